import type { Expected, Position, Scenario, ScriptLine, Selection } from '@howzat/core/author';
import { compileCards } from '../src/components/cards.js';
import { maskOf } from '../src/components/geometry.js';
import { originalCards } from '../src/components/original.js';

/** Words to write scripts of play with. */

const cards = compileCards(originalCards);

export const batting = (step: string, choice: unknown): ScriptLine => ({ side: 'batting', step, choice });
export const bowling = (step: string, choice: unknown): ScriptLine => ({ side: 'bowling', step, choice });
export const roll = (step: string, outcome: unknown): ScriptLine => ({ chance: step, outcome });
type Asked = ScriptLine & { readonly step: string };
export const refused = (line: ScriptLine, rule: string | null, says: string): ScriptLine => ({
  refused: line as Asked & { readonly side: 'batting' | 'bowling'; readonly choice: unknown },
  ...(rule === null ? {} : { rule }),
  says,
});

export const t20: Selection = { format: 't20' };

/** One ball that is played, from the field to its dice. */
interface Ball {
  readonly bowl: number;
  readonly zone: number;
  /** The meter when the dice are rolled, by the striker's confidence; neutral unless said. */
  readonly meter?: number;
  readonly attitude?: 'aggressive' | 'defensive';
  /** The over card, null on a free hit; a card without effect unless said. */
  readonly card?: number | null;
  /** The faces of bowler and batter; none where the card settles the ball. */
  readonly dice?: readonly [number, number];
  /** What comes between the zone and the over card, between card and dice, and after the dice. */
  readonly skills?: readonly ScriptLine[];
  readonly effects?: readonly ScriptLine[];
  readonly after?: readonly ScriptLine[];
}

const styleOf = (bowl: number): number => cards.bowlStyle[bowl] as number;

/** The lines of a ball. */
export function ball(it: Ball): ScriptLine[] {
  const card = it.card === undefined ? 15 * styleOf(it.bowl) + (styleOf(it.bowl) === 1 ? 2 : 1) : it.card;
  return [
    bowling('field', 'keep'),
    bowling('bowl', it.bowl),
    batting('attitude', it.attitude ?? 'aggressive'),
    batting('zone', it.zone),
    ...(it.skills ?? []),
    ...(card === null ? [] : [roll('over-card', card)]),
    ...(it.effects ?? []),
    ...(it.dice ? [roll('bowler-die', it.dice[0]), roll('batter-die', it.dice[1])] : []),
    ...(it.after ?? []),
  ];
}

/** Nine in the infield, two of them in each zone but Cut and none in Bye. */
export const ring = [4, 5, 8, 9, 12, 13, 16, 17, 20] as const;
/** The same with two slips. */
export const withSlips = [0, 1, 8, 9, 12, 13, 16, 17, 20] as const;

/** A bowler of each style, and what they may do. */
const bowlers = [0, 2, 7] as const;
const slips = [2, 1, 0] as const;

interface Table {
  readonly style?: number;
  readonly field?: readonly number[];
  /** The two at the crease: an all-rounder faces another unless said. */
  readonly in?: readonly [number, number];
  readonly confidence?: number;
  readonly state?: Readonly<Record<string, unknown>>;
}

const twelve = (value: number, but: readonly (readonly [number, number])[] = []): number[] => {
  const list: number[] = new Array(12).fill(value);
  for (const [at, other] of but) list[at] = other;
  return list;
};

/** The state of a match in which home bats, away bowls, and nobody has a skill card or a review left. */
export function table(it: Table = {}): Readonly<Record<string, unknown>> {
  const style = it.style ?? 2;
  const [one, two] = it.in ?? [7, 8];
  return {
    homeTeam: 0,
    awayTeam: 1,
    homeOut: 1,
    awayOut: 3,
    pitch: 2,
    orders: [
      [one, two],
      [one, two],
    ],
    batTeam: 0,
    bowlTeam: 12,
    batOut: 1,
    bowlOut: 3,
    gone: (1 << 1) | (1 << one) | (1 << two),
    field: maskOf(it.field ?? ring),
    firstBowler: bowlers[style] as number,
    bowler: bowlers[style] as number,
    style,
    confidence: twelve(0, [[one, it.confidence ?? 0]]),
    aggressive: (1 << one) | (1 << two),
    skills: twelve(0),
    bowlerSkillsUsed: 3,
    outfieldMost: 5,
    zoneMost: 2,
    bigZones: 0,
    slipsMost: slips[style] as number,
    battingReviews: 0,
    powerPlayUsed: true,
    ...it.state,
  };
}

/** The confidence that leaves this meter after the reveal. */
function confidenceFor({ bowl, zone, meter = 0 }: Ball): number {
  const lines = cards.lines[6 * bowl + zone] as number;
  return lines === 0 ? 0 : meter + lines;
}

interface OneBall extends Ball, Table {
  readonly with?: Selection;
  readonly more?: Omit<Position, 'state' | 'at'>;
}

/** Where a single ball begins: the third over of a first innings unless said otherwise. */
function before(it: OneBall): Position {
  return {
    overs: 2,
    balls: 3,
    ...it.more,
    at: 'ball',
    game: { bowler: (bowlers[styleOf(it.bowl)] as number) + 1, ...it.more?.game },
    state: table({
      style: styleOf(it.bowl),
      confidence: confidenceFor(it),
      ...it,
      state: { turned: 3, played: 1, ...it.state },
    }),
  };
}

/** The same single ball under another reading. */
interface Other {
  readonly reading: string;
  readonly expect: Expected;
  /** What comes after the dice, or the whole script, under that reading. */
  readonly after?: readonly ScriptLine[];
  readonly script?: readonly ScriptLine[];
}

/** A scenario of one ball, with other readings of one ruling. */
export function single(
  id: string,
  title: string,
  it: OneBall,
  expect: Expected,
  ruling?: string,
  others: readonly Other[] = [],
): Scenario {
  return {
    id,
    title,
    ...(it.with ? { with: it.with } : {}),
    from: before(it),
    script: ball(it),
    expect,
    ...(ruling
      ? {
          readings: others.map((other) => ({
            ruling: `ctg.ruling.${ruling}`,
            reading: other.reading,
            expect: other.expect,
            ...(other.script || other.after
              ? { script: other.script ?? ball({ ...it, after: other.after ?? [] }) }
              : {}),
          })),
        }
      : {}),
  };
}

/** A scenario with a script of its own. */
export function scripted(
  id: string,
  title: string,
  from: Position | undefined,
  script: readonly ScriptLine[],
  expect: Expected,
  more: Pick<Scenario, 'with' | 'readings'> = {},
): Scenario {
  return { id, title, ...(from ? { from } : {}), script, expect, ...more };
}

/** The next player and their attitude. */
export const comesIn = (player: number, attitude = 'aggressive'): ScriptLine[] => [
  batting('next-batter', player),
  batting('next-attitude', attitude),
];

/** Distance and bounce. */
export const lands = (distance: number, bounce: string): ScriptLine[] => [
  roll('distance', distance),
  roll('bounce', bounce),
];

/** A medium ball that comes to a strike by 2, without any rule of pace or spin. */
export const medium = { bowl: 12, zone: 2, dice: [2, 4] as const };

/** A bowl of pace, met in the middle. */
export const pace = { bowl: 0, zone: 3 };

/** The beginning of an over; nobody bowls it yet. */
export const over = (overs: number, state: Readonly<Record<string, unknown>> = {}) =>
  ({ overs, balls: 0, state: { ...table(), bowler: -1, lastBowler: 8, ...state } }) as const;

/** The same under another reading of a ruling: its script, and what comes of it. */
export const ruling = (name: string, reading: string, script: readonly ScriptLine[], expect: Scenario['expect']) => ({
  readings: [{ ruling: `ctg.ruling.${name}`, reading, script, expect }],
});
