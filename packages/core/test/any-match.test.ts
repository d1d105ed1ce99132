import { expect, it } from 'vitest';
import { streamFrom } from '../src/engine.js';
import { type AnyMatch, createMatch, openMatch, type Rng, replayMatch, type Variant } from '../src/index.js';
import { hand } from './hand-cricket.js';
import { expectRefusal } from './refusals.js';
import { village } from './village-cricket.js';

/** What code that knows no variant writes: it goes by what the match says of itself. No cast is needed for any of it. */
function playedOut(match: AnyMatch, rng: Rng): AnyMatch {
  for (let now = match.waiting; now.kind === 'decisions'; now = match.waiting) {
    const open = now.open.find(({ made }) => !made);
    if (!open) break;
    match.play(open.side, open.step, match.legal(open.side, open.step).sample(rng));
  }
  return match;
}

const rng = () => streamFrom([1, 2, 3, 4]);
const games: readonly Variant[] = [hand, village];

for (const variant of games)
  it(`a match of ${variant.id} is opened by a plain selection and played by the ids of its steps`, () => {
    const { defaultFormat } = variant;
    const match = openMatch(variant, { ...(defaultFormat === null ? {} : { format: defaultFormat }), seed: 3 });
    expect(playedOut(match, rng()).waiting.kind).toBe('end');
    expect(replayMatch(variant, match.record()).log()).toEqual(match.log());
  });

it('it is the same match as one whose variant is known, and that one is one of these', () => {
  const known: AnyMatch = createMatch(hand, { seed: 3 });
  expect(playedOut(known, rng()).record()).toEqual(playedOut(openMatch(hand, { seed: 3 }), rng()).record());
});

it('its seats go by plain ids too', () => {
  const seat = openMatch(hand, { seed: 3 }).seat('home');
  expect(seat.play('bat', 4).legal).toBeTypeOf('function');
  expect(seat.waiting).toMatchObject({ kind: 'decisions' });
});

it('what is not there is refused when it is asked for', () => {
  expectRefusal(() => openMatch(hand, { format: 'five-day' }), 'unknown-format');
  expectRefusal(() => openMatch(hand, { set: { wings: 3 } }), 'unknown-parameter');
  const match = openMatch(hand);
  expectRefusal(() => match.play('home', 'fly', 1), 'unknown-step');
  expectRefusal(() => match.play('home', 'bat', 'high'), 'illegal-choice');
});
