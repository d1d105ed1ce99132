import type { Delivery, Json, LogEntry } from '@howzat/core';

/** What of a ball is shown by itself, in the order in which it is shown. */
export const parts = [
  'cards',
  'dice',
  'flight',
  'field',
  'signal',
  'runs',
  'four',
  'six',
  'wicket',
  'fifty',
  'hundred',
  'won',
] as const;
export type Part = (typeof parts)[number];

/** What comes in on a ball. */
type Coming = 'cards' | 'dice' | 'flight' | 'field';
const comings: readonly Coming[] = ['cards', 'dice', 'flight', 'field'];

/** What an umpire signals. */
export type Signal = 'out' | 'six' | 'four' | 'no ball' | 'wide' | 'bye' | 'leg bye';

/** One thing that is shown of a ball. */
export interface Moment {
  readonly part: Part;
  /** Which of the balls that came together, from 0. */
  readonly ball: number;
  /** What the umpire signals; null for all other parts. */
  readonly signal: Signal | null;
  /** The runs of the ball, or what a batter has made; 0 where it is about none. */
  readonly runs: number;
  /** What came in with it: faces of dice and cards, as far as the side at the screen may see them. */
  readonly came: readonly Came[];
}

/** What was drawn or chosen at a step. */
interface Came {
  readonly step: string;
  readonly value: Json;
}

/**
 * What the steps of a game are to whoever looks on. A folder `tables/<name>/` may have a `script.ts` with one as its default export;
 * of a game without one the signal, the runs and the great moments are shown.
 */
export interface Script {
  /** Steps at which cards turn. */
  readonly cards?: RegExp;
  /** Steps at which dice roll, or cubes. */
  readonly dice?: RegExp;
  /** Steps by which fielders act: a catch, a throw, a coin for a batter. */
  readonly field?: RegExp;
  /** Steps by which the ball is on its way. */
  readonly flight?: RegExp;
  /** What belongs to every ball and is told with what came of it: as the two cards of a hand. */
  readonly always?: Coming;
  /** A ball of the book is a whole over: four or six runs are no boundary. */
  readonly overs?: boolean;
  /** Cards and dice lie among the details, which a phone folds away: they are shown over the board there. */
  readonly aside?: boolean;
}

/** The log of what happened, of which the last `fresh` entries are new. */
interface News {
  readonly happened: readonly LogEntry[];
  readonly fresh: number;
}

/** What is known of the match around the balls. */
export interface Around {
  /** What the batter who faces had made before the first of them; null where that is not known. */
  readonly batter: number | null;
  /** The match is over with the last of them, and somebody has won. */
  readonly won: boolean;
}

/** What is shown of all that is new: ball by ball, each in the order of {@link parts}. */
export function momentsOf({ happened, fresh }: News, script: Script, around: Around): readonly Moment[] {
  const news = fresh === 0 ? [] : happened.slice(-fresh);
  const balls = news.flatMap((entry) => (entry.delivery ? [{ entry, delivery: entry.delivery }] : []));
  const moments: Moment[] = [];
  let batter = around.batter;
  let from = 0;
  for (const [ball, { entry, delivery }] of balls.entries()) {
    const end = news.indexOf(entry) + 1;
    const before = batter;
    const { outs, bat } = delivery;
    batter = before === null ? null : outs.length > 0 ? 0 : before + bat;
    const last = ball === balls.length - 1;
    moments.push(
      ...comingsOf(news.slice(from, end), script, ball, true),
      ...goings(delivery, script, ball, before, last && around.won),
    );
    from = end;
  }
  // a ball that goes on with the next question shows what has come of it
  moments.push(...comingsOf(news.slice(from), script, balls.length, false));
  return moments;
}

/** What came in on a ball: cards, dice, the ball on its way, what fielders did. */
function comingsOf(entries: readonly LogEntry[], script: Script, ball: number, finished: boolean): readonly Moment[] {
  const inputs = entries.filter((entry) => entry.ball > 0).flatMap((entry) => entry.inputs);
  return comings.flatMap((part) => {
    const own = inputs.filter(({ step }) => script[part]?.test(step));
    if (own.length === 0 && !(finished && script.always === part)) return [];
    const seen = own.filter(({ hiddenFrom }) => hiddenFrom === null);
    return [{ ...moment(part, ball), came: seen.map(({ step, value }) => ({ step, value: value as Json })) }];
  });
}

/** What came of a ball: the signal, the runs, and its great moments. */
function goings(
  delivery: Delivery,
  { overs = false }: Script,
  ball: number,
  before: number | null,
  won: boolean,
): readonly Moment[] {
  const { bat, outs } = delivery;
  const out = outs.some(({ how }) => how !== 'retired not out');
  const runs = bat + delivery.byes + delivery.legByes + delivery.wides + delivery.noBalls + delivery.penalty;
  const hit = overs ? 0 : bat;
  const signal = signalOf({ ...delivery, bat: hit }, out);
  const reaches = (n: number): boolean => before !== null && before < n && before + bat >= n;
  return [
    ...(signal ? [{ ...moment('signal', ball), signal }] : []),
    ...(runs > 0 || !out ? [moment('runs', ball, runs)] : []),
    ...(!out && hit === 4 ? [moment('four', ball, 4)] : []),
    ...(!out && hit === 6 ? [moment('six', ball, 6)] : []),
    ...(out ? [moment('wicket', ball)] : []),
    ...(reaches(100)
      ? [moment('hundred', ball, (before ?? 0) + bat)]
      : reaches(50)
        ? [moment('fifty', ball, (before ?? 0) + bat)]
        : []),
    ...(won ? [moment('won', ball)] : []),
  ];
}

function moment(part: Part, ball: number, runs = 0): Moment {
  return { part, ball, signal: null, runs, came: [] };
}

function signalOf({ bat, wides, noBall, byes, legByes }: Delivery, out: boolean): Signal | null {
  if (out) return 'out';
  if (noBall) return 'no ball';
  if (wides > 0) return 'wide';
  if (bat === 6) return 'six';
  if (bat === 4) return 'four';
  if (byes > 0) return 'bye';
  return legByes > 0 ? 'leg bye' : null;
}
