import type { DrawnText } from '@howzat/core/author';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { ruler } from '../src/fonts.js';
import { kitOf, type Paper, type PlacedPiece, type PrintKit, papers, piecesOf } from '../src/index.js';
import { leastSize } from '../src/text.js';
import { gameNamed, games, sourceOf } from './games.js';

/** What the rulebooks count, by the rule that counts it. */
const catalogue: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  ccsl: { 'ccsl.card.values': 12 },
  cubes: { 'cubes.component.numbered': 210, 'cubes.component.wild': 6, 'cubes.component.bag': 1 },
  wicked: {
    'wicked.component.decks': 36,
    'wicked.component.deck-size': 36,
    'wicked.component.dice': 4,
    'wicked.component.fielding-cards': 5,
    'wicked.component.pitch-cards': 5,
    'wicked.component.fatigue-counters': 10,
    'wicked.component.active-marker': 1,
    'wicked.component.field-display': 1,
    'wicked.component.scorebook': 2,
  },
  pocket: {
    'pocket.component.score-deck': 60,
    'pocket.component.score-sheet': 2,
    'pocket.component.rank-grid': 2,
    'pocket.component.team': 33,
    'pocket.component.bowler-deck': 102,
    'pocket.component.batter-deck': 102,
    'pocket.component.fatigue-counters': 40,
    'pocket.component.comfort-counters': 30,
  },
  ctg: {
    'ctg.comp.board': 1,
    'ctg.comp.rule-card': 1,
    // six dice to fold; nine markers on a scoreboard stand for the ten-sided ones
    'ctg.comp.dice': 6 + 9 + 1,
    'ctg.comp.wickets': 1,
    'ctg.comp.ball-marker': 1,
    'ctg.comp.over-tokens': 10,
    'ctg.comp.attitude-tokens': 2,
    'ctg.comp.facing-token': 1,
    'ctg.comp.coin': 1,
    'ctg.comp.over-cards': 45,
    'ctg.comp.pitch-tile': 1,
    'ctg.comp.player-cards': 24,
    'ctg.comp.advantage-cube': 1,
    'ctg.comp.drs-card': 1,
    'ctg.comp.fielder-tokens': 9,
    'ctg.comp.pitch-cards': 3,
    'ctg.comp.umpire-card': 1,
    'ctg.comp.skill-cards': 8,
    // 6, 6 and 5 bowls with a rule card each
    'ctg.comp.bowling-decks': 20,
    'ctg.comp.confidence-tokens': 10,
  },
};

/** Rules about components that name nothing to print: the rulebook itself, and what the title of a game says. */
const nothingToPrint = /\.(rulebook|players|scorepad|six-colours|blank-time|blank-complexity)$/;

/** Where words begin and end, from the left edge. */
function spanOf({ x, text, size, bold, align }: DrawnText): readonly [number, number] {
  const wide = ruler(text, size, bold);
  const left = x - (align === 'middle' ? wide / 2 : align === 'right' ? wide : 0);
  return [left, left + wide];
}

const kits: Readonly<Record<string, PrintKit>> = Object.fromEntries(
  games.flatMap((game) =>
    (Object.keys(papers) as Paper[]).map((paper) => [`${game.id} on ${paper}`, kitOf(sourceOf(game), { paper })]),
  ),
);

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const { components } = kitOf(sourceOf(game));

  test('holds what its rulebook counts, in the right numbers', () => {
    for (const [rule, count] of Object.entries(catalogue[id] ?? {})) {
      const found = components.filter(({ rules }) => rules?.includes(rule));
      expect([rule, found.reduce((sum, component) => sum + piecesOf(component), 0)]).toEqual([rule, count]);
    }
  });

  test('leaves out no rule that counts something', () => {
    const rules = game.registry.sections.flatMap((section) => Object.keys(section.rules));
    const counting = rules.filter((rule) => /\.comp(onent)?\./.test(rule) && !nothingToPrint.test(rule));
    expect(counting.filter((rule) => catalogue[id]?.[rule] === undefined)).toEqual([]);
  });

  test('shows rules at a glance that there are, with cards', () => {
    const rules = new Set(game.registry.sections.flatMap((section) => Object.keys(section.rules)));
    const glances = game.tabletop.glances?.(sourceOf(game).rulebook.params) ?? [];
    expect(glances.length).toBeGreaterThan(1);
    expect(glances.filter(({ rule }) => !rules.has(rule))).toEqual([]);
    for (const { so } of glances) expect(so.cards?.length).toBeGreaterThan(0);
  });

  test('names rules that there are', () => {
    const rules = new Set(game.registry.sections.flatMap((section) => Object.keys(section.rules)));
    expect(components.flatMap(({ rules: named = [] }) => named).filter((rule) => !rules.has(rule))).toEqual([]);
  });
});

describe.each(Object.entries(kits))('%s', (_, { pages, components, paper }) => {
  test('has every piece once, and the sheet and the rules before them', () => {
    const printed = components.filter(({ kind }) => kind !== 'brought');
    for (const component of printed) {
      const fronts = pages.flatMap(({ back, pieces }) =>
        back ? [] : pieces.filter((it) => it.component === component.name),
      );
      expect([component.name, fronts.length]).toEqual([component.name, piecesOf(component)]);
    }
    expect(pages.slice(0, 2).map(({ title }) => title)).toEqual(['The sheet for the table', expect.any(String)]);
  });

  test('has the back of each piece behind its front when the page is turned over its long edge', () => {
    const { width } = papers[paper];
    const off: string[] = [];
    for (const [at, page] of pages.entries()) {
      if (!page.back) continue;
      const fronts = pages[at - 1]?.pieces ?? [];
      for (const { component, name, box } of page.pieces) {
        const behind = fronts.some(
          (front) =>
            front.component === component &&
            front.name === name &&
            Math.abs(front.box.x - (width - box.x - box.width)) < 0.01 &&
            Math.abs(front.box.y - box.y) < 0.01,
        );
        if (!behind) off.push(`${component}: ${name}`);
      }
    }
    expect(off).toEqual([]);
  });

  test('keeps pieces and words on the paper, and letters large enough to read', () => {
    const { width, height } = papers[paper];
    const off: string[] = [];
    for (const { shapes, pieces, title } of pages) {
      for (const { name, box } of pieces)
        if (box.x < 0 || box.y < 0 || box.x + box.width > width + 0.01 || box.y + box.height > height + 0.01)
          off.push(`${title}: ${name}`);
      for (const shape of shapes) {
        if (shape.kind !== 'text') continue;
        const [left, right] = spanOf(shape);
        if (left < 2 || right > width - 2 || shape.y > height - 2) off.push(`${title}: ${shape.text}`);
        if (shape.size < leastSize - 0.01) off.push(`${title}: ${shape.text} in ${shape.size} points`);
      }
    }
    expect(off).toEqual([]);
  });

  test('has the words of a piece inside it', () => {
    const off: string[] = [];
    let seen = 0;
    for (const { shapes, pieces } of pages.filter((page) => page.pieces.length > 1))
      for (const shape of shapes) {
        if (shape.kind !== 'text') continue;
        const within = ({ box }: PlacedPiece): boolean =>
          shape.x >= box.x && shape.x <= box.x + box.width && shape.y >= box.y && shape.y <= box.y + box.height;
        const piece = pieces.find(within);
        if (!piece) continue;
        seen++;
        const [left, right] = spanOf(shape);
        const { x, width } = piece.box;
        if (left < x || right > x + width) off.push(`${piece.name}: ${shape.text}`);
      }
    expect(off).toEqual([]);
    expect(seen).toBeGreaterThan(20);
  });

  test('has words on it and no data', () => {
    const texts = pages.flatMap(({ shapes }) => shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : [])));
    expect(texts.length).toBeGreaterThan(200);
    const data = /\b[a-z]+[A-Z][a-z]+|[[\]{}]|\b(undefined|null|NaN)\b/;
    expect(texts.filter((text) => data.test(text))).toEqual([]);
  });
});

test('cubes are printed as nets too, as many as there are', () => {
  const kit = kitOf(sourceOf(gameNamed('cubes')), { cubes: 'nets' });
  const nets = kit.pages.flatMap(({ pieces }) => pieces).filter(({ component }) => component === 'Numbered cubes');
  expect(nets).toHaveLength(210);
  expectTypeOf(kit.paper).toEqualTypeOf<Paper>();
});

describe('a kit is refused', () => {
  const source = sourceOf(gameNamed('cubes'));

  test('for a paper that is not known', () => {
    // @ts-expect-error there are two papers
    expect(() => kitOf(source, { paper: 'a5' })).toThrow('There is no paper a5; known are a4, letter.');
  });

  test('where the table is that of another game', () => {
    const { tabletop } = gameNamed('ccsl');
    expect(() => kitOf({ ...source, tabletop })).toThrow(
      'This is the table of ccsl, and the rules are those of cubes.',
    );
  });
});

test('a game that says nothing of its table has its sheet and its rules', () => {
  const { pages } = kitOf({ ...sourceOf(gameNamed('cubes')), tabletop: null });
  expect(new Set(pages.map(({ title }) => title))).toEqual(new Set(['The sheet for the table', 'The rules']));
});
