import type { Node } from 'acorn';

/** The nodes that are part of a node, in the order of the source. */
export function partsOf(node: Node): readonly Node[] {
  return Object.values(node).flatMap((value: unknown) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as { readonly type?: unknown }).type === 'string';
}

/** What may be asked of any node. */
export type AnyNode = Node & {
  readonly name?: string | undefined;
  readonly object?: Node | undefined;
  readonly property?: AnyNode | undefined;
  readonly computed?: boolean | undefined;
  readonly shorthand?: boolean | undefined;
  readonly key?: Node | undefined;
  readonly label?: Node | undefined;
  readonly left?: Node | undefined;
  readonly right?: AnyNode | undefined;
  readonly argument?: Node | null | undefined;
  readonly callee?: Node | undefined;
  readonly operator?: string | undefined;
  readonly elements?: readonly (Node | null)[] | undefined;
  readonly id?: Node | null | undefined;
  readonly params?: readonly Node[] | undefined;
  readonly param?: Node | null | undefined;
};

/** Is this identifier a variable that is spoken of, and not the name of a field, of a method or of a label? */
export function isVariable(node: AnyNode, around: AnyNode | undefined): boolean {
  switch (around?.type) {
    case 'MemberExpression':
      return around.object === node || around.computed === true;
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return around.key !== node || around.computed === true;
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
      return around.label !== node;
    case 'MetaProperty':
      return false;
    default:
      return true;
  }
}

/** The names that a pattern declares. */
export function namesIn(pattern: Node): readonly string[] {
  const it = pattern as AnyNode & {
    readonly properties?: readonly (AnyNode & { readonly value: Node })[];
  };
  switch (pattern.type) {
    case 'Identifier':
      return [it.name as string];
    case 'ObjectPattern':
      return (it.properties ?? []).flatMap((part) => namesIn(part.type === 'RestElement' ? part : part.value));
    case 'ArrayPattern':
      return (it.elements ?? []).flatMap((part) => (part ? namesIn(part) : []));
    case 'AssignmentPattern':
      return namesIn(it.left as Node);
    case 'RestElement':
      return namesIn(it.argument as Node);
    default:
      return [];
  }
}
