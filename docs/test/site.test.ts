import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { compose, type Rulebook } from '@howzat/core';
import { entriesOf } from '@howzat/core/author';
import { lawsRegistry } from '@howzat/core/rules';
import { registry as houseRegistry } from '@howzat/house-rules/rules';
import { nameOf, prose } from '@howzat/pages';
import { flowOf } from '@howzat/print';
import { beforeAll, describe, expect, test } from 'vitest';
import { app, base } from '../src/base.js';
import { drawStates } from '../src/diagram.js';
import { type Game, gameIds, openGames } from '../src/games.js';
import { cardSize, socialTags } from '../src/head.js';
import { lawReasons } from '../src/law-examples.js';
import { readDecisions, readFiring, readRulingEffects, readShapes } from '../src/measured.js';
import { readPairs } from '../src/pairs.js';
import { type Site, siteOf } from '../src/site.js';
import { built, htmlOf, idsIn, textOf } from './built.js';

let games: readonly Game[];
let site: Site;

beforeAll(async () => {
  games = await openGames();
  site = await siteOf(games, {
    shapes: readShapes(),
    decisions: readDecisions(),
    firing: readFiring(),
    rulings: readRulingEffects(),
    pairs: readPairs(),
  });
});

/** Every id that a registry tells, with its words. */
const told = (): { id: string; text: string }[] =>
  [...games.map(({ registry }) => registry), lawsRegistry, houseRegistry].flatMap((registry) => [
    ...registry.sections.flatMap(({ rules }) => Object.entries(rules).map(([id, { text }]) => ({ id, text }))),
    ...Object.entries(registry.rulings).map(([id, { question }]) => ({ id, text: question })),
  ]);

describe('the pictures of how a match runs', () => {
  test('have every step that is asked, and lead from one to the next', async () => {
    for (const { id, registry } of games) {
      const picture = await drawStates(site.diagrams[id] ?? '');
      const words = [...picture.matchAll(/>([^<>]+)<\/text>/g)].map(([, text = '']) => text);
      const asked = Object.keys(registry.prompts).filter((step) => site.diagrams[id]?.includes(`"${step} (`));
      expect(asked.length).toBeGreaterThan(3);
      expect(asked.filter((step) => !words.some((text) => text.split(' (')[0] === step))).toEqual([]);
      expect(picture.match(/class="edge"/g)?.length).toBeGreaterThan(words.length / 2);
    }
  });

  test('refuse a line that they do not know', () => {
    expect(() => drawStates('stateDiagram-v2\n  note left of a')).toThrow('note left of a');
  });
});

describe('the site is what the packages say', () => {
  test('each page that is made from them is the one that they make now', () => {
    const stale = [...site.pages].flatMap(([path, text]) => {
      const file = new URL(`../${path}`, import.meta.url);
      return existsSync(file) && readFileSync(file, 'utf8') === text ? [] : [path];
    });
    expect(stale, 'These pages are not what the packages say: build the site again.').toEqual([]);
  });

  test('every rule, every ruling and every house rule stands in the built site under its id, in its words', () => {
    const problems: string[] = [];
    for (const { id, text } of told()) {
      const place = site.places[id];
      if (!place) {
        problems.push(`${id} has no place`);
        continue;
      }
      const [page = '', anchor = ''] = place.page.split('#');
      if (!idsIn(page).has(anchor)) problems.push(`${page} has no anchor ${anchor}`);
      else if (!textOf(page).includes(bare(text).slice(0, 60)))
        problems.push(`${page} does not tell ${id} in its words`);
    }
    expect(problems).toEqual([]);
    expect(told().length).toBeGreaterThan(1000);
  });

  test('no page is about a rule that does not exist', () => {
    const known = new Set(told().map(({ id }) => id));
    const strays = built()
      .filter(
        (page) =>
          /^\/(rules|house-rules)\//.test(page) &&
          !/\/(examples|components|sheet|formats|flow|numbers|learn)\.html$/.test(page),
      )
      .flatMap((page) =>
        [...idsIn(page)].filter((id) => /^[a-z]+\.[a-z]+.*\./.test(id) && !known.has(id)).map((id) => `${page}#${id}`),
      );
    expect(strays).toEqual([]);
    expect(Object.keys(site.places).filter((id) => !known.has(id))).toEqual([]);
  });

  test.each(gameIds)(
    '%s: every rule that examples or tests show says so, and every one that code applies says where',
    (id) => {
      const game = games.find((each) => each.id === id) as Game;
      const silent = entriesOf(game.registry)
        .filter(({ kind }) => kind === 'applied')
        .filter((entry) => {
          const [page = ''] = (site.places[entry.id]?.page ?? '').split('#');
          const text = site.pages.get(page.slice(1).replace('.html', '.md')) ?? '';
          const own = text.split(`{#${entry.id}}`)[1]?.split('\n## ')[0] ?? '';
          return !own.includes('- Example: ') || !own.includes('- Code: ');
        })
        .map((entry) => entry.id);
      expect(silent).toEqual([]);
    },
  );
});

describe('the page of a rule', () => {
  /** Each rule of a game or of the Laws, with what stands under its id. */
  const rules = (): { id: string; title: string | undefined; own: string; scenarios: readonly { id: string }[] }[] =>
    [...games, { registry: lawsRegistry, scenarios: [] }].flatMap(({ registry, scenarios }) =>
      registry.sections.flatMap(({ rules: inside }) =>
        Object.entries(inside).map(([id, { title }]) => {
          const [page = ''] = (site.places[id]?.page ?? '').split('#');
          const text = site.pages.get(page.slice(1).replace('.html', '.md')) ?? '';
          const [before = '', after = ''] = text.split(`{#${id}}`);
          return { id, title, own: `${before.split('\n').at(-1)}\n${after.split('\n## ')[0]}`, scenarios };
        }),
      ),
    );

  test('has a title of its own, an example or the reason why it has none, and rules to read on with', () => {
    const problems = rules().flatMap(({ id, title, own }) => [
      ...(title === undefined ? [`${id} has no title`] : []),
      ...(title === nameOf(id) ? [`${id} is called by its id`] : []),
      ...(own.startsWith(`## ${prose(title ?? '')} `) ? [] : [`${id} is not told under its title`]),
      ...(/^- (Example: \[|No example: [a-z].*\.?$)/m.test(own) ? [] : [`${id} has no example, and no reason`]),
      ...(own.includes('- No example: there is none yet') ? [`${id} has no example`] : []),
      ...(/^- See also: \[/m.test(own) ? [] : [`${id} leads nowhere`]),
    ]);
    expect(problems).toEqual([]);
    expect(rules().length).toBeGreaterThan(700);
  });

  test('of a ruling has a title of its own', () => {
    const problems = games.flatMap(({ registry }) =>
      Object.entries(registry.rulings).flatMap(([id, { title }]) => {
        const [page = ''] = (site.places[id]?.page ?? '').split('#');
        const text = site.pages.get(page.slice(1).replace('.html', '.md')) ?? '';
        if (title === undefined || title === nameOf(id)) return [`${id} has no title`];
        return text.includes(`## ${prose(title)} {#${id}}\n`) ? [] : [`${id} is not told under its title`];
      }),
    );
    expect(problems).toEqual([]);
  });

  test('has a title that no other rule of its book has', () => {
    for (const { registry } of [...games, { registry: lawsRegistry }]) {
      const titles = entriesOf(registry).flatMap(({ title }) => (title === null ? [] : [title]));
      expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
    }
  });

  test('leads to the example that is played under its id', () => {
    const written = rules().filter(({ id, scenarios }) => scenarios.some((scenario) => scenario.id === id));
    expect(written.length).toBeGreaterThanOrEqual(57);
    expect(written.filter(({ id, own }) => !own.includes(`(./examples.md#${id})`)).map(({ id }) => id)).toEqual([]);
  });

  test('of a Law leads to examples of the games, or says of that Law why there are none', () => {
    const laws = rules().filter(({ id }) => id.startsWith('core.'));
    const shown = laws.filter(({ own }) => /^- Example: \[.*\(\.\.\/[a-z]+\/examples\.md#/m.test(own));
    const untold = laws.filter((law) => !shown.includes(law) && lawReasons[law.id] === undefined);
    expect(untold.map(({ id }) => id)).toEqual([]);
    // a reason that has become untrue
    expect(shown.filter(({ id }) => lawReasons[id] !== undefined).map(({ id }) => id)).toEqual([]);
  });
});

describe('search engines', () => {
  /** The text of a tag in the head of each page, by page. */
  const heads = (tag: RegExp): ReadonlyMap<string, string> =>
    new Map(built().flatMap((page) => (page === '/404.html' ? [] : [[page, tag.exec(htmlOf(page))?.[1] ?? '']])));

  test.each([
    ['title', /<title>([^<]*)<\/title>/],
    ['description', /<meta name="description" content="([^"]*)">/],
    ['title for links', /<meta property="og:title" content="([^"]*)">/],
    ['description for links', /<meta property="og:description" content="([^"]*)">/],
  ])('find a %s on each page, and on no two the same', (_, tag) => {
    const pages = new Map<string, string[]>();
    for (const [page, text] of heads(tag)) pages.set(text, [...(pages.get(text) ?? []), page]);
    expect(pages.get('') ?? []).toEqual([]);
    expect([...pages].filter(([, named]) => named.length > 1)).toEqual([]);
    expect(pages.size).toBeGreaterThan(200);
  });

  test('and networks find an image for each page, of the size that they ask for', () => {
    const images = heads(/<meta property="og:image" content="([^"]*)">/);
    expect(images.get('/rules/ctg/catch.html')).toBe(`${base}social/ctg.png`);
    for (const image of new Set(images.values())) {
      const png = readFileSync(new URL(`../.vitepress/dist/${image.slice(base.length)}`, import.meta.url));
      // the header of a PNG
      expect([png.readUInt32BE(16), png.readUInt32BE(20)], image).toEqual([cardSize.width, cardSize.height]);
    }
    expect(new Set(images.values()).size).toBe(gameIds.length + 1);
  });

  test('find whole addresses where the host of the site is known', () => {
    const page = { path: 'rules/ctg/index.md', title: 'Cricket: The Game', description: 'A board.' };
    const tags = socialTags(page, 'https://example.org/docs/').map(([, { property, content }]) => [property, content]);
    expect(tags).toContainEqual(['og:url', 'https://example.org/docs/rules/ctg/']);
    expect(tags).toContainEqual(['og:image', 'https://example.org/docs/social/ctg.png']);
  });

  test('and people find each page once in the side bar', () => {
    for (const groups of Object.values(site.sidebar)) {
      const names = groups.flatMap(({ items = [] }) => items.map(({ text }) => text));
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    }
  });
});

test('ids that pages written by hand name exist', () => {
  const known = new Set(told().map(({ id }) => id));
  const decisions = readdirSync(new URL('../decisions/', import.meta.url)).map((page) => `decisions/${page}`);
  const written = readdirSync(new URL('../', import.meta.url)).filter(
    (file) => file.endsWith('.md') && file !== 'README.md',
  );
  const pages = [...written, ...decisions];
  // these are steps
  const steps = ['core.toss.elect', 'core.ball.score'];
  const named = pages.flatMap((page) =>
    [
      ...readFileSync(new URL(`../${page}`, import.meta.url), 'utf8').matchAll(
        /\b(?:ctg|ccsl|cubes|wicked|pocket|core)(?:\.[a-z0-9-]+){2,}/g,
      ),
    ].map(([id]) => id),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((id) => !known.has(id) && !steps.includes(id))).toEqual([]);
});

/** Words as they stand in a page: without backticks, and with single spaces. */
function bare(text: string): string {
  return text.replace(/`/g, '').replace(/\s+/g, ' ').trim();
}

test('every page leads to the app, where there is one beside the site', () => {
  const pages = built().filter((page) => page !== '/404.html');
  const without = pages.filter((page) => !htmlOf(page).includes(`class="play-link" href="${app}"`));
  expect(without).toEqual(app === null ? pages : []);
});

describe('each game can be learnt and printed', () => {
  test('from a page with its set-up, a turn in pictures, every decision, and the kit in both papers', () => {
    for (const { id, variant, registry, tabletop } of games) {
      const page = `/rules/${id}/learn.html`;
      const text = textOf(page);
      const { params } = compose(variant, {});
      const { setUp, turn } = tabletop.lesson?.(params) ?? { setUp: [], turn: [] };
      expect([id, setUp.length >= 3, turn.length >= 5]).toEqual([id, true, true]);
      for (const words of [...setUp, ...turn.map(({ says }) => says)]) expect(text).toContain(bare(words));
      const decisions = flowOf(compose(variant, {}) as Rulebook, [registry, lawsRegistry]).flatMap(({ lines }) =>
        lines.flatMap((line) => (line.kind === 'decision' ? [line.text] : [])),
      );
      expect(decisions.length).toBeGreaterThan(2);
      for (const words of decisions) expect(text).toContain(bare(words));
      expect(htmlOf(page).match(/<svg [^>]*class="printed/g)?.length).toBeGreaterThan(1);
      for (const paper of ['a4', 'letter']) {
        expect(htmlOf(page)).toContain(`kits/${id}-${paper}.pdf`);
        const kit = readFileSync(new URL(`../.vitepress/dist/kits/${id}-${paper}.pdf`, import.meta.url));
        expect(kit.subarray(0, 5).toString()).toBe('%PDF-');
      }
      expect(htmlOf(`/rules/${id}/index.html`)).toContain('learn.html');
      for (const from of [page, `/rules/${id}/index.html`])
        expect(htmlOf(from).includes(`href="${app}new/${id}"`)).toBe(app !== null);
    }
  });

  test('and what stands on a card is told in words', () => {
    const text = textOf('/rules/ctg/components.html');
    expect(text).toContain('A miss by 2 or more lets the bowler roll to bowl the batter.');
    expect(text).toContain('roll a D6. 1: no run; 2-6: 1 run.');
    for (const data of ['bowledMargin', 'strikesAs', 'replaces [', 'meter -1', 'noBall'])
      expect(cardsIn(text)).not.toContain(data);
  });
});

/** The text of a page of components without the schema at its end. */
function cardsIn(text: string): string {
  return text.slice(0, text.indexOf('A set of your own'));
}
