/** How much of something is used, as dots: full ones are there still. The words beside it say it too. */
export function Pips({ left, of }: { readonly left: number; readonly of: number }) {
  return (
    <span aria-hidden className="inline-flex gap-0.5">
      {Array.from({ length: of }, (_, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
          key={at}
          className={`size-2 rounded-full border border-current ${at < left ? 'bg-current' : ''}`}
        />
      ))}
    </span>
  );
}
