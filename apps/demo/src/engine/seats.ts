import { type MatchSettings, type Player, pick, type Side, sameJson } from '@howzat/core';
import { hasBowled } from './beforehand.js';
import { type Chair, playerOf } from './levels.js';
import type { Metronome } from './metronome.js';
import type { Plan } from './plan.js';
import { sides } from './plan.js';
import type { Played } from './played.js';
import type { Screen } from './screen.js';

/** What a computer player goes by when its turn comes. */
interface Turns {
  readonly metronome: Metronome;
  readonly screen: Screen;
  readonly playing: () => Played;
}

/**
 * The computer players of a match. They answer by promises: each waits until the screen shows what has happened and the metronome
 * lets it go, so that people can follow, and is made for the rulebook that is then in play, which a series may change between two matches.
 */
export function computersOf(
  { seats, ready }: Plan,
  { opened, adviser }: Pick<Chair, 'opened' | 'adviser'>,
  { metronome, screen, playing }: Turns,
): NonNullable<MatchSettings['players']> {
  const { apart, waits } = opened.entry;
  const made = new Map<string, { readonly rulebook: unknown; readonly player: Promise<Player> }>();
  const playerFor = (side: Side, level: string): Promise<Player> => {
    const { rulebook } = playing();
    let known = made.get(side);
    if (known?.rulebook !== rulebook) {
      known = { rulebook, player: playerOf(level, { side, opened, rulebook, adviser }) };
      made.set(side, known);
    }
    return known.player;
  };
  return Object.fromEntries(
    sides.flatMap((side) => {
      const seat = seats[side];
      if (seat.kind !== 'computer') return [];
      const player: Player = {
        name: seat.level,
        choose: async (request) => {
          // who is asked while a match is opened is asked before anybody has it
          await null;
          const rival = sides[1 - sides.indexOf(side)] as Side;
          const theirs = apart?.includes(request.step) && seats[rival].kind === 'person' ? apart : null;
          // whoever plays against a person takes what that person has left
          if (theirs) await metronome.until(() => hasChosen(playing(), rival));
          if (waits?.includes(request.step) && seats[rival].kind === 'person') await metronome.untilCalled();
          // nobody wants to look on while a match that nobody has set up is made ready
          else if (ready !== true || hasBowled(playing())) {
            await metronome.until(() => screen.isUpToDate);
            await metronome.wait();
          }
          const choice = await (await playerFor(side, seat.level)).choose(request);
          return theirs ? otherThan(chosenBy(playing(), rival, theirs), choice, request) : choice;
        },
      };
      return [[side, player]];
    }),
  );
}

/** Whether a side has chosen at the step where both do at once. */
function hasChosen({ waiting }: Played, side: Side): boolean {
  return waiting.kind !== 'decisions' || !waiting.open.some((open) => open.side === side && !open.made);
}

/** What a side chose last at one of the steps. */
function chosenBy(match: Played, side: Side, steps: readonly string[]): unknown {
  const event = match
    .record()
    .events.findLast(
      (each) => each.kind === 'choice' && each.seat === sides.indexOf(side) && steps.includes(each.step),
    );
  return event?.kind === 'choice' ? event.choice : undefined;
}

/** A choice, or where it is what the other side has, any other. */
function otherThan(taken: unknown, choice: unknown, { domain, rng }: Parameters<Player['choose']>[0]): unknown {
  if (!sameJson(taken, choice)) return choice;
  const described = domain.describe();
  const others = described.kind === 'oneOf' ? described.items.filter((item) => !sameJson(item, taken)) : [];
  return others[pick(rng, others.length)] ?? choice;
}
