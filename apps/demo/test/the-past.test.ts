import { openMatch, type Player, uniformPlayer } from '@howzat/core';
import { describe, expect, test } from 'vitest';
import { Engine } from '../src/engine/engine.js';
import { openVariant } from '../src/engine/opened.js';
import { planFor } from '../src/engine/plan.js';
import type { News } from '../src/engine/sight.js';
import { variants } from '../src/variants.js';
import { tagsOf } from './parts.js';

/** `3.2` and `4` in balls. */
function ballsIn(overs: string | null, perOver: number): number {
  const [over = 0, ball = 0] = (overs ?? '').split('.').map(Number);
  return over * perOver + ball;
}

/** The innings and the over of a ball. */
function overOf({ innings, label }: { readonly innings: number; readonly label: string | null }): string {
  return `${innings} ${label?.split('.')[0]}`;
}

/** A match between two players who choose at random, opened to be looked at. */
async function looked(variant: string, player: Player) {
  const opened = await openVariant(variant);
  const match = openMatch(opened.variant, { seed: 5, players: { home: player, away: player } });
  await match.settle();
  const engine = new Engine(async () => null);
  const lines: News['lines'][number][] = [];
  const random = { kind: 'computer', level: 'random' } as const;
  const plan = planFor(variant, { seed: 5, seats: { home: random, away: random } });
  const source = { id: 'past', plan, record: match.record(), series: null, plays: false, kept: false };
  const failure = await engine.open(source, {
    see: () => {},
    hear: (news) => void lines.splice(news.keep, lines.length, ...news.lines),
  });
  expect(failure).toBeNull();
  await engine.flush();
  return { engine, lines };
}

/** What somebody is called of whom nobody has said who it is. */
const numbered = expect.stringMatching(/^(You|Computer) \d+$/);

describe('each stop of the bar of time is that moment and nothing later', () => {
  for (const { id, title } of variants)
    test(`in ${title}: the score, the over, the commentary and what is told of the ball`, tagsOf(id), async () => {
      const { engine, lines } = await looked(id, uniformPlayer);
      const balls = lines.filter(({ kind }) => kind === 'ball');
      expect(balls.length).toBeGreaterThan(3);
      const perOver = Math.max(...balls.map(({ label }) => ballsIn(label, 0)));
      for (const [at, ball] of balls.entries()) {
        const past = await engine.past(at + 1);
        const told = lines.slice(0, past.lines);
        expect([ball.label, told.filter(({ kind }) => kind === 'ball').at(-1)]).toEqual([ball.label, ball]);
        // the last stop is the present
        if (at + 1 === balls.length) continue;
        expect([ball.label, past.board.score, past.game.innings]).toEqual([ball.label, ball.score, ball.innings]);
        expect(past.board.over.at(-1)).toBe(ball.symbol);
        expect(past.board.crease.map(({ name }) => name)).not.toContainEqual(numbered);
        // a wide and a no-ball have the place of the ball that is bowled again
        if (!/wd|nb/.test(ball.symbol ?? ''))
          expect([ball.label, ballsIn(past.board.overs, perOver)]).toEqual([ball.label, ballsIn(ball.label, perOver)]);
        const last = Object.values(past.happened)[0]?.findLast(({ delivery }) => delivery);
        expect([last?.innings, last?.delivery?.runs]).toEqual([ball.innings, past.game.runs]);
        // the balls of the over that were bowled before it, without what was chosen for them
        const before = balls.slice(0, at).filter((each) => overOf(each) === overOf(ball));
        const scores = before.map(({ score }) => Number.parseInt(score ?? '', 10));
        expect([ball.label, past.before.map(({ delivery }) => delivery?.runs)]).toEqual([ball.label, scores]);
        expect(past.before.flatMap(({ inputs }) => inputs)).toEqual([]);
      }
      const names = engine
        .book()
        .card.innings.flatMap(({ didNotBat, batting }) => [...didNotBat, ...batting.map(({ name }) => name)]);
      expect(names).not.toContainEqual(numbered);
      // to and fro gives the same
      const there = await engine.past(2);
      await engine.past(balls.length);
      expect(await engine.past(2)).toEqual(there);
    });
});
