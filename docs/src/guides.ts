/** The guides in the order in which one needs them; each leads to the one before and to the next. */
export const guides: readonly string[] = [
  'five-minutes',
  'first-house-rule',
  'a-rule-with-a-decision',
  'testing-a-rule',
  'what-a-house-rule-can-say',
  'publishing-a-rule',
  'a-variant-from-nothing',
  'writing-a-registry',
  'importing-one-variant',
  'from-boardgame-io',
];

/** Which guides come before and after a page; null where none does. */
export function neighboursOf(guide: string): { readonly before: string | null; readonly after: string | null } {
  const at = guides.indexOf(guide);
  return { before: at > 0 ? (guides[at - 1] ?? null) : null, after: at >= 0 ? (guides[at + 1] ?? null) : null };
}
