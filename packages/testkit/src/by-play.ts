import { type Player, type Rulebook, type Selection, stream, type Variant } from '@howzat/core';
import { domainProblems } from './domains.js';
import { driverProblems, jsonProblems, recordProblems } from './drivers.js';
import { illegalInputProblems } from './illegal-input.js';
import { playerProblems } from './players.js';
import { playAtRandom } from './random-play.js';
import { expectNone, type TestRunner } from './runner.js';
import { seatProblems } from './seat-secrecy.js';
import { opennessProblems, peepingProblems, secrecyProblems } from './secrecy.js';
import { reachProblems, vandalProblems } from './walls.js';

/** How long a check may take, in milliseconds. */
export const patient = 240_000;

/** How often a player is asked whether it peeps. */
const asks = 60;

/** A rulebook to be checked by playing it. */
export interface PlayChecks {
  readonly it: TestRunner['it'];
  /** What the rulebook goes by in the names of the tests. */
  readonly name: string;
  readonly variant: Variant;
  readonly selection: Selection;
  readonly rulebook: Rulebook;
  /** Matches for each check; the statechart, which is slow, gets a tenth. */
  readonly seeds: number;
  /** The most inputs of a match that the statechart plays; all unless given. */
  readonly statechart?: number | undefined;
  readonly players?: readonly Player[];
  /** Fields of the state that the catalogue calls open. */
  readonly open?: readonly string[];
  /** Steps after which a rule shows at once, by the rulebook, something of what was secretly chosen or drawn. */
  readonly reveals?: readonly string[];
  /** Whether what players are handed is walked from, and written to; it is unless told otherwise. */
  readonly walls?: boolean;
  /** The game that a house rule was added to: what that shows by itself, the rule does not give away. */
  readonly without?: Rulebook;
}

/** Registers the checks by play: what must hold for every rulebook, however it is composed. */
export function checkByPlay({
  it,
  name,
  variant,
  selection,
  rulebook,
  seeds,
  statechart = Number.POSITIVE_INFINITY,
  ...about
}: PlayChecks): void {
  const few = Math.ceil(seeds / 10);
  it(
    `${name}: random play ends, never stands without a legal choice, and its domains agree with themselves`,
    () => {
      const problems: string[] = [];
      for (let seed = 0; seed < few; seed++) {
        const rng = stream(seed, 1);
        const seen = new Map<string, number>();
        playAtRandom(rulebook, seed, {
          beforeChoice: (_, open) => {
            const times = (seen.get(open.decision.id) ?? 0) + 1;
            seen.set(open.decision.id, times);
            if (times <= 4) problems.push(...domainProblems(open, rng));
          },
        });
      }
      expectNone([...new Set(problems)], 'Domains do not agree with themselves.');
    },
    patient,
  );
  it(
    `${name}: interpreter, generated code and statechart play the same match`,
    () => expectNone(driverProblems(rulebook, seeds, { matches: few, inputs: statechart }), 'The drivers differ.'),
    patient,
  );
  it(
    `${name}: records replay, undo goes back, and states survive JSON`,
    () =>
      expectNone(
        [...recordProblems(variant, selection, rulebook, few), ...jsonProblems(rulebook, few)],
        'A record or a state does not hold.',
      ),
    patient,
  );
  it(
    `${name}: neither side is shown what it may not see`,
    () => {
      // a step that the game shows at once may come late in a match, so it is looked at for longer
      const { without, reveals } = about;
      const shown = without ? leaksOf(variant, without, 3 * few, reveals) : [];
      const leaks = leaksOf(variant, rulebook, few, reveals).filter((leak) => !shown.includes(leak));
      expectNone([...leaks, ...opennessProblems(rulebook, about.open ?? [])], 'Something leaks, or is withheld.');
    },
    patient,
  );
  it(
    `${name}: illegal input is refused and changes nothing`,
    () => expectNone(illegalInputProblems(variant, selection, few), 'Illegal input has an effect.'),
    patient,
  );
  if (about.walls ?? true)
    it(
      `${name}: what players are handed leads to nothing of the match, and nothing that they write to it shows`,
      () => {
        const { players = [] } = about;
        expectNone(
          [
            ...reachProblems(variant, selection, 1),
            ...vandalProblems(variant, selection, players.slice(0, 1), Math.ceil(few / 3)),
          ],
          'The walls do not hold.',
        );
      },
      patient,
    );
  for (const player of about.players ?? [])
    it(
      `${name}: ${player.name} plays by the rules, from what it is shown alone`,
      () =>
        expectNone(
          [...playerProblems(rulebook, player, few * 3), ...peepingProblems(rulebook, player, asks)],
          `${player.name} does not.`,
        ),
      patient,
    );
}

function leaksOf(variant: Variant, rulebook: Rulebook, matches: number, reveals?: readonly string[]): string[] {
  return [
    ...secrecyProblems(rulebook, matches, reveals),
    ...seatProblems(variant, rulebook, Math.ceil(matches / 3), reveals),
  ];
}
