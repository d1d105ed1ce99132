import type { RulingWords, SectionWords } from '@howzat/core/author';
import { k, type PocketState } from '../kit.js';
import { isIn, withPlace } from './places.js';

/** Fatigue counters, and the bowler who is worn out. */

/** Steps that fatigue takes from a bowler. */
export function tiredSteps(fatigue: number, p: { readonly fatigueCounting: string }): number {
  return p.fatigueCounting === 'once' ? (fatigue >= 5 ? 1 : 0) : Math.floor(fatigue / 5);
}

/** The steps that fatigue takes from the bowler. */
export const tiredRank = k.rule({
  id: 'pocket.fatigue.rank',
  only: (p) => p.fatigueRankWhen === 'next-lookup',
  when: (s) => (s.fatigue[s.bowler] as number) >= 5,
  does: (s, _g, p) => {
    s.bowl -= tiredSteps(s.fatigue[s.bowler] as number, p);
  },
});

/** Counters go on the bowler, or come off; nobody can have fewer than none. */
export function tire(s: PocketState, counters: number): void {
  const fatigue = Math.max(0, (s.fatigue[s.bowler] as number) + counters);
  s.fatigue[s.bowler] = fatigue;
  if (fatigue >= 10) s.hitTen = true;
}

/** A counter for the bowler of the over. */
export const bowlerTires = k.rule({
  id: 'pocket.fatigue.gain',
  does: (s) => {
    s.fatigue[s.bowler] = (s.fatigue[s.bowler] as number) + 1;
    s.lastBowler = s.bowler;
  },
});

/** The bowler leaves for good: out of the game, and on the out pile of their side's innings. */
export function leaveWorn(s: PocketState, g: { readonly batting: number }): void {
  if (g.batting === 0) s.awayWorn = withPlace(s.awayWorn, s.bowler);
  else s.homeWorn = withPlace(s.homeWorn, s.bowler);
}

/** With their tenth counter they leave for good. */
export const wornOut = k.rule({
  id: 'pocket.fatigue.ten',
  when: (s, g, p) =>
    ((s.fatigue[s.bowler] as number) >= 10 || (p.fatigueRemovedBelowTen === 'at-any-moment' && s.hitTen)) &&
    !(p.tiredTimingLastOver === 'ignored' && g.oversLimit !== null && g.overs + 1 >= g.oversLimit),
  does: (s, g) => {
    leaveWorn(s, g);
  },
});

/** At the end of the over somebody else has to bowl. */
export const isRelieved = k.rule({
  id: 'pocket.fatigue.ten-when',
  when: (s, g) => isIn(g.batting === 0 ? s.awayWorn : s.homeWorn, s.bowler),
  does: (s) => {
    s.bowler = 0;
  },
});

export const fatigueWords = {
  'pocket.fatigue.gain': {
    title: 'A bowler tires by one with every over',
    kind: 'applied',
    source: '4. 2nd Standby',
    text: '1 fatigue counter goes on the bowler who bowled the over.',
  },
  'pocket.fatigue.rank': {
    title: 'A tired bowler gets worse: every five counters cost a rank',
    kind: 'applied',
    source: '4. 2nd Standby',
    text: "Every 5 fatigue counters lower a bowler's bowling rank by 1.",
    parameters: ['fatigueCounting', 'fatigueRankWhen', 'fatigueFloor'],
  },
  'pocket.fatigue.ten': {
    title: 'Too tired: ten fatigue counters, and the bowler is out of the game',
    kind: 'applied',
    source: '4. 2nd Standby',
    text: 'A bowler with 10 or more fatigue counters is out of the game for good.',
    parameters: ['fatigueRemovedBelowTen', 'tiredTimingLastOver'],
  },
  'pocket.fatigue.ten-when': {
    title: 'When a worn-out bowler leaves',
    kind: 'applied',
    source: '4. 2nd Standby',
    text: 'The bowler leaves at the end of the over in which they get the tenth.',
    parameters: ['fatigueTenMidOver'],
  },
  'pocket.fatigue.track': {
    title: 'Keep count of fatigue',
    kind: 'advice',
    source: '4. 2nd Standby',
    text: 'Players must keep count of the fatigue on each bowler. The engine does.',
  },
} as const satisfies SectionWords;

export const fatigueRulings = k.readings({
  'pocket.ruling.fatigue-floor': 'words',
  'pocket.ruling.fatigue-counting': 'words',
  'pocket.ruling.fatigue-rank-when': 'words',
  'pocket.ruling.fatigue-ten-mid-over': 'words',
  'pocket.ruling.fatigue-removed-below-ten': 'words',
  'pocket.ruling.tired-may-bat': 'words',
  'pocket.ruling.tired-counts-as-wicket': 'words',
  'pocket.ruling.tired-timing-last-over': 'words',
});

export const fatigueRulingWords = {
  'pocket.ruling.fatigue-floor': {
    title: 'A Blue bowler with five fatigue counters',
    question: 'What of a Blue bowler with 5 fatigue?',
    readings: {
      'stays-blue': {
        text: 'They stay Blue.',
      },
      'cannot-bowl': {
        text: 'They may not bowl, unless nobody else can.',
      },
    },
    standard: 'stays-blue',
    reason: 'A ladder ends where it ends.',
  },
  'pocket.ruling.fatigue-counting': {
    title: 'How many ranks ten counters cost',
    question: 'How many steps do ten or more counters take?',
    readings: {
      'floor(n/5)': {
        text: 'One for every five.',
      },
      once: {
        text: 'One in all.',
      },
    },
    standard: 'floor(n/5)',
    reason: '"Every 5" counters; ten and more are met within an over only.',
  },
  'pocket.ruling.fatigue-rank-when': {
    title: "When a tired bowler's lower rank begins",
    question: 'From when does the lower rank count?',
    readings: {
      'next-lookup': {
        text: 'From the next look-up, so the next over.',
      },
      'next-innings': {
        text: 'From the next innings; as a side bowls once, never.',
      },
    },
    standard: 'next-lookup',
    reason: 'Counters come after scoring.',
  },
  'pocket.ruling.fatigue-ten-mid-over': {
    title: 'The tenth counter comes in the middle of an over',
    question: 'The tenth counter comes by a card in step 2: when does the bowler leave?',
    readings: {
      'finishes-over': {
        text: 'When the over ends.',
      },
      'leaves-at-once': {
        text: 'At once: another comes on.',
      },
    },
    standard: 'finishes-over',
    reason: 'Leaving when the over ends is explicit.',
  },
  'pocket.ruling.fatigue-removed-below-ten': {
    title: 'Counters come off before they are looked at',
    question: 'A card removes counters before the check: is the bowler saved?',
    readings: {
      'check-after-all-changes': {
        text: 'Yes: the counters are looked at when the over ends.',
      },
      'at-any-moment': {
        text: 'No: whoever has ten at any moment leaves.',
      },
    },
    standard: 'check-after-all-changes',
    reason: 'A bowler leaves at the end of the over, so that is when counters are looked at.',
  },
  'pocket.ruling.tired-until-innings-end': {
    title: 'When a worn-out bowler goes on the out pile',
    question: 'Step 4 removes a worn-out bowler, step 5 puts them on the out pile: which?',
    readings: {
      'out-of-play-at-once-pile-later': {
        text: 'Both: out of play when their over ends, on the pile when the next innings begins.',
      },
      'pile-at-once': {
        text: 'On the pile at once.',
        unbuilt: 'It makes no difference to what is legal or what happens.',
      },
    },
    standard: 'out-of-play-at-once-pile-later',
    reason: 'Both sentences hold.',
  },
  'pocket.ruling.tired-may-bat': {
    title: 'May a worn-out bowler bat?',
    question: 'May a worn-out bowler bat in the next innings?',
    readings: {
      'cannot-bat': {
        text: 'No.',
      },
      'may-bat': {
        text: 'Yes.',
      },
    },
    standard: 'cannot-bat',
    reason: 'The out pile means unusable, and "permanently" is explicit.',
  },
  'pocket.ruling.tired-counts-as-wicket': {
    title: 'Is a worn-out bowler a wicket?',
    question: 'Does a worn-out bowler count as a wicket when their side bats?',
    readings: {
      'not-a-wicket': {
        text: 'No: the side just has fewer batters.',
      },
      wicket: {
        text: 'Yes.',
      },
    },
    standard: 'not-a-wicket',
    reason: 'Nobody dismissed them.',
  },
  'pocket.ruling.tired-timing-last-over': {
    title: 'The tenth counter in the last over',
    question: 'Does the tenth counter in over 20 still count?',
    readings: {
      removed: {
        text: 'Yes.',
      },
      ignored: {
        text: 'No: there is no next over.',
      },
    },
    standard: 'removed',
    reason: 'The bullet names the start of the new innings.',
  },
} as const satisfies Readonly<Record<string, RulingWords>>;
