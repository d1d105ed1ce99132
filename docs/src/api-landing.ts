import { blocks, prose } from '@howzat/pages';

/** Something that people import: `@howzat/core/author`. */
export interface ApiEntry {
  readonly name: string;
  /** What it is for, in a sentence. */
  readonly about: string;
}

/** What each entry is for, in the order in which they are listed. */
const tools: Readonly<Record<string, string>> = {
  '@howzat/core': 'Play a match, keep its record and replay it. Also series, players and errors.',
  '@howzat/core/author': 'Write a game or a house rule: steps, domains, chance, parameters, words, worked examples.',
  '@howzat/core/scorebook':
    'Show a match: scorecard, charts, commentary, exports. It also makes text from outside safe to print.',
  '@howzat/core/engine':
    'Write a driver or a tool: sessions, programs, views and domains of a state, streams of chance, checksums. It sees all secrets of a match, so do not hand any of it to players.',
  '@howzat/core/machine': 'A match as an XState statechart, to inspect and to draw.',
  '@howzat/core/rules': 'The words of the Laws, which all games share.',
  '@howzat/core/play':
    'The part of the core that each game passes on, so that the package of a game is enough to play it.',
  '@howzat/core/compiled': 'What compiled runners run on. You do not import it yourself.',
  '@howzat/players':
    'Computer players for any rulebook, hints, the chance to win after every ball, and exact values of small games.',
  '@howzat/simulator': 'Simulate, compare rules, play tournaments and look for habits that win, in worker threads.',
  '@howzat/simulator/here': 'The same without threads and without Node, for tests and for the worker of a page.',
  '@howzat/simulator/chunks': 'Have simulated matches played elsewhere, and add up the results.',
  '@howzat/studies': 'Share a simulation, a comparison or a tournament among many machines, through Postgres.',
  '@howzat/compiler/run': 'Compile rules while the program runs, and check that they play as the interpreter does.',
  '@howzat/compiler/build': 'Compile rulebooks ahead of time, to small modules that play them.',
  '@howzat/host':
    'Seat people and computers at a match: protocol, secrecy, clocks and fair dice. For the worker of a page or for a server.',
  '@howzat/server': 'A host behind HTTP, with its matches in a folder or in Postgres.',
  '@howzat/testkit': 'The tests that every game, house rule and player has to pass.',
  '@howzat/pages': 'The rules of a game as Markdown pages.',
  '@howzat/print': 'A game as a PDF to print and play, and its cards as SVG.',
  '@howzat/house-rules': 'House rules for any game.',
  '@howzat/house-rules/rules': 'The words of these house rules.',
  '@howzat/house-rules/effects': 'What each of them does to each game, as measured.',
};

const games: Readonly<Record<string, string>> = {
  ccsl: 'Cricket Card Strategy League',
  cubes: 'Cubes',
  wicked: 'Wicked Cricket',
  pocket: 'Pocket Cricket',
  ctg: 'Cricket: The Game',
};

/** What the entries of a game are for. */
const ofGames: Readonly<Record<string, (title: string) => string>> = {
  '': (title) => `${title}: the game, its computer player, and what it takes to play it.`,
  rules: (title) => `The rules of ${title} in words.`,
  tabletop: (title) => `What lies on the table in ${title}: cards, boards, charts and sheets, to print and to draw.`,
  scenarios: (title) => `The worked examples of ${title}.`,
  runner: (title) => `The formats of ${title}, compiled: they play matches without the engine.`,
};

/** What an entry is for; null where nobody has written that down yet. */
export function aboutEntry(name: string): string | null {
  const known = tools[name];
  if (known !== undefined) return known;
  const [, game = '', entry = ''] = /^@howzat\/([a-z]+)(?:\/(.+))?$/.exec(name) ?? [];
  const title = games[game];
  return title === undefined ? null : (ofGames[entry]?.(title) ?? null);
}

const order = Object.keys(tools);

/** The tools in their order, and then the games. */
export function inOrder<Entry extends { readonly name: string }>(entries: readonly Entry[]): readonly Entry[] {
  const placeOf = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);
  return [...entries].sort((a, b) => placeOf(a.name) - placeOf(b.name));
}

/** The page that leads to all others of the API. */
export function apiLanding(entries: readonly ApiEntry[]): string {
  const lines = inOrder(entries).map(({ name, about }) => `- [\`${name}\`](./${name}/index.md): ${prose(about)}`);
  return blocks(
    '# The API of Howzat',
    'Every package lists here what you can import from it. Each page of a function names its parameters, what it returns and the errors that it throws, and has an example that runs. Only what generated code alone calls has none.',
    'To play, begin with `@howzat/core` and the package of a game. To write a rule, begin with `@howzat/core/author`; the [guides](../guides/index.md) show how. To measure a rule, use `@howzat/simulator`.',
    lines.join('\n'),
  );
}
