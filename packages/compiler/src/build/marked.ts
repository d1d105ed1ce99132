import { type ArrowFunctionExpression, type Node, parse } from 'acorn';
import { fullAncestor, recursive } from 'acorn-walk';
import { analyze, type Scope, type ScopeManager, type Variable } from 'eslint-scope';
import MagicString from 'magic-string';

/** A function as it stands in a module. */
export interface FunctionText {
  /** An expression that makes it, where the names hold that it captures. */
  readonly text: string;
  /** The names that it captures of functions and blocks around it; names at the top of the module are not among them. */
  readonly captures: readonly string[];
  /** The names at the top of the module that it speaks of. */
  readonly names: readonly string[];
  /** Why it would mean something else in another place; null where it would not. */
  readonly trouble: string | null;
}

/** A statement at the top of a module that declares a name. */
export interface Declaration {
  readonly text: string;
  /** The names at the top of the module that it speaks of. */
  readonly names: readonly string[];
}

/** A module whose functions, while it runs, tell which of them they are and what they have captured. */
export interface MarkedModule {
  /** The module with the marks. It exports {@link Marks} as `$marks`. */
  readonly text: string;
  readonly functions: readonly FunctionText[];
  /** The statements that declare the names at the top of the module, by name. */
  readonly declarations: ReadonlyMap<string, Declaration>;
  /** The names at the top of the module that are given other values while it runs. */
  readonly changing: ReadonlySet<string>;
}

/** What a marked module tells of itself while it runs. */
export interface Marks {
  /** For each function: which it is, and what it has captured, in the order of `captures`. */
  readonly functions: ReadonlyMap<unknown, { readonly at: number; readonly captured: () => readonly unknown[] }>;
  /** The values of the names at the top of the module. */
  readonly names: Readonly<Record<string, () => unknown>>;
}

/** What is asked of the nodes of a syntax tree here. */
type Syntax = Node & {
  readonly id?: { readonly name: string } | null;
  readonly method?: boolean;
  readonly computed?: boolean;
  readonly key?: Node;
  readonly value?: Node;
  readonly kind?: string;
  readonly async?: boolean;
  readonly generator?: boolean;
};

const language = { ecmaVersion: 2022, sourceType: 'module' } as const;

/** Marks every function of a module that imports nothing. */
export function marked(source: string): MarkedModule {
  const program = parse(source, { ...language, ranges: true });
  const scopes = analyze(program as never, language);
  const top = scopes.scopes.find(({ type }) => type === 'module') as Scope;
  const edited = new MagicString(source);
  const functions: FunctionText[] = [];
  const mark = (node: Syntax, text: string): { readonly before: string; readonly after: string } => {
    const told = describe(node, text);
    return { before: `$mark(${functions.push(told) - 1},`, after: `,()=>[${told.captures.join()}])` };
  };
  const describe = (node: Syntax, text: string): FunctionText => {
    const free = freeIn(scopes, node).filter(
      ({ defs }) => !defs.some((definition) => definition.node === (node as never)),
    );
    const captured = free.filter(({ scope }) => scope !== top);
    const changed = captured.find(isChanged);
    return {
      text,
      captures: [...new Set(captured.map(({ name }) => name))],
      names: [...new Set(free.filter(({ scope }) => scope === top).map(({ name }) => name))],
      trouble: changed
        ? `it captures ${changed.name}, which changes while the match goes on`
        : speaksOfThis(node)
          ? 'it speaks of the `this` of what is around it'
          : null,
    };
  };
  // a function is found after those within it
  fullAncestor(program, (found, _state, ancestors) => {
    const node = found as Syntax;
    const around = ancestors.at(-2) as Syntax | undefined;
    const text = source.slice(node.start, node.end);
    if (node.type === 'FunctionDeclaration') {
      const { before, after } = mark(node, `(${text})`);
      // it is there from the beginning of its block
      const beginning = around?.type === 'BlockStatement' ? around.start + 1 : 0;
      edited.appendRight(beginning, `${before}${node.id?.name}${after};`);
      return;
    }
    if (node.type !== 'ArrowFunctionExpression' && node.type !== 'FunctionExpression') return;
    if (around?.type === 'MethodDefinition') return;
    if (around?.type === 'Property' && around.value === node && (around.method || around.kind !== 'init')) {
      if (!around.method) return;
      // a method becomes a field with a function
      const name = source.slice(around.key?.start, around.key?.end);
      const key = around.computed ? `[${name}]` : name;
      const kind = `${node.async ? 'async ' : ''}function${node.generator ? '*' : ''}`;
      const { before, after } = mark(node, `(${kind}${text})`);
      edited.overwrite(around.start, node.start, `${key}:${before}${kind}`);
      edited.appendLeft(node.end, after);
      return;
    }
    const { before, after } = mark(node, `(${text})`);
    edited.prependRight(node.start, before);
    edited.appendLeft(node.end, after);
  });
  const names = top.variables.map(({ name }) => name);
  edited.prepend(
    'const $functions=new Map();function $mark(at,made,captured){$functions.set(made,{at,captured});return made;}\n',
  );
  edited.append(
    `\nexport const $marks={functions:$functions,names:{${names.map((name) => `${name}:()=>${name}`).join()}}};`,
  );
  return {
    text: edited.toString(),
    functions,
    declarations: declarationsOf(source, program.body, top),
    changing: new Set(top.variables.filter(isChanged).map(({ name }) => name)),
  };
}

/** The variables that a function speaks of and does not declare itself. */
function freeIn(scopes: ScopeManager, node: Syntax): readonly Variable[] {
  const scope = scopes.acquire(node as never, true) as Scope;
  return scope.through.flatMap(({ resolved }) => resolved ?? []);
}

/** Is the variable given another value after it has got its first? */
function isChanged({ references }: Variable): boolean {
  return references.some((reference) => reference.isWrite() && !reference.init);
}

function speaksOfThis(node: Syntax): boolean {
  if (node.type !== 'ArrowFunctionExpression') return false;
  let speaks = false;
  const found = (): void => {
    speaks = true;
  };
  // a function that is no arrow has a `this` of its own
  const skipped = (): void => {};
  recursive(node as ArrowFunctionExpression, null, {
    FunctionDeclaration: skipped,
    FunctionExpression: skipped,
    ThisExpression: found,
    Super: found,
  });
  return speaks;
}

function declarationsOf(source: string, body: readonly Node[], top: Scope): ReadonlyMap<string, Declaration> {
  const statements = body.map(({ start, end }) => ({ text: source.slice(start, end), names: new Set<string>() }));
  const declared = new Map<string, (typeof statements)[number]>();
  const at = (position: number): (typeof statements)[number] => {
    let low = 0;
    let high = body.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((body[middle] as Node).start <= position) low = middle;
      else high = middle - 1;
    }
    return statements[low] as (typeof statements)[number];
  };
  for (const { name, defs, references } of top.variables) {
    for (const definition of defs) declared.set(name, at((definition.name as unknown as Node).start));
    for (const { identifier } of references) at((identifier as unknown as Node).start).names.add(name);
  }
  return new Map([...declared].map(([name, { text, names }]) => [name, { text, names: [...names] }]));
}
