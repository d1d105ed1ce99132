/** A choice as text, the same for two that differ only in the order of their fields. */
export function keyOf(choice: unknown): string {
  return JSON.stringify(choice, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
      : value,
  );
}
