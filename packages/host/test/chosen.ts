import type { DomainDescription } from '@howzat/core';
import { pick, type Rng } from '@howzat/core/engine';

/** Some choice from a domain as it is told to a page. Limits that it does not tell may refuse it. */
export function chosenFrom(domain: DomainDescription, rng: Rng): unknown {
  switch (domain.kind) {
    case 'oneOf':
      return domain.items[pick(rng, domain.items.length)];
    case 'record':
      return Object.fromEntries(Object.entries(domain.fields).map(([name, field]) => [name, chosenFrom(field, rng)]));
    case 'permutationOf':
      return drawn(domain.items, domain.items.length, rng);
    case 'subsetOf':
      return drawn(domain.items, domain.size, rng);
    case 'number':
      return domain.min + domain.step * pick(rng, 1 + Math.floor((domain.max - domain.min) / domain.step));
    case 'placement':
      return domain.shared
        ? domain.pieces.map(() => domain.places[pick(rng, domain.places.length)])
        : drawn(domain.places, domain.pieces.length, rng);
  }
}

function drawn(items: readonly unknown[], count: number, rng: Rng): unknown[] {
  const left = [...items];
  return Array.from({ length: count }, () => left.splice(pick(rng, left.length), 1)[0]);
}
