// A plugin for Stryker: words are not rules, so they are left as they are. What is for people to read is looked at by other tests.

/** Why a change is not made: the score leaves it out. */
export const words = 'words';

/** Types of what holds nothing but words. */
const ofWords = new Set(['SectionWords', 'Registry', 'RulingWords', 'Presentation']);

/** Fields that hold words, whatever makes them. */
const fieldsOfWords = new Set(['text', 'title', 'source', 'says', 'unit', 'message']);

/** A sentence, or the beginning or end of one: `The innings is over.`, and not `bat on`. */
const isSentence = (text) => text.includes(' ') && (/^[A-Z]/.test(text) || /[.!?:]$/.test(text));

const typeOf = ({ typeAnnotation } = {}) => JSON.stringify(typeAnnotation ?? '').match(/"name":"(\w+)"/g) ?? [];

function holdsWords({ node, parent }) {
  if (node.type === 'VariableDeclarator') {
    const { name = '', typeAnnotation } = node.id;
    return /words$/i.test(name) || typeOf(typeAnnotation).some((found) => ofWords.has(found.slice(8, -1)));
  }
  if (node.type === 'ObjectProperty') return !node.computed && fieldsOfWords.has(node.key.name);
  // what a test compares is no sentence for anybody
  if (parent?.type === 'BinaryExpression') return false;
  if (node.type === 'StringLiteral') return isSentence(node.value);
  return node.type === 'TemplateLiteral' && isSentence(node.quasis.map(({ value }) => value.cooked).join(''));
}

export const strykerPlugins = [
  { kind: 'Ignore', name: words, value: { shouldIgnore: (path) => (holdsWords(path) ? words : undefined) } },
];
