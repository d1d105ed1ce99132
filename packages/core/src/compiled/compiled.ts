import { faultOf } from '../errors/index.js';
import { isOfPlayer } from '../interpreter/index.js';
import { listsOf } from '../log/index.js';
import { areUniform, type MakePlay, type Played, type PlayOptions, playBy, playCode, tableFor } from './drive.js';
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

/** Code of a rulebook for one way to be called, with what it names. */
interface CompiledCode {
  readonly make: MakePlay;
  readonly bound: readonly unknown[];
}

/** A compiled rulebook, as a compiler writes it. */
interface CompiledRulebook {
  readonly of: CompiledFrom;
  readonly params: object;
  readonly ruleIds: readonly string[];
  /** The class that the views of players are made by. */
  readonly views: () => ViewClass;
  /** Both sides choose uniformly and no log is written. */
  readonly uniform: CompiledCode;
  /** Sides may be asked, and no log is written. */
  readonly asked: CompiledCode;
  /** Sides may be asked, and the log is written. */
  readonly logged: CompiledCode & { readonly sites: readonly InputSite[] };
}

/** The runner of a compiled rulebook. For modules that `@howzat/compiler` writes. */
export function compiledRunner({
  of,
  params,
  ruleIds,
  views,
  uniform,
  asked,
  logged,
}: CompiledRulebook): CompiledRunner {
  const log = new PackedLog(ruleIds, listsOf(ruleIds), logged.sites);
  const code = (it: CompiledCode) => playCode(it.make, it.bound, params, log);
  const codes = { uniform: code(uniform), asked: code(asked), logged: code(logged) };
  const table = tableFor(params, views);
  return {
    of,
    play: (options) => {
      const by = options.log ? codes.logged : areUniform(options) ? codes.uniform : codes.asked;
      try {
        return playBy(by, table, options);
      } catch (error) {
        if (isOfPlayer(error)) throw error;
        // what is compiled knows no rule by its name
        throw faultOf(error, { step: of.variant });
      }
    },
  };
}
