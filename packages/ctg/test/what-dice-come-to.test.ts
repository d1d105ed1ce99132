import { houseRule, type ScriptLine, type Selection } from '@howzat/core/author';
import { ctg } from '@howzat/ctg';
import { expect, it } from 'vitest';
import {
  batting,
  bowling,
  comesIn,
  lands,
  medium,
  pace,
  refused,
  roll,
  t20,
  withSlips,
} from '../scenarios/notation.js';
import { cardsWith, holds, house, one, problemsOf, under } from './one-ball.js';

/** The ball of `medium` before its dice. */
const unrolled = { bowl: 12, zone: 2 };
/** A ball whose dice are not rolled yet, and the sides that they have. */
const sides = (bowler: number, batter: number) => ({
  waits: 'bowler-die',
  state: { bowlerSides: bowler, batterSides: batter, d8Next: false },
});
const specialists = under({ 'bowler-d8-sources': 'specialists-only' });
const anyoneBowls = under({ 'who-may-bowl': 'anyone' }, specialists);
const promised = { d8Next: true };

/** A house rule that changes what a rule begins with. */
const before = (rule: string, does: (s: any, g: any) => void): Selection =>
  house(houseRule(ctg, 'odd', {}, (a) => [a.before(rule as 'ctg.dice.bowler-d6', { id: 'odd.rule', does })]));

holds('which dice are rolled', [
  ['a D6 by the bowler and a D8 by the batter', one(unrolled, sides(6, 8))],
  ['a D6 by a specialist bowler who bats', one({ ...unrolled, in: [2, 8] }, sides(6, 6))],
  ['a D8 by a specialist batter', one({ ...unrolled, in: [4, 8], meter: 1 }, sides(6, 8))],
  ['a D8 with a bowl that is marked, on a pitch of its style', one({ ...pace, state: { pitch: 0 } }, sides(8, 8))],
  ['a D6 with the same on a pitch of another style', one({ ...pace, state: { pitch: 1 } }, sides(6, 8))],
  ['a D6 with one that is not marked', one({ ...pace, bowl: 2, state: { pitch: 0 } }, sides(6, 8))],
  ['a D8 that an icon promised, by a medium bowler', one({ ...unrolled, state: promised }, sides(8, 8))],
  ['a D6 by them where it is for specialists', one({ ...unrolled, with: specialists, state: promised }, sides(6, 8))],
  ['a D8 by a specialist there', one({ ...pace, with: specialists, state: promised }, sides(8, 8))],
  [
    'a D6 by a batter who bowls there',
    one({ ...unrolled, with: anyoneBowls, state: { ...promised, bowler: 4 } }, sides(6, 8)),
  ],
  [
    'a D6 by the bowler, whatever was in hand before',
    one(
      {
        ...unrolled,
        with: before('ctg.dice.bowler-d6', (s) => {
          s.bowlerSides = 8;
        }),
      },
      sides(6, 8),
    ),
  ],
  [
    'a D8 by the batter, whatever was in hand before',
    one(
      {
        ...unrolled,
        with: before('ctg.dice.batter-d8', (s) => {
          s.batterSides = 6;
        }),
      },
      sides(6, 8),
    ),
  ],
]);

const adjusted = under({ 'block-face-equal': 'adjusted-only' });

holds('of equal totals', [
  [
    'a block comes, which the slips may catch, where faces do not count',
    one(
      { ...pace, with: adjusted, field: withSlips, meter: 1, dice: [5, 4], after: [roll('slip-dice', [1, 2])] },
      { balls: ['.'], facts: { outcome: 'block', margin: 0 }, cites: ['ctg.outcome.block'] },
    ),
  ],
  [
    'neither a strike nor a miss comes',
    one(
      { ...medium, with: adjusted, dice: [4, 4] },
      { facts: { outcome: 'block' }, without: ['ctg.outcome.strike', 'ctg.outcome.miss'] },
    ),
  ],
  [
    'and of equal faces where they do not count, a strike',
    one({ ...medium, with: adjusted, meter: 1, dice: [4, 4] }, { waits: 'distance', state: { outcome: 'strike' } }),
  ],
]);

const skilled = { in: [4, 8] as const, state: { skills: [0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0] } };
const locked = under({ 'naturals-and-rerolls': 'lock-all-naturals' });

holds('a locked roll', [
  [
    'is not one of a 1 against a 5',
    one({ ...medium, ...skilled, meter: 1, with: locked, dice: [1, 5] }, { waits: 'skill.reroll' }),
  ],
  ['is one of a 1 against a 6', one({ ...medium, ...skilled, with: locked, dice: [1, 6] }, { balls: ['4'] })],
]);

const straight = { bowl: 15, zone: 3 } as const;
const reads = (die: string) => under({ 'bowled-die': die });
const bowledSides = (faces: number) => ({ waits: 'bowled-die', state: { bowledSides: faces } });
const missed = { ...straight, dice: [4, 3] } as const;

holds('a straight ball is rolled for with the die of the section that counts', [
  ['a D8 for an aggressive batter', one(missed, bowledSides(8))],
  ['a D6 for a defensive one', one({ ...missed, attitude: 'defensive' }, bowledSides(6))],
  [
    'a D6 for an aggressive one, read the other way round',
    one({ ...missed, with: reads('defensive-d8') }, bowledSides(6)),
  ],
  [
    'a D8 for a defensive one, read the other way round',
    one({ ...missed, with: reads('defensive-d8'), attitude: 'defensive' }, bowledSides(8)),
  ],
  [
    'a D8 for a defensive one, read as always',
    one({ ...missed, with: reads('always-d8'), attitude: 'defensive' }, bowledSides(8)),
  ],
  ['a D8 for an aggressive one, read as always', one({ ...missed, with: reads('always-d8') }, bowledSides(8))],
]);

const quickDart = { bowl: 10, zone: 2, attitude: 'defensive', dice: [5, 2] } as const;
const asks = under({ 'bowled-roll-optional': 'always-ask' });
const small = 'ctg.miss.small-dot';

holds('a missed ball', [
  ['is rolled for with the die of the bowl', one(quickDart, bowledSides(8))],
  [
    'is rolled for with the general die where bowls do not count',
    one({ ...quickDart, with: under({ 'miss-card-override': 'ignore' }) }, bowledSides(6)),
  ],
  [
    'by little bowls nobody, though the slips may catch it',
    one(
      {
        ...pace,
        with: asks,
        card: 7,
        field: withSlips,
        dice: [4, 3],
        after: [
          refused(bowling('dismissal', 'bowled'), small, 'Bowled needs a miss by 3 or more.'),
          refused(bowling('dismissal', 'appeal'), 'ctg.card.appeal', 'There is nothing to appeal for.'),
          bowling('dismissal', 'slips'),
          roll('slip-dice', [1, 1]),
        ],
      },
      { balls: ['.'] },
    ),
  ],
  [
    'that is blocked bowls nobody',
    one(
      {
        ...pace,
        with: asks,
        field: withSlips,
        dice: [4, 4],
        after: [
          refused(bowling('dismissal', 'bowled'), small, 'A blocked ball bowls nobody.'),
          bowling('dismissal', 'none'),
        ],
      },
      { balls: ['.'] },
    ),
  ],
  [
    'by enough may bowl, and does not come to slips without the symbol',
    one(
      {
        ...pace,
        with: asks,
        field: withSlips,
        dice: [6, 2],
        after: [
          refused(bowling('dismissal', 'slips'), 'ctg.slips.snick', 'The slips need a block, or a miss'),
          bowling('dismissal', 'bowled'),
          roll('bowled-die', 1),
        ],
      },
      { balls: ['.'] },
    ),
  ],
  [
    'that gives two chances takes one of them',
    one(
      {
        ...pace,
        card: 7,
        field: withSlips,
        dice: [6, 2],
        after: [refused(bowling('dismissal', 'none'), 'ctg.ruling.bowled-roll-optional', 'Choose one option.')],
      },
      { waits: 'dismissal' },
    ),
  ],
]);

const wide = under({ 'snick-and-small-miss': 'slips-only-3-plus' });
const lively = cardsWith((set) => {
  set.pitches[2].effects = ['lively'];
});

holds('an appeal that is granted', [
  [
    'is leg before',
    one(
      { bowl: 13, zone: 3, card: 36, dice: [4, 3], after: [roll('umpire-die', 5)] },
      { waits: 'next-batter', game: { outs: [{ how: 'lbw', batter: 1, fielder: null }] } },
    ),
  ],
]);

holds('the slips', [
  [
    'roll on a miss by 3 under the symbol, where 3 are needed',
    one(
      { ...pace, with: wide, card: 7, field: withSlips, dice: [5, 2] },
      { waits: 'dismissal', state: { maySlip: true } },
    ),
  ],
  [
    'and on one by 4',
    one(
      { ...pace, with: wide, card: 7, field: withSlips, dice: [6, 2] },
      { waits: 'dismissal', state: { maySlip: true } },
    ),
  ],
  [
    'of a medium bowler do not catch, where they may stand there',
    one(
      {
        ...medium,
        with: under({ 'bye-by-style': 'open-without-catch' }),
        field: withSlips,
        state: { slipsMost: 2 },
        dice: [4, 4],
      },
      { balls: ['.'] },
    ),
  ],
  [
    'catch on a 5 where the pitch is lively',
    one(
      { ...pace, field: withSlips, dice: [4, 4], after: [roll('slip-dice', [1, 5]), ...comesIn(9)] },
      { balls: ['W'], cites: ['ctg.pitch.lively'] },
    ),
    lively,
  ],
  [
    'and not on a 4',
    one({ ...pace, field: withSlips, dice: [4, 4], after: [roll('slip-dice', [1, 4])] }, { balls: ['.'] }),
    lively,
  ],
]);

const strong = cardsWith((set) => {
  for (const player of set.teams[0].players)
    if (player.role === 'all-rounder') player.abilities = [{ effect: 'strong-zone', zone: 2 }];
});

holds('in a zone of strength the meter is one nearer to the bat', [
  [
    'for those who are strong there',
    one({ ...medium, dice: [4, 3] }, { facts: { meter: 1, outcome: 'block' } }),
    strong,
  ],
  ['not in other zones', one({ ...medium, zone: 5, dice: [4, 3] }, { facts: { meter: 0, outcome: 'miss' } }), strong],
  [
    'not for another batter',
    one({ ...medium, in: [11, 8], dice: [4, 3] }, { facts: { meter: 0, outcome: 'miss' } }),
    strong,
  ],
]);

const redTwo = { 'red-2-outermost': 'six' };
const anyway = { 'natural-boundary-resolution': 'roll-anyway' };
const four = { ...medium, dice: [1, 7] } as const;
const six = { ...medium, dice: [1, 8] } as const;
const redDie = { 'six-which-die': 'red-die-only' };
const stays = { 'drop-then-boundary': 'stops-at-last-area' };
/** A fielder in the outfield of Pull, and nobody nearer there. */
const deep = [4, 5, 10, 12, 13, 16, 17, 20, 21] as const;

holds('a natural boundary for which the dice are rolled as well', [
  ['is the six that it is', one({ ...six, with: under(anyway), after: lands(2, 'G1') }, { balls: ['6'] })],
  [
    'is a four however far it goes',
    one(
      { ...four, with: under(anyway), after: lands(6, 'G2') },
      { balls: ['4'], without: ['ctg.boundary.six', 'ctg.boundary.four'] },
    ),
  ],
  [
    'is no six by a red 2',
    one({ ...four, with: under({ ...anyway, ...redTwo }), after: lands(5, 'R2') }, { balls: ['4'] }),
  ],
  [
    'is not stopped on its way',
    one({ ...four, with: under({ ...anyway, interception: 'path' }), after: lands(1, 'G1') }, { balls: ['4'] }),
  ],
]);

const pull = (with_: Selection, ...after: readonly ScriptLine[]) => ({ ...medium, with: with_, after });

holds('a red 2 in the outermost area', [
  ['is a four', one(pull({}, ...lands(5, 'R2')), { balls: ['4'] })],
  [
    'is a six by that reading',
    one(pull(under(redTwo), ...lands(5, 'R2')), { balls: ['6'], cites: ['ctg.ruling.red-2-outermost'] }),
  ],
  ['is no six as a red 1', one(pull(under(redTwo), ...lands(5, 'R1')), { balls: ['4'] })],
  ['is no six nearer in', one({ ...pull(under(redTwo), ...lands(3, 'R2')), field: deep }, { balls: ['4'] })],
  [
    'is no six as a green 2, where the other die has none',
    one({ ...pull(under({ ...redTwo, ...redDie }), ...lands(5, 'G2')), attitude: 'defensive' }, { balls: ['4'] }),
  ],
  [
    'is no six as a green 1 nearer in',
    one({ ...pull(under(redTwo), ...lands(3, 'G1'), batting('run', 'safe')) }, { balls: ['2'] }),
  ],
  [
    'is nothing of that where a dropped ball stays in play',
    one(
      {
        ...pull(under({ ...redTwo, ...stays }), ...lands(5, 'R2'), bowling('catch', 'try'), roll('catch-die', 1)),
        field: deep,
      },
      { balls: ['2'], without: ['ctg.boundary.four', 'ctg.ruling.red-2-outermost'] },
    ),
  ],
]);

const path = under({ interception: 'path' });
/** A fielder in the second band of Pull alone, in the first and the second, in the first and the third. */
const second = [4, 5, 9, 12, 13, 16, 17, 20, 21] as const;
const first = [4, 5, 8, 12, 13, 16, 17, 20, 21] as const;
const both = [4, 5, 8, 9, 12, 13, 16, 17, 20] as const;

holds('a ball that fielders on its way may stop', [
  [
    'is stopped by one at its end who keeps it from being a four',
    one(
      { ...pull(path, ...lands(4, 'G1'), batting('run', 'safe')), field: deep },
      { balls: ['2'], facts: { area: 'Pull 5/6' } },
    ),
  ],
  [
    'and by one at the rope',
    one(
      { ...pull(path, ...lands(4, 'G2'), batting('run', 'safe')), field: deep },
      { balls: ['2'], facts: { area: 'Pull 5/6' } },
    ),
  ],
  [
    'is a four where it passes nobody',
    one({ ...pull(path, ...lands(5, 'G1')), field: second }, { balls: ['4'], without: ['ctg.ruling.interception'] }),
  ],
  [
    'is not stopped by whoever has just dropped it',
    one(
      {
        ...pull(path, ...lands(1, 'R1'), bowling('catch', 'try'), roll('catch-die', 1), batting('run', 'safe')),
        field: first,
      },
      { balls: ['1'], facts: { area: 'Pull 3/4' }, without: ['ctg.ruling.interception'] },
    ),
  ],
  [
    'is stopped by the next one then',
    one(
      {
        ...pull(path, ...lands(1, 'R2'), bowling('catch', 'try'), roll('catch-die', 1), batting('run', 'safe')),
        field: both,
      },
      { balls: ['.'], facts: { area: 'Pull 3/4' }, cites: ['ctg.ruling.interception'] },
    ),
  ],
  [
    'is not stopped where it is a six',
    one(
      {
        ...pull(under({ interception: 'path', ...redTwo }), ...lands(5, 'R2'), bowling('catch', 'decline')),
        field: deep,
      },
      { balls: ['6'] },
    ),
  ],
]);

const zone = under({ 'empty-zone-or-area': 'zone' });
const noPull = [4, 5, 12, 13, 14, 16, 17, 20, 21] as const;
const zoneAndDrop = under({ 'empty-zone-or-area': 'zone', 'drop-zero-runs': 'fielded-red' });
const undecided = house(houseRule(ctg, 'undecided', {}, (a) => [a.repeal('ctg.catch.fail-zero')]));
const deadAndDrop = under({ 'drop-then-second-fielder': 'auto-area-runs', 'drop-zero-runs': 'fielded-red' });
const dropped = [...lands(1, 'R0'), bowling('catch', 'try'), roll('catch-die', 1)];

const repeats = under({ 'extra-run-count': 'repeat' });

holds('a batter who dives', [
  [
    'has used that card and no other, however often the batters run',
    one(
      {
        ...medium,
        with: repeats,
        in: [4, 5],
        attitude: 'defensive',
        state: { skills: [0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0] },
        after: [
          ...lands(5, 'G0'),
          batting('run', 'extra'),
          roll('run-out-die', 6),
          batting('skill.dive', 2),
          batting('run', 'extra'),
          roll('run-out-die', 1),
          batting('run', 'extra'),
          roll('run-out-die', 6),
        ],
      },
      { waits: 'next-batter', state: { skills: [0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0] } },
    ),
  ],
]);

holds('where a ball comes to rest', [
  [
    'a zone in which nobody stands is empty',
    one(
      {
        ...pull(zone, ...lands(5, 'G0'), batting('run', 'safe')),
        attitude: 'defensive',
        field: noPull,
        state: { zoneMost: 3 },
      },
      { balls: ['2'], cites: ['ctg.field.empty'] },
    ),
  ],
  [
    'a zone in which somebody stands is not',
    one(
      { ...pull(zone, ...lands(5, 'G0'), batting('run', 'safe')), attitude: 'defensive' },
      { balls: ['2'], cites: ['ctg.field.fielded'] },
    ),
  ],
  [
    'whoever dropped it there has fielded it',
    one({ ...pull(zoneAndDrop, ...dropped), field: first }, { waits: 'run', state: { fielded: 'red', base: 0 } }),
  ],
  [
    'whoever dropped it there has not, where its runs are scored and a house rule asks for the decision all the same',
    one({ ...pull(undecided, ...dropped), field: first }, { waits: 'run', state: { fielded: 'empty' } }),
  ],
  [
    'a drop that stays where it was is no second fielder',
    one({ ...pull(deadAndDrop, ...dropped) }, { waits: 'run', state: { fielded: 'red', base: 0 } }),
  ],
  [
    'nothing is safe off a fielded red ball, whatever was before',
    one(
      {
        ...pull(
          before('ctg.field.infield-red', (s) => {
            s.base = 2;
          }),
          ...lands(3, 'R0'),
          bowling('catch', 'decline'),
        ),
      },
      { waits: 'run', state: { base: 0, made: 0 } },
    ),
  ],
]);

const whole = under({ 'focus-scope': 'whole-zone' }, t20);
const catches = (distance: number, face: number): readonly ScriptLine[] => [
  ...lands(distance, 'R0'),
  bowling('catch', 'try'),
  roll('catch-die', face),
];
const middle = { bowl: 13, dice: [2, 4] } as const;

holds('a red outline for a whole zone', [
  [
    'lowers what a catch needs in another of its areas',
    one({ ...medium, with: whole, after: [...catches(3, 4), ...comesIn(9)] }, { balls: ['W'] }),
  ],
  [
    'does not come from the zone beside it',
    one({ ...middle, zone: 3, with: whole, after: catches(3, 4) }, { balls: ['1'] }),
  ],
  ['is not of a zone without one', one({ ...middle, zone: 1, with: whole, after: catches(3, 4) }, { balls: ['1'] })],
]);

const more: readonly ScriptLine[] = [batting('run', 'extra'), roll('run-out-die', 1)];

holds('extra runs', [
  [
    'are not had from a fielded red ball',
    one(
      {
        ...pull(
          {},
          ...lands(3, 'R0'),
          bowling('catch', 'decline'),
          refused(batting('run', 'extra'), 'ctg.ruling.extra-run-eligibility', 'Not on a fielded red ball.'),
        ),
      },
      { waits: 'run' },
    ),
  ],
  [
    'are one after another by that reading, up to eight runs',
    one(
      {
        ...pull(repeats, ...lands(5, 'G0'), ...more, ...more, ...more, ...more, ...more, ...more),
        attitude: 'defensive',
      },
      { balls: ['8'] },
    ),
  ],
  [
    'may go on at seven',
    one(
      { ...pull(repeats, ...lands(5, 'G0'), ...more, ...more, ...more, ...more, ...more), attitude: 'defensive' },
      { waits: 'run', state: { made: 7 } },
    ),
  ],
]);

const byeOpen = (readings: Readonly<Record<string, string>> = {}): Selection =>
  under(readings, house(houseRule(ctg, 'bye-open', {}, (a) => [a.repeal('ctg.ruling.bye-selectable')])));
const intoBye = { bowl: 0, zone: 0, attitude: 'defensive', dice: [2, 4] } as const;

holds('a stroke into the Bye zone', [
  [
    'is none of the rulebook',
    {
      ...one(pace, {}),
      script: [
        bowling('field', 'keep'),
        bowling('bowl', 0),
        batting('attitude', 'aggressive'),
        refused(batting('zone', 0), 'ctg.ruling.bye-selectable', 'No stroke goes into the Bye zone.'),
      ],
      expect: { waits: 'zone' },
    },
  ],
  [
    'scores like any other where a house rule allows it',
    one({ ...intoBye, with: byeOpen(), after: [...lands(1, 'G0'), batting('run', 'safe')] }, { balls: ['1'] }),
  ],
  [
    'may not be caught where nobody stands',
    one(
      {
        ...intoBye,
        with: byeOpen(),
        after: [...lands(1, 'R0'), refused(bowling('catch', 'try'), 'ctg.catch.condition', 'No fielder there.')],
      },
      {},
    ),
  ],
  [
    'is stopped by a slip on its way',
    one(
      {
        ...intoBye,
        with: byeOpen({ interception: 'path' }),
        field: withSlips,
        after: [...lands(1, 'G1'), batting('run', 'safe')],
      },
      { balls: ['1'], facts: { area: 'first slip' } },
    ),
  ],
]);

const appealing = before('ctg.card.appeal', (s) => {
  s.mayAppeal = true;
});

it('a strike gives no chance, whatever a house rule makes of misses', () => {
  expect(problemsOf(one({ ...medium, with: appealing }, { waits: 'distance' }))).toEqual([]);
  expect(problemsOf(one({ ...medium, with: appealing, dice: [4, 3] }, { waits: 'umpire-die' }))).toEqual([]);
});
