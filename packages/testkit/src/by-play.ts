import type { Player, Rulebook, Selection, Variant } from '@howzat/core';
import { programOf, stream } from '@howzat/core/engine';
import { domainProblems } from './domains.js';
import { drawnChoiceProblems, drawnOutcomeProblems } from './draws.js';
import { driverProblems, jsonProblems, recordProblems } from './drivers.js';
import { illegalInputProblems } from './illegal-input.js';
import { lateLeakProblems } from './late-leaks.js';
import { type Leaks, told } from './leaks.js';
import { memoryProblems, playerProblems } from './players.js';
import { playAtRandom } from './random-play.js';
import type { Reveal } from './reveals.js';
import { expectNone, type TestRunner } from './runner.js';
import { seatLeaks } from './seat-secrecy.js';
import { opennessProblems, peepingProblems, secrecyLeaks } from './secrecy.js';
import { reachProblems } from './walls/reached.js';
import { seatReachProblems } from './walls/seats-reached.js';
import { vandalProblems } from './walls/vandal.js';

/** How long a check may take, in milliseconds. */
export const patient = 240_000;

/** How often a player is asked whether it peeps. */
const asks = 60;

/** A rulebook to be checked by playing it. */
export interface PlayChecks {
  readonly it: TestRunner['it'];
  /** What the rulebook goes by in the names of the tests. */
  readonly name: string;
  /** The house rule that is checked, and in which game: each failure names it. */
  readonly subject?: string;
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
  /** What the rules show at once of what was secretly chosen or drawn. */
  readonly reveals?: readonly Reveal[];
  /**
   * How what players are handed is walked from and written to. `'in full'`, unless given: each player writes on both sides.
   * `'in turn'`: on one each. Not at all if false.
   */
  readonly walls?: 'in full' | 'in turn' | false;
  /** The game that a house rule was added to: what that shows by itself, the rule does not give away. */
  readonly without?: Rulebook;
}

/** One check by play: what its test says of a rulebook, and what it finds wrong. */
interface Check {
  readonly says: string;
  readonly headline: string;
  readonly problems: () => readonly string[];
}

/** The checks by play: what must hold for every rulebook, however it is composed. */
function checksOf({
  variant,
  selection,
  rulebook,
  seeds,
  statechart = Number.POSITIVE_INFINITY,
  ...about
}: Omit<PlayChecks, 'it' | 'name' | 'subject'>): readonly [drivers: Check, ...others: Check[]] {
  const few = Math.ceil(seeds / 10);
  const { players = [], open = [], reveals, without, walls = 'in full' } = about;
  return [
    {
      says: 'interpreter, generated code and statechart play the same match',
      headline: 'The drivers differ.',
      problems: () => driverProblems(rulebook, seeds, { matches: few, inputs: statechart }),
    },
    {
      says: 'random play ends, never stands without a legal choice, and its domains agree with themselves',
      headline: 'Domains do not agree with themselves.',
      problems: () => domainProblemsIn(rulebook, few),
    },
    {
      says: 'records replay, undo goes back, and states survive JSON',
      headline: 'A record or a state does not hold.',
      problems: () => [...recordProblems(variant, selection, rulebook, few), ...jsonProblems(rulebook, few)],
    },
    {
      says: 'neither side is shown what it may not see',
      headline: 'Something leaks, or is withheld.',
      problems: () => {
        // a step that the game shows at once may come late in a match, so it is looked at for longer
        const shown: Leaks = without ? leaksOf(variant, without, 3 * few, reveals) : new Map();
        const shownByGame = new Set([...shown.keys()].map((what) => what.slice(0, what.indexOf(' '))));
        const found = leaksOf(variant, rulebook, few, reveals, shownByGame);
        const leaks = told(new Map([...found].filter(([what]) => !shown.has(what))));
        const late = without ? lateLeakProblems(rulebook, without, few) : [];
        return [...leaks, ...late, ...opennessProblems(rulebook, open)];
      },
    },
    {
      says: 'illegal input is refused and changes nothing',
      headline: 'Illegal input has an effect.',
      problems: () => illegalInputProblems(variant, selection, few),
    },
    ...(walls
      ? [
          {
            says: 'what players are handed leads to nothing of the match, and nothing that they write to it shows',
            headline: 'The walls do not hold.',
            problems: () => [
              ...reachProblems(variant, selection, 1),
              ...seatReachProblems(variant, selection, 1),
              ...vandalProblems(variant, selection, players.slice(0, 1), Math.ceil(few / 3), walls),
            ],
          },
        ]
      : []),
    ...players.map((player) => ({
      says: `${player.name} plays by the rules, from what it is shown alone`,
      headline: `${player.name} does not.`,
      problems: () => [
        ...playerProblems(rulebook, player, few * 3),
        ...memoryProblems(rulebook, player, few * 3),
        ...peepingProblems(rulebook, player, asks),
      ],
    })),
  ];
}

function register(
  { it, name, subject }: Pick<PlayChecks, 'it' | 'name' | 'subject'>,
  { says, headline, problems }: Check,
): void {
  const head = subject === undefined ? headline : `${subject}: ${headline}`;
  it(`${name}: ${says}`, () => expectNone(problems(), head), patient);
}

/** Registers every check by play. */
export function checkByPlay(checks: PlayChecks): void {
  for (const check of checksOf(checks)) register(checks, check);
}

/**
 * Registers two of the checks by play: one match by generated code and by the interpreter, and of the others the one whose turn
 * it is. The statechart plays none unless it is said.
 */
export function checkInTurn(checks: PlayChecks, turn: number, drivers?: 'by statechart too'): void {
  const [same, ...others] = checksOf({ ...checks, seeds: 1, statechart: drivers ? undefined : 0 });
  register(checks, drivers ? same : { ...same, says: 'interpreter and generated code play the same match' });
  register(checks, others[turn % others.length] as Check);
}

/** What is wrong with domains and draws in matches that are played at random. Each step is looked at the first four times. */
export function domainProblemsIn(rulebook: Rulebook, matches: number): readonly string[] {
  const { params } = programOf(rulebook);
  const problems: string[] = [];
  for (let seed = 0; seed < matches; seed++) {
    const rng = stream(seed, 1);
    const seen = new Map<string, number>();
    const isEarly = (step: string): boolean => {
      const times = (seen.get(step) ?? 0) + 1;
      seen.set(step, times);
      return times <= 4;
    };
    playAtRandom(rulebook, seed, {
      beforeInput: ({ state }, now) => {
        if (now.kind === 'chance' && isEarly(now.chance.id))
          problems.push(...drawnOutcomeProblems(now.chance, state, params, seed));
      },
      beforeChoice: ({ state }, open) => {
        if (!isEarly(open.decision.id)) return;
        problems.push(...domainProblems(open, rng), ...drawnChoiceProblems(open.decision, state, params, seed));
      },
    });
  }
  return [...new Set(problems)];
}

function leaksOf(
  variant: Variant,
  rulebook: Rulebook,
  matches: number,
  reveals?: readonly Reveal[],
  shownByGame?: ReadonlySet<string>,
): Leaks {
  return new Map([
    ...secrecyLeaks(rulebook, matches, reveals, shownByGame),
    ...seatLeaks(variant, rulebook, Math.ceil(matches / 3), reveals, shownByGame),
  ]);
}
