import { blocks, prose, sectionPath, table } from '@howzat/pages';
import { type Game, type GameId, shortTitles } from './games.js';
import type { Measured, Shape } from './measured.js';
import { madeLine, percent } from './words.js';

type Row = readonly [what: string, of: (game: Game) => string];

/** How many rules the rulebook leaves to the players to agree on, with the page that tells them. */
function optionalRules({ id, registry }: Game): string {
  const optional = registry.sections.flatMap(({ title, rules }) =>
    Object.entries(rules).flatMap(([rule, { kind }]) =>
      kind === 'reading' && /^[a-z]+\.opt(ion)?\./.test(rule) ? [title] : [],
    ),
  );
  const [title] = optional;
  return title === undefined ? 'none' : `[${optional.length}](./${id}/${sectionPath(title)})`;
}

/** The five games in one table, from what their packages say of themselves. */
export function comparisonPage(games: readonly Game[], shapes: Measured<readonly Shape[]>): string {
  const value = ({ variant }: Game, name: string): string => {
    const parameter = variant.parameters[name];
    if (!parameter) return '';
    if (parameter.default === null) return 'no limit';
    return typeof parameter.default === 'boolean'
      ? parameter.default
        ? 'yes'
        : 'no'
      : prose(String(parameter.default));
  };
  const shapeOf = ({ id }: Game): Shape | undefined => shapes.data.find(({ game }) => game === id);
  const rulesOf = ({ registry }: Game): number =>
    registry.sections.reduce((n, { rules }) => n + Object.keys(rules).length, 0);
  const about: Row[] = [
    ['What it is', ({ registry }) => prose(registry.about?.what ?? '')],
    ['Players', ({ registry }) => prose(registry.about?.players ?? '')],
    ['Length', ({ registry }) => prose(registry.about?.length ?? '')],
    ['On the table', ({ registry }) => prose(registry.about?.table ?? '')],
    ['Chance', ({ registry }) => prose(registry.about?.chance ?? '')],
    ['Hidden', ({ registry }) => prose(registry.about?.hidden ?? '')],
    ['Learn and print', ({ id }) => `[step by step](./${id}/learn.md)`],
    ['The weightiest decision', ({ registry }) => prose(registry.about?.decisions[0] ?? '')],
  ];
  const rulebook: Row[] = [
    ['Rules', (game) => String(rulesOf(game))],
    ['Open questions', ({ registry, id }) => `[${Object.keys(registry.rulings).length}](./${id}/rulings.md)`],
    ['of them switches', ({ variant }) => String(variant.rulings.length)],
    [
      'Formats',
      ({ variant }) =>
        variant.formats.length === 0
          ? 'one, as printed'
          : variant.formats.length > 4
            ? `${variant.formats.length}`
            : variant.formats.map(({ id }) => `\`${id}\``).join(', '),
    ],
    ['Optional rules', optionalRules],
    ['Worked examples', ({ scenarios, id }) => `[${scenarios.length}](./${id}/examples.md)`],
    ['Decisions and rolls', ({ registry }) => String(Object.keys(registry.prompts).length)],
    ['Cards or cubes of your own', ({ variant }) => (variant.withComponents ? 'yes' : 'no')],
  ];
  const laws = [
    'overs',
    'ballsPerOver',
    'wickets',
    'inningsPerSide',
    'toss',
    'strike',
    'noBallCounts',
    'freeHit',
    'declaration',
    'tieBreak',
  ];
  const words: Readonly<Record<string, string>> = {
    overs: 'Overs an innings',
    ballsPerOver: 'Balls an over',
    wickets: 'Wickets an innings',
    inningsPerSide: 'Innings a side',
    toss: 'Toss',
    strike: 'Odd runs change the strike',
    noBallCounts: 'A no-ball counts as a ball',
    freeHit: 'Free hit after a no-ball',
    declaration: 'An innings may be declared closed',
    tieBreak: 'Tie break',
  };
  const lawRows: Row[] = laws.map((name) => [words[name] ?? name, (game) => value(game, name)]);
  const numbers: Row[] = [
    ['Measured format', (game) => shapeOf(game)?.title ?? ''],
    ['First innings', (game) => shapeOf(game)?.first.mean.toFixed(0) ?? ''],
    ['Wickets in it', (game) => shapeOf(game)?.wickets.mean.toFixed(1) ?? ''],
    ['Balls in a match', (game) => shapeOf(game)?.ballsPerMatch.toFixed(0) ?? ''],
    ['Side batting first wins', (game) => percent(shapeOf(game)?.results.battingFirst ?? 0)],
    ['Ties', (game) => percent(shapeOf(game)?.results.tie ?? 0)],
    ['A sensible player beats a random one', (game) => percent(shapeOf(game)?.skill.share ?? 0)],
    ['A sensible player beats a greedy one', (game) => percent(shapeOf(game)?.plan.share ?? 0)],
  ];
  const head = ['Game', ...games.map(({ id }) => `[${shortTitles[id as GameId]}](./${id}/index.md)`)];
  const part = (rows: readonly Row[]): string =>
    table(
      head,
      rows.map(([what, of]) => [`**${what}**`, ...games.map(of)]),
    );
  return blocks(
    '# The five games beside each other',
    'Five rulebooks turn cricket into a game for a table. They share its shape: two sides, one bats and makes runs, the other bowls and tries to get the batters out, then they change over. In everything else they differ.',
    part(about),
    '## Which rules of cricket each one keeps',
    'As printed, in the format that is played unless another is named.',
    part(lawRows),
    '## The rulebooks',
    part(rulebook),
    '## What matches look like',
    madeLine(shapes),
    part(numbers),
  );
}
