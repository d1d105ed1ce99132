import { describe, expect, it } from 'vitest';
import { card, chance, coin, comesIn, type Field, field, orange, over, scoreCard } from '../scenarios/notation.js';
import { likely } from './likely.js';
import { at, go, refusal, stateOf } from './moments.js';

interface Told {
  readonly runs: unknown;
  readonly wickets: number;
  readonly cites: ReadonlySet<string>;
}

/** An over with a score card and changes in force; who is out is followed by another. */
function scored(entry: string, it: Field['state'], read: Readonly<Record<string, string>> = {}, saved = false): Told {
  const match = at({
    from: field({ facing: saved ? orange : 4, state: { ...it, inForce: [card('Tight Line')] } }),
    read,
    lines: over({ stance: saved ? 'defensive' : 'offensive', card: scoreCard(entry) }),
  });
  if (saved) go(match, coin('heads', 'heads'));
  if (match.waiting.kind === 'decisions' && match.waiting.step === 'batter') go(match, [comesIn(6)]);
  expect(match.waiting).toMatchObject({ step: 'switch.bowling' });
  return {
    runs: (stateOf(match).sheet as number[])[0],
    wickets: match.game.wickets,
    cites: new Set(match.log().flatMap(({ rules }) => rules)),
  };
}

const floor = { 'negative-score': 'floor-zero' };
const below = { 'negative-score': 'may-be-negative' };
const ordered = { 'edit-order': 'order-played' };

describe('the score of an over', () => {
  it.each<[string, string, Field['state'], Record<string, string>, number]>([
    ['the entry and what is added', '10', { plus: 6 }, floor, 16],
    ['the entry less what is taken away', '10', { plus: -2 }, floor, 8],
    ['not below zero', '2', { plus: -4 }, floor, 0],
    ['zero where just as much is taken away', '2', { plus: -2 }, floor, 0],
    ['below zero, where that is read so', '2', { plus: -4 }, below, -2],
    ['nothing after a maiden', '8', { maiden: true, plus: 6 }, floor, 0],
    ['nothing after a maiden, whatever is taken away', '8', { maiden: true, plus: -2 }, below, 0],
    ['what was added after the maiden, in the order played', '8', { maiden: true, plus: 6 }, ordered, 6],
    ['no less than nothing after the maiden', '8', { maiden: true, plus: -2 }, ordered, 0],
    ['less than nothing where both are read so', '8', { maiden: true, plus: -2 }, { ...ordered, ...below }, -2],
    ['the whole entry and the changes in the order played', '8', { plus: -2 }, ordered, 6],
  ])('is %s', (_, entry, changes, read, runs) => {
    expect(scored(entry, changes, read).runs).toBe(runs);
  });

  it('cites only what was needed for it', () => {
    const plain = scored('2', {}, {});
    expect([...plain.cites]).not.toEqual(expect.arrayContaining(['pocket.score.edit']));
    expect(plain.cites.has('pocket.ruling.negative-score')).toBe(false);
    expect(plain.cites.has('pocket.ruling.edit-order')).toBe(false);
    const changed = scored('2', { plus: -2 });
    expect(changed.cites.has('pocket.score.edit')).toBe(true);
    expect(changed.cites.has('pocket.ruling.negative-score')).toBe(false);
  });
});

describe('an out that was saved, where its entry counts nothing', () => {
  const zero = { 'saved-out-score': 'entry-becomes-zero' };

  it.each<[string, Field['state'], Record<string, string>, number]>([
    ['nothing', {}, zero, 0],
    ['what is added', { plus: 6 }, zero, 6],
    ['not below zero', { plus: -2 }, zero, 0],
    ['below zero, where that is read so', { plus: -2 }, { ...zero, ...below }, -2],
    ['nothing after a maiden', { maiden: true, plus: 6 }, zero, 0],
    ['nothing after a maiden, whatever is taken away', { maiden: true, plus: -2 }, { ...zero, ...below }, 0],
    ['what was added after a maiden, in the order played', { maiden: true, plus: 6 }, { ...zero, ...ordered }, 6],
    [
      'no less than nothing after a maiden, in the order played',
      { maiden: true, plus: -2 },
      { ...zero, ...ordered },
      0,
    ],
    ['less than nothing, where all is read so', { maiden: true, plus: -2 }, { ...zero, ...ordered, ...below }, -2],
  ])('gives %s', (_, changes, read, runs) => {
    expect(scored('3*', changes, read, true)).toMatchObject({ runs, wickets: 0 });
  });

  it('gives its runs as the rules stand', () => {
    expect(scored('3*', { plus: 2 }, {}, true)).toMatchObject({ runs: 5, wickets: 0 });
  });
});

describe('an entry with an out', () => {
  const one = { 'score-card-entry': 'number-or-out' };
  const cancelled = { 'maiden-and-out': 'out-cancelled' };
  const printed = { 'out-over-score': 'printed-only' };

  it.each<[string, string, Field['state'], Record<string, string>, number, number]>([
    ['gives its runs and the out', '5*', {}, {}, 5, 1],
    ['gives the out alone, where it is one or the other', '5*', {}, one, 0, 1],
    ['and what is added to nothing', '5*', { plus: 6 }, one, 6, 1],
    ['does not touch an entry without', '10', {}, one, 10, 0],
    ['stands after a maiden', '5*', { maiden: true }, {}, 0, 1],
    ['is cancelled by a maiden, where that is read so', '5*', { maiden: true }, cancelled, 0, 0],
    ['is cancelled by nothing else', '5*', { plus: -2 }, cancelled, 3, 1],
    ['gives the printed runs alone, where that is read so', '5*', { plus: 6 }, printed, 5, 1],
    ['of which an over without an out knows nothing', '10', { plus: 6 }, printed, 16, 0],
  ])('%s', (_, entry, changes, read, runs, wickets) => {
    expect(scored(entry, changes, read)).toMatchObject({ runs, wickets });
  });

  it('is cited as cancelled only where there was one', () => {
    const rule = 'pocket.ruling.maiden-and-out';
    expect(scored('5*', { maiden: true }, cancelled).cites.has(rule)).toBe(true);
    expect(scored('8', { maiden: true }, cancelled).cites.has(rule)).toBe(false);
  });
});

describe('the score deck', () => {
  const left = { scoreDeck: [9, 2, 30, 2] };

  it('has each card as likely as it is there', () => {
    const match = at({ from: field({ state: left }), lines: over() });
    expect(likely(match)).toEqual({ 2: 0.5, 9: 0.25, 30: 0.25 });
    expect(match.waiting).toMatchObject({ how: 'deal', step: 'score-card', of: { kind: 'oneOf', items: [2, 9, 30] } });
    go(match, [chance('score-card', 2), comesIn(6)]);
    expect([...(stateOf(match).scoreDeck as number[])].sort()).toEqual([2, 30, 9]);
  });

  it.each([3, 0, 31, '2', null])('has no %j where that is not left', (outcome) => {
    const match = at({ from: field({ state: left }), lines: over() });
    expect(refusal(match, 'chance', 'score-card', outcome).says).toContain(
      'One of the score cards that are left is turned up, by its number.',
    );
  });

  it('gives one card in an over, and none after the match', () => {
    const match = at({ from: field({ position: { innings: 2, target: 151, runs: 142, overs: 19 } }) });
    expect(refusal(match, 'chance', 'score-card', 4).rule).toBeUndefined();
    expect(refusal(match, 'chance', 'score-card', 4).says).not.toContain('One score card');
    go(match, over({ stance: 'defensive', card: 15 }));
    expect(refusal(match, 'chance', 'score-card', 4)).toMatchObject({
      says: 'One score card per over.',
      rule: 'pocket.score.draw',
    });
    go(match, coin('heads', 'heads'));
    expect(refusal(match, 'chance', 'score-card', 4).says).toBe('The match is over.');
  });
});
