import { createRunner, type Runner } from '@howzat/compiler/run';
import { type Player, type Rulebook, uniformPlayer } from '@howzat/core';
import {
  aboutWays,
  type PairData,
  PairTally,
  playPairs,
  refuseSame,
  type VerifiedWays,
  verifyWays,
  type Ways,
} from '@howzat/simulator/here';
import { openVariant, rulebookOf } from '../opened.js';
import { type Trouble, troubleOf } from '../trouble.js';
import type { AboutExperiment, Experiment, Meeting } from './experiment.js';

/** The ways of each meeting. */
type Laid = Experiment & {
  readonly ways: Readonly<Record<Meeting, Ways>>;
  readonly makesCode: boolean;
  readonly verified: VerifiedWays;
};

/** Somebody looks at the screen: no more matches than needed are verified, so that rules which fire late are not waited for. */
const fewToWaitFor = 1;

/** A place to play matches of an experiment, in a worker of its own. It plays some at a time and hands back what it counted. */
export class Bench {
  private laid: Laid | null = null;

  /**
   * @param ready settles before the first rulebook is compiled
   * @param compile makes a runner of a rulebook
   */
  constructor(
    private readonly ready: () => Promise<unknown> = async () => {},
    private readonly compile: (rulebook: Rulebook) => Runner = createRunner,
  ) {}

  /**
   * Compiles both ways. What cannot be played, or is no change, is told.
   * @param verifies whether the code of both is played beside the interpreter, and refused where they part: one bench does it for all
   */
  async lay(experiment: Experiment, verifies: boolean): Promise<Trouble | null> {
    try {
      const [opened] = await Promise.all([openVariant(experiment.variant), this.ready()]);
      const sensible = opened.sensible ?? uniformPlayer;
      const one = experiment.player === 'sensible' ? sensible : uniformPlayer;
      const runners = [experiment.without, experiment.with].map((selection) =>
        this.compile(rulebookOf(opened, { selection })),
      ) as [Runner, Runner];
      const ways = { alike: waysOf(runners, [one, one]), unlike: waysOf(runners, [sensible, uniformPlayer]) };
      refuseSame(ways.alike);
      const verified = verifyWays(ways.alike, fewToWaitFor, verifies ? undefined : 0);
      this.laid = { ...experiment, ways, makesCode: runners.every(({ generated }) => generated), verified };
      return null;
    } catch (error) {
      return troubleOf(error);
    }
  }

  private at(): Laid {
    if (!this.laid) throw new Error('Nothing has been laid on this bench.');
    return this.laid;
  }

  /** Plays the matches of these numbers, both ways. */
  play(meeting: Meeting, from: number, to: number): PairData | Trouble {
    try {
      const { ways, seed } = this.at();
      const tally = new PairTally();
      playPairs(tally, ways[meeting], { seed, from, to });
      return tally.data();
    } catch (error) {
      return troubleOf(error);
    }
  }

  /** What else there is to tell; looks for rules that never fire in so many matches. */
  about(matches: number): AboutExperiment | Trouble {
    try {
      const { ways, seed, makesCode, verified } = this.at();
      return { ...aboutWays(ways.alike, { seed, matches, verified }), makesCode };
    } catch (error) {
      return troubleOf(error);
    }
  }
}

/** The same two at both tables. */
function waysOf([without, withIt]: readonly [Runner, Runner], players: readonly [Player, Player]): Ways {
  return [
    { runner: without, players },
    { runner: withIt, players },
  ];
}
