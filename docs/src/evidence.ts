import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Evidence, Link } from '@howzat/pages';
import { rulePlaces } from '../../scripts/lib/sections.mjs';
import type { Firing } from './measured.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
export const repository = 'https://github.com/howzat/howzat';

/** A quoted id, and where it stands. */
interface Mention {
  readonly file: string;
  readonly line: number;
  /** How the line uses it: code that applies it, or words about it. */
  readonly applies: boolean;
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts'))
    .sort();
}

const quotedId = /'([a-z][a-z-]*(?:\.[a-z0-9][a-z0-9-]*)+)'(\s*:)?/g;
/** A step, a rule or a limit of this id; `rule:` names the rules that a step applies. */
const applying =
  /\b(?:id|rule|message|anchor): *(?:\[.*)?'|\b(?:rule|limit|ending|repeal|replace|wrap|end|before|after)\(/;

function mentionsIn(files: readonly string[]): Map<string, Mention[]> {
  const mentions = new Map<string, Mention[]>();
  for (const file of files)
    readFileSync(`${root}${file}`, 'utf8')
      .split('\n')
      .forEach((text, at) => {
        for (const [, id, isKey] of text.matchAll(quotedId)) {
          if (id === undefined || isKey !== undefined) continue;
          const list = mentions.get(id) ?? [];
          list.push({ file, line: at + 1, applies: applying.test(text) });
          mentions.set(id, list);
        }
      });
  return mentions;
}

function urlOf({ file, line }: Mention): string {
  return `${repository}/blob/main/${file}#L${line}`;
}

/** Ids that code puts together: `game.over.max-${length}`, as a pattern. */
const puttingTogether = /`([a-z][a-z-]*\.[a-z0-9.-]*)\$\{[^}]+\}([a-z0-9.-]*)`/g;

function patternsIn(files: readonly string[]): readonly { readonly pattern: RegExp; readonly mention: Mention }[] {
  return files.flatMap((file) =>
    readFileSync(`${root}${file}`, 'utf8')
      .split('\n')
      .flatMap((text, at) =>
        [...text.matchAll(puttingTogether)].map(([, before = '', after = '']) => ({
          pattern: new RegExp(`^${before.replace(/\./g, '\\.')}[a-z0-9-]+${after.replace(/\./g, '\\.')}$`),
          mention: { file, line: at + 1, applies: true },
        })),
      ),
  );
}

/** A link for each file, to the line that says most. */
function linksTo(mentions: readonly Mention[], prefix: string): readonly Link[] {
  const best = new Map<string, Mention>();
  for (const mention of mentions) {
    const known = best.get(mention.file);
    if (!known || (!known.applies && mention.applies)) best.set(mention.file, mention);
  }
  return [...best.values()].map((mention) => ({ text: mention.file.slice(prefix.length), url: urlOf(mention) }));
}

/** What the sources of a package say about its rules, and how often they fire. */
export function evidenceOf(name: string, fired: (id: string) => string | undefined): (id: string) => Evidence {
  const folder = `packages/${name}`;
  const sources = filesIn(`${folder}/src`);
  // words, pictures and sentences about a rule are not the code that applies it
  const rules = sources.filter(
    (file) => !/\/(scenarios|ruling-words|words|reasons|tabletop|glances|first-cards|presentation)\b/.test(file),
  );
  const code = mentionsIn(rules);
  const places = rulePlaces(`${root}${folder}`, '');
  const patterns = patternsIn(rules);
  const tests = mentionsIn(filesIn(`${folder}/test`));
  return (id) => {
    // the readings of a ruling are told by a key, as words are
    const readings = (places.get(id)?.readings ?? []).map(({ file, line }) => ({
      file: `${folder}/${file}`,
      line,
      applies: true,
    }));
    const named = [...readings, ...(code.get(id) ?? [])];
    const all =
      named.length > 0 ? named : patterns.filter(({ pattern }) => pattern.test(id)).map(({ mention }) => mention);
    const applied = all.filter(({ applies }) => applies);
    const sentence = fired(id);
    return {
      code: linksTo(applied.length > 0 ? applied : all, `${folder}/src/`),
      tests: linksTo(tests.get(id) ?? [], `${folder}/`),
      ...(sentence === undefined ? {} : { fired: sentence }),
    };
  };
}

function times(n: number): string {
  if (n === 1) return 'once';
  if (n >= 10) return `${Math.round(n)} times`;
  return `${Number(n.toPrecision(2))} times`;
}

/** How often a rule fires, in a sentence; undefined where nothing was measured or the rule never can. */
export function firedSentence(firing: Firing, game: string): (id: string) => string | undefined {
  const formats = Object.entries(firing.perMatch).filter(([key]) => key.startsWith(`${game} `));
  return (id) => {
    const told = formats.flatMap(([key, rules]) => {
      const n = rules[id];
      if (n === undefined || n === 0) return [];
      const format = formats.length > 1 ? ` (${key.slice(game.length + 1).toLowerCase()})` : '';
      return [`${n < 0.5 ? `once in ${Math.round(1 / n)} matches` : `${times(n)} a match`}${format}`];
    });
    if (told.length > 0) return `Fires ${told.join(', ')}`;
    const n = firing.anywhere[game]?.[id];
    return n === undefined ? undefined : 'Fires under another format, option or reading only';
  };
}
