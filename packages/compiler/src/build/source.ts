import {
  type CompiledFrom,
  type InputSite,
  openingState,
  type Program,
  type ProgramChance,
  type ProgramDecision,
  type ProgramLimit,
} from '@howzat/core/engine';
import { viewClassSource } from '../emit/views.js';
import { wholeMatch } from '../emit/whole-match.js';

/** The body of a function of `X`, `$p`, `T` and `$none` that makes what plays a match, and the values that it names in `X`. */
export interface RulebookCode {
  readonly source: string;
  readonly bound: readonly unknown[];
  readonly sites: readonly InputSite[];
}

/** A rulebook as source and values, for a compiler that writes them to a file. */
export interface RulebookSource {
  readonly of: CompiledFrom;
  readonly params: object;
  readonly ruleIds: readonly string[];
  /** The class that the views of players are made by, as an expression. */
  readonly views: string;
  readonly uniform: RulebookCode;
  readonly asked: RulebookCode;
  readonly logged: RulebookCode;
}

/** A composed rulebook as the source of the code that plays it, with the values that the code names. */
export function sourceOf(program: Program): RulebookSource {
  const { rulebook } = program;
  const { variant, selection } = rulebook;
  const code = (log: boolean, uniform: boolean): RulebookCode => {
    const { source, bound, sites } = wholeMatch(program, { log, uniform, tell: false });
    return { source, bound: bound.map(needed), sites: sites.map(neededOfSite) };
  };
  return {
    of: { variant: variant.id, version: variant.version, ...selection },
    params: program.params,
    ruleIds: program.ruleIds,
    views: viewClassSource(program, openingState(program)),
    uniform: code(false, true),
    asked: code(false, false),
    logged: code(true, false),
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
