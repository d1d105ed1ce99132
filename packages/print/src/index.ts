import type { Picture, PrintedCard } from '@howzat/core/author';
import { backPicture, type CardSize, cardPicture } from './card.js';
import { ruler } from './fonts.js';
import { type KitOptions, type KitSource, layOut, type PrintKit } from './kit.js';

export { type CardSize, cardSizes } from './card.js';
export { type FlowLine, type FlowPart, flowOf, rulesInForce } from './flow.js';
export { type KitOptions, type KitSource, type PrintKit, piecesOf, rulesName, sheetName } from './kit.js';
export { type KitPage, type Paper, type PlacedPiece, papers } from './page.js';
export { type PdfOptions, pdfOf } from './pdf.js';
export type { Box } from './shapes.js';
export { type SvgOptions, svgOf } from './svg.js';

/**
 * A game laid out on paper: a sheet for the table that names every decision, the rules in force, and everything to cut out.
 *
 * @example
 * import { compose } from '@howzat/core';
 * import { cubes } from '@howzat/cubes';
 * import { registry } from '@howzat/cubes/rules';
 * import { tabletop } from '@howzat/cubes/tabletop';
 * import { kitOf } from '@howzat/print';
 *
 * const kit = kitOf({ rulebook: compose(cubes, { format: 'standard' }), tabletop, registry }, { paper: 'letter' });
 * console.log(kit.paper, kit.pages.length > 2); // letter true
 * @throws HowzatError `bad-components` where words do not fit on a card or have letters that the fonts do not have;
 * `bad-parameter` for a paper that is not known; `unknown-variant` where the tabletop is that of another game
 */
export function kitOf(source: KitSource, options: KitOptions = {}): PrintKit {
  return layOut(source, ruler, options);
}

/**
 * The face of a card as it is printed, for {@link svgOf}.
 *
 * @example
 * import { pictureOf } from '@howzat/print';
 *
 * const picture = pictureOf({ name: 'Rain', lines: ['The over ends at once.'] }, 'small');
 * console.log(picture.width, picture.height); // 44 63
 */
export function pictureOf(card: PrintedCard, size: CardSize = 'usual'): Picture {
  return cardPicture(card, size, 'pale', ruler);
}

/**
 * The back of a card as it is printed, for {@link svgOf}; lines of its words are parted by line ends.
 *
 * @example
 * import { backOf, svgOf } from '@howzat/print';
 *
 * console.log(svgOf(backOf('Chance\ndeck', 'small')).includes('Chance')); // true
 */
export function backOf(words: string, size: CardSize = 'usual'): Picture {
  return backPicture({ back: words }, size, ruler);
}
