import type { RulingWords } from '@howzat/core/author';

/** Rulings on the fielding card, on fatigue and on bowling changes. */
export const bowlingRulings: Readonly<Record<string, RulingWords>> = {
  'wicked.ruling.fielding-reuse': {
    question: 'Step 8 repeats every over; nothing is said on exhausting or repeating a card.',
    readings: {
      'free-reuse': { text: 'Any of the five in any over.' },
      'no-immediate-repeat': { text: 'Not the card of the over before.' },
      'cycle-all-five': { text: 'A card comes back when all five have been used.' },
    },
    standard: 'free-reuse',
    reason: 'Five cards cannot cover 50 overs otherwise, and no limit is written.',
  },
  'wicked.ruling.fielding-keep': {
    question: 'May the previous card simply stay?',
    readings: {
      'may-stay': { text: 'Choosing the same card is a legal choice.' },
      'must-choose-anew': {
        text: 'Another card must be chosen.',
        unbuilt: 'That is `no-immediate-repeat` of wicked.ruling.fielding-reuse.',
      },
    },
    standard: 'may-stay',
    reason: 'No limit is written.',
  },
  'wicked.ruling.fielding-openness': {
    question: 'Face up, or face down until step 15?',
    readings: {
      open: { text: 'Face up.' },
      'face-down': {
        text: 'Face down until the zone is known.',
        unbuilt: 'The batting captain has no later decision in the over, so secrecy would have no effect.',
      },
    },
    standard: 'open',
    reason: 'It is placed on the display before any roll.',
  },
  'wicked.ruling.fatigue-replacement': {
    question: 'Step 17 removes the card; no one is named to bowl next.',
    readings: {
      'captain-chooses-now': { text: 'The captain chooses at once among cards that are neither active nor resting.' },
      'choose-at-next-own-over': { text: 'The captain chooses when that end is due again.' },
      random: { text: 'A card is drawn.' },
    },
    standard: 'captain-chooses-now',
    reason: 'Both bowling positions are then filled in every over.',
  },
  'wicked.ruling.fatigue-end': {
    question: 'Which end does the replacement take?',
    readings: {
      'same-end': { text: 'The end that is vacant.' },
      'free-end': { text: 'The captain may exchange the two ends then.' },
    },
    standard: 'same-end',
    reason: 'The other bowler is due next and stays.',
  },
  'wicked.ruling.fatigue-moment': {
    question: 'The card is removed after it has five counters: at once, or when its end is next due?',
    readings: {
      'end-of-that-over': { text: 'At the end of that over.' },
      'before-its-next-over': { text: 'When its end is next due; the rest is counted from there.' },
    },
    standard: 'end-of-that-over',
    reason: 'The counter is placed at the end of the over and the rest is counted from there.',
  },
  'wicked.ruling.rest-count': {
    question: '"At least three overs": overs of the innings, or overs at that end?',
    readings: {
      'innings-overs': {
        text: 'Removed at the end of over n, it rests in n + 1, n + 2 and n + 3 and is available for over n + 4 on.',
      },
      'own-end-overs': { text: 'It rests for three overs at its end, which are six of the innings.' },
    },
    standard: 'innings-overs',
    reason: 'An over without more words is one of the innings.',
  },
  'wicked.ruling.return-slot': {
    question: 'The card "may re-enter", yet both bowling places are taken.',
    readings: {
      'only-into-a-vacancy': { text: 'When another bowler must rest.' },
      'replace-at-will': { text: 'Between overs, for the bowler whose end is due.' },
    },
    standard: 'only-into-a-vacancy',
    reason: 'Nothing takes a bowler off who is not tired.',
  },
  'wicked.ruling.voluntary-change': {
    question:
      'No sentence lets a bowling captain change a bowler with fewer than 5 counters, none forbids it. Ten counters suffice only with forced changes.',
    readings: {
      'forced-only': { text: 'A bowler is changed only when tired.' },
      'free-change': {
        text: 'Between overs, for the end that is due, by any card that is neither at the other end nor resting. Counters stay on the replaced card.',
      },
    },
    standard: 'forced-only',
    reason: 'Strict text and the counter supply agree.',
  },
  'wicked.ruling.counters-return': {
    question: 'Counters of a resting card: back at once, or kept through the rest?',
    readings: {
      'return-at-removal': { text: 'They go back to the captain when the card leaves.' },
      'keep-until-return': {
        text: 'They stay on the card until it returns.',
        unbuilt: 'With 10 counters that leaves none from over 11 on; over 11 would need an eleventh.',
      },
    },
    standard: 'return-at-removal',
    reason: 'Ten counters then suffice for all fifty overs.',
  },
  'wicked.ruling.counter-supply': {
    question: 'Is 10 a hard limit?',
    readings: {
      'bookkeeping-only': { text: 'Counters count; with more needed than there are, anything will do for one.' },
      'hard-limit': {
        text: 'There are no more.',
        unbuilt:
          'Never more than 9 lie on cards under the other defaults, and what a bowler without a counter would do is not said.',
      },
    },
    standard: 'bookkeeping-only',
    reason: 'Under the other defaults never more than 9 counters lie on cards at once, so the limit cannot bind.',
  },
  'wicked.ruling.who-may-bowl': {
    question: 'Any lineup card, or only bowlers?',
    readings: {
      'any-lineup-card': { text: 'Any card of the lineup.' },
      'bowlers-only': { text: 'Bowlers and all-rounders.' },
    },
    standard: 'any-lineup-card',
    reason: 'Nothing in the rules refers to roles; every card therefore carries a bowling chart.',
  },
  'wicked.ruling.no-bowler-available': {
    question: 'What if all cards rest? With eleven who may bowl it cannot happen; with `bowlers-only` it can.',
    readings: {
      'longest-rested-returns': { text: 'The card that has rested longest comes back with zero counters.' },
      exempt: { text: 'The bowler who is tired bowls on with zero counters.' },
    },
    standard: 'longest-rested-returns',
    reason: 'It guarantees progress.',
  },
  'wicked.ruling.fatigue-last-over': {
    question: 'What of a 5th counter in the over that ends the innings?',
    readings: {
      ignored: { text: 'It is not placed.' },
      applied: { text: 'The card rests.', unbuilt: 'The side bowls only one innings, so nothing follows from it.' },
    },
    standard: 'ignored',
    reason: 'The side bowls only one innings.',
  },
};
