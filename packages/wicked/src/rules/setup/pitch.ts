import { anyOf, type Frozen, type Game, type RulingWords, type SectionWords } from '@howzat/core/author';
import { k, type Seen, type WickedState } from '../../kit.js';

const shuffledPitches = anyOf<WickedState, object, number>((s) => pitchesIn(s.pitchesLeft));

const pitchLists = Array.from({ length: 32 }, (_, mask) => [1, 2, 3, 4, 5].filter((card) => mask & (1 << (card - 1))));

function pitchesIn(mask: number): readonly number[] {
  return pitchLists[mask] as readonly number[];
}

function turnUp(s: WickedState, card: number): void {
  s.pitch = card;
  s.pitchesLeft &= ~(1 << (card - 1));
}

const restOut = k.rule({
  id: 'wicked.setup.pitch-rest-out',
  only: (p) => !p.newPitch,
  does: (s) => {
    s.pitchesLeft = 0;
  },
});

/** The pitch of the match. */
export const pitch = [
  k.chance('pitch', {
    rule: ['wicked.setup.pitch-shuffle', 'wicked.setup.pitch-reveal'],
    how: 'deal',
    stream: 'setup',
    of: shuffledPitches,
    take: (s, card) => turnUp(s, card),
  }),
  k.resolve('pitch.rest', [restOut]),
] as const;

/** Where each innings has a pitch of its own, the second is drawn from the other four. */
export const pitchOfSecond = k.chance('pitch.second', {
  rule: 'wicked.ruling.pitch-second-innings',
  only: (p) => p.newPitch,
  when: (s: Seen, g: Frozen<Game>) => g.innings > 1 && s.pitchesLeft > 0,
  how: 'deal',
  of: shuffledPitches,
  take: (s, card) => turnUp(s, card),
});

/** What the rulebook leaves open here: the first reading stands unless another is named. */
export const pitchRulings = k.readings({
  'wicked.ruling.pitch-second-innings': { 'same-card': [], 'new-card': (a) => [a.set('newPitch', true)] },
});

/** Setting up, step 3. */
export const pitchWords: SectionWords = {
  'wicked.setup.pitch-shuffle': {
    title: 'Shuffle the pitch cards',
    kind: 'applied',
    source: 'Getting Started, step 3',
    text: 'The pitch condition cards are shuffled and laid face down.',
  },
  'wicked.setup.pitch-reveal': {
    title: 'Which pitch is played on: the top card',
    kind: 'applied',
    source: 'Getting Started, step 3',
    text: 'The top pitch card is turned up and put on the Field Display.',
    parameters: ['newPitch'],
  },
  'wicked.setup.pitch-rest-out': {
    title: 'The pitch does not change during the match',
    kind: 'applied',
    source: 'Getting Started, step 3',
    text: 'The other pitch cards are discarded (one pitch card for the match).',
    parameters: ['newPitch'],
  },
};

/** Setting up, step 3: the open questions in words. */
export const pitchRulingWords: Readonly<Record<string, RulingWords>> = {
  'wicked.ruling.pitch-second-innings': {
    title: 'Is the pitch turned up anew for the second innings?',
    question: 'One pitch card stays on the display. Is it the same in the second innings?',
    readings: {
      'same-card': { text: 'The same card for both innings.' },
      'new-card': { text: 'Another of the five is turned up for the second innings.' },
    },
    standard: 'same-card',
    reason: 'The others are out.',
  },
};
