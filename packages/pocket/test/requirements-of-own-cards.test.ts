import { originalSet } from '@howzat/pocket';
import { describe, expect, it } from 'vitest';
import { card, counters, field, over } from '../scenarios/notation.js';
import { at, refusal } from './moments.js';

const changes: Readonly<Record<string, object>> = {
  'Second Wind': { cost: 1 },
  'Lead From the Front': { requires: [{ position: 'all-rounder' }, { captain: true }] },
  'Dig In': { requires: [{ stance: 'defensive' }, { over: 3 }] },
};
const components = {
  ...originalSet,
  cards: originalSet.cards.map((it) => ({ ...it, ...changes[it.name] })),
};

function playing(bat: readonly string[], state: NonNullable<Parameters<typeof field>[0]>['state'] = {}, facing = 4) {
  return at({
    from: field({ bat, facing, state }),
    with: { components } as never,
    lines: over({ hold: [bat.length, 0] }),
  });
}

describe('cards of one’s own', () => {
  it('tell everything that they need', () => {
    const match = playing(['Lead From the Front', 'Dig In']);
    expect(refusal(match, 'batting', 'play', card('Lead From the Front')).says).toBe(
      'Lead From the Front needs an all-rounder for Percival Nook and a captain for Percival Nook.',
    );
    expect(refusal(match, 'batting', 'play', card('Dig In')).says).toBe(
      'Dig In needs the defensive stance and over 3 or later.',
    );
  });

  it('need each of several things', () => {
    const captain = playing(['Lead From the Front'], {}, 2);
    expect(captain.legal('batting', 'play').has(card('Lead From the Front'))).toBe(false);
    const allRounder = playing(['Lead From the Front'], {}, 7);
    expect(allRounder.legal('batting', 'play').has(card('Lead From the Front'))).toBe(false);
  });

  it.each([
    [2, 'Second Wind needs 2 comfort beside its price.'],
    [0, 'Second Wind needs 2 comfort beside its price.'],
    [3, null],
  ])('with %i comfort, one that needs two beside its price of one', (comfort, says) => {
    const match = playing(['Second Wind', 'Gap Finder'], { comfort: counters({ 4: comfort }) });
    const second = card('Second Wind');
    if (says === null) expect(match.legal('batting', 'play').has(second)).toBe(true);
    else expect(refusal(match, 'batting', 'play', second)).toMatchObject({ says, rule: 'pocket.standby1.play' });
  });
});
