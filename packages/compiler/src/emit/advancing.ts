import {
  type Advance,
  flatten,
  type Instruction,
  type MatchState,
  openIn,
  openingState,
  outer,
  type Program,
  type ProgramCommit,
} from '@howzat/core/engine';
import { Bound } from './bound.js';
import { Calls } from './calls.js';
import { Emitter, joined } from './emitter.js';
import { written } from './log-code.js';
import { ofOthers, Places } from './places.js';

/**
 * Playing on between two inputs as code: it goes from instruction to instruction, as the loop of the interpreter does, with the
 * rules in one function instead of hundreds. Like all code that is made here it holds no text from outside but that of the
 * rulebook's own functions.
 */
export function advancing(program: Program): Advance {
  const code = flatten(program);
  const sample = openingState(program);
  const bound = new Bound();
  const calls = new Calls(program, new Places(sample, ofOthers), sample, bound);
  const emitter = new Emitter(calls, written);
  const keeps = program.takesBack.size > 0;
  const cases = code.map((now, at) => `case ${at}:{${caseOf(now, at, calls, emitter, keeps)}}`);
  const source = joined([
    '"use strict";',
    bound.declarations(),
    'return function advance(at,$S,$log,$io){',
    'const $s=$S.s,$g=$S.g,$own=$S.own,$f=$log.fired;let $v;',
    ...calls.drawers(),
    'for(;;)switch(at){',
    ...cases,
    `default:return ${code.length};}};`,
  ]);
  const make = new Function('X', '$p', 'T', '$none', source) as (...args: unknown[]) => Advance;
  const open = (node: ProgramCommit, state: MatchState, params: object): boolean =>
    openIn(node, state, params).length > 0;
  return make(bound.values, program.params, { open }, Object.freeze({}));
}

/** @param keeps a step of the program takes balls back */
function caseOf(now: Instruction, at: number, calls: Calls, emitter: Emitter, keeps: boolean): string {
  const goTo = (to: number): string => `{at=${to};continue;}`;
  switch (now.op) {
    case 'decision':
    case 'chance':
    case 'takeBack':
      return `${emitter.ifDue(now)}return ${at};`;
    case 'commit':
      return `if(T.open(${calls.bind(now.node)},$S,$p))return ${at};`;
    case 'resolve':
      return emitter.resolve(now.node);
    case 'enter':
      return now.when
        ? `${emitter.ifDue(now)}{${emitter.cites(now.cites)}}else${goTo(now.to)}`
        : emitter.cites(now.cites);
    case 'again':
      return now.node.again ? `if(!(${calls.asked(now.node.again, now.drawer)}))${goTo(now.to)}` : '';
    case 'jump':
      return `$io.spend(${at - now.to});${goTo(now.to)}`;
    case 'record':
      return '$io.record();';
    case 'check':
      return keeps && now.node.level === 'ball' ? `${emitter.check(now.node)}$io.stand();` : emitter.check(now.node);
    case 'level': {
      const { level, life } = now.node;
      if (level === 'match') return '$io.begin();';
      const around = outer[level];
      return joined([
        `if($g.${around}Ended)${goTo(now.to)}`,
        emitter.leaves(around),
        keeps && level === 'ball' ? `$io.keepBall(${at});` : '',
        emitter.begins(level, life),
      ]);
    }
  }
}
