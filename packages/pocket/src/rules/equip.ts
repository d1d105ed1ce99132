import type { RulingWords, SectionWords } from '@howzat/core/author';
import { kindNumber } from '../components/tables.js';
import { k } from '../kit.js';
import { shorten } from './shorten.js';

/** Equip cards: what a cricketer wears. */

const { equip } = kindNumber;

/** An Equip card is not played twice in an over. */
export const equipIsUsed = k.rule({
  id: 'pocket.equip.no-repeat',
  only: (p) => p.equipIdentity === 'by-name',
  when: (s, _g, p) => p.cards.kind[s.announced] === equip,
  does: (s) => {
    s.equipsUsed.push(s.announced);
  },
});

/** In the next over it may be played again. */
export const equipAgain = k.rule({
  id: 'pocket.equip.next-over',
  when: (s) => s.equipsUsed.length > 0,
  does: (s) => {
    s.equipsUsed = [];
  },
});

/** Puts away the Equip cards of a cricketer. */
export function dropGear(gear: number[], place: number): void {
  let kept = 0;
  for (let i = 0; i < gear.length; i += 2)
    if (gear[i] !== place) {
      gear[kept] = gear[i] as number;
      gear[kept + 1] = gear[i + 1] as number;
      kept += 2;
    }
  shorten(gear, kept);
}

export const equipWords = {
  'pocket.equip.no-repeat': {
    title: 'Not the same Equip card twice in an over',
    kind: 'applied',
    source: 'Examples, Playing Equip cards',
    text: 'The same Equip card cannot be played twice in one over; this is the only limit on Equip cards.',
    parameters: ['equipIdentity', 'equipNegatedCounts'],
  },
  'pocket.equip.next-over': {
    title: 'A second copy of an Equip card waits',
    kind: 'applied',
    source: 'Examples, Playing Equip cards',
    text: 'A second copy has to wait until the over is finished.',
  },
  'pocket.equip.many': {
    title: 'Different Equip cards: as many as you like',
    kind: 'example',
    source: 'Examples, Playing Equip cards',
    text: 'Different Equip cards: any number per over.',
  },
} as const satisfies SectionWords;

export const equipRulings = k.readings({
  'pocket.ruling.equip-identity': 'words',
  'pocket.ruling.equip-negated-counts': 'words',
  'pocket.ruling.equip-cost': 'words',
  'pocket.ruling.equip-duration': 'words',
  'pocket.ruling.equip-stack': 'words',
});

export const equipRulingWords = {
  'pocket.ruling.equip-identity': {
    title: 'What the same Equip card is',
    question: 'What is "the same Equip card"?',
    readings: {
      'by-name': {
        text: 'One of the same name.',
      },
      'by-copy': {
        text: 'The same copy, so another copy may follow.',
      },
    },
    standard: 'by-name',
    reason: 'Counted for each side.',
  },
  'pocket.ruling.equip-negated-counts': {
    title: 'A second Equip card after a negated one',
    question: 'An Equip card was negated: may a second copy follow in that over?',
    readings: {
      'counts-as-played': {
        text: 'No.',
      },
      'may-retry': {
        text: 'Yes.',
      },
    },
    standard: 'counts-as-played',
    reason: 'It was played.',
  },
  'pocket.ruling.equip-cost': {
    title: 'Do Equip cards cost comfort?',
    question: 'Do Equip cards cost comfort?',
    readings: {
      'cost-applies': {
        text: 'Yes.',
      },
      'equip-free': {
        text: 'No: the ban on repeats is their "only limiting factor".',
      },
    },
    standard: 'cost-applies',
    reason: 'Prices hold for every card; the sentence compares Equip cards among themselves.',
  },
  'pocket.ruling.equip-duration': {
    title: 'How long an Equip card works',
    question: 'How long does an Equip card work?',
    readings: {
      'until-out-or-innings-end': {
        text: 'Until they are out or the innings ends.',
      },
      'this-over': {
        text: 'For this over.',
      },
      'while-on-field': {
        text: 'Until they leave the field.',
      },
    },
    standard: 'until-out-or-innings-end',
    reason: 'Only cards that say so end with the over.',
  },
  'pocket.ruling.equip-stack': {
    title: 'Two copies of an Equip card on one cricketer',
    question: 'Do two copies work on one cricketer?',
    readings: {
      stack: {
        text: 'Yes.',
      },
      'no-stack': {
        text: 'No.',
      },
    },
    standard: 'stack',
    reason: 'The text only asks to wait; the ladder caps it.',
  },
} as const satisfies Readonly<Record<string, RulingWords>>;
