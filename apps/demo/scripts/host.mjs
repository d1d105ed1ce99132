// Plays matches between people far apart, behind the server of the app. Nothing of it is loaded before it is wanted.
import { games } from './games.mjs';

/** So long after the first page has gone out matches are made ready, in milliseconds: whoever opens the page sees it first. */
const settled = 3_000;

/**
 * What plays matches. It begins when first it is asked, or a while after the first page has gone out.
 * @param {{ folder: string | null, limits?: import('@howzat/server').Limits }} settings where matches are kept; null keeps them in memory
 */
export function hosting(settings) {
  /** @type {Promise<import('@howzat/server').Answering> | null} */
  let opening = null;
  let timer;
  const open = () => {
    clearTimeout(timer);
    opening ??= begin(settings);
    // whoever asks is told, and the next one tries again
    opening.catch(() => {
      opening = null;
    });
    return opening;
  };
  return {
    /** A page has gone out. */
    soon() {
      timer ??= setTimeout(() => open().catch((error) => console.error(error.message)), settled).unref();
    },
    async answer(request, response) {
      try {
        (await open()).answer(request, response);
      } catch (error) {
        response.writeHead(503, { 'content-type': 'application/json', 'cache-control': 'no-store' });
        response.end(JSON.stringify({ v: 1, type: 'refusal', code: 'unavailable', message: error.message }));
      }
    },
    async stop() {
      clearTimeout(timer);
      await opening?.then((answering) => answering.close()).catch(() => {});
    },
  };
}

async function begin(settings) {
  const [{ answering }, { houseRules }, ...packages] = await Promise.all([
    import('@howzat/server'),
    import('@howzat/house-rules'),
    ...games.map((id) => import(`@howzat/${id}`)),
  ]);
  const hosted = packages.map((module, at) => {
    const variant = module[games[at]];
    const fits = (rule) => rule.variant === '*' || rule.variant === variant.id;
    return { variant, houseRules: houseRules.filter(fits), players: [module.sensible] };
  });
  return answering({ games: hosted, logs: false, ...settings });
}
