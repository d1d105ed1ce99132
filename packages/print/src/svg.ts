import type { DrawnPath, DrawnShape, DrawnText, Picture } from '@howzat/core/author';
import { openFonts, ruler, runsOf } from './fonts.js';
import { colourOf } from './ink.js';
import { point } from './text.js';

function escaped(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/\{/g, '&#123;');
}

const anchors = { left: 'start', middle: 'middle', right: 'end' } as const;

function textSvg({ x, y, text, size, bold, align = 'left', ink = 'black' }: DrawnText): string {
  const weight = bold ? ' font-weight="700"' : '';
  const anchor = align === 'left' ? '' : ` text-anchor="${anchors[align]}"`;
  // as wide as on paper, whatever font there is
  const wide = text === '' ? '' : ` textLength="${round(ruler(text, size, bold))}" lengthAdjust="spacingAndGlyphs"`;
  return `<text x="${round(x)}" y="${round(y)}" font-size="${round(size * point)}"${weight}${anchor}${wide} fill="${colourOf(ink, 'text', false)}">${escaped(text)}</text>`;
}

const shares = { left: 0, middle: 0.5, right: 1 } as const;

/** A text as the outlines of its letters. */
function outlineSvg({ x, y, text, size, bold = false, align = 'left', ink = 'black' }: DrawnText): string {
  let at = x - shares[align] * ruler(text, size, bold);
  const letters = runsOf(text, bold, openFonts()).flatMap(({ part: { font }, text: run }) =>
    [...run].map((letter) => {
      const scale = Math.round(((size * point) / font.unitsPerEm) * 1e6) / 1e6;
      const outline = font.glyphForCodePoint(letter.codePointAt(0) as number).path.toSVG();
      const placed = `<path transform="translate(${round(at)} ${round(y)}) scale(${scale} ${-scale})" d="${outline}"/>`;
      at += ruler(letter, size, bold);
      return outline === '' ? '' : placed;
    }),
  );
  return `<g fill="${colourOf(ink, 'text', false)}">${letters.join('')}</g>`;
}

function pathSvg({ d, fill, stroke, width = 0.25, dashed }: DrawnPath): string {
  const painted = fill === undefined ? 'none' : colourOf(fill, 'fill', false);
  const line =
    stroke === undefined
      ? ''
      : ` stroke="${colourOf(stroke, 'stroke', false)}" stroke-width="${round(width)}"${dashed ? ' stroke-dasharray="1 1"' : ''}`;
  return `<path d="${d}" fill="${painted}"${line}/>`;
}

function shapeSvg(shape: DrawnShape, outlined: boolean): string {
  if (shape.kind === 'path') return pathSvg(shape);
  return outlined ? outlineSvg(shape) : textSvg(shape);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** How a picture is written as SVG. */
export interface SvgOptions {
  /** Whether a white sheet lies behind it; it does unless said. */
  readonly paper?: boolean;
  /**
   * Whether letters are drawn as outlines, and not as text in a font: for a program that makes an image of it and has no fonts. Nobody
   * can select or search such words. Not so unless said.
   */
  readonly outlined?: boolean;
}

/**
 * A picture as SVG for a web page. It sets attributes and no styles, so it may stand in a page whose policy lets no styles in.
 *
 * @throws HowzatError `bad-components` where letters are drawn and the fonts of the kit do not have one
 *
 * @example
 * import { pictureOf, svgOf } from '@howzat/print';
 *
 * const svg = svgOf(pictureOf({ name: 'Four', large: '4' }));
 * console.log(svg.slice(0, 4), svg.includes('Four')); // <svg true
 */
export function svgOf(
  { width, height, label, shapes }: Picture,
  { paper = true, outlined = false }: SvgOptions = {},
): string {
  const sheet = paper ? `<rect width="${round(width)}" height="${round(height)}" rx="2" fill="#ffffff"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" class="printed" viewBox="0 0 ${round(width)} ${round(height)}" role="img" aria-label="${escaped(label)}" font-family="Fira Sans Condensed, Arial Narrow, sans-serif">${sheet}${shapes.map((shape) => shapeSvg(shape, outlined)).join('')}</svg>`;
}
