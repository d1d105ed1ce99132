import type { SectionWords } from '@howzat/core/author';
import { k } from '../kit.js';

/** The game as printed. */
const fiftyOver = k.format('fifty-over', 'Fifty overs a side, as printed', () => []);

// In a shorter innings a bowler still bowls a fifth of the overs and rests three, and the pitch wears by the share of
// the innings that is gone. The ten outs stay ten.

const twentyOver = k.format('twenty-over', 'Twenty overs a side, our own: spells of two overs', (a) => [
  a.set('overs', 20),
  a.set('spell', 2),
]);

const tenOver = k.format('ten-over', 'Ten overs a side, our own: spells of one over', (a) => [
  a.set('overs', 10),
  a.set('spell', 1),
]);

export const formats = [fiftyOver, twentyOver, tenOver] as const;

/** The format. */
export const formatWords: SectionWords = {
  'wicked.format.one-day': {
    title: 'A one-day match of fifty overs, or a shorter one',
    kind: 'reading',
    source: 'Players',
    text: 'The game represents a 50-over international: the format `fifty-over`. `twenty-over` and `ten-over` are our own.',
    parameters: ['overs', 'spell'],
  },
  'wicked.format.overs-per-side': {
    title: 'How many overs a match has: fifty for each side',
    kind: 'reading',
    source: 'Playing The Match',
    text: 'Each side gets 50 overs; 20 or 10 in the formats of our own.',
    parameters: ['overs'],
  },
};
