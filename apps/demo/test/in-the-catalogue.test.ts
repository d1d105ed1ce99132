import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ESTree, parseSync } from 'vite';
import { expect, test } from 'vitest';

const src = fileURLToPath(new URL('../src/', import.meta.url));
/** Attributes that people read or hear. */
const told: readonly string[] = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'];

/** Whether it is words: two letters or more in a row; units and the marks of a scorer are the same in all languages. */
const isWords = (text: string): boolean => /\p{L}{2}/u.test(text);

/** The text that an expression may come to, where the expression says it itself. */
function literals(node: ESTree.Node): readonly string[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return node.quasis.map(({ value }) => value.cooked ?? '');
    case 'ConditionalExpression':
      return [...literals(node.consequent), ...literals(node.alternate)];
    case 'LogicalExpression':
      return [...literals(node.left), ...literals(node.right)];
    case 'JSXExpressionContainer':
      return literals(node.expression);
    default:
      return [];
  }
}

/** Every node of a syntax tree. */
function nodesIn(value: unknown): readonly ESTree.Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(nodesIn);
  return 'type' in value ? [value as ESTree.Node, ...inner] : inner;
}

/** The words of a component that stand in it and not in the catalogue. */
function wordsIn(name: string, code: string): readonly string[] {
  const found = nodesIn(parseSync(name, code).program).flatMap((node): readonly string[] => {
    switch (node.type) {
      case 'JSXText':
        return [node.value.trim()];
      case 'JSXElement':
      case 'JSXFragment':
        return node.children.filter(({ type }) => type === 'JSXExpressionContainer').flatMap(literals);
      case 'JSXAttribute': {
        const { name: attribute, value } = node;
        return value && attribute.type === 'JSXIdentifier' && told.includes(attribute.name) ? literals(value) : [];
      }
      default:
        return [];
    }
  });
  return found.filter(isWords);
}

test('words that stand in a component are found, in text and in what is heard', () => {
  const found = (jsx: string): readonly string[] => wordsIn('one.tsx', `export const One = () => ${jsx};`);
  expect(found('<p>Out {runs} runs</p>')).toEqual(['Out', 'runs']);
  expect(found('<button aria-label="Close" className="button" />')).toEqual(['Close']);
  expect(found('<img alt={out ? "Out" : told.notOut} />')).toEqual(['Out']);
  expect(found('<p>{over && "Over"}</p>')).toEqual(['Over']);
  expect(found('<p title={told.title}>{told.text} · 4+ {"×"}</p>')).toEqual([]);
});

test('all words of the app come from the catalogue', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    wordsIn(file, readFileSync(join(src, file), 'utf8')).map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});
