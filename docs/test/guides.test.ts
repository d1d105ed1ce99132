import { readdirSync, readFileSync } from 'node:fs';
import { authorFor } from '@howzat/core/author';
import { describe, expect, test } from 'vitest';
import { commandLinePage, helpIn, readHelp } from '../src/command-line-page.js';
import { guides } from '../src/guides.js';
import { htmlOf, idsIn, textOf } from './built.js';

describe('the guides', () => {
  test('each has its place in the order', () => {
    const files = readdirSync(new URL('../guides/', import.meta.url)).map((file) => file.replace('.md', ''));
    expect([...guides].sort()).toEqual(files.filter((file) => file !== 'index').sort());
  });

  test.each(guides)('%s leads to the one before and to the next', (guide) => {
    const at = guides.indexOf(guide);
    const [footer = ''] = /<nav class="prev-next"[\s\S]*?<\/nav>/.exec(htmlOf(`/guides/${guide}.html`)) ?? [];
    const links = [...footer.matchAll(/href="[^"]*\/guides\/([a-z-]+)\.html"/g)].map(([, to]) => to);
    expect(links).toEqual([guides[at - 1], guides[at + 1]].filter((each) => each !== undefined));
  });

  test('no other page has such links', () => {
    expect(htmlOf('/rules/ctg/catch.html')).not.toContain('class="prev-next"');
    expect(htmlOf('/architecture.html')).not.toContain('class="prev-next"');
  });
});

test('every word of an author has an example on the page of what a house rule can say', () => {
  const page = readFileSync(new URL('../guides/what-a-house-rule-can-say.md', import.meta.url), 'utf8');
  const examples = [...page.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code]) => code).join('\n');
  const missing = Object.keys(authorFor()).filter((word) => !new RegExp(`\\ba\\.${word}\\(`).test(examples));
  expect(missing).toEqual([]);
});

describe('the page of the command line', () => {
  const commands = readHelp();

  test('has every command under its name, with its own help', () => {
    const page = '/command-line/index.html';
    const [all, ...named] = commands;
    const listed = [...(all?.help ?? '').matchAll(/^ {2}([a-z-]+) .*/gm)].map(([, name = '']) => name);
    expect(named.map(({ name }) => name).sort()).toEqual(listed.filter((name) => name !== 'howzat').sort());
    for (const { name, help } of named) {
      expect(idsIn(page), name).toContain(`howzat-${name}`);
      expect(textOf(page), name).toContain(help.replace(/\s+/g, ' '));
    }
  });

  test('tells of a command that no group names, too', () => {
    const printed =
      'Usage: howzat [options]\n\nAll.\n\nUsage: howzat bowl [options]\n\nbowl a ball\n\nOptions:\n  --fast\n';
    expect(helpIn(printed).map(({ name, description }) => [name, description])).toEqual([
      ['', 'All.'],
      ['bowl', 'bowl a ball'],
    ]);
    expect(commandLinePage(helpIn(printed))).toMatch(
      /## Besides\n\n### howzat bowl \{#howzat-bowl\}\n\nBowl a ball\.\n\n```text\nUsage: howzat bowl/,
    );
  });
});
