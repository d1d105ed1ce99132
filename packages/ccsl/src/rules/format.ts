import { HowzatError, type RulingWords, type SectionWords } from '@howzat/core/author';
import {
  type ExtendedFormat,
  extendedFormats,
  formatTable,
  type PrintedFormat,
  printedFormats,
} from '../components/formats.js';
import { k, type Parameters, type State } from '../kit.js';

/** Sections 1 and 2.1: cards, overs, innings and the formats. */

/** Is this a game of two or more overs, outside a super over? Then the hidden card and the modes are in it. */
export function isLongGame(p: Parameters): boolean {
  return p.overs === null || p.overs >= 2;
}

/** Are the features of longer games in play at this moment? */
export function hasModes(s: State, p: Parameters): boolean {
  return s.fullGame && isLongGame(p);
}

/** Under the standing ruling no innings is longer than the longest match that is printed. */
export const longestPrinted = k.ending({
  id: 'ccsl.ruling.extended-formats',
  only: (p) => p.longestMatch === 3 && (p.overs === null || p.overs > 3),
  ends: (_s, g) => g.overs >= 3,
});

const title = (overs: number): string => `${overs} ${overs === 1 ? 'over' : 'overs'} an innings`;

export const oneOver = k.format('one-over', title(1), () => []);
export const twoOver = k.format('two-over', title(2), (a) => [a.set('overs', 2), a.set('wickets', 2)]);
export const threeOver = k.format('three-over', title(3), (a) => [a.set('overs', 3), a.set('wickets', 3)]);

/** Longer matches than are printed. They bring the reading that allows them. */
export const longer = formatTable.slice(3).map((row) => ({
  ...k.format(row.id as ExtendedFormat, title(row.overs), (a) => [
    a.set('overs', row.overs),
    a.set('wickets', row.wickets),
  ]),
  requires: ['ccsl.ruling.extended-formats=extended'],
}));

/**
 * The name of the format with so many overs.
 *
 * @param overs overs of each innings: 1 to 3
 * @throws HowzatError `unknown-format` for a length that is not in the game
 *
 * @example
 * import { ccsl, formatOf } from '@howzat/ccsl';
 * import { compose } from '@howzat/core';
 *
 * console.log(formatOf(2)); // two-over
 * console.log(compose(ccsl, { format: formatOf(2) }).params.overs); // 2
 */
export function formatOf(overs: number): PrintedFormat;
/**
 * The same where longer matches were agreed.
 *
 * @param overs overs of each innings: 1 to 20
 * @param extended whether matches of 4 to 20 overs were agreed (`ccsl.ruling.extended-formats`)
 * @throws HowzatError `unknown-format` for a length that is not in the game
 */
export function formatOf(overs: number, extended: boolean): PrintedFormat | ExtendedFormat;
export function formatOf(overs: number, extended = false): PrintedFormat | ExtendedFormat {
  const known = extended ? [...printedFormats, ...extendedFormats] : printedFormats;
  const found = known[overs - 1];
  if (found === undefined)
    throw new HowzatError('unknown-format', extended ? 'Choose 1 to 20 overs.' : 'Choose 1, 2 or 3 overs.', {
      rule: extended ? 'ccsl.ruling.extended-formats' : 'ccsl.format.multi-over',
      choice: overs,
      known,
    });
  return found;
}

export const formatWords = {
  'ccsl.format.one-over': {
    title: 'The one-over match',
    kind: 'data',
    source: '2.1',
    text: 'A one-over match has 6 turns in each innings.',
    parameters: ['overs', 'wickets'],
  },
  'ccsl.format.multi-over': {
    title: 'Matches of two and three overs',
    kind: 'data',
    source: '2.1',
    text: 'A match may have 2 overs (12 turns) or 3 overs (18 turns) in each innings.',
    parameters: ['overs', 'wickets'],
  },
} as const satisfies SectionWords;

export const formatRulings = k.readings({
  'ccsl.ruling.extended-formats': {
    'printed-only': [],
    extended: (a) => [a.set('longestMatch', 20)],
  },
});

export const formatRulingWords = {
  'ccsl.ruling.extended-formats': {
    title: 'How long a match may be',
    question: 'How long may a match be?',
    readings: {
      'printed-only': { text: '1, 2 or 3 overs; no innings lasts longer, whatever the parameter says.' },
      extended: {
        text: 'Any number of overs to 20, as the formats four-over to twenty-over: quota 2 in each over, features of 2 and more overs on.',
      },
    },
    standard: 'printed-only',
    reason: '2.1 ends at 3 overs, but the power blocker table has rows for up to 10 overs and beyond.',
  },
} as const satisfies Readonly<Record<string, RulingWords>>;
