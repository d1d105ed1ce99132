import { createContentLoader } from 'vitepress';

interface Guide {
  readonly title: string;
  readonly url: string;
}

declare const data: readonly Guide[];

export { data };

/** Whatever guides there are, by the titles that they give themselves. */
export default createContentLoader('guides/*.md', {
  includeSrc: true,
  transform: (pages): readonly Guide[] =>
    pages
      .filter(({ url }) => url !== '/guides/')
      .map(({ url, src = '' }) => ({ url, title: /^# (.+)$/m.exec(src)?.[1] ?? url }))
      .sort((a, b) => (a.url < b.url ? -1 : 1)),
});
