import { printable } from '@howzat/core/scorebook';
import type { Refused } from '@howzat/host';
import type { Trouble } from '../engine/trouble.js';
import { words } from './words.js';

/** What a host refuses, as a sentence for people: in our own words where it is about the link or the line. */
export function troubleIn({ code, message, rule, versions }: Refused): Trouble {
  const own = code === 'version' && versions ? words.otherVersion(named(versions)) : words.refusals[code];
  return { code, message: own ?? printable(message), rule: rule ?? null };
}

/** `ccsl 1.2.0, free-hit 1.0.0`. */
function named(versions: NonNullable<Refused['versions']>): string {
  const all = Object.entries(versions).map(([id, version]) => `${id} ${version}`);
  return printable(all.join(', '));
}
