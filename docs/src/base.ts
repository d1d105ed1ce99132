/** The address under which the site is served. */
export const base = process.env.HOWZAT_DOCS_BASE ?? '/docs/';
