import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRefused } from '../src/index.js';
import { hostFrom } from './hosts.js';
import { seated } from './random-play.js';

const plan = { variant: 'ccsl', selection: { format: 'two-over' } };
const requests = [
  { v: 1, do: 'claim', key: 'key-00000', name: 'Ann', number: null },
  { v: 1, do: 'choose', key: 'key-00000', answers: 2, step: 'core.toss.elect', choice: 'bat' },
  { v: 1, do: 'concede', key: 'key-00000' },
  { v: 1, do: 'release', key: 'key-00000' },
  { v: 1, do: 'offer', key: 'key-00000', what: 'take-back' },
  { v: 1, do: 'answer', key: 'key-00000', offer: 3, accept: true },
  { v: 1, do: 'rematch', key: 'key-00000' },
  { v: 1, do: 'say', key: 'key-00000', phrase: 'howzat' },
  { v: 1, do: 'open', plan },
] as const;

/** Anything at all: what JSON can hold, and what it cannot. */
const anything = fc.anything({ withNullPrototype: true, withDate: true, withMap: true, withBigInt: true, maxDepth: 4 });

/** A request of which one field is gone, is something else, or is there that should not be. */
const spoilt = fc
  .tuple(
    fc.constantFrom(...requests),
    fc.nat(),
    fc.constantFrom('left out', 'replaced', 'added'),
    anything,
    fc.string(),
  )
  .map(([request, at, how, value, name]) => {
    const names = Object.keys(request).filter((field) => field !== 'choice');
    const field = names[at % names.length] ?? 'v';
    if (how === 'added') return { ...request, [`no ${name}`]: value };
    const others = Object.entries(request).filter(([each]) => each !== field);
    return Object.fromEntries(how === 'replaced' ? [...others, [field, { wrong: value }]] : others);
  });

describe('whatever comes in that is no request', () => {
  test('is refused with a sentence, by hosts and at seats, and the match is as it was', async () => {
    const host = hostFrom(31);
    const { match, home, away } = await seated(host, plan);
    const before = JSON.stringify(await host.look(match, home.token));
    await fc.assert(
      fc.asyncProperty(fc.oneof(anything, spoilt), async (request) => {
        for (const answer of [
          await host.open(request),
          await host.join(match, request),
          await host.ask(match, home.token, request),
          await host.ask(match, away.token, request),
        ]) {
          expect(isRefused(answer)).toBe(true);
          expect(answer).toMatchObject({ code: expect.stringMatching(/^(bad-request|protocol-version)$/) });
          expect((answer as { message: string }).message).toMatch(/[.!?]$/);
        }
      }),
      { numRuns: 1_500, seed: 7 },
    );
    expect(JSON.stringify(await host.look(match, home.token))).toBe(before);
  });
});
