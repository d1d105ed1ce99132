import { copyJson, type Game, type Rng, type Seat, sameJson } from '@howzat/core';
import { type OpenDecision, type Program, type ProgramChance, Session } from '@howzat/core/engine';

/** Another choice than the one made, where there is one. */
export function otherChoice(open: OpenDecision, choice: unknown, rng: Rng): unknown {
  for (let tries = 0; tries < 20; tries++) {
    const other = open.domain.sample(rng);
    if (!sameJson(other, choice)) return other;
  }
  return choice;
}

/** The seats that do not see what comes of a chance. */
export function blindSeats({ seenBy }: ProgramChance, { batting }: Readonly<Game>): readonly Seat[] {
  if (seenBy === 'all') return [];
  return ([0, 1] as const).filter((seat) => seenBy === 'nobody' || (seenBy === 'batting') !== (seat === batting));
}

/**
 * A session that goes on as this one would. Its log begins with the last entry, which may still be open: what stands
 * before it is the same for both twins, and copying all of it at each step would cost more than every other check.
 */
export function twinOf(program: Program, session: Session): Session {
  const twin = new Session(program, { automatic: true });
  const saved = session.save((value) => value);
  twin.load(copyJson({ ...saved, log: { ...saved.log, entries: saved.log.entries.slice(-1) } }));
  return twin;
}
