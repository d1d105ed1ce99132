import { oneOf, type RulingWords, type SectionWords } from '@howzat/core/author';
import { moved } from '../components/fields.js';
import { holds, including, maskOf, without } from '../components/geometry.js';
import { type Cricket, type CtgState, isBatter, isDeclared, k, type Parameters, type State } from '../kit.js';
import { alongTheGround, diveIn, effortBall } from './card.js';
import { batterDieAgain } from './dice.js';
import { asLastBall, canMoveNear, moveSpec } from './place/placement.js';

/** Skill cards: two of every bowler, three of every batter, each in its own window. */

// — bowlers: after the reveal, before the over card —

/** The two skill cards of a bowler, and the three of a batter. */
const bothCards = maskOf([0, 1]);
const allCards = maskOf([0, 1, 2]);

/** Skill cards that this bowler may still use now, one bit each. */
function bowlerSkillsLeft(s: State, p: Parameters): number {
  if (s.skillPassed) return 0;
  if (p.skillBowlerCount === 'one-of-two' && s.bowlerSkillsUsed !== 0) return 0;
  if (p.skillSameBall === 'one-per-ball' && s.bowlerSkillsOnBall > 0) return 0;
  return bothCards & ~s.bowlerSkillsUsed;
}

const used = 'Already used this over.';

const bowlerSkill = k.decision('bowler-skill', {
  by: 'bowling',
  rule: ['ctg.ball.bowler-skill-step', 'ctg.skill.bowler-two'],
  domain: oneOf(null, 0, 1),
  limits: [
    {
      id: 'ctg.skill.bowler-once-over',
      when: (s) => holds(s.bowlerSkillsUsed, 0),
      forbids: (card) => card === 0,
      says: used,
    },
    {
      id: 'ctg.skill.bowler-once-over',
      when: (s) => holds(s.bowlerSkillsUsed, 1),
      forbids: (card) => card === 1,
      says: used,
    },
  ],
  closed: (s) =>
    s.express
      ? 'Express ball: no choices.'
      : s.bowlerSkillsUsed === bothCards
        ? { message: used, rule: 'ctg.skill.bowler-once-over' }
        : 'Not now.',
  take: (s, card) => {
    if (card === null) s.skillPassed = true;
    else {
      s.bowlerSkill = card;
      s.bowlerSkillsUsed = including(s.bowlerSkillsUsed, card);
      s.bowlerSkillsOnBall++;
    }
  },
});

const effort = k.resolve('bowler-effort', [effortBall]);

const moveHim = k.decision('move-him', {
  by: 'bowling',
  rule: 'ctg.card.move',
  // -1, for no card, is in no set
  when: (s, _g, p) => holds(p.cards.moveSkills, s.bowlerSkill) && canMoveNear(s, p),
  domain: moveSpec(true),
  closed: () => 'Not now.',
  take: (s, move) => {
    s.field = moved(s.field, move);
    s.bowlerSkill = -1;
  },
});

export const bowlerSkills = k.repeat(
  'bowler-skills',
  { when: (s, g, p) => !asLastBall(s, g, p), while: (s, _g, p) => bowlerSkillsLeft(s, p) !== 0 },
  [bowlerSkill, effort, moveHim],
);

// — batters —

const everySkill = oneOf(null, 0, 1, 2);
const turnedDown = 'That skill card is turned down.';

/** The limits on the use of a batter's card, by the player whose cards they are. */
const cardLimits = (player: (s: State, g: Cricket) => number, window: (p: Parameters) => number) => [
  k.limit<number | null, 'ctg.ruling.skill-batter-timing'>({
    id: 'ctg.ruling.skill-batter-timing',
    forbids: (card, p) => card !== null && !holds(window(p), card),
    says: 'Not now.',
  }),
  ...[0, 1, 2].map((card) =>
    k.limit<number | null, 'ctg.skill.spec-three'>({
      id: 'ctg.skill.spec-three',
      when: (s, g) => !holds(s.skills[player(s, g)] as number, card),
      forbids: (choice) => choice === card,
      says: (s, g) => (s.skills[player(s, g)] === 0 ? 'No skill card left.' : turnedDown),
    }),
  ),
];

/** A card that was used is turned down; with a batter who is no specialist all three are. */
const turnDown = (id: string) =>
  k.resolve(
    id,
    [
      {
        id: 'ctg.skill.spec-display',
        when: (s) => isBatter(s.skilled),
        does: (s) => {
          s.skills[s.skilled] = without(s.skills[s.skilled] as number, s.skill);
        },
      },
      {
        id: 'ctg.skill.other-flip-all',
        when: (s) => !isBatter(s.skilled),
        does: (s) => {
          s.skills[s.skilled] = 0;
        },
      },
    ],
    { when: (s) => s.skill >= 0 },
  );

const notNow = (closed?: (s: State) => { readonly message: string; readonly rule: string } | null) => (s: State) => {
  if (s.express) return 'Express ball: no choices.';
  const because = closed?.(s);
  if (because) return because;
  const player = s.facing;
  return s.skills[player] === 0
    ? {
        message: 'No skill card left.',
        rule: isBatter(player) ? 'ctg.skill.spec-three' : 'ctg.skill.other-one',
      }
    : { message: 'Not now.', rule: 'ctg.ruling.skill-batter-timing' };
};

/** After both dice: the batter's die again. */
export const rerollWindow = k.group('skill.reroll-window', {}, [
  k.decision('skill.reroll', {
    by: 'batting',
    rule: ['ctg.skill.spec-three', 'ctg.skill.other-one'],
    only: (p) => p.skillBatterTiming === 'per-card-timing',
    when: (s, _g, p) => !s.locked && ((s.skills[s.facing] as number) & p.cards.rerollSkills) !== 0,
    domain: everySkill,
    limits: cardLimits(
      (s) => s.facing,
      (p) => p.cards.rerollSkills,
    ),
    closed: notNow((s) =>
      s.outcome === 'clean bowled'
        ? { message: 'Clean bowled cannot be changed.', rule: 'ctg.outcome.clean-bowled-final' }
        : s.locked
          ? { message: 'A natural boundary cannot be changed.', rule: 'ctg.ruling.naturals-and-rerolls' }
          : null,
    ),
    take: (s, card) => {
      s.skill = card ?? -1;
      s.skilled = s.facing;
      s.rerolling = card !== null;
    },
  }),
  turnDown('skill.reroll.used'),
  k.resolve('skill.reroll.declared', [
    {
      id: 'ctg.ruling.skill-batter-timing',
      only: (p) => p.skillBatterTiming === 'with-bowler-step',
      when: (s, _g, p) => !s.locked && isDeclared(s, p.cards.rerollSkills),
      does: (s) => {
        s.rerolling = true;
      },
    },
  ]),
  batterDieAgain,
]);

/** When a red ball comes to a fielder: it cannot be caught. */
export const groundedWindow = k.group('skill.grounded-window', { when: (s) => s.catchable }, [
  k.decision('skill.grounded', {
    by: 'batting',
    rule: ['ctg.skill.spec-three', 'ctg.skill.other-one'],
    only: (p) => p.skillBatterTiming === 'per-card-timing',
    when: (s, _g, p) => ((s.skills[s.facing] as number) & p.cards.groundedSkills) !== 0,
    domain: everySkill,
    limits: cardLimits(
      (s) => s.facing,
      (p) => p.cards.groundedSkills,
    ),
    closed: notNow(),
    take: (s, card) => {
      s.skill = card ?? -1;
      s.skilled = s.facing;
      s.grounded = card !== null;
    },
  }),
  turnDown('skill.grounded.used'),
  k.resolve('skill.grounded.effect', [
    {
      id: 'ctg.ruling.skill-batter-timing',
      only: (p) => p.skillBatterTiming === 'with-bowler-step',
      when: (s, _g, p) => isDeclared(s, p.cards.groundedSkills),
      does: (s) => {
        s.grounded = true;
      },
    },
    alongTheGround,
  ]),
]);

/** The player at the end that the throw goes to. */
function runner(s: State, g: Cricket): number {
  // Stryker disable next-line OptionalChaining,UnaryOperator: whoever is run out stands in the order of this innings
  return s.orders[g.innings - 1]?.[s.victim - 1] ?? -1;
}

/** When a run-out has succeeded: it has not. */
export const diveWindow = k.group('skill.dive-window', { when: (s) => s.runOut }, [
  k.decision('skill.dive', {
    by: 'batting',
    rule: ['ctg.skill.spec-three', 'ctg.skill.other-one'],
    only: (p) => p.skillBatterTiming === 'per-card-timing',
    when: (s, g, p) => ((s.skills[runner(s, g)] as number) & p.cards.diveSkills) !== 0,
    domain: everySkill,
    limits: cardLimits(runner, (p) => p.cards.diveSkills),
    closed: notNow(),
    take: (s, card, g) => {
      s.skill = card ?? -1;
      s.skilled = runner(s, g);
    },
  }),
  turnDown('skill.dive.used'),
  k.resolve('skill.dive.effect', [diveIn]),
]);

/** The striker's card named at the step of the bowler's, under that reading; it is turned down whether it helps or not. */
export const declareSkill = k.group(
  'skill.declare-window',
  { only: (p) => p.skillBatterTiming === 'with-bowler-step', when: (s, g, p) => !asLastBall(s, g, p) },
  [
    k.decision('skill.declare', {
      by: 'batting',
      rule: 'ctg.ruling.skill-batter-timing',
      only: (p) => p.skillBatterTiming === 'with-bowler-step',
      when: (s) => s.skills[s.facing] !== 0,
      domain: everySkill,
      limits: cardLimits(
        (s) => s.facing,
        () => allCards,
      ),
      take: (s: CtgState, card: number | null) => {
        s.declared = card ?? -1;
        s.skill = s.declared;
        s.skilled = s.facing;
      },
    }),
    turnDown('skill.declare.used'),
    k.resolve('skill.declare.end', [
      {
        id: 'ctg.ruling.skill-batter-timing',
        does: (s) => {
          s.skill = -1;
        },
      },
    ]),
  ],
);

/** What the rulebook leaves open here: the first reading stands unless another is named. */
export const skillRulings = k.readings({
  'ctg.ruling.skill-batter-timing': 'words',
  'ctg.ruling.skill-bowler-count': 'words',
  'ctg.ruling.skill-same-ball': 'words',
});

/** Skill cards. */
export const skillWords: SectionWords = {
  'ctg.skill.spec-three': {
    title: 'A specialist batter has three skill cards',
    kind: 'applied',
    source: 'Skill Play Cards > Batters',
    text: 'Each specialist batter has three skill cards, each usable once in the innings.',
    parameters: ['skillBatterTiming'],
  },
  'ctg.skill.spec-display': {
    title: 'Skill cards lie open and are turned when used',
    kind: 'applied',
    source: 'Skill Play Cards > Batters',
    text: 'They lie face up by the Batter and are turned down as used.',
  },
  'ctg.skill.other-one': {
    title: 'Other batters have one skill card',
    kind: 'applied',
    source: 'Skill Play Cards > Batters',
    text: 'Any other Batter may use just one of the three in their innings.',
  },
  'ctg.skill.other-flip-all': {
    title: 'Using one turns all three',
    kind: 'applied',
    source: 'Skill Play Cards > Batters',
    text: 'When a non-specialist uses one, all three are turned down.',
  },
  'ctg.skill.bowler-two': {
    title: 'A bowler has two skill cards',
    kind: 'applied',
    source: 'Skill Play Cards > Bowlers',
    text: 'Every bowler has the two bowler skill cards.',
  },
  'ctg.skill.bowler-once-over': {
    title: 'Bowler skill cards: once in an over',
    kind: 'applied',
    source: 'Skill Play Cards > Bowlers',
    text: 'They can be used once per over, as each card says.',
    parameters: ['skillBowlerCount', 'skillSameBall'],
  },
  'ctg.skill.bowler-display': {
    title: "Where the bowler's skill cards lie",
    kind: 'data',
    source: 'Skill Play Cards > Bowlers',
    text: "They lie face up by the bowler's card and are turned down as used.",
  },
};

/** Skill cards: the open questions in words. */
export const skillRulingWords: Readonly<Record<string, RulingWords>> = {
  'ctg.ruling.skill-batter-timing': {
    title: "When the batter's skill cards are played",
    question: 'The rulebook gives no moment for the skill cards of a batter. When are they played?',
    readings: {
      'per-card-timing': { text: 'Each card has a window of its own.' },
      'with-bowler-step': {
        text: "The striker names a card at the step of the bowler's; it works if its moment comes.",
      },
    },
    standard: 'per-card-timing',
    reason: 'Each card says in what situation it helps, and that is its moment.',
  },
  'ctg.ruling.skill-bowler-count': {
    title: "How often the bowler's skill cards are used",
    question: 'A bowler has two skill cards, which "can be used once per over". One of them, or each?',
    readings: {
      'each-once': { text: 'Each of the two cards may be used once in an over.' },
      'one-of-two': { text: 'One of them may be used in an over.' },
    },
    standard: 'each-once',
    reason: 'The flow of the game speaks of "card/s", which may be both.',
  },
  'ctg.ruling.skill-same-ball': {
    title: 'Two skill cards on one ball',
    question: 'May two skill cards be used on one ball?',
    readings: {
      allowed: { text: 'Both may be used on one ball.' },
      'one-per-ball': { text: 'One may be used on a ball.' },
    },
    standard: 'allowed',
    reason: 'The flow of the game speaks of "card/s", which may be both.',
  },
};
