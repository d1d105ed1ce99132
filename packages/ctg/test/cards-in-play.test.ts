import { houseRule, type ScriptLine, type Selection } from '@howzat/core/author';
import { ctg } from '@howzat/ctg';
import { batting, comesIn, lands, medium, pace, roll, type single, t20, table } from '../scenarios/notation.js';
import { cardsWith, type Example, express, holds, house, one, under } from './one-ball.js';

/** A card of the medium deck that is a wicket on a 1 and a run out on a 2; a four in express play. */
const wickets = cardsWith((set) => {
  Object.assign(set.medium.overCards[3], { icon: 'four', replaces: ['W', 'R', 0, 1, 4, 6] });
});
/** The first card of the pace deck, which does a bit of everything. */
const firstCard = (printed: object): unknown =>
  cardsWith((set) => {
    set.pace.overCards[0] = { name: 'First Of All', icon: 'dot', ...printed };
  });
const lone = 33;
/** A ball that its card settles, so that none of the dice follows. */
const byCard = (face: number, more: readonly ScriptLine[] = [], selection: Selection = {}) => ({
  bowl: medium.bowl,
  zone: medium.zone,
  card: lone,
  with: selection,
  after: [roll('card-die', face), ...more],
});
const thenDice = under({ 'over-card-replaces-roll': 'card-then-roll' });

holds('a card that settles the ball', [
  [
    'by a wicket bowls the batter, who makes no run',
    one(byCard(1, comesIn(9)), { balls: ['W'], runs: [0], cites: ['ctg.card.replaces-wicket'] }),
    wickets,
  ],
  [
    'by a run out makes no run either',
    one(byCard(2, comesIn(9)), { balls: ['W'], runs: [0], cites: ['ctg.card.replaces-run-out'] }),
    wickets,
  ],
  [
    'by a wicket leaves nothing to the dice that would follow',
    one(byCard(1, [], thenDice), {
      waits: 'next-batter',
      game: { outs: [{ how: 'bowled', batter: 1, fielder: null }] },
    }),
    wickets,
  ],
  [
    'and by a run out',
    one(byCard(2, [], thenDice), {
      waits: 'next-batter',
      game: { outs: [{ how: 'run out', batter: 1, fielder: null }] },
    }),
    wickets,
  ],
  ['by a dot is a dot', one(byCard(3), { balls: ['.'], cites: ['ctg.card.replaces'] }), wickets],
  [
    'by a dot leaves the dice that follow by that reading',
    one(byCard(3, [], thenDice), { waits: 'bowler-die' }),
    wickets,
  ],
  [
    'by a run is no wicket',
    one(byCard(4), { balls: ['1'], without: ['ctg.card.replaces-wicket', 'ctg.card.replaces-run-out'] }),
    wickets,
  ],
  ['by a boundary lifts confidence', one(byCard(6), { balls: ['6'], cites: ['ctg.conf.boundary-plus-one'] }), wickets],
  ['by a run does not', one(byCard(4), { without: ['ctg.conf.boundary-plus-one'] }), wickets],
  [
    'does not on an ordinary ball',
    one({ ...medium, dice: [4, 4] }, { balls: ['.'], without: ['ctg.card.replaces', 'ctg.ruling.d8-next-carry'] }),
  ],
]);

const everyBallIsNoBall = house(
  houseRule(ctg, 'no-balls', {}, (a) => [
    a.before('ctg.noball.called', {
      id: 'no-balls.all',
      does: (_s, g) => {
        g.noBall = true;
      },
    }),
  ]),
);

holds('a card that calls a no-ball', [
  [
    'and wins the match leaves no table to be rolled on',
    one(
      { bowl: 12, zone: 2, card: lone, with: everyBallIsNoBall, more: { innings: 2, target: 143, runs: 142 } },
      { balls: ['1nb'], result: 'Home won by 10 wickets', without: ['ctg.card.replaces'] },
    ),
  ],
  [
    'early in the over leaves a free hit, whatever becomes of one on the last card',
    one(
      { ...pace, with: under({ 'noball-sixth-card': 'lost' }), card: 8, dice: [4, 4] },
      { balls: ['1nb'], game: { overBalls: 3, freeHit: true } },
    ),
  ],
]);

const rise = { confidence: { aggressive: 1, defensive: -1 } };
const confidenceOf = (striker: number, value: number): number[] =>
  Array.from({ length: 12 }, (_, player) => (player === striker ? value : 0));
/** A ball after its over card, when the dice are due. */
const beforeDice = (ball: Parameters<typeof single>[2], state: object): Example =>
  one(ball, { waits: 'bowler-die', state: state as Readonly<Record<string, unknown>> });

holds('the first card of the deck counts like any other', [
  [
    'for the confidence of the aggressive',
    beforeDice({ ...pace, card: 0 }, { confidence: confidenceOf(7, 2) }),
    firstCard(rise),
  ],
  [
    'for that of the defensive',
    beforeDice({ ...pace, card: 0, attitude: 'defensive' }, { confidence: confidenceOf(7, 0) }),
    firstCard(rise),
  ],
  ['for the meter', beforeDice({ ...pace, card: 0 }, { meter: -1 }), firstCard({ meter: -1 })],
  ['for a table', one({ ...pace, card: 0 }, { waits: 'card-die' }), firstCard({ replaces: [0, 0, 0, 0, 0, 0] })],
  ['for an appeal', one({ ...pace, card: 0, dice: [4, 3] }, { waits: 'umpire-die' }), firstCard({ appeal: true })],
  [
    'for the snick symbol',
    one({ ...pace, card: 0, field: [0, 5, 8, 9, 12, 13, 16, 17, 20], dice: [4, 3] }, { waits: 'slip-dice' }),
    firstCard({ snick: true }),
  ],
  ['for a no-ball', one({ ...pace, card: 0, dice: [4, 4] }, { balls: ['1nb'] }), firstCard({ noBall: true })],
]);

const floor = under({ 'specialist-floor-when': 'floor-on-both' });
const wildSwing = { ...pace, card: 13 } as const;
const bySwing = { in: [4, 8] as const };

holds('confidence', [
  [
    'of a specialist batter is held at 0 by that reading',
    beforeDice({ ...wildSwing, ...bySwing, with: floor, confidence: 0 }, { confidence: confidenceOf(4, 0) }),
  ],
  [
    'is held by a rule that says nothing where it is 0 already',
    one(
      { ...pace, ...bySwing, with: floor, confidence: 0, dice: [4, 4] },
      { balls: ['.'], without: ['ctg.ruling.specialist-floor-when'] },
    ),
  ],
  [
    'of a specialist batter falls below 0 otherwise',
    beforeDice({ ...wildSwing, ...bySwing, confidence: 0 }, { confidence: confidenceOf(4, -1) }),
  ],
  [
    'of another batter falls by that reading too',
    beforeDice({ ...wildSwing, with: floor, confidence: 0 }, { confidence: confidenceOf(7, -1) }),
  ],
  [
    'never goes above 3',
    one(
      { ...medium, confidence: 3, card: 38 },
      { waits: 'distance', state: { confidence: confidenceOf(7, 3) }, cites: ['ctg.conf.range'] },
    ),
  ],
  [
    'is left alone at 3, and so is the meter',
    one(
      { bowl: 12, zone: 3, confidence: 3, dice: [6, 3] },
      { facts: { meter: 3 }, without: ['ctg.conf.range', 'ctg.adv.caps'] },
    ),
  ],
  [
    'of 0 may leave the meter at -1, where it is left alone',
    one({ ...medium, confidence: 0, dice: [4, 4] }, { facts: { meter: -1 }, without: ['ctg.adv.caps'] }),
  ],
  [
    'is left alone at -1',
    one({ ...medium, confidence: -1, dice: [4, 4] }, { facts: { meter: -1 }, without: ['ctg.conf.range'] }),
  ],
  [
    'never goes below -1',
    one(
      { ...medium, confidence: -1, card: 44, dice: [4, 4] },
      { state: { confidence: confidenceOf(7, -1) }, cites: ['ctg.conf.range'] },
    ),
  ],
]);

const struckOnly = under({ 'confidence-boundary-scope': 'struck-only' });
const lifts = { cites: ['ctg.conf.boundary-plus-one'] };
const liftsNot = { without: ['ctg.conf.boundary-plus-one'] };

holds('where struck boundaries alone lift confidence', [
  ['a struck four does', one({ ...medium, with: struckOnly, after: lands(5, 'G1') }, { balls: ['4'], ...lifts })],
  ['a natural four does not', one({ ...medium, with: struckOnly, dice: [1, 7] }, { balls: ['4'], ...liftsNot })],
  ['the four of a card does not', one(byCard(5, [], struckOnly), { balls: ['4'], ...liftsNot }), wickets],
  [
    'a struck single does not',
    one(
      { ...medium, with: struckOnly, attitude: 'defensive', after: [...lands(3, 'G0'), batting('run', 'safe')] },
      { balls: ['1'], ...liftsNot },
    ),
  ],
]);

const card = (number: number): ScriptLine => roll('express-card', number);
const noSingles = house(houseRule(ctg, 'no-singles', {}, (a) => [a.repeal('ctg.express.icon-one')]));
const ownDie = under({ 'express-table-die': 'batting-die' });
const chooses = under({ 'express-victim': 'batting-side-chooses' });
const pairFalls: readonly ScriptLine[] = [card(32), card(43), roll('express-pair', 5)];
const isOut = (batter: number) => ({
  waits: 'next-batter',
  game: { outs: [{ how: 'bowled', batter, fielder: null }] },
});

holds('an express ball', [
  ['with the icon of a four scores it, a boundary', express([card(33)], { balls: ['4'], ...lifts }), wickets],
  ['with a dot does nothing else', express([card(30)], { balls: ['.'], without: ['ctg.express.icon-rule-card'] })],
  [
    'of an icon that a house rule knows no more is not rolled for',
    express([card(31)], { balls: ['.'], without: ['ctg.express.icon-rule-card'] }, { with: noSingles }),
  ],
  [
    'is rolled for with a D8 by a specialist batter, who bats with one',
    express(
      [card(38)],
      { waits: 'express-table', state: { batterSides: 8 } },
      {
        with: ownDie,
        state: { ...table({ in: [4, 8] }) },
      },
    ),
  ],
  [
    'is rolled for with a D6 by a specialist bowler there',
    express(
      [card(38)],
      { waits: 'express-table', state: { batterSides: 6 } },
      {
        with: ownDie,
        state: { ...table({ in: [3, 8] }) },
      },
    ),
  ],
  [
    'costs the striker, where the batting side says so',
    express([...pairFalls, batting('express-victim', 'striker')], isOut(1), { with: chooses }),
  ],
  [
    'costs the other batter, where it says that',
    express([...pairFalls, batting('express-victim', 'non-striker')], isOut(2), { with: chooses }),
  ],
  [
    'is none once a ball of the over has been played',
    express([], { waits: 'field' }, { balls: 1, state: { turned: 1, played: 1 } }),
  ],
  [
    'is none once a ball of the over has been played in T20',
    express([], { waits: 'field' }, { balls: 1, state: { turned: 1, played: 1 }, with: t20 }),
  ],
  [
    'is the second while none has been played',
    express([], { waits: 'express-card' }, { balls: 1, state: { turned: 1 } }),
  ],
]);

const penalty = under({ 'parity-and-penalty': 'penalty-included' });
const runs = (distance: number, choice: string) => [...lands(distance, 'G0'), batting('run', choice)];
const noBall = { ...medium, with: penalty, card: 37, attitude: 'defensive' } as const;

holds('where the run of a no-ball counts for who faces', [
  [
    'a single leaves the batters where they are',
    one({ ...noBall, after: runs(3, 'safe') }, { balls: ['1+1nb'], game: { striker: 1 } }),
  ],
  ['two runs do not', one({ ...noBall, after: runs(5, 'safe') }, { balls: ['2+1nb'], game: { striker: 2 } })],
  [
    'the batters are told to have crossed once more than they ran',
    one(
      { ...noBall, after: [...runs(5, 'extra'), roll('run-out-die', 6)] },
      { waits: 'next-batter', game: { crossed: 4 } },
    ),
  ],
]);

const diceOnly = under({ 'free-hit-setup': 'dice-only' });
const freeHit = { game: { freeHitDue: true } };

holds('a free hit of dice alone', [
  [
    'has all its steps where nothing was bowled before in the over',
    one(
      { ...medium, with: diceOnly, card: null, dice: [4, 4], more: freeHit },
      { balls: ['.'], without: ['ctg.ruling.free-hit-setup'] },
    ),
  ],
  [
    'has the bowl and the zone of the ball before',
    {
      ...one({ ...medium, with: diceOnly, more: freeHit, state: { lastBowl: 0, lastZone: 3 } }, {}),
      script: [],
      expect: { waits: 'bowler-die', state: { bowl: 0, zone: 3 }, cites: [] },
    },
  ],
]);
