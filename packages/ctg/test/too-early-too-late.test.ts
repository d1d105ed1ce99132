import type { ScriptLine } from '@howzat/core/author';
import {
  batting,
  bowling,
  lands,
  medium,
  over,
  pace,
  refused,
  roll,
  scripted,
  withSlips,
} from '../scenarios/notation.js';
import { type Example, express, holds, one } from './one-ball.js';

/** So much of a pace ball, from the field on, and then what is refused. */
const steps: readonly ScriptLine[] = [
  bowling('field', 'keep'),
  bowling('bowl', 0),
  batting('attitude', 'aggressive'),
  batting('zone', 3),
];
const after = (so: number, ...then: readonly ScriptLine[]): Example => ({
  ...one({ ...pace }, {}),
  script: [...steps.slice(0, so), ...then],
});

const notOpen = (line: ScriptLine): ScriptLine =>
  refused(line, null, `${'step' in line ? line.step : ''} is not open now: the match waits for`);

const bowl = bowling('bowl', 0);
const attitude = batting('attitude', 'defensive');
const zone = batting('zone', 3);
const tries = bowling('catch', 'try');
const takes = bowling('dismissal', 'bowled');
const late = 'Too late, the bowl is revealed.';

/** The first of two express balls, whose table is to be rolled on. */
const onTable = (line: ScriptLine): Example => express([roll('express-card', 38), line], { waits: 'express-table' });

holds('on an express ball nothing is chosen', [
  ['bowl', onTable(refused(bowl, null, 'Express ball: no choices.'))],
  ['attitude', onTable(refused(attitude, null, 'Express ball: no choices.'))],
  ['zone', onTable(refused(zone, null, 'Express ball: no choices.'))],
  ['catch', onTable(refused(tries, null, 'Express ball: no choices.'))],
  ['dismissal', onTable(refused(takes, null, 'Express ball: no choices.'))],
]);

/** One fielder alone, which no rule allows. */
const alone = { field: 1 << 4 };

holds('a bowl', [
  ['is not chosen before the field is kept', after(0, notOpen(bowl))],
  [
    'is not chosen with a field that breaks the rules',
    {
      ...one({ ...pace, state: alone }, {}),
      script: [refused(bowl, 'ctg.setup.nine-fielders', 'Field is illegal: Nine fielders needed.')],
    },
  ],
  [
    'is not spoken of before the over has a bowler, whatever the field',
    scripted('example', 'example', over(4, alone), [notOpen(bowl)], { waits: 'new-bowler' }),
  ],
  ['is not chosen again before it is shown', after(2, notOpen(bowl))],
  ['is not chosen again when it is shown', after(4, refused(bowl, null, 'The bowl of this ball is chosen.'))],
  [
    'is one of the deck of the style',
    after(1, refused(bowling('bowl', 6), 'ctg.board.bowling-decks', 'Not in this bowling deck.')),
  ],
]);

holds('an attitude', [
  ['is not switched while the field is set', after(0, notOpen(attitude))],
  ['is not switched when the bowl is shown', after(4, refused(attitude, 'ctg.ruling.attitude-timing', late))],
]);

holds('a zone', [
  ['is not chosen while the field is set', after(0, notOpen(zone))],
  ['is not chosen when the bowl is shown', after(4, refused(zone, null, late))],
]);

const pastDice = (then: readonly ScriptLine[], ball: object = {}): Example =>
  one({ ...medium, ...ball, after: then }, {});

holds('a catch', [
  ['is not tried before the ball has come down', pastDice([notOpen(tries)])],
  [
    'is not tried of a green ball',
    pastDice([...lands(3, 'G0'), refused(tries, 'ctg.strike.bounce-green', 'Green ball cannot be caught.')], {
      attitude: 'defensive',
    }),
  ],
  [
    'is not tried where nobody stands',
    pastDice([...lands(5, 'R0'), refused(tries, 'ctg.catch.condition', 'No fielder there.')]),
  ],
  [
    'is not tried on a no-ball',
    pastDice([...lands(3, 'R0'), refused(tries, 'ctg.noball.not-caught', 'Not out on a no-ball.')], { card: 37 }),
  ],
  ['is not tried twice', pastDice([...lands(3, 'R0'), bowling('catch', 'try'), notOpen(tries)])],
]);

const chances = { ...pace, card: 7, field: withSlips, dice: [6, 2] } as const;

holds('a chance to dismiss', [
  ['is not taken before the dice', after(4, notOpen(takes))],
  [
    'is not taken after another',
    one(
      {
        ...chances,
        after: [bowling('dismissal', 'slips'), refused(takes, 'ctg.prec.choose-one', 'Choose one option.')],
      },
      { waits: 'slip-dice' },
    ),
  ],
  [
    'is not taken on a no-ball',
    pastDice([...lands(3, 'R0'), refused(takes, 'ctg.noball.card-no-out', 'Not out on a no-ball.')], { card: 37 }),
  ],
]);
