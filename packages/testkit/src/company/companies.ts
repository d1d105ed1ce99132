import { pick, type Seed } from '@howzat/core';
import { hashSeed, hashText, stream } from '@howzat/core/engine';
import { type Company, canBeAsked, type Piece, withNeeds } from './pieces.js';

/** Each piece alone, and those that need others with them too. */
export function singles(pieces: readonly Piece[]): Company[] {
  return pieces.flatMap((piece) => (piece.needs.length === 0 ? [[piece]] : [[piece], withNeeds([piece], pieces)]));
}

/**
 * Any two that can be asked for at once, with what they need. Two house rules, or two options, in both orders: nothing says which is
 * named first.
 */
export function pairs(pieces: readonly Piece[]): Company[] {
  return pieces.flatMap((one, i) =>
    pieces.slice(i + 1).flatMap((two) => {
      // one that brings the other anyway is among the singles
      if (withNeeds([one], pieces).includes(two) || withNeeds([two], pieces).includes(one)) return [];
      const company = withNeeds([one, two], pieces);
      if (!canBeAsked(company)) return [];
      return haveAnOrder(one, two) ? [company, withNeeds([two, one], pieces)] : [company];
    }),
  );
}

function haveAnOrder(one: Piece, two: Piece): boolean {
  return one.kind === two.kind && (one.kind === 'house rule' || one.kind === 'option');
}

/** So many of these, drawn without putting back; all of them, in their order, where there are no more. */
export function drawn<T>(all: readonly T[], count: number, seed: Seed): T[] {
  if (count >= all.length) return [...all];
  const rng = stream(hashSeed(seed), hashText('company.sample'));
  const left = [...all];
  return Array.from({ length: count }, (_, i) => {
    const at = i + pick(rng, left.length - i);
    const found = left[at] as T;
    left[at] = left[i] as T;
    return found;
  });
}

/** So many different companies of `size` that can be asked for at once, drawn by a seed; fewer where there are no more to be found. */
export function drawnCompanies(pieces: readonly Piece[], size: number, count: number, seed: Seed): Company[] {
  const rng = stream(hashSeed(seed), hashText(`company.of-${size}`));
  const found = new Map<string, Company>();
  for (let tries = 0; found.size < count && tries < 50 * count; tries++) {
    const at = new Set<number>();
    while (at.size < Math.min(size, pieces.length)) at.add(pick(rng, pieces.length));
    const company = withNeeds(
      [...at].map((i) => pieces[i] as Piece),
      pieces,
    );
    if (at.size === size && canBeAsked(company)) found.set([...at].sort((a, b) => a - b).join(), company);
  }
  return [...found.values()];
}
