/** Are these numbers, texts and the like, which nobody can change? */
export function arePlain(items: readonly unknown[]): boolean {
  return items.every((item) => typeof item !== 'object' || item === null);
}

/** Are these short lists and the like, with nothing in them that could be changed? */
export function areFlat(items: readonly unknown[]): boolean {
  return items.every((item) => arePlain(Object.values(item ?? {})));
}
