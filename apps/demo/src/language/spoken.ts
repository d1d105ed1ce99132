type Game = 'ctg' | 'wicked' | 'cubes' | 'ccsl' | 'pocket';

/** The areas of the app that have words of their own. Each is said whole in every language. */
export type Area = 'app' | 'games' | 'daily' | 'lab' | 'online' | 'first' | Game | `${Game}First`;

/** Words as a language may say them: the same names, the same numbers and names to fill in, any text. */
export type Spoken<T> = T extends string
  ? string
  : T extends (...args: infer A) => infer R
    ? (...args: A) => Spoken<R>
    : { readonly [K in keyof T]: Spoken<T[K]> };

/** A language beside English. */
export interface Speech {
  /** How it writes dates and numbers. */
  readonly locale: string;
  readonly words: Readonly<Record<Area, object>>;
  /** A sentence of the games, which speak English; null where it cannot be said. */
  sentence(english: string): string | null;
  /** A word for something that can be chosen; null where it goes by the same name. */
  word(english: string): string | null;
  /** The question at a step, by the registry that asks it; null where there are no words for it. */
  question(registry: string, step: string): string | null;
  /** What a rule says, by its id; null where there are no words for it. */
  rule(id: string): string | null;
  /** What a format of a game is, by their ids; null where there are no words for it. */
  format(game: string, id: string): string | null;
}

const inEnglish = new Map<Area, object>();
let speech: Speech | null = null;

/**
 * The words of an area: as they stand there, in English, or as the language says them that the page speaks.
 *
 * @example
 * export const words = spoken('app', { undo: 'Undo', balls: (n: number) => `${n} balls` });
 */
export function spoken<const T extends object>(area: Area, english: T): Spoken<T> {
  inEnglish.set(area, english);
  if (speech) replace(english, speech.words[area]);
  return english as unknown as Spoken<T>;
}

/** From here on the page speaks this language. It is said before anything is drawn, for whoever has read a word keeps it. */
export function speakWith(language: Speech): void {
  speech = language;
  for (const [area, english] of inEnglish) replace(english, language.words[area]);
}

/** How dates and numbers are written. */
export function locale(): string {
  return speech?.locale ?? 'en-GB';
}

/** The language of what only the games say, rules and names of formats: English, to be marked as such on a page of another language. */
export function langOfGames(): 'en' | undefined {
  return speech ? 'en' : undefined;
}

/** A sentence of a game in the language of the page; null where it can only be told in English. */
export function inOwnWords(english: string): string | null {
  return speech ? speech.sentence(english) : english;
}

/** The same, as text: in English where there is nothing else. */
export function inWords(english: string): string {
  return inOwnWords(english) ?? english;
}

/** What can be chosen at a step of a game, as the language calls it. */
export function wordFor(english: string): string {
  return speech?.word(english) ?? english;
}

/** What is asked at a step of a game in the language of the page; null where it can only be asked in English. */
export function askedIn(registry: string, step: string): string | null {
  return speech?.question(registry, step) ?? null;
}

/** What a rule says in the language of the page; null where it can only be told in English. */
export function ruleIn(id: string): string | null {
  return speech?.rule(id) ?? null;
}

/** What a format of a game is in the language of the page; null where it can only be told in English. */
export function formatIn(game: string, id: string): string | null {
  return speech?.format(game, id) ?? null;
}

/** Puts other words into the places of those that are there: whoever holds a part of them holds the new ones. */
function replace(words: object, others: object): void {
  for (const [name, other] of Object.entries(others)) {
    const own: unknown = Reflect.get(words, name);
    if (isGroup(own) && isGroup(other)) replace(own, other);
    else Reflect.set(words, name, other);
  }
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
