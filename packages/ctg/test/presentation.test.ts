import { createMatch, type Match } from '@howzat/core';
import { ctg, originalCards, sensible } from '@howzat/ctg';
import { presentation } from '@howzat/ctg/rules';
import { expect, it } from 'vitest';

it.each(['t10', 't20'] as const)('%s: the field is a picture of 80 columns, and everything has a name', (format) => {
  const match = createMatch(ctg, { format, seed: 5, players: { away: sensible } }) as unknown as Match;
  const loose = match as unknown as { play(side: string, step: string, choice: unknown): void };
  const { params } = match.rulebook;
  let pictures = 0;
  for (let turn = 0; turn < 200 && match.waiting.kind === 'decisions'; turn++) {
    const open = match.waiting.open.find(({ made }) => !made);
    if (!open) break;
    const view = match.view(open.side);
    const lines = presentation.picture?.(view, params) ?? [];
    for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(80);
    const { field } = view.state as { readonly field: number };
    const board = lines.slice(1, format === 't10' ? 4 : 5).join('\n');
    const fielders = board.match(/ o(?= |$)/gm)?.length ?? 0;
    if (view.game.innings === 0)
      expect(lines.slice(0, 2).join('\n')).toMatch(/home (has not chosen|plays).*\n.*away (has not chosen|plays)/);
    else {
      pictures++;
      // nine fielders, once they are set
      expect(fielders).toBe(field === 0 ? 0 : 9);
      expect(board).toMatch(/5\+/);
      expect(lines.join('\n')).toContain('slips stand in Bye');
    }
    const legal = match.legal(open.side as never, open.step as never);
    const description = legal.describe();
    if (description.kind === 'oneOf')
      for (const item of description.items)
        if (typeof item === 'number')
          expect(presentation.label?.(item, { step: open.step, field: null, view, params }), open.step).toMatch(
            /[A-Z]/,
          );
    const [first] = legal;
    loose.play(open.side, open.step, first);
  }
  expect(pictures).toBeGreaterThan(20);
});

it('cards that are turned tell what they do', () => {
  const params = { cards: ctg.parameters.cards?.default, bands: 3 };
  const label = (step: string, item: number) =>
    presentation.label?.(item, { step, field: null, view: null, params: params as never });
  expect(label('over-card', 8)).toBe('Overstepped (no-ball)');
  expect(label('over-card', 33)).toBe('Boundary (D6: 4 4 4 4 6 6)');
  expect(label('over-card', 9)).toBe('Cat And Mouse (confidence A +1 D -1)');
  expect(label('express-card', 0)).toBe('Worked Off The Hip (dot)');
  expect(label('pitch', 1)).toBe(originalCards.pitches[1]?.name);
});

it('a player whom a side chose is told by his own name', () => {
  const params = { cards: ctg.parameters.cards?.default, bands: 3 };
  const named = (side: 'home' | 'away', step: string): string | undefined =>
    presentation.label?.(3, {
      step,
      field: null,
      view: null,
      told: { side, role: 'bowling', game: {}, state: { homeTeam: 1, awayTeam: 0 }, own: {} } as never,
      params: params as never,
    });
  expect(named('home', 'first-bowler')).toBe(originalCards.teams[1]?.players[3]?.name);
  expect(named('away', 'drop.away')).toBe(originalCards.teams[0]?.players[3]?.name);
  expect(
    presentation.label?.(3, { step: 'new-bowler', field: null, view: null, params: params as never }),
  ).toBeUndefined();
});
