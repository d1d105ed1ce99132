import { pick, stream } from '@howzat/core/engine';
import { Host, MemoryStore, type Opened, type SightMessage } from '@howzat/host';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createServer } from '../src/http/server.js';
import { usualLimits } from '../src/index.js';
import { games } from './games.js';

/** One moment of a day that does not move, for twins are told the same but for the time. */
const now = (): number => 1_764_000_000_000;

// a header says how long until more may be asked: it would tell how fast this machine is
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: now() }));
afterEach(() => void vi.useRealTimers());

/** Bytes that come of one seed. */
function bytes(): (count: number) => Uint8Array {
  const rng = stream(1, 2);
  return (count) => Uint8Array.from({ length: count }, () => pick(rng, 256));
}

/** What the other seat and whoever looks on are answered, with status and headers, once home has chosen its n-th choice in secret. */
async function answeredAfter(n: number): Promise<{ readonly answers: string; readonly chosen: unknown }> {
  const host = new Host({ games, store: new MemoryStore(), now, random: bytes() });
  const app = await createServer({ host, games, ready: async () => {}, limits: usualLimits, logs: false });
  const send = async (url: string, token: string, payload?: object) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await app.inject({
      method: payload ? 'POST' : 'GET',
      url,
      headers,
      ...(payload ? { payload } : {}),
    });
    const of = Object.entries(answer.headers).filter(([name]) => name !== 'date');
    return { text: JSON.stringify([answer.statusCode, of, answer.body]), json: answer.json() as unknown };
  };
  const plan = { variant: 'dice', selection: {} };
  const { match, tokens } = (await send('/api/matches', '', { v: 1, do: 'open', plan })).json as Opened;
  const url = `/api/matches/${match}`;
  const [home = '', away = ''] = [tokens.home ?? '', tokens.away ?? ''];
  const look = async (token: string): Promise<SightMessage> => (await send(url, token)).json as SightMessage;
  for (const token of [home, away])
    await send(url, token, { v: 1, do: 'claim', key: 'claiming-1', name: 'Somebody', number: 'ab'.repeat(32) });
  // to the first moment at which both are asked
  for (let plays = 0; plays < 50; plays++) {
    const sights = { home: await look(home), away: await look(away) };
    const asked = (['home', 'away'] as const).filter((side) => sights[side].sight.questions.length > 0);
    const side = asked[0] ?? 'home';
    const { sequence, sight } = sights[side];
    const [question] = sight.questions;
    if (question?.domain.kind !== 'oneOf') throw new Error(`Another question was expected than ${question?.step}.`);
    const chosen = question.domain.items[asked.length === 2 ? n : 0];
    const choice = {
      v: 1,
      do: 'choose',
      key: `choice-${plays}-0`,
      answers: sequence,
      step: question.step,
      choice: chosen,
    };
    await send(url, side === 'home' ? home : away, choice);
    if (asked.length < 2) continue;
    const foolish = [
      { ...choice, key: 'foolish-1' },
      { ...choice, key: 'foolish-2', choice: 'no such choice' },
      { ...choice, key: 'foolish-3', answers: 0 },
    ];
    const answers: string[] = [];
    for (const token of [away, tokens.watch]) {
      answers.push((await send(url, token)).text, (await send(`${url}/record`, token)).text);
      // the other side's step, whose name it knows, is not its own
      for (const request of foolish) answers.push((await send(url, token, request)).text);
    }
    await app.close();
    return { answers: answers.join('\n'), chosen };
  }
  throw new Error('Both were never asked at once.');
}

test('the other seat and lookers-on are sent the same bytes, headers and sizes, whatever was chosen in secret', async () => {
  const [one, two] = [await answeredAfter(0), await answeredAfter(1)];
  expect(one.chosen).not.toEqual(two.chosen);
  expect(two.answers === one.answers).toBe(true);
  expect(one.answers).toContain('"made\\":true');
});
