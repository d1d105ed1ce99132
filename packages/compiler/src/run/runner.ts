import {
  areUniform,
  interpretedRunner,
  isHowzatError,
  isOfPlayer,
  listsOf,
  type MakePlay,
  openingState,
  PackedLog,
  type PlayCode,
  type Played,
  type PlayOptions,
  type Program,
  playBy,
  playCode,
  programOf,
  type Rulebook,
  type Runner,
  rulebookOf,
  type Selection,
  tableFor,
  type Variant,
  type VariantTypes,
  type ViewClass,
} from '@howzat/core/engine';
import { Bound } from '../emit/bound.js';
import { stepwise } from '../emit/stepwise.js';
import { viewClassSource } from '../emit/views.js';
import { makesOf, wholeMatch } from '../emit/whole-match.js';
import { advanceOf } from './advance.js';
import { mayGenerate } from './may-generate.js';

/**
 * Compiles a variant, or a rulebook composed before, into a runner.
 * @param options the selection, for a variant; `code: 'never'` interprets even where code could be generated; the two play the same
 * @throws HowzatError `bad-parameter` for a selection beside a rulebook, which is composed already; whatever composing throws
 *
 * @example
 * import { ccsl } from '@howzat/ccsl';
 * import { createRunner } from '@howzat/compiler/run';
 *
 * const runner = createRunner(ccsl, { format: 'two-over' });
 * console.log(runner.play({ seed: 7 }).game.scores.length); // 2
 */
export function createRunner<T extends VariantTypes>(
  variant: Variant<T> | Rulebook<T>,
  options: Selection & { readonly code?: 'auto' | 'never' } = {},
): Runner {
  const { code = 'auto', ...selection } = options;
  const rulebook = rulebookOf(variant, selection);
  const program = programOf(rulebook);
  const generated = code === 'auto' && mayGenerate();
  if (!generated) return interpretedRunner(rulebook);
  const runner = stepwise(program) === null ? generatedRunner(program) : steppingRunner(rulebook, program);
  made.add(runner);
  return runner;
}

const made = new WeakSet<Runner>();

/** Was this runner made here? Then its code follows from its rulebook alone. */
export function isMadeHere(runner: Runner): boolean {
  return made.has(runner);
}

/** Plays from input to input, with compiled code in between. */
function steppingRunner(rulebook: Rulebook, program: Program): Runner {
  return { ...interpretedRunner(rulebook, { advance: advanceOf(program) }), generated: true };
}

function generatedRunner(program: Program): Runner {
  const lists = listsOf(program.ruleIds);
  // one function for each way to be called, made when it is first needed: what is not asked for costs nothing
  const made: (PlayCode | undefined)[] = [];
  const codeFor = (log: boolean, uniform: boolean, tell: boolean): PlayCode => {
    const bound = new Bound();
    const { source, sites } = wholeMatch(program, { log, uniform, tell }, bound);
    // the source is made of this program alone: see whole-match.ts
    const make = new Function('X', '$p', 'T', '$none', makesOf(bound, source)) as MakePlay;
    return playCode(make, bound.values, program.params, new PackedLog(program.ruleIds, lists, sites));
  };
  // made of this program alone, as the code is
  const views = () => new Function(`return ${viewClassSource(program, openingState(program))}`)() as ViewClass;
  const table = tableFor(program.params, views);
  const again = (options: PlayOptions, error: unknown): Played => interpretedAgain(program, options, error);
  return {
    rulebook: program.rulebook,
    generated: true,
    play: (options) => {
      const log = !!options.log;
      const uniform = areUniform(options);
      const tell = !!options.onBall;
      const key = (log ? 1 : 0) | (uniform ? 2 : 0) | (tell ? 4 : 0);
      if (!made[key])
        try {
          made[key] = codeFor(log, uniform, tell);
        } catch (error) {
          return again(options, error);
        }
      return playBy(made[key], table, options, uniform, again);
    },
  };
}

/**
 * What the interpreter makes of a match in which compiled code threw something: it knows which rule has thrown it. Where the
 * interpreter plays to the end, that is the match: loose code, for one, passes over what strict code throws.
 */
function interpretedAgain(program: Program, options: PlayOptions, error: unknown): Played {
  if (isHowzatError(error) || isOfPlayer(error)) throw error;
  const played = interpretedRunner(program.rulebook).play({ ...options, onBall: null });
  // whoever is told of each ball has thrown it
  if (options.onBall) throw error;
  return options.log ? played : { ...played, log: [] };
}
