import type { SectionWords } from '@howzat/core/author';
import { kindNumber } from '../components/tables.js';
import { k, type Parameters, type PocketState } from '../kit.js';
import { step } from './ranks.js';
import { takeBack, takeBackOne } from './undo.js';

/** What chance cards do when they take effect. */

const { stat, equip, lock, negate, save } = kindNumber;

/** Comfort counters that a set has, where they are limited. */
const supply = 15;

/** Gives comfort points to a batter, or to the side that has a pool; takes no more than there are. */
export function gainComfort(s: PocketState, p: Parameters, place: number, points: number): void {
  let gain = points;
  if (p.comfortSupply === 'limit-15' && gain > 0) {
    let out = s.pool;
    for (let i = 1; i <= 11; i++) out += s.comfort[i] as number;
    gain = Math.max(0, Math.min(gain, supply - out));
  }
  if (p.comfortOwner === 'side-pool') s.pool = Math.max(0, s.pool + gain);
  else s.comfort[place] = Math.max(0, (s.comfort[place] as number) + gain);
}

function lift(s: PocketState, p: Parameters): void {
  const t = p.cards;
  const card = s.announced;
  const worn = p.equipStack === 'no-stack' && (isWorn(s.gear, s.facing, card) || isWorn(s.bowlingGear, s.bowler, card));
  const batting = worn ? 0 : (t.batting[card] as number);
  const bowling = worn ? 0 : (t.bowling[card] as number);
  if (p.rankLimits === 'clamp-each-step') step(s, batting, bowling);
  if (p.equipDuration === 'this-over') {
    s.battingShift += batting;
    s.bowlingShift += bowling;
    return;
  }
  if (t.blue[card] === 1) {
    s.bowlingBoost[s.bowler] = (s.bowlingBoost[s.bowler] as number) + bowling;
    s.bowlingGear.push(s.bowler, card);
  } else {
    s.boost[s.facing] = (s.boost[s.facing] as number) + batting;
    s.gear.push(s.facing, card);
  }
}

function isWorn(gear: readonly number[], place: number, card: number): boolean {
  for (let i = 0; i < gear.length; i += 2) if (gear[i] === place && gear[i + 1] === card) return true;
  return false;
}

/** A card that stands takes effect, one primitive after the other. */
export const takeEffect = k.resolve(
  'effect',
  [
    {
      id: 'pocket.effect.in-force',
      // a Negate that is played late does its work and is gone
      when: (s, _g, p) => p.cards.kind[s.announced] !== negate,
      does: (s) => {
        s.inForce.push(s.announced);
      },
    },
    {
      id: 'pocket.effect.rank',
      when: (s, _g, p) => p.cards.kind[s.announced] === stat,
      does: (s, _g, p) => {
        s.battingShift += p.cards.batting[s.announced] as number;
        s.bowlingShift += p.cards.bowling[s.announced] as number;
        if (p.rankLimits === 'clamp-each-step')
          step(s, p.cards.batting[s.announced] as number, p.cards.bowling[s.announced] as number);
      },
    },
    {
      id: 'pocket.effect.equip',
      when: (s, _g, p) => p.cards.kind[s.announced] === equip,
      does: (s, _g, p) => lift(s, p),
    },
    {
      id: 'pocket.scorechange.plus-six',
      when: (s, _g, p) => (p.cards.score[s.announced] as number) >= 6,
      does: (s, _g, p) => {
        s.plus += p.cards.score[s.announced] as number;
      },
    },
    {
      id: 'pocket.scorechange.add-subtract',
      when: (s, _g, p) => p.cards.score[s.announced] !== 0 && (p.cards.score[s.announced] as number) < 6,
      does: (s, _g, p) => {
        s.plus += p.cards.score[s.announced] as number;
      },
    },
    {
      id: 'pocket.scorechange.maiden',
      when: (s, _g, p) => p.cards.maiden[s.announced] === 1,
      does: (s, _g, p) => {
        s.maiden = true;
        if (p.editOrder === 'order-played') s.plus = 0;
      },
    },
    {
      id: 'pocket.out.card',
      when: (s, _g, p) => p.cards.out[s.announced] === 1,
      does: (s) => {
        s.outCards.push(s.announced);
      },
    },
    {
      id: 'pocket.effect.comfort',
      when: (s, _g, p) => p.cards.comfort[s.announced] !== 0,
      does: (s, _g, p) => gainComfort(s, p, s.facing, p.cards.comfort[s.announced] as number),
    },
    {
      id: 'pocket.effect.no-comfort',
      when: (s, _g, p) => p.cards.noComfort[s.announced] === 1,
      does: (s) => {
        s.noComfort = true;
      },
    },
    {
      id: 'pocket.effect.fatigue',
      when: (s, _g, p) => p.cards.fatigue[s.announced] !== 0,
      does: (s, _g, p) => tire(s, p.cards.fatigue[s.announced] as number),
    },
    {
      id: 'pocket.effect.lock',
      when: (s, _g, p) => p.cards.kind[s.announced] === lock,
      does: (s) => {
        s.locks.push(s.announced);
      },
    },
    {
      id: 'pocket.ruling.lock-scope',
      only: (p) => p.lockScope === 'also-undo-earlier',
      when: (s, _g, p) => p.cards.kind[s.announced] === lock,
      does: (s, _g, p) => takeBack(s, p, (card) => p.cards.forbids[p.cards.n * s.announced + card] === 1),
    },
    {
      id: 'pocket.ruling.negate-timing',
      only: (p) => p.negateTiming === 'any-time-later-in-over',
      when: (s, _g, p) => p.cards.kind[s.announced] === negate,
      does: (s, _g, p) => takeBackOne(s, p, s.target),
    },
    {
      id: 'pocket.effect.strike',
      when: (s, _g, p) => p.cards.flip[s.announced] === 1,
      does: (s) => {
        s.flip = !s.flip;
      },
    },
    {
      id: 'pocket.ruling.out-window',
      only: (p) => p.outWindow === 'standby-beforehand',
      when: (s, _g, p) => p.cards.kind[s.announced] === save,
      does: (s) => {
        s.savesAhead += 1;
      },
    },
  ],
  { when: (s) => s.announced > 0 },
);

/** Counters go on the bowler, or come off him; he cannot have fewer than none. */
function tire(s: PocketState, counters: number): void {
  const fatigue = Math.max(0, (s.fatigue[s.bowler] as number) + counters);
  s.fatigue[s.bowler] = fatigue;
  if (fatigue >= 10) s.hitTen = true;
}

/** Kinds of chance cards, and what their effects are made of. */
export const effectWords = {
  'pocket.equip.no-repeat': {
    kind: 'applied',
    source: 'Examples, Playing Equip cards',
    text: 'The same Equip card cannot be played twice in one over; this is the only limit on Equip cards.',
    parameters: ['equipIdentity', 'equipNegatedCounts'],
  },
  'pocket.equip.next-over': {
    kind: 'applied',
    source: 'Examples, Playing Equip cards',
    text: 'A second copy has to wait until the over is finished.',
  },
  'pocket.equip.many': {
    kind: 'example',
    source: 'Examples, Playing Equip cards',
    text: 'Different Equip cards: any number per over.',
  },
  'pocket.scorechange.add-subtract': {
    kind: 'applied',
    source: 'Examples, Score Change Cards',
    text: "Some cards add to or subtract from the over's score.",
  },
  'pocket.scorechange.plus-six': {
    kind: 'applied',
    source: 'Examples, Score Change Cards',
    text: 'A card of the "plus 6" kind adds 6 to the over\'s total.',
  },
  'pocket.scorechange.maiden': {
    kind: 'applied',
    source: 'Examples, Score Change Cards',
    text: "A card of the maiden-over kind makes the over's score zero.",
    parameters: ['editOrder', 'maidenAndOut'],
  },
  'pocket.effect.in-force': {
    kind: 'applied',
    source: 'Chance Cards',
    text: 'A card that was played and not cancelled is in force; all can see it.',
  },
  'pocket.effect.rank': {
    kind: 'applied',
    source: 'Chance Cards',
    text: 'A stat card raises or lowers a rank until the end of the over.',
  },
  'pocket.effect.equip': {
    kind: 'applied',
    source: 'Chance Cards',
    text: 'An Equip card stays on the cricketer and raises his rank until he is out or the innings ends.',
    parameters: ['equipDuration', 'equipStack'],
  },
  'pocket.effect.comfort': {
    kind: 'applied',
    source: 'Chance Cards',
    text: 'A card gives comfort points to the active batter, or takes them from him.',
    parameters: ['comfortSupply'],
  },
  'pocket.effect.no-comfort': {
    kind: 'applied',
    source: 'Chance Cards',
    text: 'A card lets nobody gain comfort from this over.',
  },
  'pocket.effect.fatigue': {
    kind: 'applied',
    source: 'Chance Cards',
    text: 'A card puts fatigue counters on the bowler or takes them off; below none he cannot have.',
  },
  'pocket.effect.lock': {
    kind: 'applied',
    source: 'Chance Cards',
    text: 'A lock forbids the other side a type of card for the rest of the over.',
  },
  'pocket.effect.strike': {
    kind: 'applied',
    source: 'Chance Cards',
    text: 'A card flips the strike after this over: the other batter faces next than would have.',
  },
  'pocket.effect.this-over': {
    kind: 'applied',
    source: '4. 2nd Standby',
    text: 'An effect that a card limits to this over ends; the player returns to his state of the 1st Standby.',
  },
} as const satisfies SectionWords;
