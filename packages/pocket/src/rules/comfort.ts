import type { RulingWords, SectionWords } from '@howzat/core/author';
import { k, type Parameters, type PocketState } from '../kit.js';

/** Comfort points. */

/** Comfort counters that a set has, where they are limited. */
const supply = 15;

/** Gives comfort points to a batter, or to the side that has a pool; takes no more than there are. */
export function gainComfort(s: PocketState, p: Parameters, place: number, points: number): void {
  let gain = points;
  if (p.comfortSupply === 'limit-15') {
    let out = s.pool;
    for (let i = 1; i <= 11; i++) out += s.comfort[i] as number;
    gain = Math.min(gain, Math.max(0, supply - out));
  }
  if (p.comfortOwner === 'side-pool') s.pool = Math.max(0, s.pool + gain);
  else s.comfort[place] = Math.max(0, (s.comfort[place] as number) + gain);
}

/** The comfort points that the over has earned. */
export const comfortIsGained = k.rule({
  id: 'pocket.comfort.gain',
  when: (s) => s.comfortDue > 0 && !s.noComfort && !s.dismissed,
  does: (s, _g, p) => gainComfort(s, p, recipient(s, p), s.comfortDue),
});

/** Who gains the point of a defensive over. */
function recipient(s: PocketState, p: Parameters): number {
  return p.comfortRecipient === 'next-batter' ? s.facing : s.batted;
}

export const comfortWords = {
  'pocket.comfort.gain': {
    title: 'When comfort is gained',
    kind: 'applied',
    source: '4. 2nd Standby',
    text: 'A defensive active batter receives 1 comfort point, unless a chance card of this over says otherwise.',
    parameters: ['comfortCondition', 'comfortRecipient', 'comfortWhenDismissed'],
  },
} as const satisfies SectionWords;

export const comfortRulings = k.readings({
  'pocket.ruling.comfort-condition': 'words',
  'pocket.ruling.comfort-recipient': 'words',
  'pocket.ruling.comfort-when-dismissed': 'words',
  'pocket.ruling.comfort-owner': 'words',
  'pocket.ruling.comfort-payer': 'words',
  'pocket.ruling.comfort-after-leaving': 'words',
  'pocket.ruling.comfort-spent-when': 'words',
  'pocket.ruling.comfort-supply': 'words',
});

export const comfortRulingWords = {
  'pocket.ruling.comfort-condition': {
    title: 'When a batter gains comfort',
    question: 'When is comfort gained? The sentence of the 2nd Standby is broken in two.',
    readings: {
      'defence-only': {
        text: 'One point in an over in defence.',
      },
      'every-over': {
        text: 'One point in every over.',
      },
      'both-add': {
        text: 'One point in every over and one more in defence.',
      },
    },
    standard: 'defence-only',
    reason: 'Both places then state the same fact, which is a price for the lower rank.',
  },
  'pocket.ruling.comfort-recipient': {
    title: 'Who gains comfort when the strike has changed',
    question: 'Who is the active batter when comfort comes, after the strike has changed?',
    readings: {
      'batter-of-this-over': {
        text: 'The one who took the stance.',
      },
      'next-batter': {
        text: 'The one who faces next.',
      },
    },
    standard: 'batter-of-this-over',
    reason: 'That batter took the stance.',
  },
  'pocket.ruling.comfort-when-dismissed': {
    title: 'Comfort in the over of an out',
    question: 'A defensive batter is out in the over: who gains the point?',
    readings: {
      none: {
        text: 'Nobody.',
      },
      'newcomer-gains': {
        text: 'The batter who came in.',
      },
    },
    standard: 'none',
    reason: 'The one who took the stance has gone.',
  },
  'pocket.ruling.comfort-owner': {
    title: 'Does comfort lie on the cricketer or in a pool?',
    question: 'Do the counters lie on the cricketer or in a pool?',
    readings: {
      'on-cricketer': {
        text: 'On the cricketer.',
      },
      'side-pool': {
        text: 'In a pool of the side, which pays for everybody.',
      },
    },
    standard: 'on-cricketer',
    reason: '"The batter gains".',
  },
  'pocket.ruling.comfort-payer': {
    title: 'Whose comfort pays for a card',
    question: 'Whose points pay for a card?',
    readings: {
      'active-batter': {
        text: "The active batter's.",
      },
      'any-batter-on-field': {
        text: "The active batter's, or the other batter's where they have too few.",
      },
    },
    standard: 'active-batter',
    reason: 'That is who plays.',
  },
  'pocket.ruling.comfort-after-leaving': {
    title: 'Comfort of a batter who leaves the field',
    question: 'What of the points of a batter who is out or switched?',
    readings: {
      'out-lost-switched-kept': {
        text: 'Lost when out, kept when switched.',
      },
      'lost-always': {
        text: 'Lost either way.',
      },
      'kept-always': {
        text: 'Kept either way, for when batters who were out come back (pocket.ruling.all-out=batters-return).',
      },
    },
    standard: 'out-lost-switched-kept',
    reason: 'Only an out ends the innings of a batter.',
  },
  'pocket.ruling.comfort-bowling-side': {
    title: 'What the bowling side pays with',
    question: 'Blue cards may have dots, yet only a batter gains comfort: what do they cost?',
    readings: {
      'blue-cards-free': {
        text: 'Nothing: blue cards have no dots, and their price is printed as an effect.',
      },
      'pay-with-fatigue': {
        text: 'Fatigue.',
        unbuilt: 'No blue card has dots; fatigue as a price is written as an effect.',
      },
      'own-comfort': {
        text: 'Comfort of their own.',
        unbuilt: 'Nothing in the text gives the bowling side any.',
      },
    },
    standard: 'blue-cards-free',
    reason: 'A set with dots on a blue card is refused.',
  },
  'pocket.ruling.comfort-spent-when': {
    title: 'Is the price of a negated card paid back?',
    question: 'Is the price of a negated card refunded?',
    readings: {
      'on-announcing-no-refund': {
        text: 'No: it is paid on announcing.',
      },
      'refund-if-negated': {
        text: 'Yes.',
      },
    },
    standard: 'on-announcing-no-refund',
    reason: 'The card was used.',
  },
  'pocket.ruling.comfort-supply': {
    title: 'Are there more than fifteen comfort counters?',
    question: 'Are there more than 15 comfort counters?',
    readings: {
      'no-limit': {
        text: 'As many as needed.',
      },
      'limit-15': {
        text: 'A side never has more than 15.',
      },
    },
    standard: 'no-limit',
    reason: '"15 or more" are listed.',
  },
} as const satisfies Readonly<Record<string, RulingWords>>;
