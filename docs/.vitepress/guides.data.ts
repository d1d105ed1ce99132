import { createContentLoader } from 'vitepress';
import { guides } from '../src/guides.ts';

interface Guide {
  readonly title: string;
  readonly url: string;
}

declare const data: readonly Guide[];

export { data };

/** The guides by the titles that they give themselves, in the order in which one needs them. */
export default createContentLoader('guides/*.md', {
  includeSrc: true,
  transform: (pages): readonly Guide[] =>
    guides.flatMap((guide) => {
      const page = pages.find(({ url }) => url === `/guides/${guide}.html` || url === `/guides/${guide}`);
      return page ? [{ url: page.url, title: /^# (.+)$/m.exec(page.src ?? '')?.[1] ?? guide }] : [];
    }),
});
