import type { RulingWords, SectionWords } from '@howzat/core/author';
import { linesFrom } from '../components/cards.js';
import { isBatter, k } from '../kit.js';
import { strongZone } from './ability.js';
import { revealBowl } from './ball.js';

/** The advantage meter: how far the chosen zone is from the bowl's shots, and what that adds to which die. */

/** A specialist batter's advantage cannot fall below neutral, whatever card effects apply. */
const floor = k.rule({
  id: 'ctg.adv.specialist-floor',
  when: (s) => s.meter < 0 && isBatter(s.facing),
  does: (s) => {
    s.meter = 0;
  },
});

const caps = k.rule({
  id: 'ctg.adv.caps',
  when: (s) => s.meter < -1 || s.meter > 3,
  does: (s) => {
    s.meter = Math.max(-1, Math.min(3, s.meter));
  },
});

/** The bowl is shown, and the meter moved by the lines between zone and shot. */
export const reveal = k.resolve('reveal', [
  revealBowl,
  {
    id: 'ctg.adv.match-full',
    when: (s, _g, p) => linesFrom(p.cards.lines, s.bowl, s.zone) === 0,
    does: (s) => {
      s.meter = 3;
    },
    final: true,
  },
  {
    id: 'ctg.adv.distance',
    only: (p) => p.firstShot === 'nearest',
    does: (s, _g, p) => {
      s.meter -= linesFrom(p.cards.lines, s.bowl, s.zone);
    },
  },
  {
    id: 'ctg.adv.distance',
    only: (p) => p.firstShot === 'first-listed',
    does: (s, _g, p) => {
      s.meter -= linesFrom(p.cards.linesFirst, s.bowl, s.zone);
    },
  },
  strongZone,
  floor,
  caps,
]);

/** The meter holds its limits after a card has moved it, too. */
export const meterLimits = [floor, caps] as const;

/** Batter's total less bowler's: the meter is added to the roll of the side that it favours. */
export const totals = [
  k.rule({
    id: 'ctg.adv.neutral',
    when: (s) => s.meter === 0,
    does: (s) => {
      s.margin = s.batterFace - s.bowlerFace - s.effort;
    },
  }),
  k.rule({
    id: 'ctg.adv.batter-side',
    when: (s) => s.meter > 0,
    does: (s) => {
      s.margin = s.batterFace + s.meter - s.bowlerFace - s.effort;
    },
  }),
  k.rule({
    id: 'ctg.adv.bowler-side',
    when: (s) => s.meter < 0,
    does: (s) => {
      s.margin = s.batterFace - (s.bowlerFace - s.meter) - s.effort;
    },
  }),
] as const;

/** What the rulebook leaves open here: the first reading stands unless another is named. */
export const advantageRulings = k.readings({
  'ctg.ruling.first-shot': 'words',
});

/** The advantage meter. */
export const advantageWords: SectionWords = {
  'ctg.adv.purpose': {
    title: 'What the advantage meter does',
    kind: 'advice',
    source: 'Advantage',
    text: 'The meter modifies the roll in favour of Batter or Bowler according to its final place before the roll.',
  },
  'ctg.adv.ends': {
    title: 'Which end of the meter is whose',
    kind: 'data',
    source: 'Advantage',
    text: 'The ball end of the meter favours the Bowler, the bat end the Batter.',
  },
  'ctg.adv.match-full': {
    title: 'A shot that fits the bowl card: full advantage',
    kind: 'applied',
    source: 'Adjusting the Advantage Meter',
    text: 'If the chosen zone holds a shot named on the bowl card, the meter goes to full: 3 for the Batter.',
  },
  'ctg.adv.distance': {
    title: 'A shot that does not fit the bowl card: the meter drops',
    kind: 'applied',
    source: 'Adjusting the Advantage Meter',
    text: 'Otherwise the meter moves 1 toward the Bowler for each zone line crossed between the chosen zone and the first zone with a shot on the bowl card.',
    parameters: ['firstShot'],
  },
  'ctg.adv.not-through-bye': {
    title: 'Zones are not counted through Bye',
    kind: 'data',
    source: 'Adjusting the Advantage Meter',
    text: 'That count may not pass through the Bye zone: zones 1 and 5 are four lines apart.',
  },
  'ctg.adv.neutral': {
    title: 'A neutral meter changes nothing',
    kind: 'applied',
    source: 'Effect on Dice Rolls',
    text: 'Neutral meter: both use their faces unmodified.',
  },
  'ctg.adv.batter-side': {
    title: 'The meter helps the batter',
    kind: 'applied',
    source: 'Effect on Dice Rolls',
    text: "Meter on the Batter's side: its value is added to the Batter's roll.",
  },
  'ctg.adv.bowler-side': {
    title: 'The meter helps the bowler',
    kind: 'applied',
    source: 'Effect on Dice Rolls',
    text: "Meter on the Bowler's side: its value is added to the Bowler's roll.",
  },
  'ctg.adv.caps': {
    title: 'How far the meter goes',
    kind: 'applied',
    source: 'Effect on Dice Rolls',
    text: 'The meter never exceeds 3 for the Batter or 1 for the Bowler (range -1..+3).',
  },
  'ctg.adv.specialist-floor': {
    title: 'A specialist batter is never at a disadvantage',
    kind: 'applied',
    source: 'Specialist Batter',
    text: "A specialist batter's advantage cannot fall below neutral, whatever card effects apply.",
    parameters: ['specialistFloorWhen'],
  },
};

/** The advantage meter: the open questions in words. */
export const advantageRulingWords: Readonly<Record<string, RulingWords>> = {
  'ctg.ruling.meter-clamp': {
    title: 'When the advantage meter is held to its range',
    question:
      'Each line that is crossed lowers the meter, and -1 is the lowest. Is that limit applied at each step, or at the end?',
    readings: {
      'clamp-at-end': { text: 'The meter is held to its range when it has moved.' },
      'clamp-each-step': {
        text: 'The meter is held to its range at each step.',
        unbuilt: 'The movement is only downward, so the result is the same.',
      },
    },
    standard: 'clamp-at-end',
    reason: 'The meter only moves down here, so both give the same result.',
  },
  'ctg.ruling.first-shot': {
    title: 'Which shot of the bowl card is counted to',
    question: 'Lines are counted "until the first shot" on the bowl card. Which shot is the first?',
    readings: {
      nearest: { text: 'The nearest shot on the card counts.' },
      'first-listed': { text: 'The shot listed first counts, unless the zone holds one of them.' },
    },
    standard: 'nearest',
    reason: 'It is the one that is met first while counting.',
  },
  'ctg.ruling.bye-barrier': {
    title: 'Can the meter be counted through Bye?',
    question: 'Lines may not be counted through Bye. How far apart are the zones on either side of it?',
    readings: {
      linear: { text: 'Zones 1 to 5 lie in a line.' },
      'ring-with-block': {
        text: 'They lie in a ring that may not be walked through Bye.',
        unbuilt: 'With Bye blocked the ring is the line: every distance is the same.',
      },
    },
    standard: 'linear',
    reason: 'Then zones 1 and 5 are four lines apart, as far as two zones can be.',
  },
};
