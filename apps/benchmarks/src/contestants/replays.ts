import * as compiler from '@howzat/compiler/run';
import {
  type AnyTypes,
  createMatch,
  type MatchRecord,
  replayMatch,
  type Selection,
  uniformPlayer,
  type Variant,
  type VariantTypes,
} from '@howzat/core';
import { ballsOf, type Contestant, scoreOf } from './contestant.js';
import { machinePath } from './drivers.js';

/** What plays records on, for tools. A checkout of before has none to be named, and does so by itself. */
const engine = 'advanceOf' in compiler ? { engine: compiler.advanceOf } : {};

/** Records that are replayed over and over; each machine match takes long, so a few must do. */
const few = 8;

function recordOf<T extends VariantTypes>(variant: Variant<T>, selection: Selection, seed: number): MatchRecord {
  return createMatch(variant as Variant<AnyTypes>, {
    ...selection,
    seed,
    players: { home: uniformPlayer, away: uniformPlayer },
  }).record();
}

/** Records replayed with their logs, beside the machine that plays the same matches. */
export function replays<T extends VariantTypes>(variant: Variant<T>, selection: Selection): readonly Contestant[] {
  let made: readonly MatchRecord[] | undefined;
  // the machine needs none of them
  const records = (): readonly MatchRecord[] => {
    made ??= Array.from({ length: few }, (_, seed) => recordOf(variant, selection, seed));
    return made;
  };
  const replayed = (seed: number) => {
    const match = replayMatch(variant as Variant, records()[seed % few] as MatchRecord, engine);
    if (match.log().length === 0) throw new Error('A replay without a log.');
    return match.game;
  };
  const machine = machinePath(variant, selection);
  return [
    {
      name: 'record replayed',
      same: true,
      compared: few,
      play: (from, matches) => {
        let balls = 0;
        for (let seed = from; seed < from + matches; seed++) balls += ballsOf(replayed(seed));
        return balls;
      },
      score: (seed) => scoreOf(replayed(seed)),
    },
    { ...machine, compared: few },
  ];
}
