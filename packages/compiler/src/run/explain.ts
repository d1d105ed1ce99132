import {
  openingState,
  type Program,
  type ProgramEnding,
  type ProgramLimit,
  type ProgramNode,
  type ProgramRule,
  programOf,
  type Rulebook,
} from '@howzat/core/engine';
import { fitted, fittedQuestion, type Order, taking, type Uses, usesOf, usual } from '../emit/fitting.js';
import { isProved } from '../syntax/proof.js';

/** A function of a rulebook, and what compiled code makes of it. */
export interface ExplainedFunction {
  /** The rule that it belongs to, or the step. */
  readonly of: string;
  /** Under which name the rule or the step has it: `when`, `does`, `ends`, `take`, ... */
  readonly part: string;
  /** Why it is called; null where it is written in place. */
  readonly why: string | null;
  /** The fields of the state that the call is given, `s.` and `g.` before them, or all of it. */
  readonly given: readonly string[] | 'all';
}

/** What compiled code makes of a rulebook. */
export interface Explanation {
  readonly functions: readonly ExplainedFunction[];
  /** How many of them are written in place, and how many are called. */
  readonly inPlace: number;
  readonly called: number;
}

/**
 * Which functions of a rulebook compiled code writes in place, which it calls, and why.
 *
 * @example
 * import { compose } from '@howzat/core';
 * import { explain } from '@howzat/compiler/run';
 * import { ccsl } from '@howzat/ccsl';
 *
 * console.log(explain(compose(ccsl, {})).functions.length > 0); // true
 */
export function explain(rulebook: Rulebook): Explanation {
  const functions = new Explainer(programOf(rulebook)).explained();
  const inPlace = functions.filter(({ why }) => why === null).length;
  return { functions, inPlace, called: functions.length - inPlace };
}

class Explainer {
  private readonly found: ExplainedFunction[] = [];
  private readonly sample;

  constructor(private readonly program: Program) {
    this.sample = openingState(program);
  }

  explained(): readonly ExplainedFunction[] {
    this.visit(this.program.root);
    if (this.program.facts) this.asked(this.program.rulebook.variant.id, 'facts', this.program.facts);
    return this.found;
  }

  private visit(node: ProgramNode): void {
    if ('when' in node) this.asked(node.id, 'when', node.when);
    switch (node.kind) {
      case 'level':
        node.body.forEach((inner) => {
          this.visit(inner);
        });
        return;
      case 'group':
      case 'repeat':
        this.asked(node.id, 'while', node.again);
        node.body.forEach((inner) => {
          this.visit(inner);
        });
        return;
      case 'commit':
        node.decisions.forEach((inner) => {
          this.visit(inner);
        });
        return;
      case 'decision':
        if (typeof node.by === 'function') this.asked(node.id, 'by', node.by);
        node.limits.forEach((limit) => {
          this.rule(limit);
        });
        this.done(node.id, 'take', node.take, taking);
        return;
      case 'chance':
        this.done(node.id, 'take', node.take, taking);
        return;
      case 'resolve':
        node.rules.forEach((rule) => {
          this.rule(rule);
        });
        return;
      case 'check':
        for (const ending of [...node.over, ...node.innings, ...node.match]) this.rule(ending);
    }
  }

  private rule(of: ProgramRule | ProgramEnding | ProgramLimit): void {
    if ('when' in of) this.asked(of.id, 'when', of.when);
    if ('ends' in of) this.asked(of.id, 'ends', of.ends);
    if ('does' in of) this.done(of.id, 'does', of.does, usual);
  }

  private asked(of: string, part: string, fn: unknown): void {
    if (fn) this.add(of, part, fn, usual, fittedQuestion(fn, this.sample, this.program.params));
  }

  private done(of: string, part: string, fn: unknown, order: Order): void {
    this.add(of, part, fn, order, fitted(fn, order, this.sample, this.program.params));
  }

  private add(of: string, part: string, fn: unknown, order: Order, fit: ReturnType<typeof fitted>): void {
    const why = isProved(fit) ? null : fit.why;
    const same = this.found.some((it) => it.of === of && it.part === part && it.why === why);
    if (!same) this.found.push({ of, part, why, given: fieldsOf(usesOf(fn, order, this.sample)) });
  }
}

function fieldsOf({ s, g }: Uses): readonly string[] | 'all' {
  if (s.given === 'all' && g.given === 'all') return 'all';
  const named = (part: string, given: readonly string[] | 'all'): readonly string[] =>
    given === 'all' ? [part] : given.map((field) => `${part}.${field}`);
  return [...named('s', s.given), ...named('g', g.given)];
}
