import type { Opened, Refused } from '@howzat/host';
import { serve, usualLimits } from '@howzat/server';
import fc from 'fast-check';
import { ms, percentile, table } from './figures.js';
import { games } from './games.js';

export interface MalformedSettings {
  readonly requests: number;
  readonly seed: number;
}

/** Whether all were refused as they should be, and how many took too long for that. */
export interface MalformedResult {
  readonly held: boolean;
  readonly late: number;
}

/** One that takes longer to refuse, in milliseconds, is too slow. */
const slow = 100;

const plan = { variant: 'cubes', selection: {} };
const requests = [
  { v: 1, do: 'claim', key: 'key-00000', name: 'Ann', number: null },
  { v: 1, do: 'choose', key: 'key-00000', answers: 2, step: 'core.toss.elect', choice: 'bat' },
  { v: 1, do: 'offer', key: 'key-00000', what: 'take-back' },
  { v: 1, do: 'answer', key: 'key-00000', offer: 3, accept: true },
  { v: 1, do: 'say', key: 'key-00000', phrase: 'howzat' },
  { v: 1, do: 'open', plan },
  { v: 1, do: 'join', key: 'key-00000', token: 'ab'.repeat(32), name: 'Ann', number: null },
];

/** A request of which one field is something else, or that has one more. */
const spoilt = fc
  .tuple(fc.constantFrom(...requests), fc.nat(), fc.jsonValue(), fc.boolean())
  .map(([request, at, value, isMore]) => {
    const names = Object.keys(request).filter((name) => name !== 'choice');
    const field = isMore ? 'another field' : (names[at % names.length] ?? 'v');
    return JSON.stringify({ ...request, [field]: { wrong: value } });
  });

/** Texts that are no request: JSON of any kind, no JSON, much too deep, much too large. */
const body = fc.oneof(
  { weight: 6, arbitrary: spoilt },
  { weight: 3, arbitrary: fc.json({ maxDepth: 6 }) },
  { weight: 2, arbitrary: fc.string({ maxLength: 200 }) },
  { weight: 1, arbitrary: fc.nat(30_000).map((depth) => '['.repeat(depth)) },
  { weight: 1, arbitrary: fc.nat(90_000).map((length) => JSON.stringify({ v: 1, text: 'a'.repeat(length) })) },
);

/** Sends what is no request, and says whether each was refused, how fast, and whether a log tells a secret. */
export async function malformed({ requests: count, seed }: MalformedSettings): Promise<MalformedResult> {
  const lines: string[] = [];
  const limits = { ...usualLimits, requests: 10_000_000, opened: 1_000_000 };
  const logs = { write: (line: string) => void lines.push(line) };
  const server = await serve({ games, folder: null, port: 0, limits, logs });
  const send = async (url: string, token: string, payload: string | null) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const posted = payload === null ? {} : { method: 'POST', body: payload };
    const response = await fetch(`${server.url}${url}`, { headers, ...posted });
    return { status: response.status, body: await response.text() };
  };
  const opened = await send('/api/matches', '', JSON.stringify({ v: 1, do: 'open', plan }));
  const { match, tokens } = JSON.parse(opened.body) as Opened;
  const home = tokens.home ?? '';
  const addresses = ['/api/matches', `/api/matches/${match}`, `/api/matches/${match}/seat`];
  const look = async (): Promise<string> => (await send(`/api/matches/${match}`, home, null)).body;
  const before = await look();
  const times: number[] = [];
  const wrong: string[] = [];
  for (const [n, payload] of fc.sample(body, { numRuns: count, seed }).entries()) {
    const begun = performance.now();
    const { status, body: answer } = await send(addresses[n % addresses.length] ?? '', home, payload);
    times.push(performance.now() - begun);
    const { type, code, message } = JSON.parse(answer) as Refused;
    const isTyped = type === 'refusal' && typeof code === 'string' && /[.!?]$/.test(message);
    if (status < 400 || status >= 500 || !isTyped)
      wrong.push(`${status} ${answer.slice(0, 100)} to ${payload.slice(0, 100)}`);
  }
  if ((await look()) !== before) wrong.push('The match is not as it was.');
  const told = lines.filter((line) => Object.values(tokens).some((token) => token !== null && line.includes(token)));
  await server.close();
  for (const problem of wrong.slice(0, 20)) console.error(problem);
  const late = times.filter((time) => time > slow).length;
  console.log(
    table([
      ['malformed requests', `${count}`],
      ['accepted, or not refused as they should be', `${wrong.length}`],
      ['median', ms(percentile(times, 50))],
      ['longest', ms(percentile(times, 100))],
      [`longer than ${slow} ms`, `${late}`],
      ['lines of the log that tell a token', `${told.length}`],
    ]),
  );
  return { held: wrong.length === 0 && told.length === 0, late };
}
