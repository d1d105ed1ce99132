import { startTransition, useEffect, useState } from 'react';

/**
 * A value, and while somebody only looks on, the one of the frame before: so a table draws in two frames what would take one too
 * long under a hand on the scrubber. Who is asked something sees everything at once.
 */
export function useLater<T>(value: T, looksOn: boolean): T {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setShown(value)));
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return looksOn ? shown : value;
}
