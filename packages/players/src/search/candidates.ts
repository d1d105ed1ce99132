import type { Domain, Rng } from '@howzat/core';
import { keyOf } from '../choice-key.js';

/** Domains of no more choices than this are looked at whole. */
const mostListed = 40;

/** Of larger ones so many are drawn at first. */
const drawnAtFirst = 8;

/** The choices that are looked at: all of a small domain; of a large one some, and more the longer the search goes on. */
export class Candidates {
  readonly choices: unknown[] = [];
  private readonly keys = new Set<string>();
  /** All that is legal is among them. */
  readonly all: boolean;

  /**
   * @param first a choice that a player would make; it comes first
   * @param more asks the same player again, whose choices may differ
   */
  constructor(
    private readonly domain: Domain,
    first: unknown,
    private readonly more: (rng: Rng) => unknown,
    rng: Rng,
  ) {
    this.add(first);
    const listed: unknown[] = [];
    for (const choice of domain) {
      listed.push(choice);
      if (listed.length > mostListed) break;
    }
    this.all = listed.length <= mostListed;
    if (this.all) for (const choice of listed) this.add(choice);
    else {
      for (let i = 0; i < drawnAtFirst; i++) this.add(more(rng));
      for (let i = 0; i < drawnAtFirst; i++) this.add(domain.sample(rng));
    }
  }

  private add(choice: unknown): boolean {
    const key = keyOf(choice);
    if (this.keys.has(key)) return false;
    this.keys.add(key);
    this.choices.push(choice);
    return true;
  }

  /** Looks for one more choice, by turns one that the player might make and any. False where none was found. */
  widen(rng: Rng): boolean {
    if (this.all) return false;
    const likely = this.choices.length % 2 === 0;
    return this.add(likely ? this.more(rng) : this.domain.sample(rng));
  }
}

/** A choice of a player that needs no thought: there is but one. */
export function onlyChoice(domain: Domain, rng: Rng): { readonly choice: unknown } | null {
  let found: { readonly choice: unknown } | null = null;
  for (const choice of domain) {
    if (found) return null;
    found = { choice };
  }
  return found ?? { choice: domain.sample(rng) };
}
