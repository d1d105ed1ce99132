import { houseRule, type Registry } from '@howzat/core/author';
import { lawsRegistry } from '@howzat/core/rules';
import { cubes } from '@howzat/cubes';
import { registry } from '@howzat/cubes/rules';
import { scenarios } from '@howzat/cubes/scenarios';
import { describe, expect, test } from 'vitest';
import { anchorOf, houseRulePages, type Page, pagesOf, placesOf, prose, table } from '../src/index.js';

const pages = pagesOf({ variant: cubes, registry, scenarios });

function page(path: string, of: readonly Page[] = pages): string {
  const found = of.find((each) => each.path === path);
  if (!found) throw new Error(`There is no page ${path} among ${of.map((each) => each.path).join(', ')}.`);
  return found.text;
}

/** What stands under the anchor of an id, up to the next. */
function under(id: string, text: string): string {
  return text.split(`<a id="${id}"></a>`)[1]?.split('<a id=')[0] ?? '';
}

describe('the pages of a game', () => {
  test('tell every rule, ruling and example under an anchor of its own', () => {
    const places = placesOf({ registry, scenarios });
    const ids = [...registry.sections.flatMap(({ rules }) => Object.keys(rules)), ...Object.keys(registry.rulings)];
    expect(ids.length).toBeGreaterThan(100);
    for (const id of ids) {
      const [path = '', anchor = ''] = (places.get(id) ?? '').split('#');
      expect(page(path).split(`<a id="${anchor}"></a>`)).toHaveLength(2);
    }
    for (const { id } of scenarios) expect(page('examples.md').split(`<a id="${anchorOf(id)}"></a>`)).toHaveLength(2);
  });

  test('have no link that leads nowhere', () => {
    const links = pages.flatMap(({ path, text }) =>
      [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, url = '']) => ({ path, url })),
    );
    expect(links.length).toBeGreaterThan(400);
    for (const { path, url } of links) {
      const [file = '', anchor] = url.replace('./', '').split('#');
      const target = page(file === '' ? path : file);
      if (anchor !== undefined) expect(target, `${url} on ${path}`).toContain(`<a id="${anchor}"></a>`);
    }
  });

  test('tell of a rule its words, its setting with the default, its ruling, and an example that shows it', () => {
    const wicket = under('cubes.outcome.wicket', page('result-bands.md'));
    expect(wicket).toContain('The bowler takes a wicket when their number is at least 5 higher');
    expect(wicket).toContain('`wicketDifference` is 5 (a whole number from 1 to 9)');
    expect(wicket).toContain('(./rulings-2.md#cubes.ruling.mid-over-end)');
    expect(wicket).toMatch(/Example: \[.+?\]\(\.\/examples\.md#/);
  });

  test('tell of an open question, where it matters, what is played, why, and what else may be', () => {
    const wicket = under('cubes.outcome.wicket', page('result-bands.md'));
    expect(wicket).toMatch(
      /^- Open question: \[The tenth wicket before the over is done\]\(\.\/rulings-2\.md#cubes\.ruling\.mid-over-end\)\. What becomes of the rest of the over/m,
    );
    expect(wicket).toMatch(/^ {2}- Played as `stop-at-once`, the default: .+ Why: .+/m);
    expect(wicket).toMatch(/^ {2}- Or `[a-z-]+`: .+/m);
  });

  test('lead from every rule to an example, or say why there is none, and to rules to read on with', () => {
    for (const { rules } of registry.sections)
      for (const [id, { kind }] of Object.entries(rules)) {
        const own = under(id, pages.map(({ text }) => text).join('\n'));
        expect(own, id).toMatch(/^- (Example: \[|No example: [a-z])/m);
        expect(own, id).toMatch(/^- See also: \[/m);
        if (kind === 'applied') expect(own, id).toMatch(/^- Example: \[/m);
      }
    const one = under('cubes.outcome.one', page('result-bands.md'));
    expect(one).toMatch(/See also: .*\(\.\/result-bands\.md#cubes\.outcome\.two\)/);
  });

  test('lead from a rule to the example that is written down under its id, though no ball cites it', () => {
    expect(under('cubes.pressure.example', page('pressure.md'))).toContain(
      'Example: [E2: with two dots in a row, 3 higher is a wicket and 2 higher is a dot](./examples.md#cubes.pressure.example)',
    );
  });

  test('lead from a rule that holds under another reading to an example that is played so', () => {
    expect(under('cubes.setup.first-over', page('setup.md'))).toMatch(
      /Example: \[.+\]\(\.\/examples\.md#cubes\.ruling\.toss-before-deal\), played as `/,
    );
  });

  test('tell of a rule without an example why it has none, in words that may be brought', () => {
    const brought = pagesOf({
      registry: lawsRegistry,
      evidence: (id) =>
        id === 'core.toss.coin'
          ? { examples: [{ text: 'A coin', url: 'https://example.org/coin' }] }
          : { noExample: 'it is new.' },
    });
    const toss = page('toss.md', brought);
    expect(under('core.toss.coin', toss)).toContain('- Example: [A coin](https://example.org/coin)');
    expect(under('core.toss.election', toss)).toContain('- No example: it is new.');
  });

  test('tell of a ruling its readings, which one is played and why, and the rules that it touches', () => {
    const ruling = under('cubes.ruling.number-range', page('rulings-1.md'));
    expect(ruling).toContain('`0-to-9`, **the default**: The numbers 0 to 9.');
    expect(ruling).toContain('Why `0-to-9`: ');
    expect(ruling).toContain('## Which numbers stand on the cubes\n');
    expect(under('cubes.ruling.number-distribution', page('rulings-1.md'))).toContain('Not built: ');
  });

  test('tell many rulings on several pages, with a list of all that leads to each', () => {
    const ids = Object.keys(registry.rulings);
    const parts = pages.filter(({ within }) => within === 'rulings.md');
    expect(parts.map(({ path, title }) => [path, title])).toEqual([
      ['rulings-1.md', 'Rulings 1 to 21'],
      ['rulings-2.md', 'Rulings 22 to 41'],
    ]);
    const list = page('rulings.md');
    for (const [at, { path, text }] of parts.entries()) {
      const own = ids.slice(at * 21, (at + 1) * 21);
      expect([...text.matchAll(/<a id="(.+?)"><\/a>/g)].map(([, id]) => id)).toEqual(own);
      for (const id of own) expect(list).toContain(`(./${path}#${id}): `);
    }
    expect(list).toContain(
      '- [How far pressure lowers the wicket](./rulings-1.md#cubes.ruling.floor): How low can pressure bring the needed difference? After five dots it would be 0, and a tie a wicket. Played as `self-limiting-zero`: To 0: after five dots equal numbers are a wicket.',
    );
    // the overview leads to the list, and not to its parts
    expect(page('index.md')).toContain('(./rulings.md)');
    expect(page('index.md')).not.toContain('rulings-1.md');
  });

  test('tell few rulings on one page', () => {
    const few = Object.fromEntries(Object.entries(registry.rulings).slice(0, 30));
    const book = pagesOf({ registry: { ...registry, rulings: few } });
    expect(book.filter(({ path }) => path.startsWith('rulings')).map(({ path }) => path)).toEqual(['rulings.md']);
    expect(page('rulings.md', book)).toContain('<a id="cubes.ruling.number-range"></a>');
  });

  test('call a rule by its title, and one that has none by the end of its id', () => {
    const wicket = under('cubes.outcome.wicket', page('result-bands.md'));
    expect(wicket).toContain('## Out: the bowler five or more higher takes a wicket\n');
    const [section] = registry.sections as [(typeof registry.sections)[number]];
    const untitled = Object.fromEntries(
      Object.entries(section.rules).map(([id, { title: _, ...words }]) => [id, words]),
    );
    const plain = pagesOf({ registry: { ...registry, sections: [{ ...section, rules: untitled }] } });
    expect(under('cubes.component.players', page('components-rules.md', plain))).toContain('## Players\n');
  });

  test('change with the words, the defaults and the readings of the package', () => {
    const [section, ...rest] = registry.sections as [(typeof registry.sections)[number], ...typeof registry.sections];
    const [id = '', words] = Object.entries(section.rules)[0] ?? [];
    if (!words) throw new Error('There is no rule.');
    const changed: Registry = {
      ...registry,
      sections: [{ ...section, rules: { ...section.rules, [id]: { ...words, text: 'Other words.' } } }, ...rest],
    };
    const of = pagesOf({ variant: cubes, registry: changed, scenarios });
    expect(under(id, of.map(({ text }) => text).join('\n'))).toContain('Other words.');
  });

  test('take what is known of a rule beyond its words', () => {
    const known = pagesOf({
      variant: cubes,
      registry,
      evidence: (id) => ({
        code: [{ text: 'rules/score.ts', url: 'https://example.org/score.ts' }],
        fired: `Fires for ${id}`,
      }),
      effects: [{ ruling: 'cubes.ruling.number-range', reading: '0-to-7', text: 'Fewer runs.' }],
      dialect: { heading: (level, text, id) => `${'#'.repeat(level)} ${text} {#${id}}`, cite: (id) => `cite ${id}` },
    });
    expect(page('result-bands.md', known)).toMatch(
      /## Out: the bowler five or more higher takes a wicket \{#cubes\.outcome\.wicket\}[\s\S]*Fires for cubes\.outcome\.wicket[\s\S]*Code: \[`rules\/score\.ts`\]\(https:\/\/example\.org\/score\.ts\)[\s\S]*cite cubes\.outcome\.wicket/,
    );
    expect(page('rulings-1.md', known)).toMatch(/^- `0-to-7`: .* Fewer runs\.$/m);
  });

  test('of words without a game are the sections and the overview alone', () => {
    const laws = pagesOf({ registry: lawsRegistry });
    expect(laws.map(({ path }) => path)).toEqual([
      'index.md',
      ...lawsRegistry.sections.map(({ title }) => `${title.toLowerCase().replace(/[^a-z]+/g, '-')}.md`),
    ]);
  });
});

describe('the catalogue of house rules', () => {
  const six = houseRule(cubes, 'sharp', { title: 'Sharp' }, (a) => [a.set('wicketDifference', 4)]);
  const seven = houseRule(cubes, 'blunt', { title: 'Blunt' }, (a) => [a.set('wicketDifference', 7)]);
  const other = houseRule('*', 'short', { title: 'Short' }, (a) => [a.set('overs', 5)]);
  const words: Registry = {
    variant: 'mine',
    title: 'Mine',
    sections: [
      {
        title: 'Sharp',
        rules: { sharp: { kind: 'reading', source: 'house rule', text: 'A difference of 4 is enough.' } },
      },
    ],
    rulings: {},
    prompts: {},
  };
  const [catalogue] = houseRulePages({ houseRules: [six, seven, other], registry: words, variants: [cubes] });

  test('tells which rules cannot be played together, on both sides', () => {
    const text = catalogue?.text ?? '';
    expect(under('sharp', text)).toContain('Not together with: [Blunt](#blunt)');
    expect(under('blunt', text)).toContain('Not together with: [Sharp](#sharp)');
    expect(under('short', text)).not.toContain('Not together');
  });

  test('tells their words and what they fit', () => {
    expect(under('sharp', catalogue?.text ?? '')).toMatch(/A difference of 4 is enough\.[\s\S]*fits cubes/);
    expect(under('short', catalogue?.text ?? '')).toContain('fits any game');
  });
});

test('words are words, whatever they look like', () => {
  expect(prose('a < b & {{ c }} *d* `<e>`')).toBe('a &lt; b &amp; &#123;&#123; c }} &#42;d&#42; `<e>`');
  expect(table(['a'], [['b | c']])).toBe('| a |\n| --- |\n| b \\| c |');
});
