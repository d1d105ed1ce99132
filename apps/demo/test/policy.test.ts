import { readdirSync, statSync } from 'node:fs';
import { request as ask, createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import sirv from 'sirv';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { variants } from '../src/variants.js';
import { type App, openApp } from './browser.js';
import { sampled } from './depth.js';
import { importing, setUp } from './opening.js';
import { tagsOf } from './parts.js';
import { playBall } from './playing.js';
import { finishedRecord } from './records.js';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(async () => app?.close());

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: number;
}

/** Asks the server for a path as it stands, which no browser would send like that. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = new URL(app.address);
  return new Promise((resolve, reject) => {
    const asked = ask({ port, path, headers, method, agent: false }, (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes }));
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** Sends a request line by hand; gives the status. */
function raw(line: string): Promise<number> {
  const { port } = new URL(app.address);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), 'localhost', () =>
      socket.write(`${line}\r\nHost: x\r\nConnection: close\r\n\r\n`),
    );
    let text = '';
    socket.on('data', (part) => {
      text += part;
    });
    socket.on('error', reject);
    socket.on('end', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0)));
  });
}

const assets = (): readonly string[] => readdirSync(`${dist}assets`).filter((name) => /\.(js|css)$/.test(name));
const assetOf = (start: string): string => `/assets/${assets().find((name) => name.startsWith(start))}`;
const policyOf = ({ headers }: Answer): string => String(headers['content-security-policy']);

describe('the headers', () => {
  test.each(['/', '/new/ccsl', '/lab', '/sw.js', '/icon.svg', '/no-such-file.js'])(
    '%s is served under a policy that makes no code of text, with the headers that go with it',
    async (path) => {
      const answer = await get(path);
      const policy = policyOf(answer);
      expect(policy).not.toMatch(/unsafe/);
      for (const part of [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ])
        expect(policy).toContain(part);
      expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
      });
    },
  );

  test('the workers that simulate may make code, and no other script', async () => {
    for (const name of assets()) {
      const policy = policyOf(await get(`/assets/${name}`));
      const simulates = /^(bench|adviser)\.worker-/.test(name);
      expect([name, policy.includes("'unsafe-eval'")]).toEqual([name, simulates]);
      expect(policy).not.toMatch(/unsafe-inline/);
    }
    expect(assets().filter((name) => /^(bench|adviser)\.worker-/.test(name))).toHaveLength(2);
  });

  test('what is named by its content is kept for good, and everything else is asked for again', async () => {
    expect((await get(assetOf('index-'))).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const path of ['/', '/lab', '/sw.js', '/begin.js', '/manifest.webmanifest', '/icon.svg'])
      expect([path, (await get(path)).headers['cache-control']]).toEqual([path, 'no-cache']);
  });
});

describe('compression', () => {
  test('goes out as brotli or gzip, whichever is asked for, and as it is where nothing is', async () => {
    const path = assetOf('index-');
    const [plain, gzip, brotli] = await Promise.all([
      get(path),
      get(path, { 'accept-encoding': 'gzip' }),
      get(path, { 'accept-encoding': 'gzip, deflate, br' }),
    ]);
    expect([plain, gzip, brotli].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'gzip', 'br']);
    expect(plain.bytes).toBe(statSync(`${dist}${path}`).size);
    expect(gzip.bytes).toBeLessThan(0.5 * plain.bytes);
    expect(brotli.bytes).toBeLessThanOrEqual(gzip.bytes);
    for (const { headers } of [gzip, brotli]) expect(headers.vary).toMatch(/accept-encoding/i);
    for (const other of ['/', '/sw.js'])
      expect((await get(other, { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
  });

  test('the JavaScript of the first page is some 130 kB on its way', async () => {
    const { page, context } = await app.visit();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const scripts = new Set<string>();
    let sent = 0;
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (/javascript/.test(response.mimeType)) scripts.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) sent += encodedDataLength;
    });
    await page.goto(app.address, { waitUntil: 'networkidle' });
    expect(sent).toBeGreaterThan(50_000);
    expect(sent).toBeLessThan(150_000);
    await context.close();
  });
});

describe('addresses that nobody should send', () => {
  test.each([
    'GET /../package.json HTTP/1.1',
    'GET /..%2f..%2fpackage.json HTTP/1.1',
    'GET /%2e%2e/%2e%2e/package.json HTTP/1.1',
    'GET /assets/..%5c..%5cpackage.json HTTP/1.1',
    'GET /docs/../../../package.json HTTP/1.1',
    'GET /docs/..%2f..%2fpackage.json HTTP/1.1',
  ])('%s leads out of the folder for nobody', async (line) => {
    expect([400, 404]).toContain(await raw(line));
  });

  test.each([
    'GET // HTTP/1.1',
    'GET /% HTTP/1.1',
    'GET /%zz.js HTTP/1.1',
    'GET /%00.js HTTP/1.1',
    'GET http://[ HTTP/1.1',
  ])('%s is refused, and the server goes on', async (line) => {
    expect(await raw(line)).toBe(400);
    expect((await get('/')).status).toBe(200);
  });

  test.each(['POST', 'PUT', 'DELETE'])('%s is not allowed', async (method) => {
    const { status, headers } = await get('/', {}, method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

/** Collects what breaks the policy on a page, from its first moment. */
async function watch(page: Page): Promise<() => Promise<readonly string[]>> {
  const broken: string[] = [];
  await page.exposeFunction('tellBroken', (what: string) => void broken.push(what));
  await page.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ violatedDirective, blockedURI, sourceFile, lineNumber, sample }) =>
        (globalThis as unknown as { tellBroken(what: string): void }).tellBroken(
          `${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber} ${sample}`,
        ),
    );
  });
  return async () => {
    await page.waitForTimeout(200);
    return broken;
  };
}

describe('under the policy', () => {
  test.each(
    sampled(['/', '/new', '/new/hand-cricket', '/lab', '/rules/hand-cricket', '/nowhere', '/match/none', '/replay'], 2),
  )('%s breaks nothing of it', async (path) => {
    const { page, context, complaints } = await app.visit();
    const broken = await watch(page);
    await page.goto(new URL(path, app.address).href, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await broken()).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  for (const { id, title } of sampled(variants, 1))
    test(`${title} is played, with everything that can be opened`, tagsOf(id), async () => {
      const { page, context, complaints } = await app.visit();
      const broken = await watch(page);
      await page.goto(app.address);
      await page.getByRole('button', { name: `Play now : ${title}`, exact: true }).click();
      await playBall(page);
      expect(await broken()).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    });

  test('the book with its charts, the statechart, a dialog, a menu and a hint', async () => {
    const { page, context, complaints } = await app.visit();
    const broken = await watch(page);
    await importing(app, page, 'match.json', JSON.stringify(finishedRecord()));
    await page.locator('[data-result]').waitFor();
    await page.getByRole('button', { name: 'Scorebook' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('tab', { name: 'Charts' }).click();
    await dialog.getByRole('img', { name: /^Worm/ }).waitFor();
    const chart = dialog.getByRole('img', { name: /^The chance to win/ });
    await chart.waitFor();
    // a finger on a chart brings up its tooltip
    await dialog.getByRole('img', { name: /^Manhattan/ }).hover();
    // behind a dialog nothing scrolls
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).not.toBe('hidden');
    await page.getByRole('button', { name: 'Match menu' }).click();
    await page.getByRole('menuitem', { name: 'Statechart' }).click();
    await page.locator('[data-place]').waitFor();
    await page.keyboard.press('Escape');
    expect(await broken()).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('text is not made into code in the page, nor in the worker of a match', async () => {
    const { page, context } = await app.visit();
    await importing(app, page, 'match.json', JSON.stringify(finishedRecord()));
    await page.locator('[data-result]').waitFor();
    // a turn later, for what the test itself calls is exempt from the policy
    const refused = (): Promise<readonly string[]> =>
      Promise.all(
        [() => Reflect.get(globalThis, 'eval')('6 * 7'), () => new Function('return 6 * 7')()].map(
          (make) =>
            new Promise<string>((resolve) =>
              setTimeout(() => {
                try {
                  resolve(String(make()));
                } catch (error) {
                  resolve((error as Error).name);
                }
              }),
            ),
        ),
      );
    expect(await page.evaluate(refused)).toEqual(['EvalError', 'EvalError']);
    const [worker] = page.workers();
    expect(await worker?.evaluate(refused)).toEqual(['EvalError', 'EvalError']);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "taken over"';
      document.head.append(script);
    });
    expect(await page.title()).not.toBe('taken over');
    await context.close();
  });
});

/** What the lab says of how it plays. */
async function labPlays(page: Page): Promise<string | null> {
  await page.getByText('House rules', { exact: true }).click();
  await page.getByRole('checkbox', { name: /^Golden ball/ }).check();
  await page.getByLabel('Matches each way').selectOption('100');
  await page.getByRole('button', { name: 'Play them' }).click();
  await page.locator('[data-outcome="done"]').waitFor();
  const slow = page.locator('[data-interprets]');
  return (await slow.count()) > 0 ? await slow.textContent() : null;
}

describe('the lab', () => {
  test('makes code of the rules where the server allows it', async () => {
    const { page, context, complaints } = await app.visit();
    await page.goto(`${app.address}lab/hand-cricket`);
    expect(await labPlays(page)).toBeNull();
    expect(complaints).toEqual([]);
    await context.close();
  });

  describe('on a server that sends no headers of ours', () => {
    let plain: Server;
    let address = '';
    beforeAll(async () => {
      plain = createServer(sirv(dist, { single: true })).listen(0);
      const bound = plain.address();
      address = `http://localhost:${typeof bound === 'object' ? bound?.port : ''}/`;
    });
    afterAll(() => plain?.close());

    test('plays the rules step by step, and says so', async () => {
      const { page, context, complaints } = await app.visit();
      const broken = await watch(page);
      await page.goto(`${address}lab/hand-cricket`);
      expect(await labPlays(page)).toMatch(/step by step/);
      expect(await broken()).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    });

    test('the page brings its policy itself', async () => {
      const { page, context } = await app.visit();
      await page.goto(address);
      const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
      const served = policyOf(await get('/'));
      expect(served).toBe(`${policy}; frame-ancestors 'none'`);
      await context.close();
    });
  });
});

describe('the setup', () => {
  test('is used under the policy: sliders, folds, a file', { tags: ['cubes'] }, async () => {
    const { page, context, complaints } = await app.visit();
    const broken = await watch(page);
    await setUp(app, page, 'cubes');
    for (const fold of ['House rules', 'Rulings', 'Numbers and switches'])
      await page.getByText(fold, { exact: true }).first().click();
    expect(await broken()).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
