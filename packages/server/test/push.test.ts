import { randomBytes } from 'node:crypto';
import type { Side } from '@howzat/core';
import { Host, type Opened, type Refused, type SightMessage } from '@howzat/host';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer } from '../src/http/server.js';
import { type OpenStore, openPgliteStore, serve, usualLimits } from '../src/index.js';
import { openPush } from '../src/push/open-push.js';
import type { Device, Push } from '../src/push/push.js';
import { games, short } from './games.js';
import { PushService } from './push-service.js';

const contact = 'mailto:us@example.org';
const sides = ['home', 'away'] as const;
const limits = { ...usualLimits, requests: 10_000, opened: 1_000 };
const random = (bytes: number): Uint8Array => randomBytes(bytes);

let service: PushService;
let store: OpenStore;
let push: Push;
let host: Host;
let app: FastifyInstance;
let now = 1_764_000_000_000;
const failed: string[] = [];

beforeAll(async () => {
  service = await PushService.start();
  store = await openPgliteStore(null);
  push = await openPush(store, contact, 3);
  host = new Host({
    games,
    store,
    now: () => now,
    random,
    turn: ({ match, side, game }) => void push.tell(match, side, game).then((why) => failed.push(...why)),
  });
  app = await createServer({ host, games, push, ready: async () => {}, limits, logs: false });
});
afterAll(async () => {
  await app.close();
  host.close();
  await store.close();
  await service.stop();
});

async function send<T>(url: string, token: string, payload?: object): Promise<{ status: number; body: T }> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await app.inject({ method: payload ? 'POST' : 'GET', url, headers, ...(payload ? { payload } : {}) });
  return { status: answer.statusCode, body: answer.json<T>() };
}

/** A match with its links. */
async function begun() {
  const { match, tokens } = (await send<Opened>('/api/matches', '', { v: 1, do: 'open', plan: short })).body;
  return { match, url: `/api/matches/${match}`, watch: tokens.watch, home: tokens.home ?? '', away: tokens.away ?? '' };
}
type Match = Awaited<ReturnType<typeof begun>>;

const tell = (match: Match, side: Side, device: Device) =>
  send<Refused>(`${match.url}/push`, match[side], { v: 1, do: 'tell', device });

/** Both sit down, the one who is asked first before the other; gives the side that is asked and was not the last to do something. */
async function asked(match: Match): Promise<Side> {
  for (const side of sides)
    await send(match.url, match[side], { v: 1, do: 'claim', key: 'claiming-1', name: side, number: null });
  for (let n = 0; n < 50; n++) {
    const { body } = await send<SightMessage>(match.url, match.watch);
    const { waiting } = body.sight;
    const open = waiting?.kind === 'decisions' ? waiting.open.filter(({ made }) => !made) : [];
    const [first] = open;
    if (!first) throw new Error('Nobody is asked.');
    const seen = (await send<SightMessage>(match.url, match[first.side])).body.sight.questions[0];
    const choice = seen?.domain.kind === 'oneOf' ? seen.domain.items[0] : 1;
    const request = { v: 1, do: 'choose', key: `choosing-${n}`, answers: body.sequence, step: first.step, choice };
    await send(match.url, match[first.side], request);
    const after = (await send<SightMessage>(match.url, match.watch)).body.sight.waiting;
    const other = first.side === 'home' ? 'away' : 'home';
    if (after?.kind === 'decisions' && after.open.some(({ side, made }) => side === other && !made)) return other;
  }
  throw new Error('It was never the turn of the other.');
}

/** Time goes on until whoever is away is told. */
async function aMomentLater(): Promise<void> {
  now += 3_000;
  await host.beat();
}

describe('web push', () => {
  test('tells a side that is away, on each of its devices, and gives nothing else away', async () => {
    const match = await begun();
    expect((await send('/api/push', '')).body).toEqual({ v: 1, type: 'push', key: push.publicKey });
    const devices = { home: [] as Device[], away: [] as Device[] };
    for (const side of sides)
      for (const name of ['phone', 'tablet']) {
        const device = service.device(`${side}-${name}`);
        devices[side].push(device);
        expect(await tell(match, side, device)).toMatchObject({ status: 200, body: { type: 'receipt' } });
      }
    const side = await asked(match);
    expect(service.notices).toEqual([]);
    await aMomentLater();
    await expect.poll(() => service.notices).toHaveLength(2);
    const to = service.notices.map((notice) => notice.to).sort();
    expect(to).toEqual(devices[side].map(({ endpoint }) => endpoint).sort());
    for (const { text, claims, topic } of service.notices) {
      expect(JSON.parse(text)).toEqual({ match: match.match, side, game: games[0]?.variant.title });
      expect(claims).toMatchObject({ aud: 'https://updates.push.services.mozilla.com', sub: contact });
      expect(match.match).not.toContain(topic);
    }
    expect(new Set(service.notices.map(({ topic }) => topic)).size).toBe(2);
  });

  test('forgets a device that is gone, keeps one that cannot be reached, and writes no address to a log', async () => {
    const match = await begun();
    const answers = { gone: 410, unknown: 404, busy: 503, broken: 0 };
    const left = async (side: Side): Promise<readonly string[]> =>
      (await store.devices(match.match, side)).map(({ endpoint }) => endpoint.split('/').at(-1) ?? '');
    const side = await asked(match);
    for (const [name, status] of Object.entries(answers)) {
      const device = service.device(`${match.match}-${name}`);
      service.answers.set(device.endpoint, status);
      // beside the limit of what a page may ask for
      await store.addDevice(match.match, side, device, 1, 10);
    }
    await aMomentLater();
    await expect.poll(() => left(side)).toHaveLength(2);
    expect([...(await left(side))].sort()).toEqual([`${match.match}-broken`, `${match.match}-busy`]);
    await expect.poll(() => failed).toHaveLength(2);
    expect(failed.join('\n')).toMatch(/^updates\.push\.services\.mozilla\.com: (it answered 503|ECONNRESET)$/m);
    expect(failed.join('\n')).not.toContain(match.match);
  });

  test('ends for a device that a seat gives up, with the match, and when it is over', async () => {
    const match = await begun();
    const devices = sides.map((side) => service.device(`${match.match}-${side}`));
    for (const [n, side] of sides.entries()) for (const device of devices.slice(n)) await tell(match, side, device);
    const endpoint = devices[1]?.endpoint ?? '';
    const no = { v: 1, do: 'tell-no-more', endpoint };
    expect(await send(`${match.url}/push`, match.home, no)).toMatchObject({ status: 200, body: { type: 'receipt' } });
    expect(await store.devices(match.match, 'home')).toEqual([devices[0]]);
    expect(await store.devices(match.match, 'away')).toEqual([devices[1]]);
    await store.dropDevicesOfTheOver();
    expect(await store.devices(match.match, 'away')).toHaveLength(1);
    await asked(match);
    await send(match.url, match.home, { v: 1, do: 'concede', key: 'conceding-1' });
    await store.dropDevicesOfTheOver();
    expect(await store.devices(match.match, 'away')).toEqual([]);
    const other = await begun();
    await tell(other, 'home', service.device(`${match.match}-other`));
    await store.remove(other.match);
    expect(await store.devices(other.match, 'home')).toEqual([]);
  });

  test('has so many devices of a seat, the newest ones', async () => {
    const match = await begun();
    const devices = [0, 1, 2, 3, 4].map((n) => service.device(`${match.match}-${n}`));
    for (const [n, device] of devices.entries()) await store.addDevice(match.match, 'home', device, 1_000 + n, 3);
    // one that asks again is no other one
    const [, , third] = devices;
    if (third) await store.addDevice(match.match, 'home', third, 2_000, 3);
    expect(await store.devices(match.match, 'home')).toEqual([devices[2], devices[4], devices[3]]);
  });

  test.each([
    ['no https', 'http://fcm.googleapis.com/x'],
    ['this machine', 'https://127.0.0.1/x'],
    ['this machine by name', 'https://localhost/x'],
    ['this machine as one number', 'https://2130706433/x'],
    ['this machine in IPv6', 'https://[::1]/x'],
    ['a network of its own', 'https://10.0.0.7/x'],
    ['what clouds tell their machines', 'https://169.254.169.254/latest/meta-data'],
    ['somebody else', 'https://push.example.org/x'],
    ['a name that goes on', 'https://fcm.googleapis.com.example.org/x'],
    ['a name that begins otherwise', 'https://evilpush.services.mozilla.com.example.org/x'],
    ['a name that only ends so', 'https://example-push.apple.com.evil.org/x'],
    ['a port', 'https://fcm.googleapis.com:8443/x'],
    ['a password', 'https://somebody:secret@fcm.googleapis.com/x'],
    ['another name in front', 'https://fcm.googleapis.com@127.0.0.1/x'],
    ['no address', 'push'],
    ['something too long', `https://fcm.googleapis.com/${'x'.repeat(1_000)}`],
  ])('goes nowhere with %s', async (_, endpoint) => {
    const match = await begun();
    const { status, body } = await tell(match, 'home', { ...service.device('any'), endpoint });
    expect({ status, body }).toMatchObject({ status: 400, body: { code: 'bad-request' } });
    expect(body.message).toMatch(/^device\.endpoint is wrong: .*\.$/);
    expect(await store.devices(match.match, 'home')).toEqual([]);
  });

  test('refuses what it cannot encrypt for, what is no request, and who has no seat', async () => {
    const match = await begun();
    const device = service.device('any');
    const { endpoint, keys } = device;
    for (const wrong of [
      { endpoint, keys: { ...keys, p256dh: `B${'A'.repeat(86)}` } },
      { endpoint, keys: { ...keys, p256dh: '' } },
      { endpoint, keys: { ...keys, auth: 'short' } },
      { endpoint, keys: { p256dh: keys.p256dh } },
    ])
      expect(await tell(match, 'home', wrong as Device)).toMatchObject({ status: 400, body: { code: 'bad-request' } });
    for (const wrong of [
      {},
      { v: 1, do: 'tell' },
      { v: 1, do: 'shout', device },
      { v: 1, do: 'tell', device, more: 1 },
    ])
      expect(await send(`${match.url}/push`, match.home, wrong)).toMatchObject({ status: 400 });
    const request = { v: 1, do: 'tell', device };
    const refused = async (url: string, token: string) =>
      (await send<Refused>(`${url}/push`, token, request)).body.code;
    expect(await refused(match.url, match.watch)).toBe('wrong-seat');
    expect(await refused(match.url, 'ab'.repeat(32))).toBe('unknown-token');
    expect(await refused('/api/matches/nowhere', match.home)).toBe('unknown-match');
  });

  test.each(['fcm.googleapis.com', 'web.push.apple.com', 'wns2-par02p.notify.windows.com'])(
    'goes by %s too',
    async (of) => {
      const match = await begun();
      expect(await tell(match, 'home', service.device('any', of))).toMatchObject({ status: 200 });
    },
  );

  test('is signed by keys that stay the same, and made once for all nodes', async () => {
    const nodes = await Promise.all([1, 2].map(() => openPush(store, 'https://example.org/contact', 5)));
    expect(nodes.map(({ publicKey }) => publicKey)).toEqual([push.publicKey, push.publicKey]);
    await expect(openPush(store, 'us at example', 5)).rejects.toThrow(/want a contact: mailto:you@example.org/);
  });

  test('is off unless somebody says how they can be reached', async () => {
    const own = await createServer({ host, games, ready: async () => {}, limits, logs: false });
    expect((await own.inject('/api/push')).json()).toEqual({ v: 1, type: 'push', key: null });
    expect((await own.inject({ method: 'POST', url: '/api/matches/x/push', payload: {} })).statusCode).toBe(404);
    await own.close();
    const settings = { games, folder: null, port: 0, logs: false };
    await expect(serve({ ...settings, push: { contact: 'nobody' } })).rejects.toThrow(/want a contact/);
  });
});
