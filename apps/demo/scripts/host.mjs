// Plays matches between people far apart, behind the server of the app. Nothing of it is loaded before it is wanted.
import { games } from '../../../scripts/lib/games.mjs';

/** So long after the first page has gone out matches are made ready, in milliseconds: whoever opens the page sees it first. */
const settled = 3_000;

/**
 * What plays matches. It begins when first it is asked, or a while after the first page has gone out.
 * @param {{
 *   folder: string | null,
 *   limits?: import('@howzat/server').Limits,
 *   games?: readonly import('@howzat/host').HostedGame[],
 *   push?: { readonly contact: string },
 * }} settings
 * where matches are kept; null keeps them in memory. Those of the app are played unless other games are given
 */
export function hosting(settings) {
  /** @type {Promise<import('@howzat/server').Answering> | null} */
  let opening = null;
  let timer;
  const open = () => {
    clearTimeout(timer);
    opening ??= begin(settings).catch((error) => {
      // why it cannot be is for whoever runs the server; the next who asks tries again
      console.error(`No matches can be played here: ${error.message}`);
      opening = null;
      throw error;
    });
    return opening;
  };
  return {
    /** A page has gone out. */
    soon() {
      timer ??= setTimeout(() => open().catch(() => {}), settled).unref();
    },
    async answer(request, response) {
      const answering = await open().catch(() => null);
      if (answering) return answering.answer(request, response);
      const message = 'This server cannot play matches now. Try again in a moment.';
      response.writeHead(503, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      response.end(JSON.stringify({ v: 1, type: 'refusal', code: 'unavailable', message }));
    },
    async stop() {
      clearTimeout(timer);
      await opening?.then((answering) => answering.close()).catch(() => {});
    },
  };
}

async function begin(settings) {
  const [{ answering }, hosted] = await Promise.all([import('@howzat/server'), settings.games ?? gamesOfTheApp()]);
  return answering({ logs: false, ...settings, games: hosted });
}

async function gamesOfTheApp() {
  const [{ houseRules }, ...packages] = await Promise.all([
    import('@howzat/house-rules'),
    ...games.map((id) => import(`@howzat/${id}`)),
  ]);
  return packages.map((module, at) => {
    const variant = module[games[at]];
    const fits = (rule) => rule.variant === '*' || rule.variant === variant.id;
    return { variant, houseRules: houseRules.filter(fits), players: [module.sensible] };
  });
}
