import type { RulingWords, SectionWords } from '@howzat/core/author';
import { k } from '../kit.js';

/** Section 5.2: the free hit. */

/** Equal cards on a free hit; three sentences of the rulebook say so, and each of them is cited. */
export const freeHitProtects = k.resolve(
  'free-hit',
  [
    {
      id: 'ccsl.freehit.not-out',
      does: (s) => {
        s.safe = true;
      },
    },
  ],
  {
    rule: ['ccsl.out.match-free-hit', 'ccsl.noball.second-ball'],
    when: (s, g) => g.freeHit && s.card === s.bowled,
  },
);

/** On a free hit nothing at all puts the batter out, under that reading. */
export const freeHitProtectsAll = k.rule({
  id: 'ccsl.ruling.freehit-scope',
  only: (p) => p.freehitScope === 'all-outs',
  when: (_s, g) => g.freeHit,
  does: () => {},
  final: true,
});

/** Face value only on a free hit, under that reading. */
export const freeHitFaceValue = k.rule({
  id: 'ccsl.freehit.runs',
  only: (p) => p.freehitNormal === 'face-value',
  when: (_s, g) => g.freeHit,
  does: () => {},
  final: true,
});

export const freeHitWords = {
  'ccsl.freehit.not-out': {
    title: 'Equal cards do not get you out on a free hit',
    kind: 'applied',
    source: '5.2',
    text: 'On a free hit equal cards do not put the batter out. A trap and a field shift still do.',
    parameters: ['freehitScope'],
  },
  'ccsl.freehit.runs': {
    title: 'Runs on a free hit count as usual',
    kind: 'reading',
    source: '5.2',
    text: 'Runs on a free hit count normally, as on any ball; at face value, past all modes, where freehit-normal is read so.',
    parameters: ['freehitNormal'],
  },
} as const satisfies SectionWords;

export const freeHitRulings = k.readings({
  'ccsl.ruling.freehit-scope': 'words',
  'ccsl.ruling.freehit-normal': 'words',
  'ccsl.ruling.freehit-repeat': 'words',
});

export const freeHitRulingWords = {
  'ccsl.ruling.freehit-scope': {
    title: 'What a free hit protects from',
    question: 'From what does a free hit protect?',
    readings: {
      'match-only': { text: 'From equal cards.' },
      'all-outs': { text: 'From a trap and the field shift too.' },
    },
    standard: 'match-only',
    reason: 'Both sentences name equal cards only.',
  },
  'ccsl.ruling.freehit-normal': {
    title: 'What normal runs on a free hit are',
    question: 'What are "normal" runs on a free hit?',
    readings: {
      'modifiers-apply': { text: 'Modes and the streak apply.' },
      'face-value': { text: 'The face of the card, without modes and streak.' },
    },
    standard: 'modifiers-apply',
    reason: 'Normal is what any ball gets.',
  },
  'ccsl.ruling.freehit-repeat': {
    title: 'The bowler repeats a card on a free hit',
    question: 'The bowler repeats their card on a free hit: is it a no-ball?',
    readings: {
      'again-noball': { text: 'A no ball again.' },
      'no-effect': { text: 'Nothing.' },
    },
    standard: 'again-noball',
    reason: '4.1 knows no exception.',
  },
} as const satisfies Readonly<Record<string, RulingWords>>;
