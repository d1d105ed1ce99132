import type { RulingWords, SectionWords } from '@howzat/core/author';
import { kindNumber, pairPlace } from '../components/tables.js';
import { k, type Parameters, type PocketState } from '../kit.js';
import { gainComfort } from './comfort.js';
import { tire } from './fatigue.js';
import { outIsPending } from './out.js';
import { step } from './rank.js';
import { addSubtract, maidenOver, plusSix } from './score-change.js';
import { shorten } from './shorten.js';
import { takeBack, takeBackOne } from './undo.js';

/** What chance cards do when they take effect. */

const { stat, equip, lock, negate, save } = kindNumber;

function lift(s: PocketState, p: Parameters): void {
  const t = p.cards;
  const card = s.announced;
  const worn = p.equipStack === 'no-stack' && (isWorn(s.gear, s.facing, card) || isWorn(s.bowlingGear, s.bowler, card));
  const batting = worn ? 0 : (t.batting[card] as number);
  const bowling = worn ? 0 : (t.bowling[card] as number);
  if (p.rankLimits === 'clamp-each-step') step(s, card, batting, bowling);
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
  // Stryker disable next-line EqualityOperator: behind the end stands no place
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
          step(s, s.announced, p.cards.batting[s.announced] as number, p.cards.bowling[s.announced] as number);
      },
    },
    {
      id: 'pocket.effect.equip',
      when: (s, _g, p) => p.cards.kind[s.announced] === equip,
      does: (s, _g, p) => lift(s, p),
    },
    plusSix,
    addSubtract,
    maidenOver,
    outIsPending,
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
      does: (s, _g, p) => takeBack(s, p, (card) => p.cards.forbids[pairPlace(p.cards, s.announced, card)] === 1),
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

/** What a card limits to this over ends with it. */
export const effectsEnd = k.rule({
  id: 'pocket.effect.this-over',
  when: (s) => s.inForce.length > 0 || s.savesAhead > 0 || s.noComfort,
  does: (s) => endEffects(s),
});

function endEffects(s: PocketState): void {
  s.battingShift = 0;
  s.bowlingShift = 0;
  s.plus = 0;
  s.maiden = false;
  s.flip = false;
  s.noComfort = false;
  s.savesAhead = 0;
  shorten(s.outCards, 0);
  shorten(s.locks, 0);
  shorten(s.inForce, 0);
}

/** Kinds of chance cards, and what their effects are made of. */
export const effectWords = {
  'pocket.effect.in-force': {
    title: 'A card that is not cancelled works',
    kind: 'applied',
    source: 'Chance Cards',
    text: 'A card that was played and not cancelled is in force; all can see it.',
  },
  'pocket.effect.rank': {
    title: 'Cards that raise or lower a rank',
    kind: 'applied',
    source: 'Chance Cards',
    text: 'A stat card raises or lowers a rank until the end of the over.',
  },
  'pocket.effect.equip': {
    title: 'How long an Equip card lasts',
    kind: 'applied',
    source: 'Chance Cards',
    text: 'An Equip card stays on the cricketer and raises their rank until they are out or the innings ends.',
    parameters: ['equipDuration', 'equipStack'],
  },
  'pocket.effect.comfort': {
    title: 'Cards that give or take comfort',
    kind: 'applied',
    source: 'Chance Cards',
    text: 'A card gives comfort points to the active batter, or takes them away.',
    parameters: ['comfortSupply'],
  },
  'pocket.effect.no-comfort': {
    title: 'Cards that stop comfort',
    kind: 'applied',
    source: 'Chance Cards',
    text: 'A card lets nobody gain comfort from this over.',
  },
  'pocket.effect.fatigue': {
    title: 'Cards that tire or refresh the bowler',
    kind: 'applied',
    source: 'Chance Cards',
    text: 'A card puts fatigue counters on the bowler or takes them off; a bowler cannot have fewer than none.',
  },
  'pocket.effect.lock': {
    title: 'Cards that forbid other cards',
    kind: 'applied',
    source: 'Chance Cards',
    text: 'A lock forbids the other side a type of card for the rest of the over.',
  },
  'pocket.effect.strike': {
    title: 'Cards that change who faces',
    kind: 'applied',
    source: 'Chance Cards',
    text: 'A card flips the strike after this over: the other batter faces next than would have.',
  },
  'pocket.effect.this-over': {
    title: 'Effects that end with the over',
    kind: 'applied',
    source: '4. 2nd Standby',
    text: 'An effect that a card limits to this over ends; the player returns to their state of the 1st Standby.',
  },
} as const satisfies SectionWords;

export const effectRulings = k.readings({
  'pocket.ruling.lock-scope': 'words',
});

export const effectRulingWords = {
  'pocket.ruling.effect-default-duration': {
    title: 'How long a change of rank lasts',
    question: 'How long does a change of rank last without the words "this over"?',
    readings: {
      'this-over-unless-equip': {
        text: 'Every card says how long; one that does not is refused.',
      },
      permanent: {
        text: 'For good.',
        unbuilt: 'Every card says how long.',
      },
    },
    standard: 'this-over-unless-equip',
    reason: 'No card is left without a duration.',
  },
  'pocket.ruling.effect-return-state': {
    title: 'What is left when an effect ends',
    question: 'To which state does a player return when an effect ends?',
    readings: {
      'remove-only-that-effect': {
        text: 'That effect ends, and nothing else.',
      },
      'restore-snapshot': {
        text: 'To the state before the standby.',
        unbuilt: 'Equip cards and counters would go back as well, against their own rules.',
      },
    },
    standard: 'remove-only-that-effect',
    reason: 'The 1st Standby is the very phase in which the effect began.',
  },
  'pocket.ruling.lock-scope': {
    title: 'Does a lock reach cards played before it?',
    question: 'Does a lock undo cards that were played before it?',
    readings: {
      'from-resolution-to-end-of-over-both-earlier-stay': {
        text: 'No: cards that have taken effect stay.',
      },
      'also-undo-earlier': {
        text: 'Yes: those of this over lose their effect.',
      },
    },
    standard: 'from-resolution-to-end-of-over-both-earlier-stay',
    reason: 'It forbids playing.',
  },
} as const satisfies Readonly<Record<string, RulingWords>>;
