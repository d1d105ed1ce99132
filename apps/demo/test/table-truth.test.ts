import { ccsl } from '@howzat/ccsl';
import { type LogEntry, openMatch, type Player, type Variant, type View } from '@howzat/core';
import { cubes, resultOf } from '@howzat/cubes';
import { battingRanks, bowlingRanks, pocket } from '@howzat/pocket';
import { describe, expect, test } from 'vitest';
import { batterLamps } from '../src/tables/ccsl/lamps.js';
import { inPlay as ccslInPlay, seenIn as ccslSeen } from '../src/tables/ccsl/seen.js';
import { bandsFor } from '../src/tables/cubes/scale.js';
import { inPlay as cubesInPlay, seenIn as cubesSeen, needNext } from '../src/tables/cubes/seen.js';
import { battingNow, bowlingNow } from '../src/tables/pocket/ranks.js';
import { fieldOf, gridOf, inPlay as pocketInPlay, seenIn as pocketSeen } from '../src/tables/pocket/seen.js';

type Asked = Parameters<Player['choose']>[0];

/** Plays matches at random, and looks at the table before each decision as the side does that has to make it. */
async function playing(
  variant: Variant,
  matches: number,
  look: (asked: Asked) => void,
  selection: { readonly format?: string } = {},
): Promise<readonly (readonly LogEntry[])[]> {
  const player: Player = {
    name: 'looks',
    choose: (asked) => {
      look(asked);
      return asked.domain.sample(asked.rng);
    },
  };
  const logs: (readonly LogEntry[])[] = [];
  for (let seed = 1; seed <= matches; seed++) {
    const match = openMatch(variant, { seed, players: { home: player, away: player }, ...selection });
    await match.settle();
    logs.push(match.log());
  }
  return logs;
}

describe('what a table says is what the rulebook does', () => {
  test('Cubes: the difference that takes a wicket on the first ball of an over', { tags: ['cubes'] }, async () => {
    const foretold: string[] = [];
    const logs = await playing(cubes, 4, ({ step, view, params }) => {
      if (step === 'order.bowling') {
        const { innings, overs } = view.game;
        foretold.push(`${innings}.${overs}: ${needNext(cubesSeen(view as View), cubesInPlay(params))}`);
      }
    });
    const was = logs.flatMap((log) =>
      log.flatMap(({ delivery, innings, over, ball }) =>
        delivery && ball === 1 ? [`${innings}.${over}: ${(delivery.facts as { readonly need: number }).need}`] : [],
      ),
    );
    expect(foretold).toEqual(was);
    expect(new Set(foretold.map((each) => each.split(' ')[1])).size).toBeGreaterThan(2);
  });

  test('Cubes: the bands leave no difference out, and each is what it comes to', { tags: ['cubes'] }, () => {
    for (let need = 0; need <= 9; need++) {
      const covered = bandsFor(need, 9).flatMap(({ from, to, result }) =>
        Array.from({ length: to - from + 1 }, (_, at) => [from + at, result] as const),
      );
      expect(covered.map(([difference]) => difference)).toEqual(Array.from({ length: 19 }, (_, at) => at - 9));
      for (const [difference, result] of covered) expect(result).toBe(resultOf(difference, need));
    }
  });

  test('CCSL: power cards are left, and the six is free, just when they may be played', {
    tags: ['ccsl'],
  }, async () => {
    const rules = { power: 'ccsl.power.per-six-balls', lock: 'ccsl.power.six-lock' };
    const met = { power: 0, lock: 0 };
    const look = ({ step, view, domain, params }: Asked): void => {
      if (step !== 'play-card') return;
      const lamps = batterLamps(ccslSeen(view as View), ccslInPlay(params), view as View);
      const described = domain.describe();
      const card = described.kind === 'record' ? described.fields.card : described;
      const forbidden = card?.kind === 'oneOf' ? (card.forbidden ?? []) : [];
      const spent = (id: string): boolean => lamps.find((lamp) => lamp.id === id)?.state === 'spent';
      const six = forbidden.find(({ item }) => item === 6);
      expect(spent('power')).toBe(forbidden.some(({ item, rule }) => item === 4 && rule === rules.power));
      // a six is refused by the first rule that forbids it, and the quota stands before the lock
      if (six?.rule !== rules.power) expect(spent('lock')).toBe(six?.rule === rules.lock);
      if (spent('power')) met.power++;
      if (spent('lock')) met.lock++;
    };
    await playing(ccsl, 12, look, { format: 'three-over' });
    expect(met.power).toBeGreaterThan(0);
    expect(met.lock).toBeGreaterThan(0);
  });

  test('Pocket Cricket: the ranks on the field, and the cell of the grid that is lit', {
    tags: ['pocket'],
  }, async () => {
    let checked = 0;
    await playing(pocket, 3, ({ step, view, params }) => {
      const seen = pocketSeen(view as View);
      const play = pocketInPlay(params);
      const { facing, bowler } = fieldOf(seen, view as View, play);
      // between the score card and the batter who comes in
      if (seen.scoreCard === 0 || !/^(call|save|answer\.save)/.test(step) || !facing || !bowler) return;
      const { bat, bowl } = view.state as { readonly bat: number; readonly bowl: number };
      expect([battingNow(facing, seen, true), bowlingNow(bowler, seen, play)]).toEqual([
        battingRanks[bat],
        bowlingRanks[bowl],
      ]);
      expect(gridOf(play)[bat]?.[bowl]).toBe(seen.difference);
      checked++;
    });
    expect(checked).toBeGreaterThan(20);
  });
});
