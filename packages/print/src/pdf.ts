import type { DrawnPath, DrawnText } from '@howzat/core/author';
import PDFDocument from 'pdfkit';
import { type Fonts, openFonts, ruler, runsOf } from './fonts.js';
import { colourOf } from './ink.js';
import type { PrintKit } from './kit.js';
import { papers } from './page.js';
import { point } from './text.js';

/** How a kit is written. */
export interface PdfOptions {
  /** In black and white; in colour unless said. */
  readonly mono?: boolean;
  /** When it says that it was made; now unless said. The same kit with the same date is the same file. */
  readonly made?: Date;
}

const perMillimetre = 1 / point;

function drawPath(doc: PDFKit.PDFDocument, { d, fill, stroke, width = 0.25, dashed }: DrawnPath, mono: boolean): void {
  if (fill === undefined && stroke === undefined) return;
  doc.save().scale(perMillimetre).path(d).lineWidth(width);
  if (dashed) doc.dash(1, { space: 1 });
  if (fill !== undefined && stroke !== undefined)
    doc.fillAndStroke(colourOf(fill, 'fill', mono), colourOf(stroke, 'stroke', mono));
  else if (fill !== undefined) doc.fill(colourOf(fill, 'fill', mono));
  else if (stroke !== undefined) doc.stroke(colourOf(stroke, 'stroke', mono));
  doc.restore();
}

function drawText(doc: PDFKit.PDFDocument, shape: DrawnText, fonts: Fonts, mono: boolean): void {
  const { text, size, bold = false, align = 'left', ink = 'black' } = shape;
  const share = align === 'left' ? 0 : align === 'middle' ? 0.5 : 1;
  let x = shape.x - share * ruler(text, size, bold);
  for (const run of runsOf(text, bold, fonts)) {
    doc
      .font(run.part.name)
      .fontSize(size)
      .fillColor(colourOf(ink, 'text', mono))
      .text(run.text, x * perMillimetre, shape.y * perMillimetre, {
        lineBreak: false,
        baseline: 'alphabetic',
      });
    x += ruler(run.text, size, bold);
  }
}

/**
 * A kit as a PDF with its fonts in it.
 *
 * @example
 * import { compose } from '@howzat/core';
 * import { cubes } from '@howzat/cubes';
 * import { registry } from '@howzat/cubes/rules';
 * import { kitOf, pdfOf } from '@howzat/print';
 *
 * const deck = { kind: 'cards', name: 'Luck', back: 'Luck', cards: [{ name: 'Rain', copies: 2 }] } as const;
 * const tabletop = { lays: 'cubes', components: () => [deck] };
 * const bytes = await pdfOf(kitOf({ rulebook: compose(cubes, {}), tabletop, registry }, { paper: 'a4' }));
 * console.log(new TextDecoder().decode(bytes.slice(0, 5))); // %PDF-
 */
export async function pdfOf({ title, paper, pages }: PrintKit, options: PdfOptions = {}): Promise<Uint8Array> {
  const { mono = false, made = new Date() } = options;
  const { width, height } = papers[paper];
  const fonts = openFonts();
  const doc = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    info: { Title: `${title}: a kit to print and play`, Creator: 'Howzat', Producer: 'Howzat', CreationDate: made },
    lang: 'en',
  });
  const chunks: Uint8Array[] = [];
  const whole = new Promise<Uint8Array>((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    doc.on('error', reject);
  });
  for (const { name, bytes } of [...fonts.regular, ...fonts.bold]) doc.registerFont(name, bytes);
  for (const page of pages) {
    doc.addPage({ size: [width * perMillimetre, height * perMillimetre], margin: 0 });
    for (const shape of page.shapes)
      if (shape.kind === 'path') drawPath(doc, shape, mono);
      else drawText(doc, shape, fonts, mono);
  }
  doc.end();
  return whole;
}
