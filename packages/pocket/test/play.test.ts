import { createRunner } from '@howzat/compiler/run';
import type { LogEntry } from '@howzat/core';
import { type Player, uniformPlayer } from '@howzat/core/author';
import { originalSet, pocket, sensible } from '@howzat/pocket';
import { describe, expect, it } from 'vitest';

/** The logs of some matches. */
function logs(matches: number, players: readonly [Player, Player]): readonly (readonly LogEntry[])[] {
  const runner = createRunner(pocket);
  return Array.from({ length: matches }, (_, seed) => runner.play({ seed, players, log: true }).log);
}

const random = [uniformPlayer, uniformPlayer] as const;

describe('random play', () => {
  const played = logs(150, random);
  const inputs = played.map((log) => log.flatMap((entry) => entry.inputs.map((input) => ({ ...input, entry }))));

  it('draws and uses every card, with the help of sensible players for the rarest', () => {
    const drawn = new Set<unknown>();
    const used = new Set<unknown>();
    const more = logs(200, [sensible, sensible]).flatMap((log) => log.flatMap((entry) => entry.inputs));
    for (const { step, value } of [...inputs.flat(), ...more]) {
      if (step.endsWith('.card') || step.startsWith('draw.')) drawn.add(value);
      if (['play', 'answer', 'answer.save', 'save'].includes(step)) used.add(value);
    }
    const missing = (set: Set<unknown>) =>
      originalSet.cards.filter((_, at) => !set.has(at + 1)).map((card) => card.name);
    expect(missing(drawn)).toEqual([]);
    expect(missing(used)).toEqual([]);
  });

  it('turns every score card', () => {
    const turned = new Set(inputs.flat().flatMap(({ step, value }) => (step === 'score-card' ? [value] : [])));
    expect(turned.size).toBe(30);
  });

  it('never turns a score card twice in an innings, and draws at most 23 cards beside exchanges', () => {
    for (const match of inputs)
      for (const innings of [1, 2]) {
        const of = (steps: RegExp) => match.filter(({ step, entry }) => entry.innings === innings && steps.test(step));
        const cards = of(/^score-card$/).map(({ value }) => value);
        expect(new Set(cards).size).toBe(cards.length);
        expect(of(/^(opening\.batting\.card|draw\.batting)$/).length).toBeLessThanOrEqual(23);
        expect(of(/^(opening\.bowling\.card|draw\.bowling)$/).length).toBeLessThanOrEqual(23);
      }
  });

  it('ends every standby within six plays and twenty actions', () => {
    for (const match of inputs) {
      const actions = new Map<string, { plays: number; all: number }>();
      for (const { step, value, entry } of match) {
        if (step !== 'play' && step !== 'answer') continue;
        const key = `${entry.innings}.${entry.over}`;
        const sum = actions.get(key) ?? { plays: 0, all: 0 };
        sum.all++;
        if (value !== 'pass') sum.plays++;
        actions.set(key, sum);
      }
      for (const { plays, all } of actions.values()) {
        expect(plays).toBeLessThanOrEqual(6);
        expect(all).toBeLessThanOrEqual(20);
      }
    }
  });

  it('needs at least two bowlers an innings', () => {
    for (const log of played)
      for (const innings of [1, 2]) {
        const balls = log.flatMap((entry) =>
          entry.innings === innings && entry.delivery ? [entry.delivery.bowler] : [],
        );
        if (balls.length > 11) expect(new Set(balls).size).toBeGreaterThan(1);
      }
  });

  it('keeps the same batter facing after an even score, and changes over after an odd one', () => {
    for (const log of played) {
      const balls = log.flatMap((entry) => (entry.delivery ? [{ ...entry.delivery, entry }] : []));
      for (const [at, ball] of balls.entries()) {
        const next = balls[at + 1];
        if (!next || next.entry.innings !== ball.entry.innings || ball.outs.length > 0) continue;
        const between = log.slice(log.indexOf(ball.entry), log.indexOf(next.entry) + 1);
        const moved = between.some((entry) =>
          entry.inputs.some(
            (input) => input.step === 'switch.batting' && input.value !== 'stay' && entry.over === next.entry.over,
          ),
        );
        const flipped = log.some(
          (entry) =>
            entry.innings === ball.entry.innings &&
            entry.over === ball.entry.over &&
            entry.rules.includes('pocket.effect.strike'),
        );
        if (moved || flipped) continue;
        expect(next.striker, `after ${ball.bat}`).toBe(ball.bat % 2 === 0 ? ball.striker : ball.nonStriker);
      }
    }
  });
});

describe('sensible players', () => {
  it('play cricket: the means of the calibration', () => {
    const runner = createRunner(pocket);
    const n = 1500;
    let runs = 0;
    let squares = 0;
    let wickets = 0;
    let first = 0;
    let ties = 0;
    for (let seed = 0; seed < n; seed++) {
      const { scores, result } = runner.play({ seed, players: [sensible, sensible] }).game;
      runs += scores[0]?.runs ?? 0;
      squares += (scores[0]?.runs ?? 0) ** 2;
      wickets += scores[0]?.wickets ?? 0;
      if (result?.winner === null) ties++;
      else if (result?.winner === scores[0]?.batting) first++;
    }
    const mean = runs / n;
    const deviation = Math.sqrt(squares / n - mean ** 2);
    expect(mean).toBeGreaterThan(128);
    expect(mean).toBeLessThan(170);
    expect(deviation).toBeGreaterThan(20);
    expect(deviation).toBeLessThan(38);
    expect(wickets / n).toBeGreaterThan(5);
    expect(wickets / n).toBeLessThan(8);
    expect(first / (n - ties)).toBeGreaterThan(0.42);
    expect(first / (n - ties)).toBeLessThan(0.58);
    expect(ties / n).toBeLessThan(0.03);
  });

  it('beat random play', () => {
    const runner = createRunner(pocket);
    let won = 0;
    for (let seed = 0; seed < 300; seed++) {
      const swapped = seed % 2 === 1;
      const { result } = runner.play({
        seed,
        players: swapped ? [uniformPlayer, sensible] : [sensible, uniformPlayer],
      }).game;
      if (result?.winner === (swapped ? 1 : 0)) won++;
    }
    expect(won / 300).toBeGreaterThan(0.9);
  });
});
