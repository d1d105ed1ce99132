import { variants } from '../variants.js';
import { words } from './words.js';

/** Where the words lie for the service worker, which reads them in `public/push.js`. */
const place = { cache: 'howzat-notices', path: '/notice-words.json' } as const;

/**
 * Keeps on the device what a notice says, in the language of this page: the server knows no language, and its message comes when no page
 * may be open.
 * @throws what the storage of the browser throws
 */
export async function keepNoticeWords(): Promise<void> {
  const said = {
    lang: document.documentElement.lang,
    title: words.turn,
    body: words.turnIn('{game}'),
    games: Object.fromEntries(variants.map(({ id, title }) => [id, title])),
  };
  const cache = await caches.open(place.cache);
  await cache.put(place.path, new Response(JSON.stringify(said)));
}
