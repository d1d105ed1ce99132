import type {
  DeckOfCards,
  DrawnShape,
  Ink,
  Picture,
  PrintedCard,
  PrintedCell,
  TableOfWords,
} from '@howzat/core/author';
import { inkOn } from './ink.js';
import { type Box, circle, rect, words } from './shapes.js';
import { type Fitted, fit, leading, leastSize, middle, point, type Ruler } from './text.js';

/** How large cards are, in millimetres. */
export const cardSizes = {
  small: { width: 44, height: 63 },
  usual: { width: 63, height: 88 },
  large: { width: 88, height: 126 },
} as const;

export type CardSize = keyof typeof cardSizes;

/** From the edge to the border, and from the border to words. */
const border = 2;
const padding = 1.6;

/** Paragraphs from a point down. */
function linesAt(
  { size, paragraphs }: Fitted,
  x: number,
  y: number,
  gap: number,
  more: Parameters<typeof words>[4],
): DrawnShape[] {
  const shapes: DrawnShape[] = [];
  let baseline = y + size * point * 0.95;
  for (const [at, lines] of paragraphs.entries()) {
    if (at > 0) baseline += gap * leading(size);
    for (const text of lines) {
      shapes.push(words(x, baseline, text, size, more));
      baseline += leading(size);
    }
  }
  return shapes;
}

function cellShapes(cells: readonly PrintedCell[], { x, y, width, height }: Box): DrawnShape[] {
  const columns = cells.length > 12 ? 6 : 4;
  const rows = Math.ceil(cells.length / columns);
  const w = width / columns;
  const h = Math.min(height / rows, w * 1.25);
  return cells.flatMap(({ label, value, marked }, at) => {
    const box = { x: x + (at % columns) * w, y: y + Math.floor(at / columns) * h, width: w, height: h };
    const [cx, cy] = [box.x + w / 2, box.y + h * 0.66];
    return [
      rect(box, { stroke: 'grey', width: 0.15, ...(marked ? { fill: 'sand' as const } : {}) }),
      words(box.x + 0.7, box.y + 2.5, label, leastSize, { ink: 'grey' }),
      ...(marked && value === '' ? [circle(cx, cy, Math.min(w, h) * 0.2, { fill: 'black' })] : []),
      ...(value === '' ? [] : [words(cx, cy + middle(11), value, 11, { bold: true, align: 'middle' })]),
    ];
  });
}

/** The rows of a table within a box, all columns after the first as wide as each other. */
function tableShapes(
  { head, rows, title, note }: TableOfWords,
  { x, y, width, height }: Box,
  what: string,
  ruler: Ruler,
): DrawnShape[] {
  const all = [head, ...rows];
  const first = Math.max(...all.map(([cell = '']) => ruler(cell, 8, true))) + 3;
  const other = (width - first) / Math.max(1, head.length - 1);
  const extra = (title === undefined ? 0 : 5) + (note === undefined ? 0 : 8);
  const h = Math.min((height - extra) / all.length, 8);
  const top = y + (title === undefined ? 0 : 5);
  const shapes: DrawnShape[] = title === undefined ? [] : [words(x, y + 3.5, title, 8, { bold: true })];
  for (const [r, cells] of all.entries())
    for (const [c, cell] of cells.entries()) {
      const box = {
        x: c === 0 ? x : x + first + (c - 1) * other,
        y: top + r * h,
        width: c === 0 ? first : other,
        height: h,
      };
      const bold = r === 0 || c === 0;
      const told = fit([cell], what, { width: box.width - 0.8, height: h, from: 9, bold }, ruler);
      shapes.push(
        rect(box, { stroke: 'grey', width: 0.15, ...(r === 0 ? { fill: 'pale' as const } : {}) }),
        ...centred(told, box.x + box.width / 2, box.y + h / 2, 'black', bold),
      );
    }
  if (note !== undefined) {
    const told = fit([note], what, { width, height: 8, from: 7 }, ruler);
    shapes.push(...linesAt(told, x, top + all.length * h + 1, 0, {}));
  }
  return shapes;
}

/** The band with the name and what stands in the corner. Returns where what is below it begins. */
function headShapes(
  card: PrintedCard,
  width: number,
  ground: Ink,
  ruler: Ruler,
): { shapes: DrawnShape[]; below: number } {
  const band = { x: border, y: border, width: width - 2 * border, height: width > 50 ? 10 : 8.5 };
  const corner = card.corner ?? '';
  const cornerWidth = corner === '' ? 0 : Math.max(7, ruler(corner, 12, true) + 4);
  const room = band.width - 2 * padding - cornerWidth;
  const name = fit(
    [card.name],
    card.name,
    { width: room, height: band.height - 0.8, from: width > 50 ? 12 : 10, bold: true },
    ruler,
  );
  const ink = inkOn(ground);
  const shapes: DrawnShape[] = [
    rect(band, { fill: ground }, 1.5),
    ...linesAt(name, band.x + padding, band.y + (band.height - name.height) / 2, 0, { bold: true, ink }),
  ];
  if (corner !== '') {
    const box = { x: band.x + band.width - cornerWidth, y: band.y, width: cornerWidth, height: band.height };
    shapes.push(
      rect(
        { ...box, x: box.x + 0.6, y: box.y + 0.8, width: box.width - 1.4, height: box.height - 1.6 },
        { fill: 'white', stroke: 'grey', width: 0.2 },
        1,
      ),
      words(box.x + box.width / 2 - 0.1, box.y + box.height / 2 + middle(12), corner, 12, {
        bold: true,
        align: 'middle',
      }),
    );
  }
  let below = band.y + band.height + 1;
  if (card.under !== undefined) {
    const under = fit([card.under], card.name, { width: band.width - 2 * padding, height: 7, from: 7.5 }, ruler);
    shapes.push(...linesAt(under, band.x + padding, below, 0, { ink: 'grey' }));
    below += under.height + 0.5;
  }
  return { shapes, below };
}

/** The face of a card, with its border and without cut marks. */
export function cardPicture(card: PrintedCard, size: CardSize, ink: Ink, ruler: Ruler): Picture {
  const { width, height } = cardSizes[size];
  const inside = width - 2 * border - 2 * padding;
  const { shapes, below } = headShapes(card, width, card.ink ?? ink, ruler);
  const x = border + padding;
  let bottom = height - border - 1;
  const all: DrawnShape[] = [...shapes];
  if (card.foot !== undefined) {
    const foot = fit([card.foot], card.name, { width: inside, height: height * 0.2, from: 8 }, ruler);
    bottom -= foot.height + 1.2;
    all.push(
      rect({ x: border, y: bottom, width: width - 2 * border, height: height - border - bottom }, { fill: 'pale' }),
      ...linesAt(foot, x, bottom + 0.8, 0, {}),
    );
  }
  const grid = card.table !== undefined || card.cells !== undefined;
  const lines = card.lines ?? [];
  const room = { width: inside, height: (bottom - below) * (grid ? 0.4 : 1) - 1, from: size === 'small' ? 9.5 : 12 };
  const told = lines.length === 0 ? null : fit(lines, card.name, room, ruler);
  if (told) all.push(...linesAt(told, x, below + 0.8, 0.35, {}));
  const rest = { x, y: below + (told ? told.height + 2 : 0.8), width: inside, height: 0 };
  const box = { ...rest, height: bottom - rest.y - 0.8 };
  if (card.cells) all.push(...cellShapes(card.cells, box));
  if (card.table) all.push(...tableShapes(card.table, box, card.name, ruler));
  if (card.large !== undefined) {
    const { size: large } = fit(
      [card.large],
      card.name,
      { width: inside, height: bottom - below, from: 60, bold: true },
      ruler,
    );
    all.push(
      words(width / 2, (below + bottom) / 2 + middle(large), card.large, large, { bold: true, align: 'middle' }),
    );
  }
  // over the grounds, which would hide a half of it
  all.push(
    rect(
      { x: border, y: border, width: width - 2 * border, height: height - 2 * border },
      { stroke: 'grey', width: 0.25 },
      1.5,
    ),
  );
  return { width, height, label: labelOf(card), shapes: all };
}

/** A card in words, for those who do not see it. */
function labelOf({ name, corner, under, large, lines = [], foot }: PrintedCard): string {
  const number = large === undefined || large === name ? '' : `: ${large}`;
  const head = `${name}${number}${corner === undefined ? '' : ` (${corner})`}`;
  return [head, under, ...lines, foot].filter((it) => it !== undefined).join('. ');
}

/** The back of a deck. The white edge around it is as wide as that of the face, so a sheet that lies a little off does not show through. */
export function backPicture(
  { back, ink = 'slate' }: Pick<DeckOfCards, 'back' | 'ink'>,
  size: CardSize,
  ruler: Ruler,
): Picture {
  const { width, height } = cardSizes[size];
  const inside = { x: 5, y: height / 2 - 14, width: width - 10, height: 28 };
  const told = fit(
    back.split('\n'),
    back,
    { width: inside.width - 4, height: 24, from: size === 'small' ? 11 : 14, bold: true },
    ruler,
  );
  const rings = [4.5, 8.5, 12.5].map((r) => ({ x: r, y: r, width: width - 2 * r, height: height - 2 * r }));
  return {
    width,
    height,
    label: `The back: ${back.replace(/\n/g, ', ')}`,
    shapes: [
      rect({ x: border, y: border, width: width - 2 * border, height: height - 2 * border }, { fill: ink }, 1.5),
      ...rings.filter((ring) => ring.width > 8).map((ring) => rect(ring, { stroke: 'white', width: 0.4 }, 3)),
      rect(inside, { fill: 'white' }, 2),
      ...centred(told, width / 2, height / 2),
    ],
  };
}

/** Paragraphs around a point. */
export function centred(told: Fitted, x: number, y: number, ink: Ink = 'black', bold = true): DrawnShape[] {
  return linesAt(told, x, y - told.height / 2, 0.35, { bold, align: 'middle', ink });
}
