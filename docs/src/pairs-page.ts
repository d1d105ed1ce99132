import { winnersRules } from '@howzat/cubes';
import { rules } from '@howzat/house-rules/rules';
import { anchorOf, blocks, type Page, prose, table } from '@howzat/pages';
import type { GridEffect, GridFigure, GridRefused } from '@howzat/studies';
import { type GameId, shortTitles } from './games.js';
import { type Pairs, pairsCommand } from './pairs.js';
import { percent, signed } from './words.js';

/** What the page of a game tells of each change; a share is told in per cent. */
const columns = [
  ['first-innings', 'First innings, runs'],
  ['balls', 'Balls of the match'],
  ['batting-first-wins', 'Side batting first wins'],
  ['close', 'Close finish'],
] as const;

/** A change and where it truly lies, in bold where it is no noise. */
function figureText({ change, interval, unit, verdict }: GridFigure): string {
  const isShare = unit === 'share';
  const told = (value: number): string => signed(isShare ? 100 * value : value);
  const size = `${told(change)}${isShare ? ' %' : ''}`;
  return `${verdict === 'noise' ? size : `**${size}**`} (${interval.map(told).join(' to ')})`;
}

function figureOf({ figures }: GridEffect, id: string): GridFigure | undefined {
  return figures.find((figure) => figure.id === id);
}

function cells(effect: GridEffect): readonly string[] {
  const told = columns.map(([id]) => {
    const figure = figureOf(effect, id);
    return figure ? figureText(figure) : '';
  });
  return [...told, percent(effect.swing.share)];
}

/** Names the rules of a change. */
type Named = (change: readonly string[]) => string;

/** Changes in the order of the catalogue, and so the rules of each pair. */
function inOrder<T extends { readonly change: readonly string[] }>(changes: readonly T[], ids: readonly string[]): T[] {
  const place = (id: string | undefined): number => (id === undefined ? -1 : ids.indexOf(id));
  return changes
    .map((each) => ({ ...each, change: [...each.change].sort((a, b) => place(a) - place(b)) }))
    .sort((a, b) => place(a.change[0]) - place(b.change[0]) || place(a.change[1]) - place(b.change[1]));
}

/** The rules of the catalogue, in its order, and then those that came with a game. */
const titles: ReadonlyMap<string, string> = new Map([...rules, ...winnersRules].map(({ id, title }) => [id, title]));
const catalogued: ReadonlySet<string> = new Set(rules.map(({ id }) => id));
const order = [...titles.keys()];

const titleOf = (id: string): string => prose(titles.get(id) ?? id);
const named: Named = (change) => change.map(titleOf).join(' + ');
/** With a link to what the catalogue says of it. */
const linked: Named = (change) =>
  change.map((id) => (catalogued.has(id) ? `[${titleOf(id)}](./index.md#${anchorOf(id)})` : titleOf(id))).join(' + ');

/** What house rules do to one game, one by one and two by two. */
export function pairsPage(game: GameId, { asked, grid }: Pairs): Page {
  const effects = inOrder(
    grid.effects.filter((effect) => effect.game === game),
    order,
  );
  const refused = inOrder(
    grid.refused.filter((each) => each.game === game),
    order,
  );
  const alone = effects.filter(({ change }) => change.length === 1);
  const pairs = effects.filter(({ change }) => change.length === 2);
  const title = `What house rules do to ${shortTitles[game]}`;
  return {
    path: `${game}.md`,
    title,
    text: blocks(
      `# ${title}`,
      `Every house rule that fits the game, and every two of them, in simulated matches: ${alone.length} rules and ${pairs.length} pairs. ${settingText(asked, game, alone[0])}`,
      'Each number is how much the mean changes with the rule. The brackets show the interval in which the true change lies. A number is **bold** if the change is real and not luck.',
      `The study has ${grid.comparisons} figures over all games, and they are judged together. All intervals hold at once with 95 % confidence, and the chance that even one bold number is luck is 5 %. The test behind the bold numbers (Holm) finds a little more than the intervals (Bonferroni) do, so the interval of a bold number can reach just past zero.`,
      '"Another winner" counts the matches that the other side won, and those in which only one of the two matches had a winner. If a rule asks for a decision, random players draw other numbers from then on. Most of their other winners are then luck.',
      '## Each rule alone',
      table(
        ['Rule', ...heads],
        alone.map((effect) => [linked(effect.change), ...cells(effect)]),
      ),
      '## Every two rules',
      'The second column adds up what the two do alone. Where the first one is far from it, the rules work on each other.',
      pairTable(pairs, alone),
      refusedText(refused),
      madeText(grid, game),
    ),
  };
}

const heads = [...columns.map(([, title]) => title), 'Another winner'];

function pairTable(pairs: readonly GridEffect[], alone: readonly GridEffect[]): string {
  const runs = new Map(alone.map((effect) => [effect.change[0], figureOf(effect, 'first-innings')?.change]));
  const added = ({ change }: GridEffect): string => {
    const [one, two] = change.map((id) => runs.get(id));
    return one === undefined || two === undefined ? '' : signed(one + two);
  };
  const [first = '', ...others] = heads;
  return table(
    ['Rules', first, 'Both alone, added', ...others],
    pairs.map((effect) => {
      const [runsText = '', ...rest] = cells(effect);
      return [named(effect.change), runsText, added(effect), ...rest];
    }),
  );
}

/** The rules that a game refuses, and the pairs that it refuses for another reason. */
function refusedText(refused: readonly GridRefused[]): string | null {
  if (refused.length === 0) return null;
  const alone = refused.filter(({ change }) => change.length === 1);
  const names = new Set(alone.map(({ change }) => change[0]));
  const pairs = refused.filter(({ change }) => change.length === 2 && !change.some((id) => names.has(id)));
  const others = refused.length - alone.length - pairs.length;
  const reasons = (head: string, list: readonly GridRefused[]): string =>
    table(
      [head, 'Why'],
      list.map(({ change, why }) => [named(change), prose(why)]),
    );
  return blocks(
    '## What is refused',
    alone.length === 0 ? null : 'These rules cannot be played with the game as it is here:',
    alone.length === 0 ? null : reasons('Rule', alone),
    others === 0 ? null : `Of the pairs with one of these, ${others} are refused too.`,
    pairs.length === 0 ? null : 'These cannot be played together:',
    pairs.length === 0 ? null : reasons('Rules', pairs),
  ).trimEnd();
}

/** How the matches of a game were played. */
function settingText({ games }: Pairs['asked'], game: GameId, effect: GridEffect | undefined): string {
  if (!effect) return '';
  const { matches, seed, players, format } = effect;
  const set = Object.entries(games.find((each) => each.game === game)?.set ?? {});
  const by = players[0] === players[1] ? `two ${players[0]} players` : `${players[0]} and ${players[1]}`;
  const under = [
    ...(format === null ? [] : [`in the format \`${format}\``]),
    ...set.map(([name, value]) => `with \`${name}\` set to \`${String(value)}\``),
  ];
  return `${matches} matches of ${by}${under.length > 0 ? `, ${under.join(', ')},` : ''} were played with each change and without it, from the seed ${seed}.`;
}

/** Which study the numbers come from, and which versions it was played with. */
function madeText({ study, packages }: Pairs['grid'], game: GameId): string {
  const shown = ['core', 'compiler', 'simulator', 'house-rules', game].map((name) => `@howzat/${name}`);
  const versions = packages.filter(({ name }) => shown.includes(name)).map(({ name, version }) => `${name} ${version}`);
  return `Study \`${study}\`, played with ${versions.join(', ')}. It is played again by \`${pairsCommand}\`; what was counted is kept in \`docs/data/pairs.json\`. [How studies are played](../studies.md).`;
}
