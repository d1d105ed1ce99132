import type {
  Program,
  ProgramChance,
  ProgramCheck,
  ProgramCommit,
  ProgramDecision,
  ProgramGroup,
  ProgramLevel,
  ProgramNode,
  ProgramRecord,
  ProgramResolve,
  ProgramTakeBack,
} from './program.js';

/**
 * One instruction of a program that is a flat list. All have the same fields, so that the loop that runs them meets one shape
 * of object; `to` is where a jump leads, and where a level or a group goes on when it has ended.
 */
export type Instruction = {
  readonly path: string;
  readonly when: ProgramGroup['when'];
  readonly drawer: string | null;
  readonly cites: readonly number[];
  to: number;
} & (
  | { readonly op: 'decision'; readonly node: ProgramDecision }
  | { readonly op: 'chance'; readonly node: ProgramChance }
  | { readonly op: 'commit'; readonly node: ProgramCommit }
  | { readonly op: 'resolve'; readonly node: ProgramResolve }
  | { readonly op: 'check'; readonly node: ProgramCheck }
  | { readonly op: 'record'; readonly node: ProgramRecord }
  | { readonly op: 'takeBack'; readonly node: ProgramTakeBack }
  /** Enters a level, or leaves the loop when the level around it has ended. */
  | { readonly op: 'level'; readonly node: ProgramLevel }
  /** Enters a group, or goes past it. */
  | { readonly op: 'enter'; readonly node: ProgramGroup }
  /** Enters another round of a repetition, or goes past it. */
  | { readonly op: 'again'; readonly node: ProgramGroup }
  | { readonly op: 'jump'; readonly node: ProgramNode }
);

function instruction<O extends Instruction['op']>(op: O, node: ProgramNode, path: string): Instruction & { op: O } {
  const { when, drawer, cites } = { when: null, drawer: null, cites: noRules, ...node };
  return { op, node, path, when, drawer, cites, to: -1 } as Instruction as Instruction & { op: O };
}

const noRules: readonly number[] = [];

const lists = new WeakMap<Program, readonly Instruction[]>();

/**
 * The program as a flat list of instructions, so that a place in the match is a number; made once for each program.
 *
 * @param program the program of a rulebook
 *
 * @example
 * import { ccsl } from '@howzat/ccsl';
 * import { compose } from '@howzat/core';
 * import { flatten, programOf } from '@howzat/core/engine';
 *
 * const program = programOf(compose(ccsl));
 * console.log(flatten(program).length > 10, flatten(program) === flatten(program)); // true true
 */
export function flatten(program: Program): readonly Instruction[] {
  const known = lists.get(program);
  if (known) return known;
  const made = flattened(program);
  lists.set(program, made);
  return made;
}

function flattened(program: Program): readonly Instruction[] {
  const code: Instruction[] = [];
  const emit = (node: ProgramNode, around: string): void => {
    const path = `${around}/${node.id}`;
    const jumpTo = (top: number): void => {
      const jump = instruction('jump', node, path);
      jump.to = top;
      code.push(jump);
    };
    switch (node.kind) {
      case 'level': {
        const top = code.length;
        const level = instruction('level', node, around === '' ? node.id : path);
        code.push(level);
        for (const inner of node.body) emit(inner, level.path);
        if (node.level !== 'match') jumpTo(top);
        level.to = code.length;
        return;
      }
      case 'group':
      case 'repeat': {
        const enter = instruction('enter', node, path);
        code.push(enter);
        const top = code.length;
        const again = instruction('again', node, path);
        if (node.again) code.push(again);
        for (const inner of node.body) emit(inner, path);
        if (node.again) jumpTo(top);
        enter.to = again.to = code.length;
        return;
      }
      default:
        code.push(instruction(node.kind, node, path));
    }
  };
  emit(program.root, '');
  return code;
}
