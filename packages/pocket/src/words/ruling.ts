import type { ReadingWords, RulingWords } from '@howzat/core/author';

/** A ruling in words. Its first reading is the one that stands. */
export function ruling(
  question: string,
  readings: Readonly<Record<string, string | ReadingWords>>,
  reason: string,
): RulingWords {
  const names = Object.keys(readings);
  return {
    question,
    readings: Object.fromEntries(
      Object.entries(readings).map(([name, words]) => [name, typeof words === 'string' ? { text: words } : words]),
    ),
    standard: names[0] ?? '',
    reason,
  };
}

/** A reading that is recorded and not built, with the reason. */
export const unbuilt = (text: string, why: string): ReadingWords => ({ text, unbuilt: why });

/** A ruling whose other readings change nothing. */
export const noDifference = 'It makes no difference to what is legal or what happens.';
