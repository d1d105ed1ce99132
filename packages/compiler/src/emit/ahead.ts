import {
  type Advance,
  flatten,
  type Instruction,
  type Life,
  type MatchState,
  openIn,
  openingState,
  outer,
  type Program,
  type ProgramCommit,
  type ProgramLevel,
} from '@howzat/core/engine';
import { RuleText } from './rule-text.js';
import { Variables } from './variables.js';

/**
 * Generates how a session goes on between two inputs. It does what the loop of the interpreter does, in the same order, with
 * the rules in one function instead of hundreds; the tests hold the two equal. Like that of the runner the source holds no
 * text from outside.
 */
export function advanceCode(program: Program): Advance {
  const code = flatten(program);
  const sample = openingState(program);
  const variables = new Variables(sample, { g: 'all', s: 'all' });
  const text = new RuleText(program, variables, sample, (index) => `$f[${index >> 5}]|=${1 << (index & 31)};`);
  const unless = ({ when, drawer }: Instruction): string => (when ? `if(${text.asked(when, drawer)})` : '');
  const goTo = (to: number): string => `{at=${to};continue;}`;
  const close = (level: string): string => `$log.close(${JSON.stringify(level)},$g);`;

  const resets = (values: Life['s'], place: (field: string) => string): string[] =>
    Object.entries(values).map(([field, value]) => `${place(field)}=${JSON.stringify(value)};`);
  const beginning = ({ level, life }: ProgramLevel): string => {
    const lines = level === 'ball' ? ['const fh=$g.freeHitDue;'] : [];
    for (const part of ['g', 's'] as const) lines.push(...resets(life[part], (field) => variables.at(part, field)));
    for (const [drawer, values] of Object.entries(life.own))
      lines.push(...resets(values, (field) => `${text.ownFor(drawer)}[${JSON.stringify(field)}]`));
    if (level === 'innings') lines.push('$g.innings++;');
    if (level === 'ball') lines.push('$g.ballNumber++;$g.freeHit=fh;$g.freeHitDue=false;');
    if (level === 'over') lines.push('$log.beginOver($g);');
    return lines.join('\n');
  };

  const sourceOf = (now: Instruction, at: number): string => {
    switch (now.op) {
      case 'decision':
      case 'chance':
        return `${unless(now)}return ${at};`;
      case 'commit':
        return `if(T.open(${text.bind(now.node)},$S,$p))return ${at};`;
      case 'resolve':
        return `${unless(now)}{${text.cites(now.cites)}${text.rules(now.node.rules)}}`;
      case 'enter':
        return now.when ? `${unless(now)}{${text.cites(now.cites)}}else${goTo(now.to)}` : text.cites(now.cites);
      case 'again':
        return now.node.again ? `if(!(${text.asked(now.node.again, now.drawer)}))${goTo(now.to)}` : '';
      case 'jump':
        return `$io.spend(${at - now.to});${goTo(now.to)}`;
      case 'record':
        return '$io.record();';
      case 'check': {
        const { over, innings, match, closes, level } = now.node;
        return [
          text.endings(over, ['overEnded']),
          text.endings(innings, ['inningsEnded', 'overEnded']),
          text.endings(match, ['matchEnded', 'inningsEnded', 'overEnded']),
          closes ? close(level) : '',
        ].join('\n');
      }
      case 'level': {
        const { level } = now.node;
        if (level === 'match') return `$io.begin(${text.bind(now.node)});`;
        const around = outer[level];
        return `if($g.${around}Ended)${goTo(now.to)}\n${close(around)}\n${beginning(now.node)}`;
      }
    }
  };

  const cases = code.map((now, at) => `case ${at}:{${sourceOf(now, at)}}`);
  const source = [
    '"use strict";',
    ...text.bound.map((_, i) => `const $x${i}=X[${i}];`),
    'return function advance(at,$S,$log,$io){',
    'const $s=$S.s,$g=$S.g,$own=$S.own,$f=$log.fired;',
    ...text.drawers(),
    'for(;;)switch(at){',
    ...cases,
    `default:return ${code.length};}};`,
  ].join('\n');
  const make = new Function('X', '$p', 'T', '$none', source) as (...args: unknown[]) => Advance;
  const open = (node: ProgramCommit, state: MatchState, params: object): boolean =>
    openIn(node, state, params).length > 0;
  return make(text.bound, program.params, { open }, Object.freeze({}));
}
