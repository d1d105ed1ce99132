import { HowzatError, type Selection, type Variant } from '@howzat/core';
import { type Company, type Guests, type Piece, piecesOf, selectionOf } from './pieces.js';

/** A company, or one match of it, as plain JSON: what it takes to play it alone. */
export interface CompanyLine {
  /** The id of the variant. */
  readonly variant: string;
  /** What is picked; house rules by their ids. */
  readonly selection: Omit<Selection, 'houseRules'> & { readonly houseRules?: readonly string[] };
  /** The seed of one match; all are played where there is none. */
  readonly seed?: number;
  /** The name of the computer player who plays that match against itself; at random where there is none. */
  readonly player?: string;
}

/**
 * The line that plays a company alone, or one match of it: `JSON.stringify` writes it.
 *
 * @param variant the game
 * @param company what was picked together
 * @param match one match of it, by its seed; all are played unless given
 *
 * @example
 * import { cubes } from '@howzat/cubes';
 * import { companiesOf, companyLine } from '@howzat/testkit';
 *
 * const [company = []] = companiesOf(cubes, { pairs: 1 }).pairs;
 * console.log(companyLine(cubes, company, { seed: 7 }).seed); // 7
 */
export function companyLine(
  variant: Variant,
  company: Company,
  match: Pick<CompanyLine, 'seed' | 'player'> = {},
): CompanyLine {
  const { format, rulings, options, houseRules = [], set } = selectionOf(company);
  return {
    variant: variant.id,
    selection: {
      ...(format === undefined ? {} : { format }),
      rulings,
      options,
      houseRules: houseRules.map(({ id }) => id),
      set,
    },
    ...match,
  };
}

/**
 * The company that a line names.
 * @throws HowzatError where the line names what is not there
 */
export function companyOf(variant: Variant, line: CompanyLine, houseRules: Guests['houseRules'] = []): Company {
  const { format, rulings = {}, options = [], houseRules: rules = [], set = {} } = line.selection;
  const pieces = piecesOf(variant, { houseRules, settings: Object.keys(set).length > 0 ? [set] : [] });
  const named = (kind: Piece['kind'], name: string): Piece => {
    const piece = pieces.find((it) => it.kind === kind && it.names.includes(name));
    if (piece) return piece;
    const known = pieces.filter((it) => it.kind === kind).flatMap(({ names }) => names);
    throw new HowzatError('bad-amendment', `${variant.id} has no ${kind} ${name} that could be picked.`, { known });
  };
  return [
    ...(format === undefined || format === variant.defaultFormat ? [] : [named('format', format)]),
    ...Object.entries(rulings).map(([id, reading]) => named('reading', `${id}=${reading}`)),
    ...options.map((id) => named('option', id)),
    ...rules.map((id) => named('house rule', id)),
    ...pieces.filter(({ kind }) => kind === 'setting'),
  ];
}
