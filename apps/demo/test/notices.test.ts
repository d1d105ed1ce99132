import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { games } from '../src/language/hi/games.js';
import { online as hindi } from '../src/language/hi/online.js';

const script = readFileSync(new URL('../public/push.js', import.meta.url), 'utf8');

/** The matches of the device, as the database of the app has them. */
const kept = [{ match: 'm1', viewer: 'home', token: 't', plan: { variant: 'ccsl' } }];

/** What the service worker shows of a message, on a device whose pages have kept these words; null where none have. */
async function noticeOf(message: object, words: object | null): Promise<readonly unknown[]> {
  const shown: unknown[] = [];
  const heard: Record<string, (event: object) => void> = {};
  const database = {
    close: () => {},
    objectStoreNames: { contains: () => true },
    transaction: () => ({ objectStore: () => ({ getAll: () => answered(kept) }) }),
  };
  const scope = createContext({
    addEventListener: (type: string, hear: (event: object) => void) => {
      heard[type] = hear;
    },
    clients: { matchAll: async () => [] },
    caches: { match: async () => (words ? new Response(JSON.stringify(words)) : undefined) },
    indexedDB: { open: () => answered(database) },
    registration: {
      showNotification: async (title: string, { body, lang }: NotificationOptions) => shown.push(title, body, lang),
    },
  });
  runInContext(script, scope);
  let done: Promise<unknown> = Promise.resolve();
  heard.push?.({
    data: { json: () => message },
    waitUntil: (work: Promise<unknown>) => {
      done = work;
    },
  });
  await done;
  return shown;
}

/** A request of a database that is answered at once. */
function answered(result: unknown) {
  const request: { result: unknown; onsuccess?: () => void } = { result };
  queueMicrotask(() => request.onsuccess?.());
  return request;
}

const message = { match: 'm1', side: 'home', game: 'Cricket Card Strategy League' };

test('a notice is in English where no page has kept its words', async () => {
  expect(await noticeOf(message, null)).toEqual([
    'Your turn',
    'It is your turn in Cricket Card Strategy League.',
    'en',
  ]);
});

test('a notice is in the language of the device, and calls the game what the app calls it', async () => {
  const title = games.ccsl?.title ?? '';
  const said = { lang: 'hi', title: hindi.turn, body: hindi.turnIn('{game}'), games: { ccsl: title } };
  expect(await noticeOf(message, said)).toEqual([hindi.turn, hindi.turnIn(title), 'hi']);
  // a match that is not on this device is called what the server calls it
  const other = { ...message, match: 'm2', game: 'Tip and run' };
  expect(await noticeOf(other, said)).toEqual([hindi.turn, hindi.turnIn('Tip and run'), 'hi']);
});

test('the words that a page keeps are those that the service worker reads', async () => {
  const put: unknown[] = [];
  const stored = {
    open: async (name: string) => ({
      put: async (path: string, words: Response) => put.push(name, path, await words.json()),
    }),
  };
  const before = [Reflect.get(globalThis, 'caches'), Reflect.get(globalThis, 'document')];
  Object.assign(globalThis, { caches: stored, document: { documentElement: { lang: 'en' } } });
  try {
    const { keepNoticeWords } = await import('../src/online/notice-words.js');
    await keepNoticeWords();
  } finally {
    Object.assign(globalThis, { caches: before[0], document: before[1] });
  }
  const [cache, path, words] = put as [string, string, object];
  expect(script).toContain(`'${cache}'`);
  expect(script).toContain(`'${path}'`);
  expect(await noticeOf(message, words)).toEqual([
    'Your turn',
    'It is your turn in Cricket Card Strategy League.',
    'en',
  ]);
});
