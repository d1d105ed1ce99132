import { stemmer } from 'stemmer';
import { asides, gameNames, synonyms } from './synonyms.js';

/** Words of questions and words that stand in every sentence: they say nothing of what is looked for. */
const silent = new Set(
  (
    'a about after all also am an and any anything are as at be because been before being both but by can could did do does doing done else ' +
    'find for from get gets getting give given gives got had happen happened happens has have having he her here him his how i if in into is it its ' +
    "it's let made make makes many may mean means me might much must my need needs no not now of off often on one's only or our out's " +
    'please put question rule rules shall she should so some someone somebody something such than that the their them then there ' +
    'these they thing things this those to too until us use used very want was we were what whats when where which while who whom ' +
    'whose why will with work works would you your'
  ).split(' '),
);

const aside = new RegExp(`\\b(${asides.join('|')})\\b`, 'g');

/** The words of a text in lower case. An id, with dots in it, is a word of its own. */
function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(aside, ' ')
    .replace(/[’']s\b/g, '')
    .split(/[^\p{L}\p{N}.+/-]+/u)
    .flatMap((word) => {
      const whole = word.replace(/^[.+/-]+|[./-]+$/g, '');
      return whole === '' ? [] : [whole];
    });
}

/** A word without its ending; numbers and ids stay as they are. */
function stem(word: string): string {
  return /^[a-z]+$/.test(word) ? stemmer(word) : word;
}

interface Phrase {
  readonly words: readonly string[];
  /** The line of the synonyms, as a term that no text can hold. */
  readonly meaning: string;
}

/** Each phrase of the synonyms by its first word, the longest first. */
const phrases: ReadonlyMap<string, readonly Phrase[]> = (() => {
  const byFirst = new Map<string, Phrase[]>();
  for (const line of synonyms)
    for (const phrase of line) {
      const words = wordsOf(phrase).flatMap(parted).map(stem);
      const first = words[0] as string;
      byFirst.set(first, [...(byFirst.get(first) ?? []), { words, meaning: `=${line[0]}` }]);
    }
  for (const list of byFirst.values()) list.sort((a, b) => b.words.length - a.words.length);
  return byFirst;
})();

/** The parts of a word with a hyphen: `run-out` is `run` and `out`. */
function parted(word: string): string[] {
  return /^[a-z]+(-[a-z]+)+$/.test(word) ? word.split('-') : [word];
}

/**
 * The terms of a text: its words without their endings, and a term for each phrase that has synonyms, which is the same for all of them.
 *
 * @param text to look through, or to look for
 * @param asked whether it is a question: then a phrase that has synonyms is looked for by what it means alone
 */
export function termsOf(text: string, asked: boolean): string[] {
  const whole = wordsOf(text);
  const words = whole.flatMap(parted);
  const stems = words.map(stem);
  const terms: string[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(stems, at);
    const length = phrase?.words.length ?? 1;
    if (phrase) terms.push(phrase.meaning);
    if (!phrase || !asked)
      for (let inside = at; inside < at + length; inside++)
        if (!silent.has(words[inside] as string)) terms.push(stems[inside] as string);
    at += length;
  }
  // an id and its parts
  for (const word of whole) if (/[a-z].*\./.test(word)) terms.push(word, ...word.split(/[.-]+/).map(stem));
  return terms;
}

/** The longest phrase with synonyms that begins at a word. */
function phraseAt(stems: readonly string[], at: number): Phrase | undefined {
  return phrases
    .get(stems[at] as string)
    ?.find((each) => each.words.every((word, offset) => stems[at + offset] === word));
}

/** The game that a question names, and the question without its name. */
export function gameIn(question: string): { readonly game: string | null; readonly rest: string } {
  const plain = ` ${question.toLowerCase().replace(/\s+/g, ' ')} `;
  for (const [game, names] of Object.entries(gameNames))
    for (const name of names) {
      const at = plain.search(new RegExp(`[^a-z.]${name}(?=[^a-z.]|\\b[^a-z.])`));
      if (at < 0) continue;
      const rest = `${plain.slice(0, at)} ${plain.slice(at + 1 + name.length)}`
        .replace(/\b(in|of|at|for)\s*(?=[?.! ]*$)/, '')
        .trim();
      return { game, rest };
    }
  return { game: null, rest: question };
}
