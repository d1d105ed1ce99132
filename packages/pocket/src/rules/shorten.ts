/** Cuts a list to a length. Most lists are that short already, and then this is faster than setting their length. */
export function shorten(list: unknown[], length: number): void {
  while (list.length > length) list.pop();
}
