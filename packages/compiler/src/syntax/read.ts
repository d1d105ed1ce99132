import { type ArrowFunctionExpression, type FunctionExpression, type Node, parse } from 'acorn';
import { textOf } from './function-text.js';

/** A function as a syntax tree, with the source in which its nodes say where they stand. */
export interface ReadFunction {
  readonly source: string;
  readonly node: FunctionExpression | ArrowFunctionExpression;
  /** Its text means the same in strict code. Only such text may be written into code that is strict. */
  readonly strict: boolean;
}

/** A function whose text could not be read: it can only be called, with all that there is. */
export interface UnreadFunction {
  readonly why: string;
}

const known = new WeakMap<object, ReadFunction | UnreadFunction>();

/** The syntax tree of a function, or why there is none. */
export function read(fn: object): ReadFunction | UnreadFunction {
  let found = known.get(fn);
  if (!found) {
    found = typeof fn === 'function' ? readText(textOf(fn), fn.length) : notSource;
    known.set(fn, found);
  }
  return found;
}

/** Was the text of a function read? */
export function isRead(found: ReadFunction | UnreadFunction): found is ReadFunction {
  return 'node' in found;
}

/** A text may stand by itself, or be that of a method or a getter, or of a member of a class. */
const surroundings = [
  ['(', ')'],
  ['({', '})'],
  ['(class{', '})'],
] as const;

function readText(text: string, length: number): ReadFunction | UnreadFunction {
  for (const strict of [true, false])
    for (const [before, after] of surroundings) {
      const source = before + text + after;
      const node = functionIn(source, strict);
      if (node) return isSource(node, length) ? { source, node, strict } : notSource;
    }
  return notSource;
}

const notSource: UnreadFunction = {
  why: 'its text is not its source: it is built in, bound, a proxy, a class or bytecode',
};

function functionIn(source: string, strict: boolean): ReadFunction['node'] | null {
  try {
    const { body } = parse(source, { ecmaVersion: 'latest', sourceType: strict ? 'module' : 'script' });
    const [statement] = body;
    if (body.length !== 1 || statement?.type !== 'ExpressionStatement') return null;
    return functionOf(statement.expression);
  } catch {
    return null;
  }
}

function functionOf(node: Node): ReadFunction['node'] | null {
  if (node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression')
    return node as ReadFunction['node'];
  const members = membersOf(node);
  const [member] = members;
  return members.length === 1 && member?.value && member.type !== 'PropertyDefinition'
    ? functionOf(member.value)
    : null;
}

interface Member {
  readonly type: string;
  readonly value?: Node | null;
}

/** What an object or a class is made of. */
function membersOf(node: Node): readonly Member[] {
  const it = node as unknown as {
    readonly properties: readonly Member[];
    readonly body: { readonly body: readonly Member[] };
  };
  if (node.type === 'ObjectExpression') return it.properties;
  return node.type === 'ClassExpression' ? it.body.body : [];
}

/**
 * Some engines keep no source. What they give in its place can look like a function that does nothing: `{ [bytecode] }` (Hermes)
 * and bodies without anything in them.
 */
function isSource({ params, body, type }: ReadFunction['node'], length: number): boolean {
  const counted = params.findIndex(({ type }) => type === 'AssignmentPattern' || type === 'RestElement');
  if ((counted < 0 ? params.length : counted) !== length) return false;
  if (body.type !== 'BlockStatement') return true;
  const [only] = body.body;
  if (!only) return params.length > 0 || type === 'ArrowFunctionExpression';
  return !(body.body.length === 1 && only.type === 'ExpressionStatement' && isBytecode(only.expression));
}

function isBytecode(node: Node): boolean {
  const [only, ...more] =
    (node as { readonly elements?: readonly (Node & { readonly name?: string })[] }).elements ?? [];
  return more.length === 0 && only?.type === 'Identifier' && only.name === 'bytecode';
}
