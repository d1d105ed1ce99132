import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { HowzatError } from '@howzat/core/author';
import * as fontkit from 'fontkit';
import { point, type Ruler } from './text.js';

/** The parts that the font comes in, by the letters in them: most words need the first alone. */
const parts = ['latin', 'latin-ext', 'cyrillic', 'greek'] as const;
const weights = [400, 700] as const;

/** A font with some of its letters. */
interface FontPart {
  /** What it is registered as in a document. */
  readonly name: string;
  readonly bytes: Buffer;
  readonly font: fontkit.Font;
}

/** Fira Sans Condensed in two weights: narrow, so that a card holds its words, and made to be read when small. */
export interface Fonts {
  readonly regular: readonly FontPart[];
  readonly bold: readonly FontPart[];
}

let loaded: Fonts | null = null;

function partsOf(weight: (typeof weights)[number]): readonly FontPart[] {
  const { resolve } = createRequire(import.meta.url);
  return parts.map((part) => {
    const name = `fira-sans-condensed-${part}-${weight}-normal`;
    const bytes = readFileSync(resolve(`@fontsource/fira-sans-condensed/files/${name}.woff`));
    const font = fontkit.create(bytes);
    if (!('glyphForCodePoint' in font)) throw new TypeError(`${name} is a collection of fonts, and one was expected.`);
    return { name, bytes, font };
  });
}

/** The fonts, read once. */
export function openFonts(): Fonts {
  loaded ??= { regular: partsOf(400), bold: partsOf(700) };
  return loaded;
}

/** A stretch of text that one part of a font has all the letters of. */
export interface Run {
  readonly part: FontPart;
  readonly text: string;
}

/**
 * A text in stretches, each with the part of the font that shows it.
 * @throws HowzatError `bad-components` where no part has a letter
 */
export function runsOf(text: string, bold: boolean, fonts: Fonts): readonly Run[] {
  const all = bold ? fonts.bold : fonts.regular;
  const runs: { part: FontPart; text: string }[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) as number;
    const last = runs.at(-1);
    const part = last?.part.font.hasGlyphForCodePoint(code)
      ? last.part
      : all.find(({ font }) => font.hasGlyphForCodePoint(code));
    if (!part)
      throw new HowzatError(
        'bad-components',
        `The fonts of the kit have no letter "${letter}", which stands in "${text}": they know the Latin, Greek and Cyrillic ones.`,
        { subject: text },
      );
    if (last?.part === part) last.text += letter;
    else runs.push({ part, text: letter });
  }
  return runs;
}

const widths = new Map<string, number>();

/** How wide a letter is, in parts of its size. */
function widthOf(letter: string, bold: boolean): number {
  const key = `${bold ? 'b' : 'r'}${letter}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  const [run] = runsOf(letter, bold, openFonts());
  const font = run?.part.font;
  const width = font ? font.glyphForCodePoint(letter.codePointAt(0) as number).advanceWidth / font.unitsPerEm : 0;
  widths.set(key, width);
  return width;
}

/** Measures words as they are printed. Letters stand beside each other unmoved, so that the sum of their widths is that of the word. */
export const ruler: Ruler = (text, size, bold = false) => {
  let width = 0;
  for (const letter of text) width += widthOf(letter, bold);
  return width * size * point;
};
