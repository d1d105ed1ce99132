import { createMatch, type Match } from '@howzat/core';
import type { Move } from '@howzat/core/author';
import { stream } from '@howzat/core/engine';
import { pocket } from '@howzat/pocket';
import { presentation } from '@howzat/pocket/rules';
import { expect, it } from 'vitest';

type Loose = Match<Move>;

it('shows the table in at most 80 columns, and names every card and cricketer that is asked for', () => {
  const match = createMatch(pocket, { seed: 11 }) as unknown as Loose;
  const params = match.rulebook.params;
  const rng = stream(4, 2);
  const seen = new Set<string>();
  for (let n = 0; n < 600 && match.waiting.kind === 'decisions'; n++) {
    const open = match.waiting.open.find(({ made }) => !made);
    if (!open) break;
    const view = match.view(open.side);
    for (const line of presentation.picture?.(view, params) ?? []) {
      expect(line.length, line).toBeLessThanOrEqual(80);
      seen.add(line.trim().split('  ')[0] ?? '');
    }
    const domain = match.legal(open.side, open.step as never);
    const described = domain.describe();
    for (const item of described.kind === 'oneOf' ? described.items : []) {
      const told = presentation.label?.(item, { step: open.step, field: null, view, params });
      if (typeof item !== 'string') expect(told, `${open.step} ${JSON.stringify(item)}`).toMatch(/^[A-Z]/);
    }
    match.play(open.side, open.step as never, domain.sample(rng) as never);
  }
  for (const what of ['bowls', 'faces', 'other', 'you hold', 'in force', 'on top']) expect([...seen]).toContain(what);
});

it('names cards without a view, for what is told to both', () => {
  const place = { step: 'play', field: null, view: null, params: createMatch(pocket, { seed: 1 }).rulebook.params };
  expect(presentation.label?.(1, place)).toBe('Quick Single');
  expect(presentation.label?.('pass', place)).toBeUndefined();
  expect(presentation.label?.({ off: 'other', on: 1 }, { ...place, step: 'switch.batting' })).toBe(
    'Ines Calloway for the other',
  );
});
