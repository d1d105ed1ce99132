import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type Amendment, HowzatError } from '@howzat/core';
import type { Registry } from '@howzat/core/author';
import { lawsRegistry } from '@howzat/core/rules';
import { type Evidence, houseRulePages, type Page, pagesOf } from '@howzat/pages';
import { Command } from 'commander';
import { type Catalogue, type Entry, openCatalogue } from '../catalogue/catalogue.js';
import { Usage } from '../failure.js';
import { note, say } from '../output.js';
import { countFirings } from '../rules/firing.js';
import { useFlag, wholeNumber } from '../selection/flags.js';

interface DocsFlags {
  readonly out: string;
  readonly matches: number;
  readonly force?: boolean;
  readonly use: readonly string[];
}

export function docsCommand(): Command {
  return new Command('docs')
    .description('write the rules of a game, or of a package with house rules, as Markdown pages')
    .argument(
      '<package>',
      'a game by its id, house-rules, core, or a package or file that brings a game or house rules',
    )
    .requiredOption('--out <folder>', 'where to write the pages')
    .option(
      '--matches <n>',
      'matches to play to say how often each rule fires; 0 for none',
      wholeNumber(0, 10_000_000),
      0,
    )
    .option('--force', 'write into a folder that is not empty')
    .addOption(useFlag())
    .addHelpText(
      'after',
      `
Each rule has its id as an anchor, so a link to it holds as long as the rule does.

Examples:
  howzat docs cubes --out rules
  howzat docs house-rules --out house-rules
  howzat docs howzat-variant-village --out docs/rules --matches 1000
  howzat docs ./my-game.ts --out rules`,
    )
    .action(writeDocs);
}

async function writeDocs(name: string, flags: DocsFlags): Promise<void> {
  const pages = await pagesFor(name, flags);
  const folder = resolve(flags.out);
  const there = await readdir(folder).catch(() => []);
  if (there.length > 0 && !flags.force)
    throw new Usage(`The folder ${flags.out} is not empty; --force writes into it all the same.`);
  for (const { path, text } of pages) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  say(`${pages.length} ${pages.length === 1 ? 'page' : 'pages'} in ${flags.out}`);
}

async function pagesFor(name: string, { use, matches }: DocsFlags): Promise<readonly Page[]> {
  if (name === 'core') return pagesOf({ registry: lawsRegistry });
  const { variants } = await openCatalogue(use, [name]);
  const entry = variants.findLast(({ variant }) => variant.id === name);
  if (entry) return gamePages(entry, matches);
  // a house rule tells which games it fits
  const known = await openCatalogue(use);
  const words = known.houseWords.find(({ variant }) => variant === name);
  if (words)
    return house(
      known,
      known.houseRules.map(({ value }) => value),
      [words],
    );
  return broughtBy(name, known, await openCatalogue([...use, name]), matches);
}

/** What a package adds to what was known without it. */
function broughtBy(name: string, known: Catalogue, all: Catalogue, matches: number): readonly Page[] {
  const variants = all.variants.slice(known.variants.length);
  const rules = all.houseRules.slice(known.houseRules.length).map(({ value }) => value);
  const words = all.houseWords.slice(known.houseWords.length);
  const pages = variants.flatMap((entry) =>
    gamePages(entry, matches).map((page) =>
      variants.length > 1 ? { ...page, path: `${entry.variant.id}/${page.path}` } : page,
    ),
  );
  const ofRules = rules.length > 0 ? house(all, rules, words) : [];
  if (pages.length + ofRules.length === 0)
    throw new HowzatError('unknown-variant', `${name} brings no game and no house rules.`, {
      subject: name,
      known: [...known.variants.map(({ variant }) => variant.id), 'house-rules', 'core'],
    });
  return [
    ...pages,
    ...ofRules.map((page) => (pages.length > 0 ? { ...page, path: `house-rules/${page.path}` } : page)),
  ];
}

function gamePages(entry: Entry, matches: number): readonly Page[] {
  const { variant, registry, scenarios } = entry;
  if (!registry)
    throw new Usage(
      `${variant.id} tells no rules: its package exports no registry, by itself or from an entry of its own named "rules".`,
    );
  return pagesOf({ variant, registry, scenarios, ...(matches > 0 ? { evidence: firings(entry, matches) } : {}) });
}

function firings(entry: Entry, matches: number): (id: string) => Evidence {
  if (process.stderr.isTTY) note(`Playing ${matches} matches to see which rules fire ...`);
  const fired = countFirings(entry, matches);
  return (id) => {
    const times = fired.get(id);
    return times === undefined ? {} : { fired: `Fires: ${times} times in ${matches} matches and the worked examples` };
  };
}

function house(catalogue: Catalogue, rules: readonly Amendment[], words: readonly Registry[]): readonly Page[] {
  const registry: Registry = words[0] ?? {
    variant: 'house-rules',
    title: 'House rules',
    sections: [],
    rulings: {},
    prompts: {},
  };
  const told = new Set(registry.sections.flatMap((section) => Object.keys(section.rules)));
  return houseRulePages({
    houseRules: rules.filter(({ id, layer }) => layer === 'house' && (told.size === 0 || told.has(id))),
    registry,
    variants: catalogue.variants.map(({ variant }) => variant),
  });
}
