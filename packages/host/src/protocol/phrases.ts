/** What a side can say to the other: there is no chat, so that nobody has to read what a stranger writes. */
export const phrases = [
  'hello',
  'good-luck',
  'howzat',
  'shot',
  'well-bowled',
  'hard-luck',
  'thinking',
  'thanks',
  'well-played',
  'bye',
] as const;

export type Phrase = (typeof phrases)[number];
