import type { Cubes, DeckOfCards, DrawnShape, Ink, Picture, Pieces, PrintedCube } from '@howzat/core/author';
import { backPicture, type CardSize, cardPicture, cardSizes, centred } from './card.js';
import { inkOn } from './ink.js';
import { cutMarks, gridFor, type KitPage, type Paper, placeIn, titleShapes } from './page.js';
import { circle, placed, rect, words } from './shapes.js';
import { fit, leastSize, middle, type Ruler } from './text.js';

/** A thing to cut out, with both its sides. */
interface Cutout {
  readonly component: string;
  readonly name: string;
  readonly front: Picture;
  readonly back: Picture | null;
}

/** Things of one size on pages, each page of fronts with its page of backs behind it where anything has a back. */
export function cutoutPages(paper: Paper, things: readonly Cutout[]): KitPage[] {
  const first = things[0];
  if (!first) return [];
  const grid = gridFor(paper, first.front.width, first.front.height);
  const each = grid.columns * grid.rows;
  const pages: KitPage[] = [];
  for (let from = 0; from < things.length; from += each) {
    const some = things.slice(from, from + each);
    const title = [...new Set(some.map(({ component }) => component))].join(' · ');
    pages.push({
      title,
      back: false,
      pieces: some.map(({ component, name }, at) => ({ component, name, box: placeIn(grid, at, false) })),
      shapes: [
        ...titleShapes(paper, title),
        ...some.flatMap(({ front }, at) => onPlace(front, placeIn(grid, at, false))),
        ...cutMarks(grid),
      ],
    });
    if (some.every(({ back }) => back === null)) continue;
    pages.push({
      title: `${title}: backs`,
      back: true,
      pieces: some.flatMap(({ component, name, back }, at) =>
        back === null ? [] : [{ component, name, box: placeIn(grid, at, true) }],
      ),
      shapes: [
        ...titleShapes(paper, `${title}: backs, to be printed on the other side, turned over the long edge`),
        ...some.flatMap(({ back }, at) => (back === null ? [] : onPlace(back, placeIn(grid, at, true)))),
      ],
    });
  }
  return pages;
}

function onPlace({ shapes }: Picture, { x, y }: { x: number; y: number }): DrawnShape[] {
  return placed(shapes, x, y);
}

/** The cards of all decks of a size, each as often as there are copies. */
export function cardCutouts(decks: readonly DeckOfCards[], size: CardSize, ruler: Ruler): Cutout[] {
  return decks
    .filter((deck) => (deck.size ?? 'usual') === size)
    .flatMap((deck) => {
      const back = backPicture(deck, size, ruler);
      return deck.cards.flatMap((card) => {
        const front = cardPicture(card, size, deck.ink ?? 'pale', ruler);
        return Array.from({ length: card.copies ?? 1 }, () => ({ component: deck.name, name: card.name, front, back }));
      });
    });
}

/** The side of a counter, in millimetres. */
const counter = 18;

function counterPicture(text: string, ink: Ink, ruler: Ruler): Picture {
  const told =
    text === ''
      ? null
      : fit(text.split('\n'), text, { width: counter - 6, height: counter - 6, from: 16, bold: true }, ruler);
  return {
    width: counter,
    height: counter,
    label: text,
    shapes: [
      circle(counter / 2, counter / 2, counter / 2 - 1.2, { fill: ink, stroke: 'grey', width: 0.3 }),
      ...(told ? centred(told, counter / 2, counter / 2, inkOn(ink)) : []),
    ],
  };
}

export function pieceCutouts(components: readonly Pieces[], ruler: Ruler): Cutout[] {
  return components.flatMap(({ name: component, pieces }) =>
    pieces.flatMap(({ front, back, copies, ink = 'white', backInk }) => {
      const cutout = {
        component,
        name: front,
        front: counterPicture(front, ink, ruler),
        back: back === undefined ? null : counterPicture(back, backInk ?? ink, ruler),
      };
      return Array.from({ length: copies }, () => cutout);
    }),
  );
}

/** A tile: the six faces of a cube beside each other, for its owner to see. */
const tile = { width: 33, height: 22 };

function tilePicture({ name, faces }: PrintedCube, ruler: Ruler): Picture {
  const side = 10;
  return {
    ...tile,
    label: `Cube ${name}: ${faces.map(({ mark, value }) => `${mark} ${value}`).join(', ')}`,
    shapes: faces.flatMap(({ mark, value, ink = 'pale' }, at) => {
      const x = 1.5 + (at % 3) * side;
      const y = 1 + Math.floor(at / 3) * side;
      const on = inkOn(ink);
      const { size } = fit([value], `cube ${name}`, { width: side - 4.6, height: side, from: 15, bold: true }, ruler);
      return [
        rect(
          { x: x + 0.3, y: y + 0.3, width: side - 0.6, height: side - 0.6 },
          { fill: ink, stroke: 'grey', width: 0.15 },
          1,
        ),
        words(x + 1, y + 3.4, mark, leastSize + 1, { ink: on }),
        words(x + side / 2 + 1, y + side / 2 + middle(size), value, size, { bold: true, align: 'middle', ink: on }),
      ];
    }),
  };
}

export function tileCutouts({ name: component, cubes }: Cubes, ruler: Ruler): Cutout[] {
  const told = fit(
    [component],
    component,
    { width: tile.width - 8, height: tile.height - 8, from: 12, bold: true },
    ruler,
  );
  const back: Picture = {
    ...tile,
    label: `The back: ${component}`,
    shapes: [
      rect({ x: 1.5, y: 1.5, width: tile.width - 3, height: tile.height - 3 }, { fill: 'slate' }, 1),
      rect({ x: 3.5, y: 5.5, width: tile.width - 7, height: tile.height - 11 }, { fill: 'white' }, 1),
      ...centred(told, tile.width / 2, tile.height / 2),
    ],
  };
  return cubes.map((cube) => ({ component, name: cube.name, front: tilePicture(cube, ruler), back }));
}

/** All cards of a kit, the usual ones first. */
export const sizesInOrder = Object.keys(cardSizes).sort((a) => (a === 'usual' ? -1 : 1)) as CardSize[];
