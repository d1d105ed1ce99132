import type { Rulebook } from '@howzat/core';
import { type Component, HowzatError, type Registry, type Tabletop } from '@howzat/core/author';
import { boardPages, chartPages } from './charts.js';
import { columnPages, type Paragraph } from './columns.js';
import { cardCutouts, cutoutPages, pieceCutouts, sizesInOrder, tileCutouts } from './cutouts.js';
import { flowOf, rulesInForce } from './flow.js';
import { cubeNetPages, diceNetPages } from './nets.js';
import { type KitPage, type Paper, papers } from './page.js';
import type { Ruler } from './text.js';

/** What a kit is made of. */
export interface KitSource {
  /** The rules that are played: the format, the readings and the house rules decide what is asked and which rules are printed. */
  readonly rulebook: Rulebook;
  /** How the game lies on the table; null where it does not say so, and then there are the sheet and the rules alone. */
  readonly tabletop: Tabletop | null;
  /** The words of the game. */
  readonly registry: Registry;
  /** More words for steps that the game itself does not tell: those of the Laws and of house rules. */
  readonly words?: readonly Registry[];
}

/** How a kit is laid out. */
export interface KitOptions {
  readonly paper?: Paper;
  /** Cubes as flat tiles, or as nets to fold; tiles unless said. */
  readonly cubes?: 'tiles' | 'nets';
}

/** A kit: its pages, and what is on them. */
export interface PrintKit {
  readonly title: string;
  readonly paper: Paper;
  readonly pages: readonly KitPage[];
  readonly components: readonly Component[];
}

/**
 * How many pieces a component has: cards, cubes, counters, dice; a board is one, a score sheet as many as there are copies.
 *
 * @example
 * import { piecesOf } from '@howzat/print';
 *
 * const deck = { kind: 'cards', name: 'Luck', back: 'Luck', cards: [{ name: 'Rain', copies: 2 }, { name: 'Sun' }] } as const;
 * console.log(piecesOf(deck)); // 3
 */
export function piecesOf(component: Component): number {
  switch (component.kind) {
    case 'cards':
      return component.cards.reduce((sum, { copies = 1 }) => sum + copies, 0);
    case 'pieces':
      return component.pieces.reduce((sum, { copies }) => sum + copies, 0);
    case 'cubes':
      return component.cubes.length;
    case 'dice':
      return component.dice.length;
    case 'board':
      return 1;
    case 'charts':
      return component.copies ?? 1;
    case 'brought':
      return component.count;
  }
}

function ofKind<K extends Component['kind']>(
  components: readonly Component[],
  kind: K,
): Extract<Component, { kind: K }>[] {
  return components.filter((it): it is Extract<Component, { kind: K }> => it.kind === kind);
}

/** What the players do, what lies there, and what is asked: the sheet for the table. */
function sheetParagraphs({ rulebook, registry, words = [] }: KitSource, components: readonly Component[]): Paragraph[] {
  const { about } = registry;
  const item = (text: string): Paragraph => ({ kind: 'item', text });
  const printed = components.filter(({ kind }) => kind !== 'brought');
  const brought = components.filter(({ kind }) => kind === 'brought');
  const settings = settingsOf(rulebook);
  return [
    { kind: 'title', text: registry.title },
    ...(about ? [{ kind: 'text', text: about.what } as const] : []),
    ...(settings.length > 0 ? [{ kind: 'heading', text: 'This kit is made for' } as const, ...settings.map(item)] : []),
    ...(printed.length > 0 ? [{ kind: 'heading', text: 'In this kit' } as const] : []),
    ...printed.map((component) => ({
      kind: 'item' as const,
      lead: `${component.name}, ${piecesOf(component)}`,
      text: component.note ?? '',
    })),
    ...(brought.length > 0
      ? [
          { kind: 'heading', text: 'You bring' } as const,
          ...brought.map(({ name, note }) => item(note === undefined ? name : `${name}: ${note}`)),
        ]
      : []),
    ...(about ? [{ kind: 'heading', text: 'How it plays' } as const, ...about.play.map(item)] : []),
    ...flowOf(rulebook, [registry, ...words]).flatMap(({ heading, lines }): Paragraph[] => [
      { kind: 'heading', text: heading },
      ...lines.map(
        ({ kind, who, text }): Paragraph =>
          kind === 'decision' ? { kind: 'item', lead: who, text } : { kind: 'item', text, ink: 'grey' },
      ),
    ]),
  ];
}

/** What is played, where that is not the rulebook as printed. */
function settingsOf({ variant, selection, amendments }: Rulebook): string[] {
  const format = variant.formats.find(({ id }) => id === (selection.format ?? variant.defaultFormat));
  const houseRules = amendments.filter(({ id }) => selection.houseRules.includes(id) || selection.options.includes(id));
  return [
    ...(format ? [format.title] : []),
    ...Object.entries(selection.rulings).map(([id, reading]) => `${id}: ${reading}`),
    ...houseRules.map(({ title }) => title),
    ...Object.entries(selection.set).map(([name, value]) => `${name} ${String(value)}`),
  ];
}

/** The rules in force, in words. */
function ruleParagraphs({ rulebook, registry }: KitSource): Paragraph[] {
  return [
    { kind: 'title', text: `${registry.title}: the rules` },
    ...rulesInForce(rulebook, registry).flatMap(({ title, rules }): Paragraph[] => [
      { kind: 'heading', text: title },
      ...rules.map((text): Paragraph => ({ kind: 'item', text })),
    ]),
  ];
}

/** What the sheet and the rules are called among the pages. */
export const sheetName = 'The sheet for the table';
export const rulesName = 'The rules';

/**
 * Lays a game out on paper: the sheet for the table, which names every decision, the rules, and then everything that is cut out.
 * @param ruler how wide words are: that of the fonts it is printed with
 * @throws HowzatError `bad-components` where the words of a card do not fit on it; `unknown-variant` where the tabletop is that of
 * another game
 */
export function layOut(source: KitSource, ruler: Ruler, options: KitOptions = {}): PrintKit {
  const { rulebook, tabletop, registry } = source;
  const { paper = 'a4', cubes: cubesAs = 'tiles' } = options;
  if (!Object.hasOwn(papers, paper))
    throw new HowzatError(
      'bad-parameter',
      `There is no paper ${String(paper)}; known are ${Object.keys(papers).join(', ')}.`,
    );
  if (tabletop && tabletop.lays !== rulebook.variant.id)
    throw new HowzatError(
      'unknown-variant',
      `This is the table of ${tabletop.lays}, and the rules are those of ${rulebook.variant.id}.`,
    );
  const components = tabletop?.components(rulebook.params) ?? [];
  const decks = ofKind(components, 'cards');
  const pages: KitPage[] = [
    ...columnPages(paper, sheetName, sheetParagraphs(source, components), ruler),
    ...columnPages(paper, rulesName, ruleParagraphs(source), ruler),
    ...ofKind(components, 'board').flatMap((board) => boardPages(paper, board, ruler)),
    ...ofKind(components, 'charts').flatMap((charts) => chartPages(paper, charts, ruler)),
    ...sizesInOrder.flatMap((size) => cutoutPages(paper, cardCutouts(decks, size, ruler))),
    ...cutoutPages(paper, pieceCutouts(ofKind(components, 'pieces'), ruler)),
    ...ofKind(components, 'cubes').flatMap((cubes) =>
      cubesAs === 'nets' ? cubeNetPages(paper, cubes, ruler) : cutoutPages(paper, tileCutouts(cubes, ruler)),
    ),
    ...ofKind(components, 'dice').flatMap((dice) => diceNetPages(paper, dice, ruler)),
  ];
  return { title: registry.title, paper, pages, components };
}
