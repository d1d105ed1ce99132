import { describe, expect, test } from 'vitest';
import { dayNumber, dayOf, dayText } from '../src/daily/day.js';
import { fixtureOf, matchOfTheDay } from '../src/daily/fixtures.js';
import { allPuzzles, isBest, isOfFields, layOut } from '../src/daily/puzzle.js';
import { bestsOf, streakOf } from '../src/daily/streak.js';
import { openVariant, rulebookOf } from '../src/engine/opened.js';
import type { DayResult } from '../src/storage/day-result.js';
import { tagsOf } from './parts.js';
import { countedAgain, solvedAgain } from './puzzles.js';

const week = ['23', '24', '25', '26', '27', '28', '29'].map((date) => `2026-11-${date}`);

const won = (day: string, on = day, more: Partial<DayResult> = {}): DayResult => ({
  day,
  on,
  variant: 'ccsl',
  outcome: 'won',
  result: 'You won by 3 runs',
  scores: ['You 20/1 (2 ov)', 'Computer 17/2 (1.4 ov)'],
  runs: 20,
  undos: 0,
  ...more,
});

describe('a day', () => {
  test('is that of universal time, wherever somebody is', () => {
    expect(dayOf(new Date('2026-11-26T23:59:59Z'))).toBe('2026-11-26');
    expect(dayOf(new Date('2026-11-27T09:00:00+14:00'))).toBe('2026-11-26');
    expect(dayNumber('1970-01-02')).toBe(1);
    expect(dayNumber('2026-03-01') - dayNumber('2026-02-28')).toBe(1);
    expect(dayText('2026-11-26')).toBe('26 November 2026');
  });

  test('has one match for all, another one each day, and each game comes in a week', () => {
    expect(matchOfTheDay('2026-11-26')).toEqual(matchOfTheDay('2026-11-26'));
    expect(new Set(week.map((day) => matchOfTheDay(day).seed)).size).toBe(7);
    expect(new Set(week.map((day) => fixtureOf(day).variant))).toEqual(
      new Set(['ccsl', 'wicked', 'cubes', 'pocket', 'ctg']),
    );
    expect(fixtureOf('2026-11-30')).toEqual(fixtureOf('2026-11-23'));
  });

  for (const day of week)
    test(`${day} has a match that can be played`, tagsOf(fixtureOf(day).variant), async () => {
      const plan = matchOfTheDay(day);
      const rulebook = rulebookOf(await openVariant(plan.variant), plan);
      expect(rulebook.selection.format ?? null).toBe(plan.selection.format);
    });
});

describe('a streak', () => {
  const [mon, tue, wed, thu, fri] = week as [string, string, string, string, string];

  test('counts days in a row up to today, and up to yesterday while today is still to come', () => {
    expect(streakOf([], wed)).toEqual({ now: 0, longest: 0 });
    expect(streakOf([won(mon), won(tue)], tue)).toEqual({ now: 2, longest: 2 });
    expect(streakOf([won(mon), won(tue)], wed)).toEqual({ now: 2, longest: 2 });
    expect(streakOf([won(mon), won(tue)], thu)).toEqual({ now: 0, longest: 2 });
    expect(streakOf([won(mon), won(tue), won(thu), won(fri)], fri)).toEqual({ now: 2, longest: 2 });
  });

  test('is not made longer by a match that was finished after its day', () => {
    expect(streakOf([won(mon), won(tue, wed), won(wed)], wed)).toEqual({ now: 1, longest: 1 });
  });

  test('bests are the most runs at each game, with the matches won', () => {
    const results = [
      won(mon),
      won(thu, thu, { runs: 31, outcome: 'lost' }),
      won(tue, tue, { variant: 'wicked', runs: 80, outcome: 'level' }),
    ];
    expect(bestsOf(results)).toEqual([
      { variant: 'ccsl', played: 2, won: 1, runs: 31, day: thu },
      { variant: 'wicked', played: 1, won: 0, runs: 80, day: tue },
    ]);
  });
});

const puzzles = await allPuzzles();

describe('the puzzles', () => {
  test('there are some for weeks, and none is asked twice', () => {
    expect(puzzles.length).toBeGreaterThan(20);
    expect(new Set(puzzles.map((puzzle) => JSON.stringify(puzzle))).size).toBe(puzzles.length);
  });

  for (const [at, puzzle] of puzzles.entries())
    test(`${at + 1} can be laid out, asks for what is legal, and has an answer`, tagsOf(puzzle.variant), async () => {
      const { match } = await layOut(puzzle);
      const { waiting } = match;
      const open = waiting.kind === 'decisions' ? waiting.open.map(({ side, step }) => `${side} ${step}`) : [];
      expect(open).toContain(`home ${puzzle.step}`);
      const asked = puzzle.choices.map(({ choice }) => choice);
      expect([...match.seat('home').legal(puzzle.step)].sort()).toEqual([...asked].sort());
      const right = puzzle.choices.filter((each) => isBest(each, puzzle));
      expect(right.length).toBeGreaterThan(0);
      expect(right.length).toBeLessThan(asked.length);
      for (const { share, worth } of puzzle.choices) if (share > 0.001) expect(worth).toBeCloseTo(puzzle.value, 3);
      expect(puzzle.choices.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 2);
    });

  test('what a field is worth is counted from every roll of the dice', tagsOf('wicked'), () => {
    const fields = puzzles.filter(isOfFields);
    expect(fields.length).toBeGreaterThan(4);
    for (const puzzle of fields) expect(countedAgain(puzzle)).toEqual(puzzle.choices);
  });

  const [smallest] = [...puzzles].sort((one, other) => one.places - other.places);
  test('the rules of today give the smallest of them the answer that is told', tagsOf(smallest?.variant), async () => {
    if (!smallest) throw new Error('there are no puzzles');
    expect(await solvedAgain(smallest)).toEqual(smallest.choices);
  });
});
