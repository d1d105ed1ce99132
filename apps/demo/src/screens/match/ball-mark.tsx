/** A ball as a scorer writes it: `.`, `4`, `W`. */
export function BallMark({ symbol }: { readonly symbol: string }) {
  const kind = symbol.includes('W') ? 'wicket' : /^[46]/.test(symbol) ? 'boundary' : 'plain';
  return (
    <span className="ball-mark" data-kind={kind}>
      {symbol === '.' ? '•' : symbol}
    </span>
  );
}
