import type { Node } from 'acorn';
import { type AnyNode, isVariable, namesIn, partsOf } from './nodes.js';
import type { ReadFunction } from './read.js';

/** What a function does with one of its parameters, which is an object; `all` where the tree does not tell. */
export interface Touch {
  /** The fields that it reads or writes. */
  readonly fields: ReadonlySet<string> | 'all';
  /** Those that it gives another value. */
  readonly changes: ReadonlySet<string>;
  /** Those whose value it hands on or keeps, so that somebody may hold it afterwards, or gives a value that somebody holds. */
  readonly shares: ReadonlySet<string>;
  /** Those whose lists or objects it changes in place, or hands on to somebody who might. */
  readonly fills: ReadonlySet<string>;
  /** It does no more with the object than to read what it holds. */
  readonly reads: boolean;
}

const nothing: ReadonlySet<string> = new Set();
const all: Touch = { fields: 'all', changes: nothing, shares: nothing, fills: nothing, reads: false };
/** Of a parameter that a function does not have. */
export const untouched: Touch = { fields: nothing, changes: nothing, shares: nothing, fills: nothing, reads: true };

/** Methods of lists that leave the list as it is. */
const reading = new Set('includes indexOf lastIndexOf at join slice'.split(' '));

const known = new WeakMap<ReadFunction, readonly Touch[]>();

/**
 * What a function does with each of its parameters. It is proved where a parameter is a plain name which nothing else in the
 * function has, and which stands nowhere but before the name of a field.
 */
export function touchesOf(read: ReadFunction): readonly Touch[] {
  let found = known.get(read);
  if (!found) {
    found = look(read);
    known.set(read, found);
  }
  return found;
}

/** A parameter while its function is walked through. */
interface Watched {
  plain: boolean;
  readonly fields: Set<string>;
  readonly changes: Set<string>;
  readonly shares: Set<string>;
  readonly fills: Set<string>;
  reads: boolean;
}

function look({ node }: ReadFunction): readonly Touch[] {
  const { params } = node;
  if (node.async || node.generator || params.some(({ type }) => type !== 'Identifier'))
    return Array.from({ length: most }, () => all);
  const watched = new Map<string, Watched>();
  for (const param of params)
    watched.set((param as AnyNode).name as string, {
      plain: true,
      fields: new Set(),
      changes: new Set(),
      shares: new Set(),
      fills: new Set(),
      reads: true,
    });
  const anything = walk(node.body as AnyNode, [], watched);
  if (anything) return Array.from({ length: most }, () => all);
  return params.map((param) => {
    const it = watched.get((param as AnyNode).name as string) as Watched;
    return it.plain ? it : { ...all, reads: it.reads };
  });
}

/** No function of a rulebook is given more than this. */
const most = 8;

/** Walks through a function; true where it can do anything with what it is given. */
function walk(node: AnyNode, around: readonly AnyNode[], watched: ReadonlyMap<string, Watched>): boolean {
  if (node.type === 'WithStatement') return true;
  if (node.type === 'Identifier' && isVariable(node, around.at(-1))) {
    const name = node.name as string;
    if (name === 'arguments' || name === 'eval') return true;
    const it = watched.get(name);
    if (it) {
      watch(it, node, around);
      it.reads &&= isRead(node, around);
    }
  }
  for (const name of declaredBy(node)) {
    const it = watched.get(name);
    if (it) it.plain = it.reads = false;
  }
  const inside = [...around, node];
  return partsOf(node).some((part) => walk(part, inside, watched));
}

function declaredBy(node: AnyNode): readonly string[] {
  const patterns: (Node | null | undefined)[] = [];
  if (node.type === 'VariableDeclarator' || /^(?:Function|Class)/.test(node.type)) patterns.push(node.id);
  if (/Function/.test(node.type)) patterns.push(...(node.params ?? []));
  if (node.type === 'CatchClause') patterns.push(node.param);
  return patterns.flatMap((pattern) => (pattern ? namesIn(pattern) : []));
}

function watch(it: Watched, node: AnyNode, around: readonly AnyNode[]): void {
  const member = around.at(-1);
  if (member?.type !== 'MemberExpression' || member.object !== node || member.computed) {
    it.plain = false;
    return;
  }
  const field = (member.property as AnyNode).name as string;
  it.fields.add(field);
  const outside = around.slice(0, -1);
  if (isTarget(member, outside)) {
    it.changes.add(field);
    if (!isNewList(outside.at(-1))) it.shares.add(field);
    // a field that is taken away is there no more: that is not writing
    if (outside.at(-1)?.operator === 'delete') it.plain = false;
    return;
  }
  if (mayShare(member, outside)) it.shares.add(field);
  if (it.shares.has(field) || mayFill(member, outside)) it.fills.add(field);
}

/** Is what this refers to only read: by the name or the number of a part, or taken apart? */
function isRead(node: AnyNode, around: readonly AnyNode[]): boolean {
  const member = around.at(-1);
  if (member?.type === 'VariableDeclarator')
    return (member as { readonly init?: Node }).init === node && /Pattern$/.test(member.id?.type ?? '');
  if (member?.type !== 'MemberExpression' || member.object !== node) return false;
  const outside = around.slice(0, -1);
  const call = outside.at(-1);
  if (call?.type === 'CallExpression' && call.callee === member)
    return !member.computed && reading.has(member.property?.name as string);
  return call?.type !== 'TaggedTemplateExpression' && !isTarget(member, outside);
}

/** Is this given a value here? */
export function isTarget(node: Node, ancestors: readonly AnyNode[]): boolean {
  const around = ancestors.at(-1);
  switch (around?.type) {
    case 'AssignmentExpression':
    case 'AssignmentPattern':
    case 'ForInStatement':
    case 'ForOfStatement':
      return around.left === node;
    case 'UpdateExpression':
    case 'RestElement':
    case 'ArrayPattern':
      return true;
    case 'UnaryExpression':
      return around.operator === 'delete';
    case 'Property':
      return ancestors.at(-2)?.type === 'ObjectPattern' && (around as { readonly value?: Node }).value === node;
    default:
      return false;
  }
}

function isNewList(around: AnyNode | undefined): boolean {
  return around?.type === 'AssignmentExpression' && around.operator === '=' && around.right?.type === 'ArrayExpression';
}

/** Methods of lists that give something else than the list. */
const harmless = new Set('push pop shift unshift includes indexOf lastIndexOf at join slice'.split(' '));

/** Methods that give something else than the list where the function that they call is not given it. */
const asking = new Set('some every filter map find findIndex findLast forEach flatMap'.split(' '));

/** Is a method given a function that does not ask for the list, its third parameter? */
function isBlind(call: AnyNode): boolean {
  const [first] = (call as unknown as { readonly arguments: readonly AnyNode[] }).arguments;
  return first?.type === 'ArrowFunctionExpression' && (first.params ?? []).length < 3;
}

/** Is what the value of a field refers to changed here? */
function mayFill(node: Node, around: readonly AnyNode[]): boolean {
  const outside = around.at(-1);
  if (outside?.type !== 'MemberExpression' || outside.object !== node) return isTarget(node, around);
  const call = around.at(-2);
  if (call?.type !== 'CallExpression' || call.callee !== outside) return mayFill(outside, around.slice(0, -1));
  const method = outside.property?.name as string;
  return outside.computed === true || !(reading.has(method) || (asking.has(method) && isBlind(call)));
}

/** Can what the value of a field refers to be held by somebody else after this? Not where it is only looked into. */
function mayShare(member: Node, around: readonly AnyNode[]): boolean {
  const outside = around.at(-1);
  if (outside?.type === 'MemberExpression' && outside.object === member) {
    const call = around.at(-2);
    if (call?.type !== 'CallExpression' || call.callee !== outside) return false;
    if (outside.computed) return true;
    const method = outside.property?.name as string;
    return !harmless.has(method) && !(asking.has(method) && isBlind(call));
  }
  return !(
    (outside?.type === 'ForOfStatement' && outside.right === member) ||
    outside?.type === 'SpreadElement' ||
    outside?.type === 'BinaryExpression' ||
    (outside?.type === 'UnaryExpression' && outside.operator !== 'delete')
  );
}
