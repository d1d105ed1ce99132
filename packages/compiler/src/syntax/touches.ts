import type { Node } from 'acorn';
import { type AnyNode, isVariable, namesIn, partsOf } from './nodes.js';
import type { ReadFunction } from './read.js';

/** What a function does with one of its parameters, which is an object; `all` where the tree does not tell. */
export interface Touch {
  /** The fields that it reads or writes. */
  readonly fields: ReadonlySet<string> | 'all';
  /** Those that it gives another value. */
  readonly changes: ReadonlySet<string>;
  /**
   * Of those, the ones to which it may give an object: by the name of a field the numbers of the parameters of which it is given one as it
   * is, or `any`.
   */
  readonly objects: ReadonlyMap<string, ReadonlySet<number> | 'any'>;
  /** Those whose value it hands on or keeps, so that somebody may hold it afterwards, or gives a value that somebody holds. */
  readonly shares: ReadonlySet<string>;
  /** Those whose lists or objects it changes in place, or hands on to somebody who might. */
  readonly fills: ReadonlySet<string>;
  /** It does no more with the object than to read what it holds. */
  readonly reads: boolean;
}

const nothing: ReadonlySet<string> = new Set();
const unseen = { changes: nothing, objects: new Map(), shares: nothing, fills: nothing };
const all: Touch = { ...unseen, fields: 'all', reads: false };
/** Of a parameter that a function does not have. */
export const untouched: Touch = { ...unseen, fields: nothing, reads: true };

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
  readonly objects: Map<string, Set<number> | 'any'>;
  readonly shares: Set<string>;
  readonly fills: Set<string>;
  reads: boolean;
  /** Its name stands for something else too, or for something else in between. */
  another: boolean;
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
      objects: new Map(),
      shares: new Set(),
      fills: new Set(),
      reads: true,
      another: false,
    });
  const anything = walk(node.body as AnyNode, [], watched);
  if (anything) return Array.from({ length: most }, () => all);
  const found = params.map((param) => watched.get((param as AnyNode).name as string) as Watched);
  const changed = new Set(found.flatMap(({ another }, at) => (another ? [at] : [])));
  for (const { objects } of found)
    for (const [field, from] of objects)
      if (from !== 'any' && [...from].some((at) => changed.has(at))) objects.set(field, 'any');
  return found.map((it) => (it.plain ? it : { ...all, reads: it.reads }));
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
      watch(it, node, around, watched);
      it.reads &&= isRead(node, around);
      it.another ||= isTarget(node, around);
    }
  }
  for (const name of declaredBy(node)) {
    const it = watched.get(name);
    if (!it) continue;
    it.plain = it.reads = false;
    it.another = true;
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

function watch(it: Watched, node: AnyNode, around: readonly AnyNode[], watched: ReadonlyMap<string, Watched>): void {
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
    const before = it.objects.get(field) ?? new Set<number>();
    const now = objectsIn(outside.at(-1) as AnyNode, [...watched.keys()]);
    it.objects.set(field, before === 'any' || now === null ? 'any' : new Set([...before, ...now]));
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

/** The numbers of the parameters that something is given as they are where it is given a value; null where it may be given any object. */
function objectsIn(giving: AnyNode, parameters: readonly string[]): readonly number[] | null {
  if (giving.type === 'UpdateExpression') return [];
  if (giving.type !== 'AssignmentExpression') return null;
  const isWhole = ['=', '||=', '&&=', '??='].includes(giving.operator as string);
  return isWhole ? objectsOf(giving.right as AnyNode, parameters) : [];
}

function objectsOf(node: AnyNode, parameters: readonly string[]): readonly number[] | null {
  if (isPrimitive(node)) return [];
  const { consequent, alternate, left, right } = node as unknown as Readonly<Record<string, AnyNode>>;
  const either = ([a, b]: readonly (AnyNode | undefined)[]): readonly number[] | null => {
    const [first, second] = [a, b].map((part) => objectsOf(part as AnyNode, parameters));
    return first && second ? [...first, ...second] : null;
  };
  if (node.type === 'ConditionalExpression') return either([consequent, alternate]);
  if (node.type === 'LogicalExpression') return either([left, right]);
  const at = node.type === 'Identifier' ? parameters.indexOf(node.name as string) : -1;
  return at >= 0 ? [at] : null;
}

/** Does this give a number, a text or a truth, whatever the state holds? */
export function isPrimitive(node: AnyNode): boolean {
  return (
    ['Literal', 'TemplateLiteral', 'BinaryExpression', 'UnaryExpression', 'UpdateExpression'].includes(node.type) &&
    !('regex' in node)
  );
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
