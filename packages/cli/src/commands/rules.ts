import { HowzatError } from '@howzat/core';
import { entriesOf, type Registry, type RegistryEntry } from '@howzat/core/author';
import { lawsRegistry } from '@howzat/core/rules';
import { Command } from 'commander';
import { type Catalogue, type Entry, openCatalogue } from '../catalogue/catalogue.js';
import { urlOf } from '../catalogue/load.js';
import { shipped } from '../catalogue/shipped.js';
import { inColumns, note, paint, say, sayJson, wrapped } from '../output.js';
import { countFirings, type Firings } from '../rules/firing.js';
import { type Place, type Places, sourcesOf } from '../rules/sources.js';
import { readTrace } from '../rules/trace.js';
import { useFlag, wholeNumber } from '../selection/flags.js';

interface RulesFlags {
  readonly matches: number;
  readonly fired?: boolean;
  readonly json?: boolean;
  readonly use: readonly string[];
}

/** A registry, and the games in which its rules fire. */
interface Book {
  readonly registry: Registry;
  readonly games: readonly Entry[];
  /** The package that it is in, where that comes with the command line. */
  readonly module: string | null;
}

export function rulesCommand(): Command {
  return new Command('rules')
    .description('browse the rules in plain words: of a game, of the Laws that all share (core), or one by its id')
    .argument('[variant]', 'the game, or the id of a rule')
    .argument('[id]', 'the id of a rule, or the end of it')
    .option(
      '--json',
      'print id, title, kind, source, text, parameters, readings, fired, tests and sources of each rule as JSON',
    )
    .option('--fired', 'also say how often each rule fired in simulated matches')
    .option(
      '--matches <n>',
      'matches to play for that, over all formats, options and readings, beside the worked examples',
      wholeNumber(0, 10_000_000),
      10_000,
    )
    .addOption(useFlag())
    .addHelpText(
      'after',
      `
The tests of a rule are those that the last test run in this clone wrote down; elsewhere there are none.

Examples:
  howzat rules
  howzat rules ccsl
  howzat rules ccsl.streak.double
  howzat rules cubes --json
  howzat rules six-and-out
  howzat rules core`,
    )
    .action(showRules);
}

async function showRules(first: string | undefined, second: string | undefined, flags: RulesFlags): Promise<void> {
  if (first === undefined) return listBooks(booksOf(await openCatalogue(flags.use)), flags);
  const books = await booksFor(first, second, flags);
  const book = books.find(({ registry }) => registry.variant === first);
  if (!book) return showOne(books, second === undefined ? first : `${first} ${second}`, flags);
  if (second !== undefined) return showOne([book], second, flags);
  const entries = entriesOf(book.registry);
  if (flags.json) return sayJson(completed(book, entries, flags));
  listRules(book, flags);
}

/** The books in which something is looked for. A game, or a rule by its whole id, is not looked for in other games; the Laws are of all. */
async function booksFor(first: string, second: string | undefined, { use }: RulesFlags): Promise<readonly Book[]> {
  const isThere = ({ registry }: Book): boolean =>
    registry !== lawsRegistry &&
    (registry.variant === first || (second === undefined && entriesOf(registry).some(({ id }) => id === first)));
  const [game = first] = first.split('.');
  const books = booksOf(await openCatalogue(use, [game]));
  return books.some(isThere) ? books : booksOf(await openCatalogue(use));
}

function booksOf({ variants, houseWords }: Catalogue): Book[] {
  const games = variants.flatMap((entry) =>
    entry.registry ? [{ registry: entry.registry, games: [entry], module: packageOf(entry) }] : [],
  );
  // how often a house rule fires depends on who plays by it, so nothing is played to see it
  const house = houseWords.map((registry) => ({ registry, games: [], module: null }));
  return [...games, ...house, { registry: lawsRegistry, games: variants, module: '@howzat/core' }];
}

/** The package of a game that comes with the command line; another of the same name was brought along, from wherever. */
function packageOf({ ref }: Entry): string | null {
  return shipped.find(({ module }) => urlOf(module) === ref.module)?.module ?? null;
}

function listBooks(books: readonly Book[], flags: RulesFlags): void {
  const rows = books.map(({ registry }) => ({
    variant: registry.variant,
    title: registry.title,
    rules: entriesOf(registry).length - Object.keys(registry.rulings).length,
    rulings: Object.keys(registry.rulings).length,
  }));
  if (flags.json) sayJson(rows);
  else
    say(
      inColumns(
        rows.map(({ variant, title, rules, rulings }) => [variant, title, `${rules} rules, ${rulings} rulings`]),
      ),
    );
}

function listRules(book: Book, flags: RulesFlags): void {
  const fired = flags.fired && book.games.length > 0 ? firings(book, flags.matches) : null;
  for (const { title, rules } of book.registry.sections) {
    say(`\n${paint.bold(title)}`);
    for (const [id, { title: name, kind, text }] of Object.entries(rules)) {
      say(`  ${paint.cyan(id)} ${paint.dim(`${kind}${fired ? `, fired ${fired.get(id) ?? 0}` : ''}`)}`);
      if (name !== undefined) say(paint.bold(wrapped(name, '    ')));
      say(wrapped(text, '    '));
    }
  }
  const rulings = entriesOf(book.registry).filter(({ readings }) => readings.length > 0);
  if (rulings.length > 0) say(`\n${paint.bold('Rulings')}`);
  for (const { id, text, readings } of rulings) {
    say(`  ${paint.cyan(id)}`);
    say(wrapped(text, '    '));
    say(wrapped(readings.map(({ name, standard }) => (standard ? `${name} (default)` : name)).join(', '), '      '));
  }
}

/** Rules by an id, or by the end of one; with their fired and tests. */
function showOne(books: readonly Book[], id: string, flags: RulesFlags): void {
  const all = books.flatMap((book) => entriesOf(book.registry).map((entry) => ({ book, entry })));
  const exact = all.filter(({ entry }) => entry.id === id);
  const found = exact.length > 0 ? exact : all.filter(({ entry }) => entry.id.endsWith(`.${id}`));
  if (found.length === 0)
    throw unknownRule(
      books,
      all.map(({ entry }) => entry.id),
      id,
    );
  const complete = found.flatMap(({ book, entry }) => completed(book, [entry], flags));
  if (flags.json) sayJson(complete.length === 1 ? complete[0] : complete);
  else for (const entry of complete) tell(entry, flags);
}

function unknownRule(books: readonly Book[], ids: readonly string[], id: string): HowzatError {
  const variants = books.map(({ registry }) => registry.variant);
  const near = ids.filter((each) => each.includes(id) || each.split('.').at(-1) === id.split('.').at(-1)).slice(0, 8);
  const hint =
    near.length > 0
      ? `Did you mean ${near.join(' or ')}?`
      : `\`howzat rules <variant>\` lists them; known are ${variants.join(', ')}.`;
  // the list of all ids would bury the answer
  return new HowzatError('unknown-rule', `There is no rule ${id}. ${hint}`, { subject: id });
}

interface CompleteEntry extends RegistryEntry {
  /** How often it was cited; null where nothing was played to see it. */
  readonly fired: number | null;
  readonly tests: readonly string[];
  /** Where it stands in the sources; null where they are not known. */
  readonly sources: Places | null;
}

function completed(book: Book, entries: readonly RegistryEntry[], flags: RulesFlags): CompleteEntry[] {
  const wanted = flags.json || flags.fired;
  const fired = wanted && flags.matches > 0 && book.games.length > 0 ? firings(book, flags.matches) : null;
  const tests = readTrace();
  const sources = book.module === null ? null : sourcesOf(book.module);
  return entries.map((entry) => ({
    ...entry,
    fired: fired === null ? null : (fired.get(entry.id) ?? 0),
    tests: tests.get(entry.id) ?? [],
    sources: sources?.get(entry.id) ?? null,
  }));
}

function firings({ games }: Book, matches: number): Firings {
  const all = new Map<string, number>();
  if (process.stderr.isTTY) note(`Playing ${matches} matches to see which rules fire ...`);
  for (const game of games) for (const [id, n] of countFirings(game, matches)) all.set(id, (all.get(id) ?? 0) + n);
  return all;
}

function tell(entry: CompleteEntry, flags: RulesFlags): void {
  say(`${paint.bold(entry.id)} ${paint.dim(`${entry.kind}, ${entry.source}`)}`);
  if (entry.title !== null) say(paint.bold(wrapped(entry.title, '  ')));
  say(wrapped(entry.text, '  '));
  for (const { name, text, standard, unbuilt } of entry.readings) {
    const mark = standard ? ' (default)' : unbuilt ? ' (recorded, not built)' : '';
    say(wrapped(`${name}${mark}: ${text}${unbuilt ? ` Not built: ${unbuilt}` : ''}`, '    '));
  }
  if (entry.parameters.length > 0) say(`  Parameters: ${entry.parameters.join(', ')}`);
  if (entry.fired !== null) say(`  Fired ${entry.fired} times in ${flags.matches} matches and the worked examples`);
  if (entry.tests.length > 0) say(`  Tests: ${entry.tests.join('; ')}`);
  if (entry.sources) tellSources(entry.sources);
}

function tellSources({ words, code }: Places): void {
  const lines = (places: readonly Place[]) => places.map(({ file, line }) => `${file}:${line}`).join(', ');
  if (words.length > 0) say(`  Words: ${lines(words)}`);
  if (code.length > 0) say(`  Code: ${lines(code)}`);
  const [first] = [...code, ...words];
  if (first) say(`  ${first.url}`);
}
