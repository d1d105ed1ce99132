import { describe, expect, test } from 'vitest';
import { hashText } from '../src/chance/index.js';
import { stream } from '../src/engine.js';
import { createMatch, type GivenChance, readRecord, replayMatch, uniformPlayer } from '../src/index.js';
import { all, type Loose, refusedAndUnchanged } from './match-as-seen.js';
import { expectRefusal } from './refusals.js';
import { village } from './village-cricket.js';

/** A host's streams, which come of its own key and say which were asked for. */
function given(key: number): GivenChance & { readonly asked: string[] } {
  const asked: string[] = [];
  const streams = (name: string, branch: number) => {
    asked.push(`${name} ${branch}`);
    return stream(key ^ branch, hashText(name));
  };
  return { asked, streams };
}

const open = (chance: GivenChance, seed = 1): Loose => createMatch(village, { seed, chance }) as unknown as Loose;

/** Plays the first legal choice of whoever is asked, so many times; the last one may be another. */
function playOn(match: Loose, plays: number, at = 0): Loose {
  for (let i = 0; i < plays && match.waiting.kind === 'decisions'; i++) {
    const asked = match.waiting.open.find(({ made }) => !made);
    if (!asked) break;
    const legal = [...match.legal(asked.side, asked.step as never)];
    match.play(asked.side, asked.step as never, legal[i === plays - 1 ? at % legal.length : 0] as never);
  }
  return match;
}

const outcomes = (match: Loose): unknown[] =>
  match.record().events.flatMap((event) => (event.kind === 'chance' ? [event.outcome] : []));

describe('chance that a host gives', () => {
  test('decides every die, and the seed none', () => {
    const one = outcomes(playOn(open(given(1)), 12));
    expect(one.length).toBeGreaterThan(3);
    expect(outcomes(playOn(open(given(1)), 12))).toEqual(one);
    expect(outcomes(playOn(open(given(2)), 12))).not.toEqual(one);
  });

  test('is asked for each stream once on a branch', () => {
    const chance = given(3);
    playOn(open(chance), 12);
    expect(new Set(chance.asked).size).toBe(chance.asked.length);
  });

  test('meets the same choice with the same dice, and another choice with those of a branch of its own', () => {
    const chance = given(4);
    const match = playOn(open(chance), 8);
    const before = outcomes(match);
    const branches = new Set(chance.asked.map((name) => name.split(' ')[1]));
    expect(branches.size).toBe(1);
    match.undo();
    playOn(match, 1);
    expect(outcomes(match)).toEqual(before);
    expect(new Set(chance.asked.map((name) => name.split(' ')[1]))).toEqual(branches);
    match.undo();
    playOn(match, 1, 1);
    playOn(match, 6);
    expect(new Set(chance.asked.map((name) => name.split(' ')[1])).size).toBe(2);
  });

  test('is the same again where branches begin at the places that the match named', () => {
    const match = playOn(open(given(4)), 8);
    expect(match.branches).toEqual([]);
    match.undo();
    playOn(match, 1, 1);
    playOn(match, 6);
    const { branches } = match;
    const { events, timeline } = match.record();
    expect(branches).toHaveLength(1);
    expect(events[branches[0] ?? -1]?.kind).toBe('choice');
    const choices = events.flatMap((event) => (event.kind === 'choice' ? [event] : []));
    const again = (from: readonly number[]): Loose => {
      const other = open({ ...given(4), branches: from });
      for (const { seat, step, choice } of choices)
        if (other.waiting.kind === 'decisions')
          other.play(seat === 0 ? 'home' : 'away', step as never, choice as never);
      return other;
    };
    expect(outcomes(again(branches))).toEqual(outcomes(match));
    expect(again(branches).record().timeline).toEqual(timeline);
    expect(again(branches).branches).toEqual(branches);
    expect(again([]).record().timeline.branch).not.toBe(timeline.branch);
  });

  test('is as it was after a choice that was refused', () => {
    const match = playOn(open(given(5)), 4);
    const twin = playOn(open(given(5)), 4);
    const asked = match.waiting.kind === 'decisions' ? match.waiting.open[0] : undefined;
    expectRefusal(
      () => match.play(asked?.side ?? 'home', (asked?.step ?? '') as never, 'no such' as never),
      'illegal-choice',
    );
    expect(outcomes(playOn(match, 6))).toEqual(outcomes(playOn(twin, 6)));
  });

  test('is not told by people', () => {
    const match = playOn(open(given(6)), 8);
    while (match.waiting.kind !== 'chance') match.goTo(match.length - 1);
    const { step } = match.waiting;
    const error = refusedAndUnchanged(match, () => match.happen(step, 1), 'no-decision');
    expect(error.message).toMatch(/^Chance comes from the host here/);
  });

  test('is in the record as events, which replay to the same log without the host', () => {
    const players = { home: uniformPlayer, away: uniformPlayer };
    const match = createMatch(village, { seed: 'a key', chance: given(7), players });
    const record = readRecord(JSON.parse(JSON.stringify(match.record())));
    expect(record.chance).toBe('given');
    expect(record.timeline.streams).toEqual({});
    const again = replayMatch(village, record);
    expect(again.waiting.kind).toBe('end');
    expect(again.log()).toEqual(match.log());
  });

  test('is told by people where a record of it is played on', () => {
    const match = playOn(open(given(8)), 5);
    const again = replayMatch(village, match.record());
    expect(all(again as unknown as Loose)).toMatchObject({ length: match.length });
    playOn(again as unknown as Loose, 40);
    expect(again.waiting.kind).toBe('chance');
  });
});
