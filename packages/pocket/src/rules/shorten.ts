/** Takes off what stands behind the first of a list. Most lists are that short already, and to set a length costs more than to look. */
export function shorten(list: unknown[], length: number): void {
  while (list.length > length) list.pop();
}
