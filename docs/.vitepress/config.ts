import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformerStyleToClass } from '@shikijs/transformers';
import { defineConfig, type Plugin } from 'vitepress';
import { app, base } from '../src/base.ts';
import { shortTitles } from '../src/games.ts';
import { guides, neighboursOf } from '../src/guides.ts';
import { socialTags } from '../src/head.ts';
import { pageDataOf } from '../src/page-data.ts';
import { withPolicy } from '../src/policy.ts';
import type { SidebarItem } from '../src/site.ts';

const here = fileURLToPath(new URL('./', import.meta.url));
const docs = fileURLToPath(new URL('../', import.meta.url));

function made<T>(name: string, otherwise: T): T {
  const file = `${here}made/${name}.json`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : otherwise;
}

/** The pages that a folder holds, by the titles that they give themselves; not those that are named. */
function pagesIn(folder: string, but: readonly string[]): SidebarItem[] {
  return readdirSync(`${docs}${folder}`)
    .filter((file) => file.endsWith('.md') && !but.includes(file.slice(0, -'.md'.length)))
    .sort()
    .map((file) => pageItem(folder, file.slice(0, -'.md'.length)));
}

function pageItem(folder: string, page: string): { text: string; link: string } {
  const text = readFileSync(`${docs}${folder}${page}.md`, 'utf8');
  return { text: /^# (.+)$/m.exec(text)?.[1] ?? page, link: `/${folder}${page}` };
}

/** A guide as the link before or after another; none where there is none. */
function guideLink(guide: string | null): { text: string; link: string } | false {
  return guide === null ? false : pageItem('guides/', guide);
}

const games = [
  { text: 'All five, beside each other', link: '/rules/' },
  { text: 'CCSL', link: '/rules/ccsl/' },
  { text: 'Cubes', link: '/rules/cubes/' },
  { text: 'Wicked Cricket', link: '/rules/wicked/' },
  { text: 'Pocket Cricket', link: '/rules/pocket/' },
  { text: 'Cricket: The Game', link: '/rules/ctg/' },
  { text: 'The Laws they share', link: '/rules/core/' },
];
const about: SidebarItem[] = [
  {
    text: 'How it is made',
    items: [
      { text: 'A tour of the architecture', link: '/architecture' },
      { text: 'The contract', link: '/contract' },
      { text: 'The match record', link: '/match-record' },
      { text: 'Playing online', link: '/online' },
      { text: 'Studies on many machines', link: '/studies' },
      { text: 'Host your own', link: '/host-your-own' },
      { text: 'What is proved, and how', link: '/proofs' },
      { text: 'The threat model', link: '/threat-model' },
      { text: 'Words of cricket', link: '/glossary' },
      { text: 'Terms of the code', link: '/terms' },
      { text: 'Why it is so: the decisions', link: '/decisions/' },
      ...pagesIn('', [
        'index',
        'rule',
        'README',
        'architecture',
        'contract',
        'match-record',
        'online',
        'studies',
        'host-your-own',
        'proofs',
        'threat-model',
        'glossary',
        'terms',
      ]),
    ],
  },
];
// not folded up: a heading that folds is a button with another in it
const decisions: SidebarItem[] = [
  {
    text: 'Why it is so',
    items: [{ text: 'All decisions', link: '/decisions/' }, ...pagesIn('decisions/', ['index'])],
  },
];
const guideList: SidebarItem[] = [
  {
    text: 'Guides',
    items: [
      { text: 'All guides', link: '/guides/' },
      ...guides.map((guide) => pageItem('guides/', guide)),
      { text: 'The command line', link: '/command-line/' },
    ],
  },
];

/** The host at which the site is to be published; empty where nobody said. */
const site = process.env.HOWZAT_DOCS_SITE ?? '';

/** While somebody writes, pages have no policy, and colours of code stand in them. */
const isBuilt = process.env.NODE_ENV === 'production';

/** Makes classes of the colours of code, for the policy of a page lets no styles in. */
const colours = transformerStyleToClass({ classPrefix: 'code-' });

/** What makes the pages runs once, so nothing is left out of it: to find out what nobody needs would take longer. */
const whole: Plugin = {
  name: 'whole-server-bundle',
  config: (_, { isSsrBuild }) => (isSsrBuild ? { build: { rollupOptions: { treeshake: false } } } : {}),
};

export default defineConfig({
  title: 'Howzat',
  description: 'Tabletop cricket rulebooks as installable, explainable, testable rule engines',
  lang: 'en',
  // where npm start serves it, beside the demo app, whose links to rules lead there
  base,
  srcExclude: ['README.md', 'node_modules/**', 'dist/**', 'data/**', 'test/**', 'src/**'],
  cleanUrls: false,
  lastUpdated: false,
  head: [
    [
      'link',
      {
        rel: 'icon',
        // a ball with its seam
        href: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="14" fill="%23a51c30"/><path d="M11 3q8 13 0 26M21 3q-8 13 0 26" fill="none" stroke="%23fff" stroke-dasharray="2 2"/></svg>',
      },
    ],
    ...(isBuilt ? [['link', { rel: 'stylesheet', href: `${base}code.css` }] as [string, Record<string, string>]] : []),
  ],
  transformPageData: ({ relativePath, title, frontmatter }) => {
    const guide = /^guides\/(.+)\.md$/.exec(relativePath)?.[1] ?? '';
    const { before, after } = neighboursOf(guide);
    const markdown = readFileSync(`${docs}${relativePath}`, 'utf8');
    return {
      ...pageDataOf(relativePath, title, markdown, frontmatter.description),
      frontmatter: { ...frontmatter, prev: guideLink(before), next: guideLink(after) },
    };
  },
  transformHead: ({ pageData: { relativePath: path, title, description } }) =>
    path === '404.md' ? [] : socialTags({ path, title, description }, `${site}${base}`),
  // search engines want whole addresses, which only whoever publishes the site knows
  ...(site === '' ? {} : { sitemap: { hostname: `${site}${base}` } }),
  transformHtml: (html) => withPolicy(html),
  // when all pages are made, all colours in them are known: in an order that does not depend on which page came first
  buildEnd: ({ outDir }) =>
    writeFileSync(
      `${outDir}/code.css`,
      colours
        .getCSS()
        .split(/(?<=\})/)
        .sort()
        .join(''),
    ),
  // the link check over the built site looks at anchors and at the API too
  ignoreDeadLinks: false,
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    ...(isBuilt ? { codeTransformers: [colours] } : {}),
  },
  vite: {
    plugins: [whole],
    build: { chunkSizeWarningLimit: 4000 },
  },
  // a page fetches no others before somebody asks for them
  router: { prefetchLinks: false },
  themeConfig: {
    app,
    nav: [
      {
        text: 'Games',
        items: games,
      },
      { text: 'House rules', link: '/house-rules/' },
      { text: 'Guides', link: '/guides/' },
      { text: 'Command line', link: '/command-line/' },
      { text: 'How it is made', link: '/architecture' },
      { text: 'API', link: '/api/' },
    ],
    sidebar: {
      ...made<Record<string, SidebarItem[]>>('sidebar', {}),
      '/api/': made<SidebarItem[]>('api-sidebar', []),
      '/decisions/': [...decisions, ...about],
      '/guides/': guideList,
      '/command-line/': guideList,
      '/house-rules/': [
        {
          text: 'House rules',
          items: [
            { text: 'The catalogue', link: '/house-rules/' },
            ...Object.entries(shortTitles).map(([id, title]) => ({
              text: `What they do to ${title}`,
              link: `/house-rules/${id}`,
            })),
          ],
        },
        ...guideList,
      ],
      '/rules/': [{ text: 'Games', items: games }],
      '/': about,
    },
    outline: [2, 3],
    socialLinks: [{ icon: 'github', link: 'https://github.com/howzat/howzat' }],
    docFooter: { prev: 'Before', next: 'Next' },
  },
});
