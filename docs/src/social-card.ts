import type { LessonStep, Picture } from '@howzat/core/author';
import { pictureOf, svgOf } from '@howzat/print';
import { Resvg } from '@resvg/resvg-js';
import { cardSize } from './head.js';
import { sizeOf } from './learn-page.js';

/** What stands on a card. */
export interface SocialCard {
  readonly title: string;
  /** A sentence below it; one line. */
  readonly tagline: string;
  /** Shown side by side, as many as there is room for. */
  readonly pictures: readonly Picture[];
}

/** The card is laid out in millimetres, as pictures are: four pixels to one. */
const width = cardSize.width / 4;
const height = cardSize.height / 4;
const margin = 16;
const gap = 5;
const row = { top: 62, height: 82 };

/** The pictures of the steps of a lesson: what lies on the table. */
export function picturesOf(steps: readonly LessonStep[]): readonly Picture[] {
  return steps.flatMap(({ cards = [], picture }) => [
    ...cards.flatMap((card) => (card === 'face down' ? [] : [pictureOf(card, sizeOf(card))])),
    ...(picture ? [picture] : []),
  ]);
}

/** The card as PNG. */
export function socialCard({ title, tagline, pictures }: SocialCard): Uint8Array {
  const words: Picture = {
    width,
    height,
    label: title,
    shapes: [
      { kind: 'path', d: `M0 0 L${width} 0 L${width} ${height} L0 ${height} Z`, fill: 'emerald' },
      { kind: 'text', x: margin, y: 31, text: title, size: 54, bold: true, ink: 'white' },
      { kind: 'text', x: margin, y: 48, text: tagline, size: 29, ink: 'white' },
      ...(title === 'Howzat'
        ? []
        : [
            { kind: 'text', x: width - margin, y: 31, text: 'Howzat', size: 29, align: 'right', ink: 'grass' } as const,
          ]),
    ],
  };
  const sheet = svgOf(words, { paper: false, outlined: true });
  const svg = sheet.replace('</svg>', `${beside(pictures).join('')}</svg>`);
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: cardSize.width }, font: { loadSystemFonts: false } });
  return image.render().asPng();
}

/** Pictures in a row of one height, each as SVG, up to the margin. */
function beside(pictures: readonly Picture[]): readonly string[] {
  const placed: string[] = [];
  let x = margin;
  for (const picture of pictures) {
    const wide = (picture.width * row.height) / picture.height;
    if (x + wide > width - margin) continue;
    const place = `x="${x}" y="${row.top}" width="${wide}" height="${row.height}"`;
    placed.push(svgOf(picture, { outlined: true }).replace('<svg ', `<svg ${place} `));
    x += wide + gap;
  }
  return placed;
}
