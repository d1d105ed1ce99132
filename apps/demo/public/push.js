// A part of the service worker: says that it is somebody's turn, where the server tells so and no page of the match is in front. What comes names
// the match, the side and the game. The link of the seat is on this device alone, and so is the language: pages keep the words
// (src/online/notice-words.ts).
{
  /** The matches of this device, each with its link. */
  const links = () =>
    new Promise((resolve) => {
      const opening = indexedDB.open('howzat');
      opening.onerror = () => resolve([]);
      // there are none yet, and none are made here
      opening.onupgradeneeded = () => opening.transaction.abort();
      opening.onsuccess = () => {
        const database = opening.result;
        const end = (found) => {
          // a page that is newer may have to change it
          database.close();
          resolve(found);
        };
        if (!database.objectStoreNames.contains('online')) return end([]);
        const all = database.transaction('online').objectStore('online').getAll();
        all.onsuccess = () => end(all.result);
        all.onerror = () => end([]);
      };
    });

  /** The pages of a match that are open. */
  const pagesOf = async (match) => {
    const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    return pages.filter(({ url }) => new URL(url).pathname === `/online/${match}`);
  };

  /** What a notice says where no page has kept its words. */
  const inEnglish = { lang: 'en', title: 'Your turn', body: 'It is your turn in {game}.', games: {} };

  /** What a notice says in the language that this device speaks. */
  const wordsHere = async () => {
    try {
      const kept = await caches.match('/notice-words.json', { cacheName: 'howzat-notices' });
      return kept ? { ...inEnglish, ...(await kept.json()) } : inEnglish;
    } catch {
      return inEnglish;
    }
  };

  const tell = async ({ match, side, game }) => {
    const pages = await pagesOf(match);
    if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return;
    const { lang, title, body, games } = await wordsHere();
    const link = (await links()).find((each) => each.match === match);
    await registration.showNotification(title, {
      // a game that this app does not know is called what the server calls it
      body: body.replace('{game}', () => games[link?.plan?.variant] ?? game),
      lang,
      tag: `howzat-turn-${match}`,
      icon: '/icon-192.png',
      data: { match, side },
    });
  };

  const open = async ({ match, side }) => {
    const [page] = await pagesOf(match);
    if (page) return page.focus();
    const link = (await links()).find((each) => each.match === match && each.viewer === side);
    return clients.openWindow(link ? `/online/${match}#${link.token}` : '/');
  };

  addEventListener('push', (event) => {
    if (event.data) event.waitUntil(tell(event.data.json()));
  });

  addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(event.notification.data));
  });
}
