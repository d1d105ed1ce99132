/** The address under which the site is served. */
export const base = process.env.HOWZAT_DOCS_BASE ?? '/docs/';

/**
 * Where the app to play in is: beside the site, where it stands where `npm start` serves both. Null where the site stands alone and
 * `HOWZAT_DOCS_APP` does not say.
 */
export const app: string | null = process.env.HOWZAT_DOCS_APP ?? (base === '/docs/' ? '/' : null);
