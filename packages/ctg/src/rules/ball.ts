import { oneOf, type RulingWords, type SectionWords, worded } from '@howzat/core/author';
import { k, type State } from '../kit.js';
import { ownDeck } from './board.js';
import { bowledAgain } from './drs.js';
import { asBefore } from './no-ball.js';
import { nextOverCard, turn } from './over.js';
import { asLastBall, fieldProblem } from './place/placement.js';
import { attitudes, setAttitude } from './setup.js';

/** The sequence of each ball, up to the reveal: meter, bowl, attitude, zone. */

/** What a player reads who acts too early, too late, or on an express ball. */
function notNow(s: State): string | null {
  return s.express ? 'Express ball: no choices.' : null;
}

export const setUp = k.resolve('set-up', [
  {
    id: 'ctg.ball.set-meter',
    does: (s) => {
      s.meter = s.confidence[s.facing] as number;
    },
  },
  asBefore,
  bowledAgain,
]);

const everyBowl = worded(
  oneOf(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29),
  'Not in this bowling deck.',
);

/** The bowler puts a bowl of their deck face down. */
export const chooseBowl = k.decision('bowl', {
  by: 'bowling',
  rule: ['ctg.ball.choose-bowl', 'ctg.ball.return-bowl'],
  when: (s, g, p) => !asLastBall(s, g, p),
  domain: everyBowl,
  seenBy: 'own',
  keptIn: ['bowl'],
  limits: [
    ...ownDeck,
    {
      id: 'ctg.ruling.repeat-bowl',
      only: (p) => p.repeatBowl === 'no-immediate-repeat',
      forbidsIn: (bowl, s) => bowl === s.lastBowl,
      says: 'The last bowl is not back in hand.',
    },
  ],
  closed: (s, g, p) => {
    if (s.express) return notNow(s);
    const wrong = s.bowler >= 0 ? fieldProblem(s, g, p) : null;
    if (wrong?.rule) return { message: `Field is illegal: ${wrong.message}`, rule: wrong.rule };
    return s.shown >= 0 ? 'The bowl of this ball is chosen.' : null;
  },
  take: (s, bowl) => {
    s.bowl = bowl;
  },
});

const tooLate = (s: State) =>
  s.express
    ? notNow(s)
    : s.shown >= 0
      ? { message: 'Too late, the bowl is revealed.', rule: 'ctg.ruling.attitude-timing' }
      : null;

const switchAttitude = {
  by: 'batting',
  rule: ['ctg.ball.change-attitude', 'ctg.att.change-before-dice'],
  domain: attitudes,
  others: { message: 'Only the batting side turns the token of the facing batter.', rule: 'ctg.ball.change-attitude' },
} as const;

const mayTurn = (s: State, span: string): boolean => span === 'per-ball' || s.played === 0;

/** The attitude of the striker may be switched before their stroke is chosen. */
export const changeAttitude = k.decision('attitude', {
  ...switchAttitude,
  only: (p) => p.attitudeTiming === 'before-reveal',
  when: (s, g, p) => mayTurn(s, p.attitudeSpan) && !asLastBall(s, g, p),
  closed: tooLate,
  take: (s, attitude) => setAttitude(s, s.facing, attitude),
});

/** The same at the last moment before the dice, under that reading: the ball is among those played of the over by then. */
export const changeAttitudeLate = k.decision('attitude.late', {
  ...switchAttitude,
  only: (p) => p.attitudeTiming === 'until-dice',
  when: (s, _g, p) => p.attitudeSpan === 'per-ball' || s.played === 1,
  take: (s, attitude) => setAttitude(s, s.facing, attitude),
});

/** The other batter's token too, under that reading. */
export const changeOtherAttitude = k.decision('attitude.other', {
  by: 'batting',
  rule: 'ctg.ruling.attitude-whose',
  only: (p) => p.attitudeWhose === 'both',
  when: (s, _g, p) => mayTurn(s, p.attitudeSpan),
  domain: attitudes,
  take: (s, attitude, g) => setAttitude(s, (s.orders[g.innings - 1] as number[])[g.nonStriker - 1] as number, attitude),
});

/** The batter puts the ball on the circle of a zone. */
export const chooseZone = k.decision('zone', {
  by: 'batting',
  rule: ['ctg.ball.choose-zone', 'ctg.ball.zone-is-direction'],
  when: (s, g, p) => !asLastBall(s, g, p),
  domain: oneOf(0, 1, 2, 3, 4, 5),
  limits: [
    {
      id: 'ctg.ruling.bye-selectable',
      forbids: (zone) => zone === 0,
      says: 'No stroke goes into the Bye zone.',
    },
  ],
  closed: (s) => notNow(s) ?? (s.shown >= 0 ? 'Too late, the bowl is revealed.' : null),
  take: (s, zone) => {
    s.zone = zone;
    s.lastZone = zone;
    s.strokes[zone] = (s.strokes[zone] as number) + 1;
  },
});

/** The next over card is turned; a free hit has none. */
export const turnOverCard = k.chance('over-card', {
  rule: ['ctg.ball.reveal-over-card', 'ctg.over.deal-six'],
  when: (s, g) => !g.freeHit && !s.again,
  of: nextOverCard,
  take: (s, card) => turn(s, card),
});

/** The bowl is shown. */
export const revealBowl = k.rule({
  id: 'ctg.ball.reveal-bowl',
  does: (s) => {
    s.shown = s.bowl;
    s.lastBowl = s.bowl;
    s.played++;
  },
});

/** A card that settles the ball leaves no dice of bowler and batter. */
export const noOtherDice = k.rule({
  id: 'ctg.ball.roll-order',
  only: (p) => p.overCardReplacesRoll === 'card-result-is-final',
  does: (s) => {
    s.done = true;
  },
});

/** What the rulebook leaves open here: the first reading stands unless another is named. */
export const ballRulings = k.readings({
  'ctg.ruling.repeat-bowl': 'words',
  'ctg.ruling.bye-selectable': { 'not-selectable': [], selectable: (a) => [a.repeal('ctg.ruling.bye-selectable')] },
});

/** The sequence of each ball. */
export const ballWords: SectionWords = {
  'ctg.ball.set-meter': {
    title: "The meter starts at the batter's confidence",
    kind: 'applied',
    source: 'Sequence of each Ball; Adjusting the Advantage Meter',
    text: "Each ball starts with the meter set to the striker's current confidence.",
  },
  'ctg.ball.return-bowl': {
    title: 'The last bowl card returns to hand',
    kind: 'applied',
    source: 'Sequence of each Ball',
    text: 'The last bowl card played returns to hand before the next is chosen.',
    parameters: ['repeatBowl'],
  },
  'ctg.ball.adjust-field': {
    title: 'Move the fielders before a ball',
    kind: 'applied',
    source: 'Sequence of each Ball; Game Flow',
    text: 'The fielding side may then move fielders as it likes: one by one, eighteen times at most, or all of them at once.',
    parameters: ['freeHitField'],
  },
  'ctg.ball.choose-bowl': {
    title: 'The bowler chooses a bowl card',
    kind: 'applied',
    source: 'Sequence of each Ball; Game Flow',
    text: 'The Bowler places one bowl card from hand face down in the chosen-bowl slot.',
  },
  'ctg.ball.change-attitude': {
    title: 'The batter may turn aggressive or defensive',
    kind: 'applied',
    source: 'Sequence of each Ball; Game Flow',
    text: "The Batter may then turn the striker's attitude token.",
    parameters: ['attitudeTiming', 'attitudeSpan', 'attitudeWhose'],
  },
  'ctg.ball.choose-zone': {
    title: 'The batter chooses a zone',
    kind: 'applied',
    source: 'Sequence of each Ball; Game Flow',
    text: 'The Batter then places the ball on the selection circle of one zone.',
  },
  'ctg.ball.zone-is-direction': {
    title: 'The ball goes where the batter aimed',
    kind: 'applied',
    source: 'Sequence of each Ball; Struck Ball',
    text: 'A struck ball always goes into the chosen zone.',
  },
  'ctg.ball.reveal-bowl': {
    title: 'The bowl card is turned up',
    kind: 'applied',
    source: 'Sequence of each Ball; Game Flow',
    text: 'The bowl card is revealed and the meter adjusted if needed.',
  },
  'ctg.ball.bowler-skill-step': {
    title: 'When the bowler uses skill cards',
    kind: 'applied',
    source: 'Game Flow',
    text: 'After the reveal the Bowler may use skill card(s).',
  },
  'ctg.ball.reveal-over-card': {
    title: 'The over card is turned up',
    kind: 'applied',
    source: 'Sequence of each Ball; Game Flow',
    text: 'The next over card is turned; it may bring changes, actions or conditions for this ball.',
  },
  'ctg.ball.roll-order': {
    title: 'Who rolls first',
    kind: 'applied',
    source: 'Sequence of each Ball',
    text: 'Unless the over card says otherwise the Bowler rolls their die first, then the Batter.',
  },
};

/** The sequence of each ball: the open questions in words. */
export const ballRulingWords: Readonly<Record<string, RulingWords>> = {
  'ctg.ruling.bye-selectable': {
    title: 'May the Bye zone be chosen for a shot?',
    question: 'The Bye zone has no strokes, and no rule forbids choosing it. May a batter choose it?',
    readings: {
      'not-selectable': { text: 'The Bye zone cannot be chosen.' },
      selectable: { text: 'The Bye zone can be chosen.' },
    },
    standard: 'not-selectable',
    reason: 'There is no stroke that plays the ball there.',
  },
  'ctg.ruling.repeat-bowl': {
    title: 'May a bowl be played twice in a row?',
    question:
      'The last bowl card goes back into the hand before the next one is chosen. May it be chosen again at once?',
    readings: {
      'repeat-allowed': { text: 'The same bowl may be played twice in a row.' },
      'no-immediate-repeat': { text: 'It may not.' },
    },
    standard: 'repeat-allowed',
    reason: 'The card is back in the hand, and nothing says that it must rest.',
  },
};
