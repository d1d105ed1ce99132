import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PushService } from '../../../packages/server/test/push-service.js';
import { type App, openApp } from './browser.js';
import { invited, sitDown } from './far.js';
import { answer } from './playing.js';

let app: App;
let service: PushService;
beforeAll(async () => {
  service = await PushService.start();
  app = await openApp(null, { folder: null, push: { contact: 'mailto:us@example.org' } });
});
afterAll(async () => {
  await app?.close();
  await service?.stop();
});

/** Has the browser of a page subscribe to web push as if it had a push service: a browser without an account has none. */
async function subscribing(
  context: BrowserContext,
  { endpoint, keys }: ReturnType<PushService['device']>,
): Promise<void> {
  await context.addInitScript(
    ([at, p256dh, auth]) => {
      let subscription: PushSubscription | null = null;
      // one without a screen refuses notices, whatever it is told
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
      PushManager.prototype.getSubscription = async () => subscription;
      PushManager.prototype.subscribe = async (options) => {
        const text = String(options?.applicationServerKey).replaceAll('-', '+').replaceAll('_', '/');
        const { buffer } = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
        const unsubscribe = async (): Promise<boolean> => {
          subscription = null;
          return true;
        };
        subscription = {
          endpoint: at,
          options: { applicationServerKey: buffer, userVisibleOnly: true },
          toJSON: () => ({ endpoint: at, keys: { p256dh, auth } }),
          unsubscribe,
        } as unknown as PushSubscription;
        return subscription;
      };
    },
    [endpoint, keys.p256dh, keys.auth] as const,
  );
}

/** Has the service worker of a page hear what a push service sends. */
async function deliver(context: BrowserContext, page: Page, data: string): Promise<void> {
  const worker = await context.newCDPSession(page);
  const registered: string[] = [];
  worker.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) =>
    registered.push(...registrations.map(({ registrationId }) => registrationId)),
  );
  await worker.send('ServiceWorker.enable');
  await expect.poll(() => registered[0]).toBeDefined();
  const [registrationId = ''] = registered;
  const { origin } = new URL(page.url());
  await worker.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

/** What a service worker has shown. */
interface Shown {
  shown: { readonly say: string; readonly data: unknown }[];
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { openWindow(path: string): Promise<null> };
}

/** In a service worker: keeps what it shows, for a browser without a screen shows nothing. */
function showing(): void {
  const scope = globalThis as unknown as Shown;
  scope.shown = [];
  scope.registration.showNotification = async (title, { body, data } = {}) => {
    scope.shown.push({ say: `${title}: ${body}`, data });
  };
}

/** In a service worker: somebody presses what it showed last. Gives the address that it opens. */
function pressed(): Promise<string> {
  const scope = globalThis as unknown as Shown;
  return new Promise((resolve) => {
    scope.clients.openWindow = async (path) => {
      resolve(path);
      return null;
    };
    const notification = { data: scope.shown.at(-1)?.data, close: () => {} };
    dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: () => {} }));
  });
}

test('whoever is away is told by web push, and comes to the match by it', async () => {
  const ann = await app.visit({ serviceWorkers: 'allow' });
  const ben = await app.visit();
  const device = service.device('ann');
  await subscribing(ann.context, device);
  await ben.context.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'Notification');
  });
  const link = await invited(app.address, ann.page, 'ccsl', 'one-over');
  await ann.page.getByText('This device tells you when it is your turn, also when no page is open.').waitFor();
  await ann.page.getByRole('button', { name: 'Do not tell me any more' }).click();
  await ann.page.getByRole('button', { name: 'Tell me when it is my turn' }).click();
  await ann.page.getByText('also when no page is open').waitFor();
  await ann.page.goto(app.address);
  await sitDown(ben.page, link, 'Ben');
  // until it is the turn of nobody but Ann
  const asks = ben.page.locator('[data-ask] button:not(:disabled)');
  for (let turn = 0; service.notices.length === 0 && turn < 40; turn++) {
    if ((await asks.count()) > 0) await answer(ben.page, turn);
    await ben.page.waitForTimeout(250);
  }
  const [notice] = service.notices;
  expect(notice?.to).toBe(device.endpoint);
  const { text = '' } = notice ?? {};
  expect(JSON.parse(text)).toMatchObject({ side: 'home', match: new URL(link).pathname.split('/').at(-1) });
  const [worker] = ann.context.serviceWorkers();
  if (!worker) throw new Error('There is no service worker.');
  await worker.evaluate(showing);
  await deliver(ann.context, ann.page, text);
  const notes = () => worker.evaluate(() => (globalThis as unknown as Shown).shown.map(({ say }) => say));
  await expect.poll(notes).toEqual([expect.stringMatching(/^Your turn: It is your turn in .+\.$/)]);
  await ann.page.goto(`${app.address}${(await worker.evaluate(pressed)).slice(1)}`);
  await ann.page.locator('[data-ask] button:not(:disabled)').first().waitFor();
  // in front of the match nobody is told of it
  await deliver(ann.context, ann.page, text);
  expect(await notes()).toHaveLength(1);
  await ben.page.getByRole('button', { name: /The other side/ }).click();
  await ben.page.getByText('This browser cannot say when it is your turn.').waitFor();
  expect([...ann.complaints, ...ben.complaints]).toEqual([]);
  for (const { context } of [ann, ben]) await context.close();
});
