import type { Amendment, Rulebook, Selection } from '@howzat/core';

/** What a rulebook has from outside its game: house rules, and a format that is not one of the game's own. */
function fromOutside({ amendments, variant }: Rulebook): readonly Amendment[] {
  return amendments.filter(
    (amendment) =>
      amendment.layer === 'house' || (amendment.layer === 'format' && !variant.formats.includes(amendment)),
  );
}

/** The selection that a rulebook was composed with, and what it brought. */
export function selectionOf(rulebook: Rulebook): Selection & { readonly houseRules: readonly Amendment[] } {
  const { format, ...chosen } = rulebook.selection;
  return { ...(format === null ? {} : { format }), ...chosen, houseRules: fromOutside(rulebook) };
}
