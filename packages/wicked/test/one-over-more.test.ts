import { playScenario, type Scenario, type ScriptLine, type Selection } from '@howzat/core/author';
import { wicked } from '@howzat/wicked';
import { describe, expect, it } from 'vitest';
import { batOn, comesIn, declare, england, innings, over, overOf } from '../scenarios/dealer.js';
import { maskOf } from '../src/components/cards.js';
import {
  evenPitch,
  homeBats,
  lineupOfAway,
  lineupOfHome,
  lineups,
  openers,
  secondOpeners,
  sides,
  toFirstOver,
  toOpeners,
} from './before-the-first-over.js';

type Row = Omit<Scenario, 'id'>;

function hold(rows: readonly Row[]): void {
  it.each(rows.map((row) => [row.title, row] as const))('%s', (title, row) => {
    expect(playScenario(wicked, { id: title, ...row }).problems).toEqual([]);
  });
}

/** The readings of rulings, named without what all their names begin with. */
const reading = (readings: Readonly<Record<string, string>>): Selection => ({
  rulings: Object.fromEntries(Object.entries(readings).map(([name, value]) => [`wicked.ruling.${name}`, value])),
});

const allOfHome = maskOf(england);
const nineDown = innings({ overs: 30, wickets: 9 });
const stop: ScriptLine = { side: 'batting', step: 'stop.second', choice: 'stop' };

describe('the outs that end an innings', () => {
  hold([
    {
      title: 'three, where three is the limit',
      with: { set: { wickets: 3 } },
      from: innings({ overs: 4, wickets: 2 }),
      script: overOf('X', 3, 32),
      expect: { waits: 'openers', game: { innings: 2 } },
    },
    {
      title: 'not two of three',
      with: { set: { wickets: 3 } },
      from: innings({ overs: 4, wickets: 1 }),
      script: overOf('X', 2, 32),
      expect: { waits: 'next-batter' },
    },
    {
      title: 'not one, where there is no limit',
      with: { set: { wickets: null } },
      from: innings({ overs: 4 }),
      script: [...overOf('X', 1, 32), comesIn(3)],
      expect: { waits: 'core.declare', game: { wickets: 1 } },
    },
    {
      title: 'ten, where there is no limit',
      with: { set: { wickets: null } },
      from: nineDown,
      script: overOf('X', 16, 32),
      expect: { waits: 'openers', cites: ['wicked.innings-end.ten-out'] },
    },
    {
      title: 'ten, though some who were out may bat again',
      with: { set: { wickets: 20 } },
      from: innings({ overs: 30, wickets: 9, state: { batted: maskOf([1, 2, 3, 4, 5]) } }),
      script: overOf('X', 16, 32),
      expect: { waits: 'openers', cites: ['wicked.innings-end.ten-out'] },
    },
    ...[null, 11].map(
      (wickets): Row => ({
        title: `nine, where one more left the field and there is nobody to come in, with a limit of ${wickets}`,
        with: { set: { wickets } },
        from: innings({ overs: 30, wickets: 8, state: { batted: allOfHome } }),
        script: overOf('X', 15, 32),
        expect: { waits: 'openers', cites: ['wicked.innings-end.ten-out'] },
      }),
    ),
    {
      title: 'the last pair bats on, where there is no limit',
      with: { set: { wickets: null } },
      from: nineDown,
      script: overOf(4, 16, 32),
      expect: { waits: 'core.declare', game: { innings: 1, runs: 4 } },
    },
    {
      title: 'the tenth with the run that wins: the side has won, and nobody is all out',
      from: innings({
        target: 104,
        runs: 100,
        wickets: 9,
        overs: 40,
        order: [...england].map((_, i) => (i === 9 ? 33 : 19 + i)),
      }),
      script: overOf('W4', 33, 14, { potential: 6 }),
      expect: {
        score: '104/10',
        result: 'Away won',
        cites: ['wicked.match-end.passed'],
        without: ['wicked.innings-end.ten-out', 'wicked.match-end.all-out'],
      },
    },
  ]);
});

describe('the overs of an innings', () => {
  hold([
    {
      title: 'have no end where there is no limit',
      with: { set: { overs: null } },
      from: innings({ overs: 60 }),
      script: overOf(4, 1, 32),
      expect: { waits: 'core.declare', game: { innings: 1, overs: 61 } },
    },
    {
      title: 'are fifty for the side batting first, where the second has as many as it used',
      with: reading({ 'second-side-overs': 'same-number' }),
      script: [...toFirstOver, ...overOf(4, 1, 32)],
      expect: { waits: 'core.declare', game: { oversLimit: 50 } },
    },
  ]);
});

describe('stopping', () => {
  const before = reading({ 'declare-timing': 'before-first-over-too' });
  const second = reading({ 'declare-second-innings': 'counts-as-loss' });
  const lost = (winner: 0 | 1, margin: number, rule: string, kind: 'runs' | 'decided' = 'runs') => ({
    result: { kind, winner, margin, ballsLeft: null, tieBreak: false, rule: `wicked.${rule}` },
  });
  const stopped = 'ruling.declare-second-innings';
  const batsOnBefore: ScriptLine = { side: 'batting', step: 'stop.before-first', choice: 'bat on' };

  hold([
    {
      title: 'before the first over: who bats on plays it',
      with: before,
      script: [...toFirstOver, batsOnBefore],
      expect: { waits: 'field', game: { innings: 1, declared: false } },
    },
    {
      title: 'before the first over: the side batting second is not asked',
      with: before,
      script: [...toFirstOver, batsOnBefore, ...overOf(4, 1, 32), declare, ...secondOpeners],
      expect: { waits: 'field', game: { innings: 2 } },
    },
    {
      title: 'before the first over: nobody is asked where nobody declares',
      with: { ...before, set: { declaration: false } },
      script: toFirstOver,
      expect: { waits: 'field' },
    },
    {
      title: 'in the second innings: nobody is asked where nobody declares',
      with: { ...second, set: { declaration: false } },
      from: innings({ target: 200, runs: 100, overs: 10 }),
      script: overOf(4, 19, 14),
      expect: { waits: 'field' },
    },
    {
      title: 'in the second innings: who bats on plays the next over',
      with: second,
      from: innings({ target: 200, runs: 100, overs: 10 }),
      script: [...overOf(4, 19, 14), { side: 'batting', step: 'stop.second', choice: 'bat on' }],
      expect: { waits: 'field', result: null, game: { declared: false }, state: { stopped: false } },
    },
    {
      title: 'in the second innings, behind: lost by the difference',
      with: second,
      from: innings({ target: 200, runs: 100, overs: 10 }),
      script: [...overOf(4, 19, 14), stop],
      expect: { game: lost(0, 95, stopped) },
    },
    {
      title: 'in the second innings, level: lost all the same',
      with: second,
      from: innings({ target: 105, runs: 100, overs: 10 }),
      script: [...overOf(4, 19, 14), stop],
      expect: { game: lost(0, 0, stopped, 'decided') },
    },
    {
      title: 'in the second innings, by home: away has won',
      with: second,
      from: { innings: 2, batting: 'home', target: 200, runs: 100, overs: 10 },
      script: [...overOf(4, 1, 35), stop],
      expect: { game: lost(1, 95, stopped) },
    },
    {
      title: 'level, where a super over breaks a tie: the super over counts',
      with: { ...second, set: { tieBreak: 'super-over' } },
      from: innings({ target: 231, runs: 226, wickets: 4, overs: 30 }),
      script: [...overOf(4, 23, 14), stop, ...secondOpeners, ...overOf(4, 19, 14), ...openers, ...overOf(4, 1, 32)],
      expect: { result: 'match tied', game: { superOver: 1 } },
    },
    {
      title: 'the overs gone and behind: lost by that',
      with: second,
      from: innings({ target: 231, runs: 200, wickets: 4, overs: 49 }),
      script: overOf(4, 23, 15),
      expect: { game: lost(0, 26, 'match-end.overs-gone') },
    },
    {
      title: 'the overs gone and level: a tie',
      with: second,
      from: innings({ target: 231, runs: 226, wickets: 4, overs: 49 }),
      script: overOf(4, 23, 15),
      expect: { result: 'match tied', without: ['wicked.ruling.declare-second-innings'] },
    },
  ]);
});

describe('the lower die', () => {
  const rolled: readonly ScriptLine[] = [
    { side: 'bowling', step: 'field', choice: 3 },
    { chance: 'bowling-roll', outcome: [6, 3] },
    { chance: 'batting-roll', outcome: [1, 1] },
  ];
  const from = innings({ bowlers: [34, 33] });
  const choose = (choice: 'roll' | 'keep'): ScriptLine => ({ side: 'bowling', step: 'reroll.choice', choice });
  const again = (outcome: number): ScriptLine => ({ chance: 'reroll', outcome });
  const untilHigher = 'wicked.ruling.reroll-new-lower';

  hold([
    {
      title: 'is rolled again by a captain who may keep it and does not',
      with: reading({ 'reroll-optional': 'optional' }),
      from,
      script: [...rolled, choose('roll')],
      expect: { waits: 'reroll' },
    },
    {
      title: 'of two that differ is rolled again, where that of a double is not',
      with: reading({ 'reroll-tie': 'none' }),
      from,
      script: rolled,
      expect: { waits: 'reroll' },
    },
    {
      title: 'of two that differ is rolled alone, where both of a double are',
      with: reading({ 'reroll-tie': 'both' }),
      from,
      script: [...rolled, again(1)],
      expect: { waits: 'core.declare', state: { pitchRoll: 7 } },
    },
    {
      title: 'of a double stays with the other, where the captain keeps it',
      with: reading({ 'reroll-tie': 'both', 'reroll-optional': 'optional' }),
      from,
      script: [...over(3, [4, 4], [1, 1], null), choose('keep')],
      expect: { state: { pitchRoll: 8, bowlingKept: 4, bowlingAgain: 4 }, without: ['wicked.ruling.reroll-tie'] },
    },
    {
      title: 'is not rolled a third time, where it is as high as the other',
      with: reading({ 'reroll-new-lower': 'reroll-until-higher' }),
      from,
      script: [...rolled, again(6)],
      expect: { state: { pitchRoll: 12 }, without: [untilHigher] },
    },
    {
      title: 'is not rolled until it is higher, where it was kept',
      with: reading({ 'reroll-new-lower': 'reroll-until-higher', 'reroll-optional': 'optional' }),
      from,
      script: [...rolled, choose('keep')],
      expect: { state: { pitchRoll: 9 }, without: [untilHigher] },
    },
  ]);
});

describe('the columns of a pitch card', () => {
  const byMatch = reading({ 'pitch-column-basis': 'match-over' });
  const rows: readonly [title: string, pitch: number, overs: number, modifier: number, selection: Selection][] = [
    ['go by the over: over 10 has the first', 4, 9, 0, {}],
    ['go by the over: over 11 has the second', 4, 10, 1, {}],
    ['go by the over also where the overs have no end', 4, 10, 1, { set: { overs: null } }],
    ['the last one stays, where the overs have no end', 4, 60, -1, { set: { overs: null } }],
    ['go by the share of a shorter innings: over 11 of twenty has the third', 2, 10, 1, { format: 'twenty-over' }],
    ['by the overs of the match: over 20 has the first', 4, 19, 0, byMatch],
    ['by the overs of the match: over 21 has the second', 4, 20, 1, byMatch],
    ['by the overs of a shorter match: over 9 of forty has the second', 4, 8, 1, { ...byMatch, format: 'twenty-over' }],
    ['by a match without end: over 1 has the first', 4, 0, 0, { ...byMatch, set: { overs: null } }],
  ];
  hold(
    rows.map(([title, pitch, overs, modifier, selection]) => ({
      title,
      with: selection,
      from: innings({ overs, pitch }),
      script: over(2, [6, 1], [1, 1], 2),
      expect: { state: { pitchRoll: 8, modifier } },
    })),
  );
});

describe('what a zone table says', () => {
  const beforeOut = 'wicked.outcome.runs-before-out';
  const unlisted = overOf(9, 4, 32, { field: 1, dotted: true });
  const noneAllowed = overOf(0, 1, 32, { potential: 4, dotted: true });
  const from = innings();
  const fromFour = innings({ order: [4, 1, 2, 3, 5, 6, 7, 14, 15, 16, 17] });
  const exact = reading({ 'out-runs-cap': 'printed-exact' });
  const replaced = reading({ 'max-run-meaning': 'replace' });

  hold([
    {
      title: 'a wicket is one that the bowler took',
      from,
      script: overOf('W3', 1, 32),
      expect: { balls: ['3+W'], state: { how: 'bowled', entry: 'W' }, cites: [beforeOut] },
    },
    {
      title: 'a wicket with no runs printed comes before any',
      from,
      script: overOf('W0', 1, 32, { dotted: true }),
      expect: { balls: ['W'], state: { entry: 'W', printed: 0 }, without: [beforeOut] },
    },
    {
      title: 'nobody made runs before an out who is not out',
      with: exact,
      from: fromFour,
      script: unlisted,
      expect: { balls: ['9'], without: [beforeOut] },
    },
    {
      title: 'a catch has no runs printed that would count exactly',
      with: exact,
      from,
      script: overOf('X', 1, 32),
      expect: { balls: ['W'], without: [beforeOut] },
    },
    {
      title: 'runs before a catch are not runs of an over without one',
      with: reading({ 'runs-before-out': 'potential-runs', 'runs-before-catch': 'same-as-wicket' }),
      from: fromFour,
      script: unlisted,
      expect: { balls: ['9'], cites: ['wicked.outcome.unlisted-roll'], without: [beforeOut] },
    },
    {
      title: 'no runs before a wicket are none, whatever is printed and however it counts',
      with: reading({ 'runs-before-out': 'zero', 'out-runs-cap': 'printed-exact' }),
      from,
      script: overOf('W3', 1, 32),
      expect: { balls: ['W'], state: { printed: 3 } },
    },
    ...[{}, replaced].map(
      (selection, i): Row => ({
        title: `a limit of no runs is a limit${i === 0 ? '' : ', also where it replaces them'}`,
        with: selection,
        from,
        script: noneAllowed,
        expect: { balls: ['.'], state: { limit: 0, potential: 4 }, cites: ['wicked.outcome.max-run-column'] },
      }),
    ),
    {
      title: 'where a limit replaces the runs, it does so only where there is one',
      with: replaced,
      from,
      script: overOf('W3', 1, 32),
      expect: { balls: ['3+W'], without: ['wicked.outcome.max-run-column'] },
    },
  ]);
});

describe('the runs of an over that ends more than itself', () => {
  const outFirst = reading({ 'pass-and-out': 'out-first' });
  const full = reading({ 'winning-over-runs': 'stop-at-target-plus-one' });
  const cut = 'wicked.ruling.winning-over-runs';

  hold([
    {
      title: 'those before an out that is not the last one count',
      with: outFirst,
      from: innings({ overs: 4 }),
      script: overOf('W3', 1, 32),
      expect: { balls: ['3+W'] },
    },
    {
      title: 'those of the last pair count while it bats',
      with: outFirst,
      from: nineDown,
      script: overOf(4, 16, 32),
      expect: { balls: ['4'] },
    },
    {
      title: 'those before an out count, where outs have no limit',
      with: { ...outFirst, set: { wickets: null } },
      from: innings({ overs: 4 }),
      script: overOf('W3', 1, 32),
      expect: { balls: ['3+W'] },
    },
    ...[10, null, 11].map(
      (wickets): Row => ({
        title: `those before the tenth out do not count, with a limit of ${wickets}`,
        with: { ...outFirst, set: { wickets } },
        from: nineDown,
        script: overOf('W2', 16, 32),
        expect: { balls: ['W'], cites: ['wicked.ruling.pass-and-out'] },
      }),
    ),
    {
      title: 'those of the first innings have no target that would cut them',
      with: full,
      from: innings({ overs: 4 }),
      script: overOf(4, 1, 32),
      expect: { balls: ['4'], without: [cut] },
    },
    {
      title: 'those that do not reach the target are not cut',
      with: full,
      from: innings({ target: 200, runs: 100, overs: 4 }),
      script: overOf(4, 19, 14),
      expect: { balls: ['4'], score: '104/0', without: [cut] },
    },
    {
      title: 'those that reach it and no more are not cut',
      with: full,
      from: innings({ target: 104, runs: 100, overs: 4 }),
      script: overOf(4, 19, 14),
      expect: { balls: ['4'], result: 'Away won by 10 wickets', without: [cut] },
    },
    ...(['checks-after-record', 'restored'] as const).map(
      (order): Row => ({
        title: `after the last over the marker ${order === 'restored' ? 'moves' : 'stays'}, where the order of steps is ${order}`,
        with: reading({ 'step-order': order }),
        from: innings({ overs: 49 }),
        script: overOf(4, 1, 33),
        expect: {
          waits: 'openers',
          ...(order === 'restored' ? { cites: ['wicked.end-over.marker'] } : { without: ['wicked.end-over.marker'] }),
        },
      }),
    ),
  ]);
});

describe('who bats and bowls next', () => {
  hold([
    {
      title: 'nobody is asked to change bowlers, where only a rested one may come back and none has rested',
      with: reading({ 'return-slot': 'replace-at-will' }),
      from: innings({ overs: 2 }),
      script: [...overOf(4, 1, 32), batOn],
      expect: { waits: 'field' },
    },
    ...(['new-batter-faces', 'partner-faces'] as const).map(
      (outStrike): Row => ({
        title: `odd runs without an out: the striker faces again under ${outStrike}`,
        with: reading({ 'out-strike': outStrike }),
        from: innings(),
        script: [...overOf(4, 1, 32), batOn, ...overOf(3, 2, 33), batOn],
        expect: { game: { striker: 2, nonStriker: 1 }, without: ['wicked.ruling.out-strike'] },
      }),
    ),
    {
      title: 'odd runs without an out in the first over: the striker faces again, though a new batter would',
      with: reading({ 'out-strike': 'new-batter-faces' }),
      from: innings(),
      script: [...overOf(5, 1, 32), batOn],
      expect: { game: { striker: 1, nonStriker: 2 } },
    },
    {
      title: 'out after odd runs: the new batter faces already, where a new batter is to',
      with: reading({ 'out-strike': 'new-batter-faces' }),
      from: innings(),
      script: [...overOf('W3', 1, 32), comesIn(7), batOn],
      expect: { balls: ['3+W'], game: { striker: 3, nonStriker: 2 }, without: ['wicked.ruling.out-strike'] },
    },
    {
      title: 'out at North: the new batter stands at North, and the partner faces at South',
      from: innings({ overs: 1 }),
      script: [...overOf('X', 1, 33), comesIn(7), batOn],
      expect: { state: { south: 2, north: 3 }, game: { striker: 2, nonStriker: 3 } },
    },
    ...(['restored', 'as-scanned'] as const).map(
      (order): Row => ({
        title: `the tenth out: there is nobody to ask for, where the order of steps is ${order}`,
        with: reading({ 'step-order': order }),
        from: nineDown,
        script: overOf('X', 16, 32),
        expect: { waits: 'openers', game: { innings: 2 } },
      }),
    ),
  ]);
});

describe('setting up', () => {
  const bothWantAustralia: readonly ScriptLine[] = [
    { side: 'home', step: 'side.home', choice: 1 },
    { side: 'away', step: 'side.away', choice: 1 },
  ];
  const deckPick = ['wicked.setup.choose-deck', 'wicked.ruling.deck-pick-order'];

  hold([
    {
      title: 'both want Australia: away has it for tails',
      script: [...bothWantAustralia, { chance: 'side.coin', outcome: 'tails' }],
      expect: { waits: 'lineups', state: { homeDeck: 0, awayDeck: 1 } },
    },
    {
      title: 'decks that are drawn go by both rules',
      with: reading({ 'deck-pick-order': 'random' }),
      script: [{ chance: 'sides.drawn', outcome: 0 }, ...lineups],
      expect: { state: { homeDeck: 0, awayDeck: 1 }, cites: deckPick },
    },
    {
      title: 'decks that are taken in turn go by both rules',
      with: reading({ 'deck-pick-order': 'first-player-first' }),
      script: [
        { side: 'home', step: 'side.first', choice: 0 },
        { side: 'away', step: 'side.second', choice: 1 },
      ],
      expect: { state: { homeDeck: 0, awayDeck: 1 }, cites: deckPick },
    },
    {
      title: 'each team sheet is its own side',
      script: [...sides, ...lineups],
      expect: { waits: 'pitch', state: { homeSheet: maskOf(lineupOfHome), awaySheet: maskOf(lineupOfAway) } },
    },
    {
      title: 'without a toss there is none, and home bats first',
      with: { set: { toss: 'none' } },
      script: [...sides, ...lineups, evenPitch],
      expect: { waits: 'openers', game: { batting: 0, tossWinner: null }, without: ['wicked.toss.roll'] },
    },
    {
      title: 'heads leaves the openers where they are',
      with: reading({ 'opening-position': 'random' }),
      script: [
        ...toFirstOver,
        { chance: 'position.batters', outcome: 'heads' },
        { chance: 'position.bowlers', outcome: 'heads' },
      ],
      expect: { waits: 'field', state: { orders: [[1, 2]], northBowler: 32, southBowler: 33 } },
    },
  ]);
});

describe('a pitch for each innings', () => {
  const newCard = reading({ 'pitch-second-innings': 'new-card' });
  const third: readonly ScriptLine[] = [...sides, ...lineups, { chance: 'pitch', outcome: 3 }, ...homeBats];

  it('draws the second from the four that are left', () => {
    const script = [...third, ...openers, ...overOf(4, 1, 32, { pitch: [3, 1] }), declare];
    const { match, problems } = playScenario(wicked, {
      id: 'second-pitch',
      title: 'the second pitch',
      with: newCard,
      script,
      expect: { waits: 'pitch.second', state: { pitch: 3, pitchesLeft: 0b11011 } },
    });
    expect(problems).toEqual([]);
    expect(match?.waiting).toMatchObject({ how: 'deal', of: { kind: 'oneOf', items: [1, 2, 4, 5] } });
  });

  hold([
    {
      title: 'draws none for the first innings',
      with: newCard,
      script: third,
      expect: { waits: 'openers', state: { pitch: 3, pitchesLeft: 0b11011 } },
    },
    {
      title: 'draws none where none is left',
      with: newCard,
      from: innings({ overs: 49 }),
      script: overOf(4, 1, 33),
      expect: { waits: 'openers', state: { pitch: 1 } },
    },
    {
      title: 'the four others are out of a match with one',
      script: toOpeners,
      expect: { state: { pitch: 1, pitchesLeft: 0 } },
    },
  ]);
});

describe('a match that starts in the middle', () => {
  const ofHome = maskOf([1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12]);
  const ofAway = maskOf([19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 30]);
  const given = { homeDeck: 1, awayDeck: 0, battingLineup: ofHome, bowlingLineup: ofAway, pitch: 4 };

  hold([
    {
      title: 'after an even number of overs, over 13 is faced at South and bowled from North',
      from: { overs: 12, wickets: 1 },
      script: [{ side: 'bowling', step: 'field', choice: 1 }],
      expect: { state: { south: 2, north: 3, marker: 0, laidFor: 0, orders: [[1, 2, 3]] }, game: { bowler: 35 } },
    },
    {
      title: 'after an odd number of overs, over 14 is faced at North and bowled from South',
      from: { overs: 13, wickets: 1 },
      script: [{ side: 'bowling', step: 'field', choice: 1 }],
      expect: { state: { south: 3, north: 2, marker: 1 }, game: { bowler: 34 } },
    },
    {
      title: 'keeps the decks, lineups and the pitch that it names, each sheet under its own side',
      from: { overs: 12, state: given },
      script: [{ side: 'bowling', step: 'field', choice: 1 }],
      // home leads Australia here, so the first places of its lineup are cards 19 and 20
      expect: { state: { ...given, homeSheet: ofHome, awaySheet: ofAway, orders: [[19, 20]], northBowler: 12 } },
    },
    {
      title: 'in the second innings away bats, each sheet is under its own side, and nothing is known of the first',
      from: {
        innings: 2,
        batting: 'away',
        target: 200,
        overs: 3,
        state: { battingLineup: ofAway, bowlingLineup: ofHome },
      },
      script: [{ side: 'bowling', step: 'field', choice: 1 }],
      expect: {
        state: {
          homeDeck: 0,
          homeSheet: ofHome,
          awaySheet: ofAway,
          laidFor: 1,
          orders: [[], [19, 20]],
          southBowler: 11,
        },
      },
    },
  ]);
});
