import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stream } from '@howzat/core/engine';
import { type FairRecord, Host, MemoryStore, type Refused, verifyFair } from '@howzat/host';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer } from '../src/http/server.js';
import { type Limits, type Serving, serve, usualLimits } from '../src/index.js';
import { games, short, variantOf } from './games.js';
import { ask, opened, Page, playToTheEnd, post } from './page.js';

const limits = { ...usualLimits, requests: 100_000, opened: 10_000 };
const site = mkdtempSync(join(tmpdir(), 'howzat-site-'));
let serving: Serving;
const server = (): string => serving.url;

beforeAll(async () => {
  writeFileSync(join(site, 'index.html'), '<!doctype html><title>Howzat</title>');
  serving = await serve({ games, folder: null, port: 0, limits, logs: false, site });
});
afterAll(async () => {
  await serving.close();
  rmSync(site, { recursive: true });
});

/** Two pages at a new match, both seated. */
async function seated(
  plan: object = short,
): Promise<{ readonly match: string; readonly home: Page; readonly away: Page; readonly watch: string }> {
  const { match, tokens } = await opened(serving.url, plan);
  const home = new Page(server, match, tokens.home ?? '', 'home-page').follow();
  const away = new Page(server, match, tokens.away ?? '', 'away-page').follow();
  await home.claim();
  await away.claim();
  return { match, home, away, watch: tokens.watch };
}

describe('a server', () => {
  test.each([short, { variant: 'dice', selection: {} }])(
    'plays a match of $variant between two pages',
    async (plan) => {
      const { match, home, away, watch } = await seated(plan);
      await playToTheEnd([home, away], stream(5, 6));
      expect(home.sight).toMatchObject({ phase: 'over', viewer: 'home' });
      expect(away.now?.sequence).toBe(home.now?.sequence);
      const headers = { authorization: `Bearer ${watch}` };
      const { status, body } = await ask<FairRecord>(`${serving.url}/api/matches/${match}/record`, { headers });
      expect(status).toBe(200);
      expect(verifyFair(variantOf(plan.variant), body)).toMatchObject({ fair: true });
      home.leave();
      away.leave();
    },
  );

  test('goes on with a stream from the event that its reader saw last', async () => {
    const { match, home, away } = await seated();
    await home.until(({ sequence }) => sequence === 2);
    const read = async (last: string | null): Promise<string> => {
      const stop = new AbortController();
      const headers = { authorization: `Bearer ${home.token}`, ...(last === null ? {} : { 'last-event-id': last }) };
      const response = await fetch(`${serving.url}/api/matches/${match}/events`, { headers, signal: stop.signal });
      expect(response.headers.get('content-type')).toBe('text/event-stream');
      let text = '';
      const decoder = new TextDecoder();
      for await (const chunk of response.body ?? []) {
        text += decoder.decode(chunk, { stream: true });
        if (text.includes('\nid: 2\n') && text.endsWith('\n\n')) break;
      }
      stop.abort();
      return text;
    };
    expect(await read(null)).toMatch(/^retry: 1000\n\nid: 2\ndata: \{"v":1,"type":"sight"/);
    expect(await read('1')).toMatch(/^retry: 1000\n\nid: 2\ndata: \{"v":1,"type":"news","sequence":2/);
    expect(await read('nonsense')).toMatch(/"type":"sight"/);
    home.leave();
    away.leave();
  });

  test.each([
    ['no JSON', '{', 400, 'bad-request'],
    ['a text', '"choose"', 400, 'bad-request'],
    ['nothing in it', '{}', 400, 'bad-request'],
    ['another version', '{"v":9}', 400, 'protocol-version'],
    ['a polluting key', '{"__proto__":{"v":1}}', 400, 'bad-request'],
    ['too much', JSON.stringify({ v: 1, text: 'a'.repeat(70_000) }), 413, 'too-large'],
    ['too deep', '['.repeat(30_000), 400, 'bad-request'],
    [
      'a stale choice',
      JSON.stringify({ v: 1, do: 'choose', key: 'key-00000', answers: 0, step: 'a', choice: 1 }),
      409,
      'stale',
    ],
  ])('answers a request with %s by a refusal', async (_, body, status, code) => {
    const { match, home, away } = await seated();
    for (const page of [home, away]) page.leave();
    const answer = await post<Refused>(`${serving.url}/api/matches/${match}`, body, home.token);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ v: 1, type: 'refusal', code });
    expect(answer.body.message).toMatch(/[.!]$/);
  });

  test('says by the status whose fault it is', async () => {
    const { match, home, away, watch } = await seated();
    for (const page of [home, away]) page.leave();
    const at = `${serving.url}/api/matches`;
    const concede = { v: 1, do: 'concede', key: 'key-00000' };
    expect(await post(`${at}/nowhere`, concede, home.token)).toMatchObject({
      status: 404,
      body: { code: 'unknown-match' },
    });
    expect(await post(`${at}/${match}`, concede)).toMatchObject({ status: 401, body: { code: 'unknown-token' } });
    expect(await post(`${at}/${match}`, concede, watch)).toMatchObject({ status: 403, body: { code: 'wrong-seat' } });
    const headers = { authorization: `Bearer ${watch}` };
    expect(await ask(`${at}/${match}/record`, { headers })).toMatchObject({ status: 409, body: { code: 'not-over' } });
    expect(await ask(`${at}/${match}/events`)).toMatchObject({ status: 401 });
    const chess = { v: 1, do: 'open', plan: { variant: 'chess', selection: {} } };
    expect(await post(at, chess)).toMatchObject({ status: 422, body: { code: 'unknown-variant' } });
    expect(await ask(`${serving.url}/nothing/here`)).toMatchObject({ status: 404 });
  });

  test('has a lobby, in which the next who comes is seated and anybody looks on', async () => {
    const { match, tokens } = await opened(serving.url, { ...short, lobby: { seat: 'away' } });
    const home = new Page(server, match, tokens.home ?? '', 'home-page').follow();
    await home.claim();
    const another = { v: 1, do: 'open', plan: { ...short, lobby: { seat: 'away' } } };
    expect(await post(`${serving.url}/api/matches`, another)).toMatchObject({
      status: 429,
      body: { code: 'too-many' },
    });
    const lobby = await ask(`${serving.url}/api/lobby`);
    expect(lobby).toMatchObject({ status: 200, body: { challenges: [{ match, names: { home: 'home-page' } }] } });
    const join = { v: 1, do: 'join', key: 'joining-1', token: 'ab'.repeat(32), name: 'Bea', number: null };
    const at = `${serving.url}/api/matches/${match}`;
    expect(await post(`${at}/seat`, join)).toMatchObject({ status: 200, body: { type: 'joined', seat: 'away' } });
    const second = { ...join, token: 'cd'.repeat(32) };
    expect(await post(`${at}/seat`, second)).toMatchObject({ status: 409, body: { code: 'seat-taken' } });
    await home.until(({ sight }) => sight.phase === 'playing');
    expect(await ask(at)).toMatchObject({ status: 200, body: { sight: { viewer: 'watch' } } });
    const headers = { authorization: 'Bearer nonsense' };
    expect(await ask(at, { headers })).toMatchObject({ status: 401 });
    home.leave();
  });

  test('ends the streams of a match that both sides delete, and says why', async () => {
    const { match, home, away, watch } = await seated();
    for (const page of [home, away]) page.leave();
    const headers = { authorization: `Bearer ${watch}` };
    const at = `${serving.url}/api/matches/${match}`;
    const response = await fetch(`${at}/events`, { headers });
    await home.send({ do: 'concede' });
    const offered = await home.send({ do: 'offer', what: 'delete' });
    await away.send({ do: 'answer', offer: offered.sequence, accept: true });
    const told = (await response.text()).trim().split('\n').at(-1) ?? '';
    expect(JSON.parse(told.replace('data: ', ''))).toMatchObject({ type: 'refusal', code: 'deleted' });
    expect(await ask(at, { headers })).toMatchObject({ status: 410, body: { code: 'deleted' } });
  });

  test('says why a choice is not legal, and what was seen before a number of balls', async () => {
    const { match, home, away } = await seated();
    await playToTheEnd([home, away], stream(6, 6));
    const at = `${serving.url}/api/matches/${match}`;
    const headers = { authorization: `Bearer ${home.token}` };
    const why = { v: 1, do: 'why', step: 'core.toss.elect', choice: 'bat' };
    expect(await post(`${at}/why`, why, home.token)).toMatchObject({ status: 422, body: { code: 'match-over' } });
    expect(await post(`${at}/why`, { ...why, choice: undefined }, home.token)).toMatchObject({ status: 400 });
    expect(await ask(`${at}?balls=1`, { headers })).toMatchObject({
      status: 200,
      body: { sight: { phase: 'playing' } },
    });
    expect(await ask(`${at}?balls=-1`, { headers })).toMatchObject({ status: 400, body: { code: 'bad-request' } });
    for (const page of [home, away]) page.leave();
  });

  test('has headers that let nothing in, and serves a site beside', async () => {
    const api = await fetch(`${serving.url}/api/games`);
    expect(api.headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'");
    expect(api.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await api.json()).toMatchObject([{ id: 'hand', players: ['sixes'] }, { id: 'dice' }]);
    const page = await fetch(`${serving.url}/`);
    expect(await page.text()).toContain('<title>Howzat</title>');
    const screen = await fetch(`${serving.url}/online/some-match`, { headers: { accept: 'text/html,*/*' } });
    expect(await screen.text()).toContain('<title>Howzat</title>');
    expect(await ask(`${serving.url}/missing.js`)).toMatchObject({ status: 404 });
    for (const path of ['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json'])
      expect((await fetch(`${serving.url}${path}`)).status).toBeGreaterThanOrEqual(400);
  });

  test('tells whether it is alive and ready', async () => {
    expect(await ask(`${serving.url}/health/live`)).toEqual({ status: 200, body: { live: true } });
    expect(await ask(`${serving.url}/health/ready`)).toEqual({ status: 200, body: { ready: true } });
  });
});

/** A server whose matches are gone with it. */
async function inMemory(of: Limits): Promise<Serving> {
  const random = (bytes: number): Uint8Array => randomBytes(bytes);
  const host = new Host({ games, store: new MemoryStore(), now: Date.now, random });
  const app = await createServer({ host, games, ready: async () => {}, limits: of, logs: false });
  const close = async (): Promise<void> => {
    // a request that was refused before its body was read keeps its connection, as `serve` knows
    const cutOff = setTimeout(() => app.server.closeAllConnections(), 500);
    await app.close();
    clearTimeout(cutOff);
  };
  return { url: await app.listen({ port: 0, host: '127.0.0.1' }), close };
}

describe('the limits of a server', () => {
  test('hold for each address: matches, requests and streams', async () => {
    const strict = { ...usualLimits, requests: 8, opened: 2, streams: 1 };
    const own = await inMemory(strict);
    const { match, tokens } = await opened(own.url, short);
    await opened(own.url, short);
    expect(await post(`${own.url}/api/matches`, { v: 1 })).toMatchObject({ status: 429, body: { code: 'too-many' } });
    const events = `${own.url}/api/matches/${match}/events`;
    const headers = { authorization: `Bearer ${tokens.home}` };
    const stop = new AbortController();
    const first = await fetch(events, { headers, signal: stop.signal });
    expect(first.status).toBe(200);
    expect(await ask(events, { headers })).toMatchObject({ status: 429, body: { code: 'too-many' } });
    stop.abort();
    await expect.poll(async () => (await ask(`${own.url}/api/games`)).status).toBe(429);
    await own.close();
  });

  test('end no match: a server that closes ends its streams', async () => {
    const own = await inMemory(limits);
    const { match, tokens } = await opened(own.url, short);
    const headers = { authorization: `Bearer ${tokens.home}` };
    const response = await fetch(`${own.url}/api/matches/${match}/events`, { headers });
    const closed = own.close();
    let text = '';
    for await (const chunk of response.body ?? []) text += new TextDecoder().decode(chunk);
    expect(text).toContain('"type":"sight"');
    await closed;
  });
});
