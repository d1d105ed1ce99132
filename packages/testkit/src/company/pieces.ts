import type { Amendment, Selection, Variant } from '@howzat/core';

/** One thing that somebody may pick when a game is set up: a format, a reading, an option, a house rule, or a setting. */
export interface Piece {
  /** What it is: settings are parameters set outright. */
  readonly kind: 'format' | 'reading' | 'option' | 'house rule' | 'setting';
  /** What it goes by in a refusal: the id of the amendment, or the parameters that are set. */
  readonly names: readonly string[];
  /** The names of pieces without which it is refused. */
  readonly needs: readonly string[];
  /** What picks it, and nothing else. */
  readonly selection: Selection;
}

/** Pieces that are picked together, in the order in which they are named. */
export type Company = readonly Piece[];

/** What may be picked beside what a variant brings by itself. */
export interface Guests {
  /** House rules that may be added. Those for another variant are left out. */
  readonly houseRules?: readonly Amendment<string, unknown>[];
  /** Parameters set outright, each group a piece of its own: for what shows in longer or shorter matches alone. */
  readonly settings?: readonly Readonly<Record<string, unknown>>[];
}

/**
 * Everything that may be picked for a variant and is not so already: each format but the usual one, each reading that is built but
 * the standard one, each option, each house rule that is made for it, each setting.
 */
export function piecesOf(variant: Variant, { houseRules = [], settings = [] }: Guests): readonly Piece[] {
  const piece = (kind: Piece['kind'], { id, requires = [] }: Amendment, selection: Selection): Piece => ({
    kind,
    names: [id],
    // what stands there itself is brought
    needs: requires.filter((needed) => typeof needed === 'string'),
    selection,
  });
  const formats = variant.formats.filter(({ id }) => id !== variant.defaultFormat);
  const rules = (houseRules as readonly Amendment[]).filter((rule) => [variant.id, '*'].includes(rule.variant));
  return [
    ...formats.map((format) => piece('format', format, { format: format.id })),
    ...variant.rulings.flatMap(({ id, standard, readings }) =>
      Object.entries(readings).flatMap(([reading, amendment]) =>
        amendment === null || reading === standard ? [] : piece('reading', amendment, { rulings: { [id]: reading } }),
      ),
    ),
    ...variant.options.map((option) => piece('option', option, { options: [option.id] })),
    ...rules.map((rule) => piece('house rule', rule, { houseRules: [rule] })),
    ...settings.map((set): Piece => ({ kind: 'setting', names: Object.keys(set), needs: [], selection: { set } })),
  ];
}

/** A company with the pieces that those in it need, as far as they are there to be picked. */
export function withNeeds(company: Company, pieces: readonly Piece[]): Company {
  const all = [...company];
  for (let at = 0; at < all.length; at++)
    for (const name of (all[at] as Piece).needs) {
      const needed = pieces.find(({ names }) => names.includes(name));
      if (needed && !all.includes(needed)) all.push(needed);
    }
  return all;
}

/** Is everything there that those in it need? */
export function hasItsNeeds(company: Company): boolean {
  return company.every(({ needs }) => needs.every((need) => company.some(({ names }) => names.includes(need))));
}

/** Can these be asked for at once? A match has one format, a ruling one reading, a parameter one value. */
export function canBeAsked(company: Company): boolean {
  const taken = company.flatMap(({ kind, selection, names }) => {
    if (kind === 'format') return ['format'];
    if (kind === 'reading') return Object.keys(selection.rulings ?? {});
    return names;
  });
  return new Set(taken).size === taken.length;
}

/** What a company is composed by. */
export function selectionOf(company: Company): Selection {
  const parts = company.map(({ selection }) => selection);
  const format = parts.find((part) => part.format !== undefined)?.format;
  return {
    ...(format === undefined ? {} : { format }),
    rulings: Object.assign({}, ...parts.map(({ rulings }) => rulings)),
    options: parts.flatMap(({ options = [] }) => options),
    houseRules: parts.flatMap(({ houseRules = [] }) => houseRules),
    set: Object.assign({}, ...parts.map(({ set }) => set)),
  };
}
