import { larger, measured, small } from '../plan.js';

/** What a row tells of. Each kind has targets of its own; a replay has none, as what there is to verify in a record may grow. */
export type Kind = 'simulation' | 'replay' | 'views' | 'sensible';

/** The kind of each contestant that is compared. The loops written by hand and boardgame.io are not code of the project. */
const kinds = {
  runner: 'simulation',
  'runner, full log': 'simulation',
  'runner, log written and read': 'simulation',
  'record replayed': 'replay',
  interpreter: 'simulation',
  machine: 'simulation',
  'runner, players with views': 'views',
  'runner, sensible players': 'sensible',
} as const satisfies Record<string, Kind>;

/** A contestant that is compared. */
export type Compared = keyof typeof kinds;

/** The kind of a contestant. */
export function kindOf(name: Compared): Kind {
  return kinds[name];
}

/** Whether nobody decides in a row of a kind but uniform players, so that both sides play the same matches. */
export function playsAlone(kind: Kind): boolean {
  return kind === 'simulation' || kind === 'replay';
}

/** One contest that today's code and the baseline's both hold. */
export interface Duel {
  /** The file that holds the contest, and its id. */
  readonly entry: string;
  readonly id: string;
  /** The game as the table calls it. */
  readonly game: string;
  readonly names: readonly Compared[];
  /** Milliseconds of processor time that each contestant plays in a process before its first round there. */
  readonly warmUp: number;
}

const logs = ['runner, full log', 'runner, log written and read'] as const;

function smallDuels({ id, title, entry }: (typeof small)[number]): readonly Duel[] {
  const duel = (part: string, ...names: readonly Compared[]): Duel => ({
    entry,
    id: `${id}${part}`,
    game: title,
    names,
    warmUp: 1000,
  });
  return [
    duel('', 'runner'),
    duel('-log', ...logs),
    duel('-views', 'runner, players with views'),
    duel('-sensible', 'runner, sensible players'),
    duel('-machine', 'machine', 'interpreter'),
  ];
}

function afterDuels({ id, title }: (typeof small)[number]): readonly Duel[] {
  const shared = { entry: 'after', game: `${title}, after the others`, warmUp: 1000 };
  return [
    { ...shared, id: `${id}-after`, names: ['runner'] },
    { ...shared, id: `${id}-log-after`, names: logs },
  ];
}

function largerDuels({ id, title }: (typeof larger)[number]): readonly Duel[] {
  // V8 compiles such large programs, and throws the code away again, for seconds
  const warmUp = id.startsWith('ctg') ? 3000 : 2500;
  const duel = (part: string, ...names: readonly Compared[]): Duel => ({
    // with today's sets the two sides would play other matches
    entry: 'first-sets',
    id: `${id}-${part}`,
    game: title,
    names,
    warmUp,
  });
  return [
    duel('beside-cubes', 'runner', 'runner, sensible players'),
    duel('log', ...logs),
    duel('views', 'runner, players with views'),
    duel('replay', 'record replayed', 'machine'),
  ];
}

/** Every duel: together they hold each game with each of its contestants once. */
export const duels: readonly Duel[] = [
  ...small.flatMap(smallDuels),
  ...measured.flatMap(afterDuels),
  ...larger.flatMap(largerDuels),
];

/** The duels whose id or game holds one of the texts; all where there is no text. */
export function duelsNamed(texts: readonly string[]): readonly Duel[] {
  if (texts.length === 0) return duels;
  const lower = texts.map((text) => text.toLowerCase());
  // the yardstick of a larger game is no game of Cubes
  const named = ({ id, game }: Duel): string => `${id.replace('-beside-cubes', '')} ${game.toLowerCase()}`;
  return duels.filter((duel) => lower.some((text) => named(duel).includes(text)));
}
