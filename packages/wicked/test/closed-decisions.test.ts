import { type AnyMatch, createMatch } from '@howzat/core';
import { type HowzatError, isHowzatError, type Position, type ScriptLine, type Selection } from '@howzat/core/author';
import { wicked } from '@howzat/wicked';
import { describe, expect, it } from 'vitest';
import { england, innings, over, overOf } from '../scenarios/dealer.js';
import { lineups, secondOpeners, sides, toFirstOver, toOpeners } from './before-the-first-over.js';

interface Moment {
  readonly from?: Position;
  readonly with?: Selection;
  readonly lines?: readonly ScriptLine[];
}

function at({ from, with: selection, lines = [] }: Moment): AnyMatch {
  const match: AnyMatch = createMatch(wicked, { chance: 'people', ...(from ? { from } : {}), ...selection } as never);
  for (const line of lines)
    if ('chance' in line) match.happen(line.chance, line.outcome);
    else if ('side' in line) match.play(line.side, line.step, line.choice);
  return match;
}

/** What a match says to somebody who does something too early, too late or twice. */
function refusal(moment: Moment, step: string, what: unknown, side: 'home' | 'away' | 'chance'): HowzatError {
  const match = at(moment);
  try {
    if (side === 'chance') match.happen(step, what);
    else match.play(side, step, what);
  } catch (error) {
    if (isHowzatError(error)) return error;
    throw error;
  }
  throw new Error(`${step} was not refused.`);
}

const readAs = (ruling: string, reading: string): Selection => ({ rulings: { [ruling]: reading } });

/** A last over into a zone where nobody stands. */
const won: Moment = { from: innings({ target: 100, runs: 98, overs: 3 }), lines: over(2, [6, 1], [6, 6], 6) };

const decisions = [
  ['core.toss.elect', 'bat'],
  ['lineup.home', england],
  ['opening-batters', [1, 2]],
  ['opening-bowlers', [32, 33]],
  ['field', 1],
  ['reroll.choice', 'keep'],
  ['next-batter', 3],
  ['replacement-bowler', 34],
  ['replacement-bowler.late', 34],
  ['bowling-change', 34],
  ['core.declare', 'declare'],
  ['stop.second', 'stop'],
] as const;
const throws = [
  ['toss.home', 3],
  ['toss.away', 3],
  ['reroll', 3],
  ['zone-roll', [3, 4]],
] as const;

describe('before there are any sides, nobody is told of what comes later', () => {
  it.each(decisions)('%s is not open', (step, choice) => {
    const { code, message, details } = refusal({}, step, choice, 'home');
    expect([code, details.rule]).toEqual(['no-decision', undefined]);
    expect(message).toBe(`${step} is not open now: the match waits for side.home by home and side.away by away.`);
  });

  it.each(throws)('%s is not due', (step, outcome) => {
    const { code, message, details } = refusal({}, step, outcome, 'chance');
    expect([code, details.rule]).toEqual(['no-decision', undefined]);
    expect(message).toContain('Nothing is left to chance now');
  });

  it('no side is taken yet', () => {
    const drawn = refusal({ with: readAs('wicked.ruling.deck-pick-order', 'random') }, 'side.home', 0, 'home');
    expect(drawn.message).toBe('side.home is not open now: the match waits for sides.drawn.');
    const inTurn = readAs('wicked.ruling.deck-pick-order', 'first-player-first');
    const second = refusal({ with: inTurn }, 'side.second', 0, 'away');
    expect(second.message).toBe('side.second is not open now: the match waits for side.first by home.');
  });
});

describe('after the result, every decision is closed by it', () => {
  it('nobody stood in the zone of the last over', () => {
    expect(at(won).internals().s).toMatchObject({ dotted: false });
    expect(at(won).game.result?.rule).toBe('wicked.match-end.passed');
  });

  it.each(decisions.filter(([step]) => step !== 'core.toss.elect' && step !== 'lineup.home'))('%s', (step, choice) => {
    const { code, message, details } = refusal(won, step, choice, 'home');
    expect([code, message, details.rule]).toEqual(['match-over', 'The match is over.', undefined]);
  });

  it.each(throws.filter(([step]) => !step.startsWith('toss')))('%s', (step, outcome) => {
    const { code, message, details } = refusal(won, step, outcome, 'chance');
    expect([code, message, details.rule]).toEqual([
      'no-decision',
      'Nothing is left to chance now: the match is over.',
      undefined,
    ]);
  });
});

const taken = 'That side is already taken.';
const decided = 'The toss is decided.';

describe('what is closed in the middle says why', () => {
  const inTurn = readAs('wicked.ruling.deck-pick-order', 'first-player-first');
  const freely = readAs('wicked.ruling.voluntary-change', 'free-change');
  const rows: readonly [
    what: string,
    moment: Moment,
    does: readonly [step: string, what: unknown, side: 'home' | 'away' | 'chance'],
    says: string,
    rule: string | undefined,
  ][] = [
    [
      'a second side when both have theirs',
      {
        with: inTurn,
        lines: [
          { side: 'home', step: 'side.first', choice: 1 },
          { side: 'away', step: 'side.second', choice: 0 },
        ],
      },
      ['side.second', 1, 'away'],
      taken,
      'wicked.setup.choose-deck',
    ],
    ['a side while lineups are picked', { lines: sides }, ['side.away', 0, 'away'], taken, 'wicked.setup.choose-deck'],
    [
      'the toss while lineups are picked',
      { lines: sides },
      ['toss.away', 6, 'chance'],
      'Nothing is left to chance now',
      undefined,
    ],
    [
      'the toss before the pitch is known',
      { lines: [...sides, ...lineups] },
      ['toss.home', 6, 'chance'],
      'The match waits for pitch, not for',
      undefined,
    ],
    [
      'the toss in a match that starts in the middle',
      { from: innings() },
      ['core.toss.elect', 'bat', 'home'],
      decided,
      'wicked.toss.winner-chooses',
    ],
    [
      'a die of the toss in a match that starts in the middle',
      { from: innings() },
      ['toss.away', 4, 'chance'],
      decided,
      'wicked.toss.winner-chooses',
    ],
    [
      'batters before the bowlers, where these come first',
      { with: readAs('wicked.ruling.opening-selection-order', 'bowling-first'), lines: toOpeners },
      ['opening-batters.second', [1, 2], 'home'],
      'opening-batters.second is not open now: the match waits for opening-bowlers.first by away.',
      undefined,
    ],
    [
      'openers in the first over',
      { lines: toFirstOver },
      ['opening-bowlers', [34, 35], 'away'],
      'The openers are out in the middle already.',
      'wicked.setup.opening-batters',
    ],
    [
      'a zone roll after the one that a fielder called for',
      { lines: [...toFirstOver, ...overOf('W0', 1, 32, { dotted: true })] },
      ['zone-roll', [3, 4], 'chance'],
      'Nothing is left to chance now',
      undefined,
    ],
    [
      'a change of bowlers by the batting side',
      {
        with: freely,
        lines: [...toFirstOver, ...overOf(5, 1, 32), { side: 'home', step: 'core.declare', choice: 'bat on' }],
      },
      ['bowling-change', 34, 'home'],
      'Only the bowling side changes its bowlers.',
      'wicked.ruling.voluntary-change',
    ],
    [
      'a bowler of no bowling role who bowls from this end already',
      {
        with: freely,
        from: innings({ overs: 1, bowlers: [20, 19], bowling: [19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29] }),
      },
      ['bowling-change', 19, 'away'],
      'Bowling from this end already.',
      'wicked.ruling.voluntary-change',
    ],
    [
      'stopping in the second innings',
      {
        lines: [
          ...toFirstOver,
          ...overOf(4, 1, 32),
          { side: 'home', step: 'core.declare', choice: 'declare' },
          ...secondOpeners,
        ],
      },
      ['stop.second', 'stop', 'away'],
      'The side batting second cannot stop its innings.',
      'wicked.ruling.declare-second-innings',
    ],
  ];

  it.each(rows)('%s', (_, moment, [step, what, side], says, rule) => {
    const { message, details } = refusal(moment, step, what, side);
    expect(message).toContain(says);
    expect(details.rule).toBe(rule);
  });
});
