import { printable } from '@howzat/core/scorebook';
import type { Refused } from '@howzat/host';
import type { Trouble } from '../engine/trouble.js';
import { words } from './words.js';

/** What a host refuses, as a sentence for people: in our own words where it is about the link or the line. */
export function troubleIn({ code, message, rule }: Refused): Trouble {
  return { code, message: words.refusals[code] ?? printable(message), rule: rule ?? null };
}
