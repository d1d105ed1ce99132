import type { DrawnShape, Picture } from '@howzat/core/author';
import { ruler } from './fonts.js';
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

function shapeSvg(shape: DrawnShape): string {
  if (shape.kind === 'text') {
    const { x, y, text, size, bold, align = 'left', ink = 'black' } = shape;
    const weight = bold ? ' font-weight="700"' : '';
    const anchor = align === 'left' ? '' : ` text-anchor="${anchors[align]}"`;
    // as wide as on paper, whatever font there is
    const wide = text === '' ? '' : ` textLength="${round(ruler(text, size, bold))}" lengthAdjust="spacingAndGlyphs"`;
    return `<text x="${round(x)}" y="${round(y)}" font-size="${round(size * point)}"${weight}${anchor}${wide} fill="${colourOf(ink, 'text', false)}">${escaped(text)}</text>`;
  }
  const { d, fill, stroke, width = 0.25, dashed } = shape;
  const painted = fill === undefined ? 'none' : colourOf(fill, 'fill', false);
  const line =
    stroke === undefined
      ? ''
      : ` stroke="${colourOf(stroke, 'stroke', false)}" stroke-width="${round(width)}"${dashed ? ' stroke-dasharray="1 1"' : ''}`;
  return `<path d="${d}" fill="${painted}"${line}/>`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/**
 * A picture as SVG for a web page. It sets attributes and no styles, so it may stand in a page whose policy lets no styles in.
 * @param options.paper whether a white sheet lies behind it
 */
export function svgOf(
  { width, height, label, shapes }: Picture,
  { paper = true }: { readonly paper?: boolean } = {},
): string {
  const sheet = paper ? `<rect width="${round(width)}" height="${round(height)}" rx="2" fill="#ffffff"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" class="printed" viewBox="0 0 ${round(width)} ${round(height)}" role="img" aria-label="${escaped(label)}" font-family="Fira Sans Condensed, Arial Narrow, sans-serif">${sheet}${shapes.map(shapeSvg).join('')}</svg>`;
}
