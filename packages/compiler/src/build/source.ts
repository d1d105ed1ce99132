import {
  type CompiledFrom,
  type InputSite,
  openingState,
  type Program,
  type ProgramChance,
  type ProgramDecision,
  type ProgramLimit,
} from '@howzat/core/engine';
import { Bound } from '../emit/bound.js';
import { stepwise } from '../emit/stepwise.js';
import { viewClassSource } from '../emit/views.js';
import { makesOf, wholeMatch } from '../emit/whole-match.js';
import { NotCompilable } from './not-compilable.js';

/** A rulebook as source and values, for a compiler that writes them to a file. */
export interface RulebookSource {
  readonly of: CompiledFrom;
  readonly params: object;
  readonly ruleIds: readonly string[];
  /** The class that the views of players are made by, as an expression. */
  readonly views: string;
  /** The body of a function of `X`, `$p`, `T` and `$none` that makes what plays a match, for each way to be called. */
  readonly makes: string;
  /** The values that it names in `X`. */
  readonly bound: readonly unknown[];
  /** Where things come in that are logged. */
  readonly sites: readonly InputSite[];
}

/**
 * A composed rulebook as the source of the code that plays it, with the values that the code names.
 * @throws NotCompilable where it is played from input to input only
 */
export function sourceOf(program: Program): RulebookSource {
  const { rulebook } = program;
  const { variant, selection } = rulebook;
  const step = stepwise(program);
  if (step !== null)
    throw new NotCompilable(
      step,
      'a house rule decides during the match in which order it is asked, who sees it, or whether it is played again',
    );
  const bound = new Bound();
  const code = (log: boolean, uniform: boolean) => wholeMatch(program, { log, uniform, tell: false }, bound);
  const uniform = code(false, true);
  const asked = code(false, false);
  const logged = code(true, false);
  return {
    of: { variant: variant.id, version: variant.version, ...selection },
    params: program.params,
    ruleIds: program.ruleIds,
    views: viewClassSource(program, openingState(program)),
    makes: makesOf(bound, `{uniform:${uniform.source},asked:${asked.source},logged:${logged.source}}`),
    bound: bound.values.map(needed),
    sites: logged.sites.map(neededOfSite),
  };
}

/** What code needs of a value that it names: of steps only what is asked of them while they are played. */
function needed(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('spec' in value && 'limits' in value) return neededOfDecision(value as ProgramDecision);
  if ('sample' in value && 'outcomes' in value) return neededOfChance(value as ProgramChance['of']);
  return value;
}

function neededOfDecision({ id, spec, limits }: ProgramDecision) {
  return { id, spec, limits: limits.map(neededOfLimit) };
}

function neededOfLimit({ id, drawer, when, on, keeps, limit }: ProgramLimit) {
  const { says, forbids, forbidsIn } = limit;
  return {
    id,
    drawer,
    when,
    on,
    keeps,
    limit: { says, ...(forbids ? { forbids } : {}), ...(forbidsIn ? { forbidsIn } : {}) },
  };
}

function neededOfChance({ sample, draw, remove }: ProgramChance['of']) {
  return draw ? { draw } : { sample, ...(remove ? { remove } : {}) };
}

function neededOfSite({ level, step, parts }: InputSite): InputSite {
  return {
    level,
    step,
    parts: parts.map(({ from, of }) => ({ from, of: { id: of.id, seenBy: of.seenBy } }) as InputSite['parts'][number]),
  };
}
