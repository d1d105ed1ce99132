import { createMatchMachine, toMermaid } from '@howzat/core/machine';
import { lawsRegistry } from '@howzat/core/rules';
import { type Dialect, type Page, pagesOf, placesOf } from '@howzat/pages';
import { citation, markOf, type Told, wordsById } from './citation.js';
import { commandLinePage, readHelp } from './command-line-page.js';
import { comparisonPage } from './comparison-page.js';
import { componentPage } from './components/component-page.js';
import { decisionsPart } from './decisions-part.js';
import { evidenceOf, firedSentence } from './evidence.js';
import { flowPage } from './flow-page.js';
import { type Game, type GameId, shortTitles } from './games.js';
import { catalogue } from './house-rules.js';
import { lawExamples } from './law-examples.js';
import { glancesOf, learnPage, playLink } from './learn-page.js';
import type { DecisionsWorth, Firing, Measured, RulingEffect, Shape } from './measured.js';
import { numbersPage } from './numbers-page.js';
import type { Pairs } from './pairs.js';
import type { SearchEntry } from './search/engine.js';
import { bookEntries, houseEntries, pageEntries } from './search/entries.js';
import { effectSentence } from './words.js';

/** The numbers that were measured for the site. */
export interface Numbers {
  readonly shapes: Measured<readonly Shape[]>;
  readonly decisions: Measured<readonly DecisionsWorth[]>;
  readonly firing: Measured<Firing>;
  readonly rulings: Measured<readonly RulingEffect[]>;
  readonly pairs: Pairs;
}

/** An entry of the sidebar of VitePress. */
export interface SidebarItem {
  readonly text: string;
  readonly link?: string;
  readonly collapsed?: boolean;
  readonly items?: readonly SidebarItem[];
}

/** All that is made from the packages. */
export interface Site {
  /** Markdown by its path in the site. */
  readonly pages: ReadonlyMap<string, string>;
  /** Mermaid by the id of the game, drawn from the machine that plays it. */
  readonly diagrams: Readonly<Record<string, string>>;
  readonly sidebar: Readonly<Record<string, readonly SidebarItem[]>>;
  /** Where each id is told. */
  readonly places: Readonly<Record<string, Told>>;
  /** What can be found in the pages that are made from the packages. */
  readonly entries: readonly SearchEntry[];
}

function frontmatter(fields: Readonly<Record<string, unknown>>): string {
  return `---\n${Object.entries(fields)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    .join('\n')}\n---\n\n`;
}

/** What a page is about, as its description: what stands under its headings where they have ids, else what it says by itself. */
function contentsOf(text: string, lead: string): string {
  const headings = [...text.matchAll(/^## (.+?) \{#/gm)].map(([, heading = '']) => heading);
  if (lead === '' || headings.length === 0) return lead === '' ? '' : `${lead}${firstParagraph(text)}`;
  return `${lead}${headings.slice(0, 6).join('; ')}.`;
}

function firstParagraph(text: string): string {
  return pageEntries(text, '').find(({ first }) => first !== '')?.first ?? '';
}

/** How the site writes anchors, citations and examples. */
function dialectFor(
  game: string,
  version: string,
  words: ReadonlyMap<string, unknown>,
  laws: ReadonlyMap<string, string>,
): Partial<Dialect> {
  return {
    heading: (level, text, id) => `${'#'.repeat(level)} ${text} {#${id}}`,
    example: (id) => `<ExampleReplay game="${game}" example="${id.replace(/"/g, '&quot;')}" />`,
    cite: (id) => `<small class="cite">[Cite these words](${citation(id, version, words.get(id))})</small>`,
    elsewhere: (id) => {
      const place = laws.get(id);
      return place === undefined ? null : `../core/${place}`;
    },
  };
}

const lawsVersion = '1.0.0';

/** Pages of a book that are neither rules nor examples, and are found by their headings. */
const besides: ReadonlySet<string> = new Set([
  'index.md',
  'learn.md',
  'formats.md',
  'components.md',
  'flow.md',
  'numbers.md',
]);

function gamePages(game: Game, numbers: Numbers, laws: ReadonlyMap<string, string>): readonly Page[] {
  const { id, variant, registry, scenarios } = game;
  const glances = glancesOf(game);
  const pages = pagesOf({
    variant,
    registry,
    scenarios,
    evidence: evidenceOf(id, firedSentence(numbers.firing.data, id)),
    effects: numbers.rulings.data.filter((effect) => effect.game === id).map(effectSentence),
    dialect: {
      ...dialectFor(id, variant.version, wordsById(registry), laws),
      glance: (rule) => glances.get(rule) ?? null,
    },
  });
  const more = [
    componentPage(game),
    flowPage(game),
    numbersPage(game, numbers.shapes, decisionsPart(game, numbers.decisions)),
  ];
  const learn = learnPage(game);
  const overview = pages[0] as Page;
  const links = more.map(({ path, title }) => `- [${title}](./${path})`).join('\n');
  const begin = overview.text.replace(
    '\n## What you decide',
    `\n${[`[Learn it step by step, and print it](./${learn.path})`, playLink(id)].filter((each) => each !== null).join(' · ')}\n\n## What you decide`,
  );
  return named([{ ...overview, text: `${begin.trimEnd()}\n${links}\n` }, learn, ...pages.slice(1), ...more]);
}

/** Whether a page tells a section of the rulebook. */
function isSection({ text }: Page): boolean {
  return text.includes(' of this section.');
}

/** A section of the rulebook may be called like another page: "Components". In lists it is then told apart. */
function named(pages: readonly Page[]): readonly Page[] {
  const others = new Set(pages.filter((page) => !isSection(page)).map(({ title }) => title));
  return pages.map((page) =>
    isSection(page) && others.has(page.title) ? { ...page, title: `Rules: ${page.title.toLowerCase()}` } : page,
  );
}

function sidebarOf(base: string, title: string, pages: readonly Page[]): readonly SidebarItem[] {
  const item = ({ path, title: text }: Page): SidebarItem => ({
    text,
    link: `${base}${path.replace(/(index)?\.md$/, '')}`,
  });
  const overview = pages[0] as Page;
  const rules = pages.filter((page) => page !== overview && isSection(page));
  const others = pages.filter((page) => page !== overview && !rules.includes(page) && page.within === undefined);
  return [
    { text: title, items: [{ ...item(overview), text: 'What it is' }, ...others.map(item)] },
    { text: 'Rules by section', items: rules.map(item) },
  ];
}

/** Everything in the site that is made from the packages and from what was measured of them. */
export async function siteOf(games: readonly Game[], numbers: Numbers): Promise<Site> {
  const pages = new Map<string, string>();
  const sidebar: Record<string, readonly SidebarItem[]> = {};
  const places: Record<string, Told> = {};
  const entries: SearchEntry[] = [];
  const laws = placesOf({ registry: lawsRegistry });
  const note = (base: string, registry: Game['registry'], version: string): void => {
    const words = wordsById(registry);
    for (const [id, place] of placesOf({ registry }))
      places[id] = { page: `${base}${place.replace('.md', '.html')}`, version, mark: markOf(words.get(id)) };
  };
  const add = (base: string, list: readonly Page[], about: string): void => {
    for (const { path, title, text } of list)
      pages.set(
        `${base}${path}`,
        `${frontmatter({
          title: path === 'index.md' ? title : `${title}: ${about}`,
          description: contentsOf(text, path === 'index.md' ? '' : `${about}, ${title}: `),
          editLink: false,
          outline: [2, 2],
        })}${text}`,
      );
  };

  for (const game of games) {
    const base = `rules/${game.id}/`;
    const made = gamePages(game, numbers, laws);
    const about = shortTitles[game.id as GameId];
    add(base, made, about);
    sidebar[`/${base}`] = sidebarOf(`/${base}`, about, made);
    note(`/${base}`, game.registry, game.variant.version);
    entries.push(...bookEntries(game.id, `/${base}`, game.registry, game.scenarios));
    for (const { path, text } of made.filter(({ path }) => besides.has(path)))
      entries.push(...pageEntries(text, `/${base}${path.replace('.md', '.html')}`, { game: game.id }));
  }

  const knownOfLaws = evidenceOf('core', () => undefined);
  const shownOfLaws = lawExamples(games);
  const lawPages = pagesOf({
    registry: lawsRegistry,
    evidence: (id) => ({ ...knownOfLaws(id), ...shownOfLaws(id) }),
    dialect: dialectFor('core', lawsVersion, wordsById(lawsRegistry), laws),
  });
  add('rules/core/', lawPages, 'the Laws');
  sidebar['/rules/core/'] = sidebarOf('/rules/core/', 'The Laws', lawPages);
  note('/rules/core/', lawsRegistry, lawsVersion);
  entries.push(...bookEntries('core', '/rules/core/', lawsRegistry));

  const house = await catalogue(games, numbers.pairs);
  entries.push(...houseEntries(house.houseRules, house.registry, '/house-rules/index.html'));
  pages.set(
    'house-rules/index.md',
    `${frontmatter({ title: 'House rules', editLink: false, outline: [2, 2], pageClass: 'house-rules' })}${house.text}`,
  );
  for (const { path, title, text } of house.pairPages)
    pages.set(
      `house-rules/${path}`,
      `${frontmatter({ title, description: `${title}, one by one and two by two, measured in simulated matches.`, editLink: false, aside: false, pageClass: 'wide' })}${text}`,
    );
  for (const [id, words] of wordsById(house.registry))
    places[id] = { page: `/house-rules/index.html#${id}`, version: house.version, mark: markOf(words) };

  pages.set(
    'rules/index.md',
    `${frontmatter({ title: 'The five games beside each other', editLink: false, aside: false, pageClass: 'wide' })}${comparisonPage(games, numbers.shapes)}`,
  );
  const commandLine = commandLinePage(readHelp());
  pages.set(
    'command-line/index.md',
    `${frontmatter({ title: 'The command line', editLink: false, outline: [2, 3] })}${commandLine}`,
  );
  entries.push(...pageEntries(commandLine, '/command-line/index.html'));
  const diagrams = Object.fromEntries(games.map(({ id, variant }) => [id, toMermaid(createMatchMachine(variant, {}))]));
  return { pages, diagrams, sidebar, places, entries };
}
