import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Host, MemoryStore, type Opened, type Refused } from '@howzat/host';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createServer } from '../src/http/server.js';
import { serve, usualLimits } from '../src/index.js';
import { games, short } from './games.js';
import { ask } from './page.js';

const lines: string[] = [];
const store = new MemoryStore();
let app: FastifyInstance;

beforeAll(async () => {
  const host = new Host({ games, store, now: Date.now, random: (bytes) => randomBytes(bytes) });
  const logs = { write: (line: string) => void lines.push(line) };
  const limits = { ...usualLimits, requests: 1_000, opened: 1_000 };
  app = await createServer({ host, games, ready: async () => {}, limits, logs, metrics: true });
});
afterAll(async () => {
  // the stream that a test has left is not idle yet
  app.server.closeAllConnections();
  await app.close();
});

/** A request with a token, as JSON. */
async function send(method: 'GET' | 'POST', url: string, token: string, payload?: object) {
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' };
  return app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
}

/** A match with one seat claimed. */
async function opened(): Promise<Opened> {
  const { match, tokens } = (await send('POST', '/api/matches', '', { v: 1, do: 'open', plan: short })).json<Opened>();
  const claim = { v: 1, do: 'claim', key: 'claiming-1', name: 'A Secretive Name', number: 'ab'.repeat(32) };
  await send('POST', `/api/matches/${match}`, tokens.home ?? '', claim);
  return { match, tokens } as Opened;
}

describe('what a server writes to its log', () => {
  test('holds no token, name or number, and nothing of the row that a database did not take', async () => {
    const { match, tokens } = await opened();
    const append = store.append;
    store.append = () =>
      Promise.reject(Object.assign(new Error('no space'), { code: '53100', detail: 'the row: whose secret' }));
    const concede = { v: 1, do: 'claim', key: 'claiming-2', name: 'Another Name', number: null };
    const failed = await send('POST', `/api/matches/${match}`, tokens.away ?? '', concede);
    store.append = append;
    expect(failed.statusCode).toBe(503);
    expect(failed.json()).toMatchObject({ code: 'unavailable' });
    await send('GET', `/api/matches/${match}`, tokens.watch);
    const text = lines.join('');
    expect(text).toContain('no space');
    expect(text).toContain('53100');
    const secrets = [
      ...Object.values(tokens),
      'A Secretive Name',
      'Another Name',
      'ab'.repeat(32),
      'whose secret',
      'Bearer',
    ];
    for (const secret of secrets) expect(text).not.toContain(secret);
    // and one line says which request failed
    expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
      expect.objectContaining({ msg: 'a request failed' }),
    );
  });
});

describe('a database that goes away, or whose disk is full', () => {
  test.each([
    ['reads', ['match', 'events', 'listed'], 'ECONNREFUSED'],
    ['writes', ['create', 'append', 'seat'], '53100'],
  ] as const)('refuses %s as such, and answers the same requests when it is back', async (kind, ways, code) => {
    const { match, tokens } = await opened();
    const plan = { ...short, lobby: { seat: 'away' } };
    const listed = (await send('POST', '/api/matches', '', { v: 1, do: 'open', plan })).json<Opened>();
    const claim = { v: 1, do: 'claim', key: 'claiming-2', name: 'Ben', number: null };
    await send('POST', `/api/matches/${listed.match}`, listed.tokens.home ?? '', claim);
    // a node that has none of it in memory
    const host = new Host({ games, store, now: Date.now, random: (bytes) => randomBytes(bytes) });
    const limits = { ...usualLimits, requests: 1_000, opened: 1_000 };
    const own = await createServer({ host, games, ready: async () => {}, limits, logs: false });
    const ask = async (method: 'GET' | 'POST', url: string, token: string | null, payload?: object) => {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await own.inject({ method, url, headers, ...(payload ? { payload } : {}) });
      return { status: answer.statusCode, body: answer.json<Refused>() };
    };
    const at = `/api/matches/${match}`;
    const join = { v: 1, do: 'join', key: 'joining-01', token: 'ef'.repeat(32), name: 'Cat', number: null };
    const writes = [
      () => ask('POST', at, tokens.away, claim),
      () => ask('POST', `/api/matches/${listed.match}/seat`, null, join),
    ];
    const others = {
      reads: [at, `${at}?balls=1`, `${at}/rules`, '/api/lobby'].map((url) => () => ask('GET', url, tokens.home)),
      writes: [() => ask('POST', '/api/matches', null, { v: 1, do: 'open', plan: short })],
    };
    const requests = [...others[kind], ...writes];
    const before = (await send('GET', at, tokens.watch)).body;
    for (const way of ways) vi.spyOn(store, way).mockRejectedValue(Object.assign(new Error('away'), { code }));
    for (const request of requests) {
      const { status, body } = await request();
      expect({ status, body }).toMatchObject({ status: 503, body: { v: 1, type: 'refusal', code: 'unavailable' } });
      expect(body.message).toBe('The storage does not answer. The match is as it was; send the same request again.');
    }
    vi.restoreAllMocks();
    expect((await send('GET', at, tokens.watch)).body).toBe(before);
    for (const request of requests) expect((await request()).status).toBeLessThan(300);
    await own.close();
  });
});

describe('what a server counts', () => {
  test('is told by the code of answers, without a match or a name', async () => {
    const { match, tokens } = await opened();
    await send('POST', `/api/matches/${match}`, tokens.watch, { v: 1, do: 'concede', key: 'conceding-1' });
    const { headers, body } = await app.inject('/metrics');
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(body).toMatch(/howzat_answers_total\{code="opened"\} \d/);
    expect(body).toMatch(/howzat_answers_total\{code="wrong-seat"\} 1/);
    expect(body).toMatch(/howzat_request_seconds_count \d/);
    expect(body).toContain('howzat_streams 0');
    for (const secret of [match, tokens.watch, 'Secretive']) expect(body).not.toContain(secret);
  });
});

describe('the description of the addresses', () => {
  test('is OpenAPI, names them all, and tells requests by the schemas by which they are read', async () => {
    const api = (await app.inject('/api/openapi.json')).json();
    expect(api.openapi).toBe('3.1.0');
    expect(Object.keys(api.paths).sort()).toEqual([
      '/api/games',
      '/api/lobby',
      '/api/matches',
      '/api/matches/{match}',
      '/api/matches/{match}/events',
      '/api/matches/{match}/push',
      '/api/matches/{match}/record',
      '/api/matches/{match}/rules',
      '/api/matches/{match}/seat',
      '/api/matches/{match}/why',
      '/api/push',
    ]);
    for (const path of Object.values<Record<string, { readonly summary: string }>>(api.paths))
      for (const { summary } of Object.values(path)) expect(summary).toMatch(/^[A-Z]/);
    const body = JSON.stringify(api.paths['/api/matches/{match}'].post.requestBody);
    for (const does of ['claim', 'choose', 'take-back', 'howzat']) expect(body).toContain(`"${does}"`);
  });
});

describe('what is large', () => {
  test('is compressed, but no token and no stream', async () => {
    const { match, tokens } = await opened();
    expect((await send('GET', '/api/openapi.json', '')).headers['content-encoding']).toBe('gzip');
    const small = await send('POST', '/api/matches', '', { v: 1, do: 'open', plan: short });
    expect(small.headers['content-encoding']).toBeUndefined();
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const stop = new AbortController();
    const headers = { authorization: `Bearer ${tokens.watch}` };
    const stream = await fetch(`${url}/api/matches/${match}/events`, { headers, signal: stop.signal });
    expect(stream.headers.get('content-encoding')).toBeNull();
    stop.abort();
  });
});

describe('a server that ends', () => {
  const folder = mkdtempSync(join(tmpdir(), 'howzat-begun-'));
  const settings = { games, folder: join(folder, 'matches'), port: 0, logs: false };
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('has its folder to itself, has let go of it where it could not begin, and says beforehand that it ends', async () => {
    await expect(serve({ ...settings, site: 'not/absolute' })).rejects.toThrow(/absolute/);
    const own = await serve(settings);
    await expect(serve(settings), 'a second process at the same folder').rejects.toThrow(
      /is in use by another process/,
    );
    expect((await ask(`${own.url}/health/ready`)).status).toBe(200);
    expect((await fetch(`${own.url}/metrics`)).status).toBe(404);
    const closed = own.close(1_000);
    expect(await ask(`${own.url}/health/ready`)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect((await ask(`${own.url}/health/live`)).status).toBe(200);
    expect((await ask(`${own.url}/api/lobby`)).status).toBe(200);
    await closed;
    await expect(fetch(`${own.url}/health/live`)).rejects.toThrow();
  });
});
