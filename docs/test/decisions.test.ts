import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const folder = new URL('../decisions/', import.meta.url);

const read = (page: string): string => readFileSync(new URL(page, folder), 'utf8');
const pages = readdirSync(folder).filter((page) => page.endsWith('.md') && page !== 'index.md');

const headings = ['The question', 'What we decided', 'What it costs', 'What we did not choose', 'Where to see it'];

describe.each(pages)('%s', (page) => {
  const text = read(page);

  test('has a status and the headings of a decision', () => {
    expect(text).toMatch(/^# .+\n\nStatus: .+\n/);
    expect([...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)).toEqual(headings);
  });

  test('names files that are there', () => {
    const [, seen = ''] = text.split('## Where to see it');
    const files = [...seen.matchAll(/`((?:packages|docs)\/[^`]+|[A-Z]+\.md)`/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !existsSync(new URL(file, root)))).toEqual([]);
  });
});

test('the list of decisions names each page by its title', () => {
  const listed = [...read('index.md').matchAll(/^\| \[(.+?)\]\(\.\/(.+?)\)/gm)].map(([, title, page]) => [page, title]);
  expect(listed).toEqual(pages.map((page) => [page, /^# (.+)$/m.exec(read(page))?.[1]]));
});

test('the threat model names tests that are there', () => {
  const text = readFileSync(new URL('docs/threat-model.md', root), 'utf8');
  const files = [...text.matchAll(/`((?:packages|apps|docs)\/[^`*]+)`/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !existsSync(new URL(file, root)))).toEqual([]);
});
