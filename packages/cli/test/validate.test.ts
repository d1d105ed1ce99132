import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { originalCards } from '@howzat/ctg';
import { describe, expect, test } from 'vitest';
import { folder, howzat } from './howzat.js';

type Cards = typeof originalCards;

/** The original cards with another value at one place, as a file; no value takes the place away. */
async function written(name: string, place: string, valueFrom: (cards: Cards) => unknown): Promise<string> {
  const { originalCards } = await import('@howzat/ctg');
  const value = valueFrom(originalCards);
  const cards = JSON.parse(JSON.stringify(originalCards)) as Record<string, unknown>;
  const path = place.split('.');
  const last = path.pop() as string;
  const inside = path.reduce((at, key) => at[key] as Record<string, unknown>, cards);
  if (value === undefined) delete inside[last];
  else inside[last] = value;
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(cards));
  return `${name}.json`;
}

describe.concurrent('a file of cards for Cricket: The Game', { tags: ['ctg'] }, () => {
  test('is valid with cards of somebody else', async () => {
    const file = await written('mine', 'teams.0.players.0.name', () => 'Somebody Else');
    expect(await howzat(['validate', file, '--variant', 'ctg'])).toEqual({
      status: 0,
      stdout: 'mine.json: a valid component set, for ctg\n',
      stderr: '',
    });
  });

  test.each<[string, string, (cards: Cards) => unknown, string]>([
    [
      'eleven',
      'teams.0.players',
      ({ teams }) => teams[0]?.players.slice(1),
      'teams[0].players must be a list of exactly 12, not 11. [ctg.comp.player-cards]',
    ],
    [
      'stroke',
      'pace.bowls.0.shots',
      () => ['reverse sweep'],
      'pace.bowls[0].shots[0] must be one of "leg glance", "hook shot"',
    ],
    ['half', 'boards.t10', () => undefined, 'boards has no t10. (boards.t10) [ctg.board.area-counts-t10]'],
    [
      'slips',
      'medium.slips',
      () => 1,
      'The rule card of medium allows no slips. (medium.slips) [ctg.place.slips-zone]',
    ],
    [
      'confidence',
      'teams.1.players.3.confidence',
      () => 'high',
      'teams[1].players[3].confidence must be a whole number from -1 to 3, not "high".',
    ],
    ['icon', 'spin.overCards.2.icon', () => 'six', 'spin.overCards[2].icon must be one of "dot", "one"'],
    [
      'twice',
      'boards.t20.areas.3',
      ({ boards }) => boards.t20.areas[1],
      'The T20 board has zone 0, band 2 twice. (boards.t20.areas[3]) [ctg.board.area-counts-t20]',
    ],
    ['unknown', 'powers', () => [], 'A set of cards has a field "powers", of which the game knows nothing.'],
    [
      'bounce',
      'bounceDice.aggressive',
      () => ['G0', 'G0', 'G0', 'R0', 'R0', 'R0'],
      'The aggressive bounce die must travel further and be redder than the defensive one. (bounceDice)',
    ],
    ['umpire', 'umpire', () => ({ die: 6, out: 8 }), 'A D6 never shows 8. (umpire.out) [ctg.comp.umpire-card]'],
  ])('%s: says what is wrong, where, and by which rule', async (name, place, valueFrom, says) => {
    const file = await written(name, place, valueFrom);
    const { status, stderr, stdout } = await howzat(['validate', file, '--variant', 'ctg']);
    expect(stderr).toContain(`${name}.json: not a valid component set: ${says}`);
    expect(stderr).toMatch(/^.* \[ctg\.[a-z.0-9-]+\]\n$/);
    expect([status, stdout]).toEqual([1, '']);
  });
});
