import type { Node } from 'acorn';
import { type AnyNode, isVariable, namesIn, partsOf } from './nodes.js';
import { isRead, type ReadFunction, read } from './read.js';
import { isTarget } from './touches.js';

/** A place in a text that speaks of a parameter. */
export interface Reference {
  /** Which parameter. */
  readonly at: number;
  /** The field that stands behind it; null where it stands alone. */
  readonly field: string | null;
  readonly start: number;
  /** Where the name of the parameter ends. */
  readonly nameEnd: number;
  readonly end: number;
  /** The field, or a part of what it holds, is given a value here. */
  readonly written: boolean;
  /** The field is called, with the parameter as its `this`. */
  readonly called: boolean;
  /** It stands alone as the field of an object that is called as it is: `{ choice }`. */
  readonly shorthand: boolean;
  /** It is a push that is a statement of its own: nobody sees what it gives. */
  readonly push: Push | null;
}

/** A statement that does nothing but put something into a list. */
interface Push {
  readonly start: number;
  readonly end: number;
  /** Where what is put there stands; null where that is nothing. */
  readonly given: { readonly start: number; readonly end: number } | null;
}

/** A function whose text means the same where its call would stand. */
export interface Proved {
  readonly of: object;
  readonly source: string;
  readonly parameters: readonly string[];
  /** Parameters that are given another value. */
  readonly reassigned: ReadonlySet<number>;
  /** The expression that it gives; null for statements that give nothing. */
  readonly expression: Node | null;
  readonly start: number;
  readonly end: number;
  readonly references: readonly Reference[];
  /** Texts that stand in place of others. */
  readonly replaced: readonly { readonly start: number; readonly end: number; readonly text: string }[];
  /** Names declared by `var`, which hold in all of the text. */
  readonly hoisted: readonly string[];
}

/** Why a function has to be called. */
export interface Called {
  readonly why: string;
}

export function isProved(found: Proved | Called): found is Proved {
  return 'references' in found;
}

const known = new WeakMap<object, Proved | Called>();

/**
 * Proves that the text of a function may be written where its call would stand, or tells why not. V8 puts small functions in place
 * of their calls itself, but only up to a budget for each function, and one that plays a whole match spends it early.
 *
 * A text is proved that names nothing but its parameters and its own variables, with statements and expressions that mean the
 * same anywhere. A name that is not its own is never proved, be it `Math` or `undefined`: the module around the function may have
 * given it another meaning, of which the text says nothing. Such a function is called with the fields that it touches.
 */
export function prove(fn: object): Proved | Called {
  let found = known.get(fn);
  if (!found) {
    found = proved(fn);
    known.set(fn, found);
  }
  return found;
}

function proved(fn: object): Proved | Called {
  const found = read(fn);
  if (!isRead(found)) return found;
  try {
    return new Prover(fn, found).prove();
  } catch (error) {
    if (error instanceof Unproved) return { why: error.why };
    throw error;
  }
}

/** Ends a proof. */
class Unproved {
  constructor(readonly why: string) {}
}

function cannot(why: string): never {
  throw new Unproved(why);
}

/** What stands for itself and needs no look of its own, only at its parts. */
const plain = new Set(
  [
    'Literal TemplateLiteral TemplateElement ArrayExpression ObjectExpression SpreadElement BinaryExpression LogicalExpression',
    'ConditionalExpression SequenceExpression ChainExpression UpdateExpression AssignmentExpression ObjectPattern ArrayPattern',
    'AssignmentPattern RestElement BlockStatement EmptyStatement ExpressionStatement IfStatement ForStatement ForInStatement',
    'ForOfStatement WhileStatement DoWhileStatement SwitchStatement SwitchCase BreakStatement ContinueStatement ThrowStatement',
    'VariableDeclaration VariableDeclarator Identifier MemberExpression CallExpression Property UnaryExpression LabeledStatement',
  ].flatMap((line) => line.split(' ')),
);

const reasons: Readonly<Record<string, string>> = {
  ArrowFunctionExpression: 'it has a function in it',
  FunctionExpression: 'it has a function in it',
  FunctionDeclaration: 'it has a function in it',
  ReturnStatement: 'it returns from the middle of statements',
  ThisExpression: 'it speaks of this',
  NewExpression: 'it makes an object with new',
  TaggedTemplateExpression: 'it has a template with a tag',
  TryStatement: 'it catches what is thrown',
};

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

class Prover {
  private readonly source: string;
  private readonly parameters: readonly string[];
  private readonly reassigned = new Set<number>();
  private readonly references: Mutable<Reference>[] = [];
  private readonly replaced: Mutable<Proved['replaced'][number]>[] = [];
  private readonly hoisted = new Set<string>();
  /** The names that are declared around what is looked at, innermost last. */
  private readonly scopes: ReadonlySet<string>[] = [];
  private readonly around: AnyNode[] = [];

  constructor(
    private readonly of: object,
    private readonly fn: ReadFunction,
  ) {
    const { node, source, strict } = fn;
    if (!strict) cannot('its text is not strict code');
    if (node.async || node.generator) cannot('it is asynchronous or a generator');
    if (node.params.some(({ type }) => type !== 'Identifier'))
      cannot('its parameters have defaults or are taken apart');
    this.source = source;
    this.parameters = node.params.map((param) => (param as AnyNode).name as string);
    if (new Set(this.parameters).size < this.parameters.length) cannot('two of its parameters have one name');
  }

  prove(): Proved {
    const { body } = this.fn.node;
    const expression = body.type === 'BlockStatement' ? returned(body) : body;
    const text: Node = expression ?? body;
    // a comment of this kind exists in scripts alone, and this text comes from a module
    if (/<!--|-->/.test(this.source.slice(text.start, text.end))) cannot('it has what scripts take for a comment');
    this.hoist(text);
    this.scopes.push(this.hoisted);
    this.look(text);
    return {
      of: this.of,
      source: this.source,
      parameters: this.parameters,
      reassigned: this.reassigned,
      expression,
      start: text.start,
      end: text.end,
      references: this.references,
      replaced: this.replaced,
      hoisted: [...this.hoisted],
    };
  }

  private hoist(node: AnyNode): void {
    if (node.type === 'VariableDeclaration' && (node as { readonly kind?: string }).kind === 'var')
      for (const { id } of (node as unknown as { readonly declarations: readonly { readonly id: Node }[] })
        .declarations) {
        if (id.type !== 'Identifier') cannot('it takes a value apart with var');
        const [name] = namesIn(id) as [string];
        if (this.parameters.includes(name)) cannot(`it declares its parameter ${name} again`);
        this.own(name);
        this.hoisted.add(name);
      }
    for (const part of partsOf(node)) this.hoist(part);
  }

  /** A name of the text's own. */
  private own(name: string): void {
    if (name.startsWith('$')) cannot(`its name ${name} could be one of the code around it`);
  }

  private look(node: AnyNode): void {
    const { type } = node;
    if (!plain.has(type)) cannot(reasons[type] ?? `it has a ${type}`);
    const declared = this.declaredIn(node);
    if (declared) this.scopes.push(declared);
    this.lookAt(node);
    this.around.push(node);
    for (const part of partsOf(node)) this.look(part);
    this.around.pop();
    if (declared) this.scopes.pop();
  }

  /** The names that a block or a loop declares for what is in it; null where it is neither. */
  private declaredIn(node: AnyNode): ReadonlySet<string> | null {
    if (!/^(?:BlockStatement|For|SwitchStatement)/.test(node.type)) return null;
    const parts = partsOf(node).flatMap((part) => (part.type === 'SwitchCase' ? partsOf(part) : [part]));
    const names = parts.flatMap((part) => {
      const it = part as unknown as { readonly kind: string; readonly declarations: readonly { readonly id: Node }[] };
      return part.type === 'VariableDeclaration' && it.kind !== 'var'
        ? it.declarations.flatMap(({ id }) => namesIn(id))
        : [];
    });
    for (const name of names) this.own(name);
    return new Set(names);
  }

  private lookAt(node: AnyNode): void {
    switch (node.type) {
      case 'Identifier':
        if (isVariable(node, this.around.at(-1))) this.variable(node);
        return;
      case 'CallExpression':
        if (node.callee?.type !== 'MemberExpression')
          cannot(
            node.callee?.type === 'Identifier'
              ? `it calls ${(node.callee as AnyNode).name}, which is not its own`
              : 'it calls what a call or an expression gives',
          );
        return;
      case 'UnaryExpression':
        if (node.operator === 'delete') cannot('it deletes a field');
        return;
      case 'BinaryExpression':
        if (node.left?.type === 'PrivateIdentifier') cannot('it asks for a private field');
        return;
      case 'Property':
        if ((node as { readonly kind?: string }).kind !== 'init' || (node as { readonly method?: boolean }).method)
          cannot('it has a function in it');
        return;
      case 'LabeledStatement':
        this.own((node.label as AnyNode).name as string);
        return;
      case 'VariableDeclaration':
        if ((node as { readonly kind?: string }).kind === 'var') this.withoutVar(node);
        else this.ended(node);
        return;
      case 'ExpressionStatement':
      case 'BreakStatement':
      case 'ContinueStatement':
      case 'DoWhileStatement':
      case 'ThrowStatement':
        this.ended(node);
    }
  }

  /** A statement may end where its line ends, but not where other text comes behind it. */
  private ended(node: AnyNode): void {
    const around = this.around.at(-1);
    if (this.source[node.end - 1] !== ';' && !(around && isHeadOf(around, node)))
      this.replaced.push({ start: node.end, end: node.end, text: ';' });
  }

  /** What `var` declares is declared before the text: what is left are its values. */
  private withoutVar(node: AnyNode): void {
    const around = this.around.at(-1);
    const head = around !== undefined && isHeadOf(around, node);
    const { declarations } = node as unknown as {
      readonly declarations: readonly { readonly id: Node; readonly init: Node | null; readonly start: number }[];
    };
    const first = declarations[0] as (typeof declarations)[number];
    if (head && around.type !== 'ForStatement') {
      if (first.init) cannot('it declares a variable of a loop with a value');
      this.replaced.push({ start: node.start, end: first.start, text: '' });
      return;
    }
    this.replaced.push({ start: node.start, end: first.start, text: '' });
    for (const { id, init } of declarations) {
      // one without a value keeps the one that it has
      if (!init) this.replaced.push({ start: id.end, end: id.end, text: `=${this.source.slice(id.start, id.end)}` });
    }
    if (!head) this.ended(node);
  }

  private variable(node: AnyNode): void {
    const name = node.name as string;
    if (name === 'arguments' || name === 'eval') cannot(`it speaks of ${name}`);
    if (this.scopes.some((scope) => scope.has(name))) return;
    const at = this.parameters.indexOf(name);
    if (at < 0) cannot(`it names ${name}, which is not its own`);
    const member = this.around.at(-1);
    const outside = this.around.slice(0, -1);
    const isField = member?.type === 'MemberExpression' && member.object === node && !member.computed;
    const whole: AnyNode = isField ? member : node;
    if (!isField && isTarget(node, this.around)) {
      this.own(name);
      this.reassigned.add(at);
    }
    this.references.push({
      at,
      field: isField ? (member.property?.name as string) : null,
      start: whole.start,
      nameEnd: node.end,
      end: whole.end,
      written: this.isWritten(whole, isField ? outside : this.around),
      called: isField && isCallee(member, outside),
      shorthand: member?.type === 'Property' && member.shorthand === true,
      push: isField ? this.pushTo(member, outside) : null,
    });
  }

  /** Is this, or something in what it holds, given a value? */
  private isWritten(node: AnyNode, around: readonly AnyNode[]): boolean {
    if (isTarget(node, around)) return true;
    const member = around.at(-1);
    return member?.type === 'MemberExpression' && member.object === node && this.isWritten(member, around.slice(0, -1));
  }

  private pushTo(list: AnyNode, around: readonly AnyNode[]): Push | null {
    const [member, call, outside, further] = [...around].reverse();
    if (member?.type !== 'MemberExpression' || member.object !== list || member.computed) return null;
    if (member.property?.name !== 'push' || call?.type !== 'CallExpression' || call.callee !== member) return null;
    // written as `void list.push(x)`, too
    const unused = (node: AnyNode | undefined): boolean =>
      node === undefined ? this.fn.node.body === call : node.type === 'ExpressionStatement';
    const isVoid = outside?.type === 'UnaryExpression' && outside.operator === 'void';
    if (!(isVoid ? unused(further) || further === undefined : unused(outside))) return null;
    const given = (call as unknown as { readonly arguments: readonly AnyNode[] }).arguments;
    const [first, last] = [given[0], given.at(-1)];
    return { start: call.start, end: call.end, given: first && last ? { start: first.start, end: last.end } : null };
  }
}

/** The expression that a function gives which does nothing but return it. */
function returned(body: Node): Node | null {
  const { body: statements } = body as unknown as { readonly body: readonly AnyNode[] };
  const [only] = statements;
  return statements.length === 1 && only?.type === 'ReturnStatement' ? (only.argument ?? null) : null;
}

/** Is this the head of a loop? */
function isHeadOf(loop: AnyNode, node: AnyNode): boolean {
  return loop.left === node || (loop as { readonly init?: Node }).init === node;
}

function isCallee(member: AnyNode, around: readonly AnyNode[]): boolean {
  const outside = around.at(-1);
  if (outside?.type === 'TaggedTemplateExpression') return true;
  return outside?.type === 'CallExpression' && outside.callee === member;
}

/**
 * The text with what stands for each reference in its place.
 * @param drops whether a push to this list is left out
 * @param within a part of it
 */
export function printed(
  { source, start, end, references, replaced }: Proved,
  standsFor: (reference: Reference) => string,
  drops: (reference: Reference) => boolean,
  within: { readonly start: number; readonly end: number } = { start, end },
): string {
  const edits = [...replaced, ...references].sort((a, b) => a.start - b.start || a.end - b.end);
  const pieces = (from: number, to: number): string => {
    let text = '';
    let at = from;
    for (const edit of edits) {
      if (edit.start < at || edit.end > to) continue;
      const push = 'push' in edit && edit.push && drops(edit) ? edit.push : null;
      text += source.slice(at, push?.start ?? edit.start);
      if (push) text += withoutPush(push, pieces);
      else if ('text' in edit) text += edit.text;
      else text += (edit.shorthand ? `${source.slice(edit.start, edit.end)}:` : '') + standsFor(edit);
      at = push?.end ?? edit.end;
    }
    return text + source.slice(at, to);
  };
  return pieces(within.start, within.end);
}

/** What was to be put into the list is worked out still, for that may do something. */
function withoutPush({ given }: Push, pieces: (from: number, to: number) => string): string {
  const text = given ? pieces(given.start, given.end) : '0';
  return `void(${text.includes('...') ? `[${text}]` : text})`;
}
