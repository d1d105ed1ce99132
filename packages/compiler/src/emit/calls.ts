import { allDrawers, type MatchState, type Program } from '@howzat/core/engine';
import type { Node } from 'acorn';
import type { AnyNode } from '../syntax/nodes.js';
import { isProved, type Proved, printed, type Reference } from '../syntax/proof.js';
import { isRead, read } from '../syntax/read.js';
import { isPrimitive, touchesOf, untouched } from '../syntax/touches.js';
import type { Bound } from './bound.js';
import { fitted, fittedQuestion, type Order, taking, takingPlain, type Uses, usesOf, usual } from './fitting.js';
import type { Handing, Places } from './places.js';

/**
 * The functions of a rulebook as code: in place where that is proved, else called with what they touch. The code names the state
 * `$s` and `$g`, the parameters `$p`, the state of amendments `$o0`, `$o1`, ..., and everything else that it needs as {@link Bound}
 * does.
 */
export class Calls {
  private named = 0;

  constructor(
    private readonly program: Program,
    readonly places: Places,
    private readonly sample: MatchState,
    readonly bound: Bound,
  ) {}

  /** The name of something that the code needs. */
  bind(value: unknown): string {
    return this.bound.name(value);
  }

  /** A name that nothing else has. */
  fresh(prefix: string): string {
    return `${prefix}${this.named++}`;
  }

  /** The state of an amendment. */
  ownFor(drawer: string | null): string {
    if (drawer === null) return '$none';
    return drawer === allDrawers ? '$own' : `$o${this.program.rulebook.drawers.findIndex((a) => a.id === drawer)}`;
  }

  /** The declarations of `$o0`, `$o1`, ... */
  drawers(): readonly string[] {
    return this.program.rulebook.drawers.map(({ id }, i) => `const $o${i}=$own[${JSON.stringify(id)}];`);
  }

  /** What a function may do with the state. */
  usesOf(fn: unknown, order: Pick<Order, 's' | 'g' | 'plain'>): Uses {
    return usesOf(fn, order, this.sample);
  }

  /** Does a function no more with what it is given at this place than to read it? */
  reads(fn: unknown, at: number): boolean {
    const found = typeof fn === 'function' ? read(fn) : null;
    return found !== null && isRead(found) && (touchesOf(found)[at] ?? untouched).reads;
  }

  /** A call, as an expression. */
  looking(fn: string, uses: Uses, given: readonly string[]): string {
    const handing = this.places.handing(uses);
    const { before, after } = handing;
    const made = callOf(fn, handing, given);
    if (after.length > 0) return `(${[...before, `$v=${made}`, ...after, '$v'].join(',')})`;
    return before.length > 0 ? `(${[...before, made].join(',')})` : made;
  }

  /** A call, as a statement; what it gives goes by a name where one is given. */
  doing(fn: string, uses: Uses, given: readonly string[], named?: string): string {
    const handing = this.places.handing(uses);
    const made = `${named ? `const ${named}=` : ''}${callOf(fn, handing, given)}`;
    return `${[...handing.before, made, ...handing.after].join(';')};`;
  }

  /** What a guard, an ending or the like says, as an expression. */
  asked(fn: unknown, drawer: string | null): string {
    const given = ['$s', '$g', '$p', this.ownFor(drawer)];
    const found = fittedQuestion(fn, this.sample, this.program.params);
    if (isProved(found)) return `(${this.print(found, usual, given, false)})`;
    return this.looking(this.bind(fn), this.usesOf(fn, usual), given);
  }

  /** What the variant tells of a ball, as an expression of which nobody else holds a part. */
  told(fn: unknown): string {
    const given = ['$s', '$g', '$p', this.ownFor(null)];
    const found = fittedQuestion(fn, this.sample, this.program.params);
    if (!isProved(found))
      return `${givesNew(fn) ? 'T.ownWithin' : 'T.own'}(${this.looking(this.bind(fn), this.usesOf(fn, usual), given)})`;
    return this.copied(found, found.expression, given);
  }

  /** The parts of an object that is made here need be copied, and not the object. */
  private copied(found: Proved, node: AnyNode, given: readonly string[]): string {
    const text = (part: Node): string => this.print(found, usual, given, false, part);
    if (isPrimitive(node)) return text(node);
    const { test, consequent, alternate } = node as unknown as Readonly<Record<string, AnyNode>>;
    if (node.type === 'ConditionalExpression') {
      const [first, second] = [consequent, alternate].map((part) => this.copied(found, part as AnyNode, given));
      return `(${text(test as Node)}?${first}:${second})`;
    }
    const { elements } = node;
    if (node.type === 'ArrayExpression' && elements?.every((part) => part && part.type !== 'SpreadElement'))
      return `[${elements.map((part) => this.copied(found, part as AnyNode, given)).join(',')}]`;
    const { properties } = node as unknown as { readonly properties?: readonly (AnyNode & { readonly value: Node })[] };
    if (node.type !== 'ObjectExpression' || !properties?.every(isPlainProperty))
      return this.ownedField(text(copiedAlready(node) ?? node));
    const fields = properties.map(
      (property) =>
        `${found.source.slice(property.key?.start, property.key?.end)}:${this.copied(found, property.value, given)}`,
    );
    return `{${fields.join(',')}}`;
  }

  /** The code of a value of which nobody else holds a part; a field of the state that never holds an object is one. */
  private ownedField(text: string): string {
    const field = /^\$s[._](\w+)$/.exec(text)?.[1];
    return field !== undefined && this.places.isFlat(field) ? text : owned(text);
  }

  /** What a rule does, as a statement. */
  done(fn: unknown, drawer: string | null): string {
    return this.statement(fn, usual, ['$s', '$g', '$p', this.ownFor(drawer)]);
  }

  /**
   * What taking a choice or an outcome does, as a statement.
   * @param isPlain what is taken is no object
   */
  taken(fn: unknown, made: string, drawer: string | null, isPlain: boolean): string {
    return this.statement(fn, isPlain ? takingPlain : taking, ['$s', made, '$g', '$p', this.ownFor(drawer)]);
  }

  private statement(fn: unknown, order: Order, given: readonly string[]): string {
    const found = fitted(fn, order, this.sample, this.program.params);
    if (!isProved(found)) return this.doing(this.bind(fn), this.usesOf(fn, order), given);
    const text = this.print(found, order, given, true);
    const declared = [...[...found.reassigned].map((at) => `${found.parameters[at]}=${given[at]}`), ...found.hoisted];
    const statement = found.expression ? `(${text});` : text;
    if (declared.length > 0) return `{let ${declared.join(',')};${statement}}`;
    return found.expression ? `{${statement}}` : statement;
  }

  /** The text of a function with what stands for each of its references. */
  private print(found: Proved, order: Order, given: readonly string[], drops: boolean, part?: Node): string {
    const partOf = ({ at }: Reference): 's' | 'g' | null => (at === order.s ? 's' : at === order.g ? 'g' : null);
    const standsFor = (reference: Reference): string => {
      const { at, field, nameEnd, end } = reference;
      const where = partOf(reference);
      if (where) {
        const name = field as string;
        // the list of a push that is a statement is filled, and not read
        return reference.push && drops ? this.places.at(where, name) : this.places.looked(where, name);
      }
      if (at === order.p) return this.parameter(field as string);
      const name = found.reassigned.has(at) ? (found.parameters[at] as string) : (given[at] ?? 'void 0');
      return name + found.source.slice(nameEnd, end);
    };
    const dropped = (reference: Reference): boolean => {
      const where = partOf(reference);
      return drops && where !== null && this.places.isUnread(where, reference.field as string);
    };
    this.places.share(this.usesOf(found.of, order));
    return printed(found, standsFor, dropped, part);
  }

  private parameter(field: string): string {
    const value = (this.program.params as Readonly<Record<string, unknown>>)[field];
    const isText = value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
    return isText ? `(${JSON.stringify(value)})` : this.bind(value);
  }
}

/** The code of a value of which nobody else holds a part. */
export function owned(text: string): string {
  return /^[\w$.]+$/.test(text) ? `(typeof ${text}==='object'?T.own(${text}):${text})` : `T.own(${text})`;
}

/** The list of which this is a copy; null where it is none. */
function copiedAlready(node: AnyNode): Node | null {
  const { callee } = node as unknown as { readonly callee?: AnyNode; readonly arguments?: readonly Node[] };
  const given = (node as unknown as { readonly arguments?: readonly Node[] }).arguments;
  const isCopy = node.type === 'CallExpression' && given?.length === 0 && callee?.property?.name === 'slice';
  return isCopy && !callee.computed ? (callee.object ?? null) : null;
}

/** A call with the objects that stand for the state. */
function callOf(fn: string, { objects }: Handing, given: readonly string[]): string {
  const names = given.map((name) => (name === '$s' ? objects.s : name === '$g' ? objects.g : name));
  return `${fn}(${names.join(',')})`;
}

/** Does a function give an object that it makes? */
function givesNew(fn: unknown): boolean {
  const found = typeof fn === 'function' ? read(fn) : null;
  return found !== null && isRead(found) && isNew(found.node.body as AnyNode);
}

function isNew(node: AnyNode): boolean {
  const { consequent, alternate } = node as unknown as Readonly<Record<string, AnyNode>>;
  if (node.type === 'ConditionalExpression') return isNew(consequent as AnyNode) && isNew(alternate as AnyNode);
  return node.type === 'ObjectExpression';
}

function isPlainProperty(node: AnyNode): boolean {
  const name = (node.key as { readonly name?: string } | undefined)?.name;
  return node.type === 'Property' && !node.computed && name !== '__proto__';
}
