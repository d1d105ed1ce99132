import {
  bitCount,
  type Dismissal,
  type DomainSpec,
  dismiss,
  type Game,
  pick,
  type RulingWords,
} from '@howzat/core/author';
import { type Cricket, k, type Parameters, type PocketState, type State } from '../kit.js';
import { dropGear } from './equip.js';
import { freeBatters, nextBatters, OneOfTeam, orderPlace, placeOf, show, whyNotIn } from './field.js';
import { nthPlace, withPlace } from './places.js';
import { shorten } from './shorten.js';

/** 3e: the batter who is out leaves the field, and another comes in. */

/** Writes the wicket of the active batter down. */
export function fall(s: PocketState, g: Game, how: Dismissal): void {
  dismiss(g, how, s.newcomer > 0 ? s.newcomer : g.striker);
}

/** The batter who is out goes on the out pile, and what they have is lost; then somebody may come in. */
export function leaveForGood(s: PocketState, g: Game, p: Parameters): void {
  const place = s.facing;
  s.outPile = withPlace(s.outPile, place);
  if (g.batting === 0) s.homeOut = withPlace(s.homeOut, place);
  else s.awayOut = withPlace(s.awayOut, place);
  s.boost[place] = 0;
  if (p.comfortAfterLeaving !== 'kept-always') s.comfort[place] = 0;
  dropGear(s.gear, place);
  s.dismissed = true;
  if (freeBatters(s) === 0 && p.allOut === 'batters-return') bringBack(s, g);
  s.comingIn = freeBatters(s) !== 0;
  if (!s.comingIn) nobodyLeft(s, g, p);
}

/** All who were out may bat again, but for the one who is out now and for those who are worn out. */
function bringBack(s: PocketState, g: Game): void {
  s.outPile = withPlace(g.batting === 0 ? s.homeWorn : s.awayWorn, s.facing);
}

/** Nobody is left to fill the place. */
function nobodyLeft(s: PocketState, g: Game, p: Parameters): void {
  shorten(s.outCards, 0);
  s.outsDue = 0;
  if (p.allOut !== 'last-man-bats-alone' || s.partner === 0) s.allOut = true;
  else {
    s.facing = s.partner;
    s.partner = 0;
    s.newcomer = g.nonStriker;
  }
}

const incoming: DomainSpec<number, PocketState, Parameters> = {
  kind: 'oneOf',
  live: (s, g, p) =>
    new OneOfTeam(
      s.batters,
      nextBatters(s, p),
      [],
      (place) => {
        const why = whyNotIn(s, p.cards, place, g.batting);
        const out = place === s.facing || why.rule === 'pocket.out.pile';
        return out
          ? {
              message: why.message.replace(/is (batting|out this innings)\./, 'is already out.'),
              rule: 'pocket.out.pile',
            }
          : why;
      },
      { message: 'Choose the next batter from your team.', rule: 'pocket.score.new-batter' },
    ),
  draw: (rng, s, _g, p) => {
    const mask = nextBatters(s, p);
    return s.batters[nthPlace(mask, pick(rng, bitCount(mask)))] as number;
  },
};

/** Why no batter comes in now. */
function nobodyOut(_s: State, g: Cricket): string | null {
  return g.result !== null ? 'The match is over.' : 'Nobody is out: no batter comes in.';
}

/** The batter who comes in takes the place of the one who is out, in their stance under one reading only. */
function comeIn(s: PocketState, g: Game, p: Parameters, cricketer: number): void {
  const place = placeOf(s.batters, cricketer);
  s.comingIn = false;
  s.facing = place;
  s.cameIn = place;
  s.newcomer = orderPlace(s, g, place);
  show(s, g.batting, place, cricketer);
  if (p.stanceOfNewcomer === 'none-this-over') s.defensive = false;
}

/** The next batter. `at` keeps the one of scoring and the one at once apart. */
export const nextBatter = <const At extends string>(at: At) =>
  k.decision(`batter${at}`, {
    by: 'batting',
    rule: 'pocket.score.new-batter',
    when: (s) => s.comingIn,
    domain: incoming,
    closed: nobodyOut,
    take: (s, choice, g, p) => comeIn(s, g, p, choice),
  });

/** The newcomer is written into the book once the over is. */
export const newcomerFaces = k.rule({
  id: 'pocket.ruling.newcomer-place',
  when: (s) => s.newcomer > 0,
  does: (s, g, p) => {
    g.striker = s.newcomer;
    s.newcomer = 0;
    if (p.newcomerPlace === 'other-place' && s.partner > 0) changePlaces(s, g);
  },
});

/** The two batters change places: the other one faces. */
export function changePlaces(s: PocketState, g: Game): void {
  const { facing } = s;
  const { striker } = g;
  s.facing = s.partner;
  s.partner = facing;
  g.striker = g.nonStriker;
  g.nonStriker = striker;
}

export const newBatterRulings = k.readings({
  'pocket.ruling.newcomer-place': 'words',
  'pocket.ruling.next-batter-choice': 'words',
});

export const newBatterRulingWords = {
  'pocket.ruling.newcomer-place': {
    title: 'Where a new batter stands',
    question: 'Which place does a new batter take?',
    readings: {
      'place-of-dismissed': {
        text: 'That of the one who is out: the new batter faces next after an even score.',
      },
      'other-place': {
        text: 'The other one: the new batter faces next after an odd score.',
      },
    },
    standard: 'place-of-dismissed',
    reason: 'A new batter is placed where there is room.',
  },
  'pocket.ruling.next-batter-choice': {
    title: 'Who may come in next',
    question: 'Who may come in?',
    readings: {
      'any-free': {
        text: 'Anybody who is not out and not on the field.',
      },
      'not-switched-before': {
        text: 'Nobody who was switched out, while there are others.',
      },
    },
    standard: 'any-free',
    reason: '"Chooses".',
  },
} as const satisfies Readonly<Record<string, RulingWords>>;
