import { faultOf } from '../errors/index.js';
import { isOfPlayer } from '../interpreter/index.js';
import { listsOf } from '../log/index.js';
import {
  areUniform,
  given,
  type Make,
  type Played,
  type PlayFunction,
  type PlayOptions,
  playBy,
  tableFor,
} from './drive.js';
import { type InputSite, PackedLog } from './packed-log.js';
import type { ViewClass } from './player-view.js';

/**
 * The runner of a rulebook that was compiled when its package was built: it plays whole matches as a runner made by
 * `createRunner` does, with the same draws, and needs neither the rulebook nor what compiles it, nor code made from text.
 */
export interface CompiledRunner {
  readonly of: CompiledFrom;
  /**
   * Plays a match.
   * @throws HowzatError `illegal-choice` when a player chooses what is not legal, `runaway` when the match does not end
   */
  play(options: Omit<PlayOptions, 'onBall'>): Played;
}

/** What was compiled: enough to compose the same rulebook. */
export interface CompiledFrom {
  /** The id of the variant. */
  readonly variant: string;
  readonly version: string;
  readonly format: string | null;
  readonly rulings: Readonly<Record<string, string>>;
  readonly options: readonly string[];
  readonly houseRules: readonly string[];
  readonly set: Readonly<Record<string, unknown>>;
}

/** The code of a rulebook, one function for each way to be called. */
interface CompiledCode {
  /** Both sides choose uniformly and no log is written. */
  readonly uniform: PlayFunction;
  /** Sides may be asked, and no log is written. */
  readonly asked: PlayFunction;
  /** Sides may be asked, and the log is written. */
  readonly logged: PlayFunction;
}

/** A compiled rulebook, as a compiler writes it. */
interface CompiledRulebook {
  readonly of: CompiledFrom;
  readonly params: object;
  readonly ruleIds: readonly string[];
  /** The class that the views of players are made by. */
  readonly views: () => ViewClass;
  readonly make: Make<CompiledCode>;
  /** What the code names. */
  readonly bound: readonly unknown[];
  /** Where things come in that are logged. */
  readonly sites: readonly InputSite[];
}

/** The runner of a compiled rulebook. For modules that `@howzat/compiler` writes. */
export function compiledRunner({ of, params, ruleIds, views, make, bound, sites }: CompiledRulebook): CompiledRunner {
  const log = new PackedLog(ruleIds, listsOf(ruleIds), sites);
  const code = given(make, bound, params);
  const table = tableFor(params, views);
  return {
    of,
    play: (options) => {
      const uniform = areUniform(options);
      const play = options.log ? code.logged : uniform ? code.uniform : code.asked;
      try {
        return playBy({ play, log }, table, options, uniform);
      } catch (error) {
        if (isOfPlayer(error)) throw error;
        // what is compiled knows no rule by its name
        throw faultOf(error, { step: of.variant });
      }
    },
  };
}
