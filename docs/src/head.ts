/** A tag in the head of a page, as VitePress takes it. */
export type HeadTag = [tag: string, attributes: Record<string, string>];

/** What a page is, for whoever shows a link to it. */
export interface LinkedPage {
  /** Of its Markdown, from the folder of the site: `rules/ctg/catch.md`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** How large the image of a page is, in pixels: what social networks ask for. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Which image stands for a page: that of its game, or that of the site. */
export function cardPath(path: string): string {
  const [, game] = /^rules\/([a-z]+)\//.exec(path) ?? [];
  return `social/${game === undefined || game === 'core' ? 'howzat' : game}.png`;
}

/**
 * The tags by which a link to a page is shown with its title, its description and an image (Open Graph, and the card of X).
 *
 * @param site where the site stands, with its base and a slash at the end; without a host where nobody said what it is. Networks
 * show no image then.
 */
export function socialTags({ path, title, description }: LinkedPage, site: string): HeadTag[] {
  const property = (name: string, content: string): HeadTag => ['meta', { property: `og:${name}`, content }];
  const address = path.replace(/(^|\/)index\.md$/, '$1').replace(/\.md$/, '.html');
  return [
    property('type', 'website'),
    property('site_name', 'Howzat'),
    property('title', title),
    property('description', description),
    property('url', `${site}${address}`),
    property('image', `${site}${cardPath(path)}`),
    property('image:width', String(cardSize.width)),
    property('image:height', String(cardSize.height)),
    property('image:alt', 'What lies on the table, with the name of the game'),
    ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
  ];
}
