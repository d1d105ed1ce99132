import type { SectionWords } from '@howzat/core/author';
import { k } from '../kit.js';

/** One ball is an over: it settles all of it. */
export const oneConfrontation = k.ending({
  id: 'wicked.over.single-confrontation',
  ends: (_s, g, p) => g.overBalls >= p.ballsPerOver,
});

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

/** Format, players, aim. */
export const formatWords: SectionWords = {
  'wicked.aim.most-runs': {
    kind: 'applied',
    source: 'Objective',
    text: 'The aim is to have the larger run total when the 50-over match is over.',
  },
  'wicked.players.two': { kind: 'advice', source: 'Players', text: 'Exactly two players take part.' },
  'wicked.format.one-day': {
    kind: 'reading',
    source: 'Players',
    text: 'The game represents a 50-over international: the format `fifty-over`. `twenty-over` and `ten-over` are our own.',
    parameters: ['overs', 'spell'],
  },
  'wicked.players.side-of-eleven': {
    kind: 'data',
    source: 'Players',
    text: "A side is 11 cricketers of one nation (England or Australia) under one player's captaincy.",
  },
  'wicked.format.overs-per-side': {
    kind: 'reading',
    source: 'Playing The Match',
    text: 'Each side gets 50 overs; 20 or 10 in the formats of our own.',
    parameters: ['overs'],
  },
  'wicked.over.single-confrontation': {
    kind: 'applied',
    source: 'Playing The Match',
    text: 'One over is one single confrontation of a bowler with a batter.',
    parameters: ['ballsPerOver'],
  },
};
