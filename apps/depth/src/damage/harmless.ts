import { pick, type Rng } from '@howzat/core';
import type { Damage } from './damage.js';
import { isHolder, type Json, oneOf } from './paths.js';

function shuffled(rng: Rng, value: Json): Json {
  if (Array.isArray(value)) return value.map((inner) => shuffled(rng, inner));
  if (!isHolder(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [pick(rng, 1 << 20), key, shuffled(rng, inner)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => a - b).map(([, key, inner]) => [key, inner]));
}

/** No damage: the same record, written otherwise. It means what it meant. */
export const harmless: Readonly<Record<string, Damage>> = {
  'keys in another order': (rng, text) => JSON.stringify(shuffled(rng, JSON.parse(text) as Json)),
  'white space': (rng, text) =>
    `${oneOf(rng, ['', '\n', ' '])}${JSON.stringify(JSON.parse(text), null, oneOf(rng, [1, 2, '\t']))}\n`,
  'letters written by their numbers': (_rng, text) =>
    text.replace(/[a-z](?=[a-z ]*")/g, (letter) => `\\u00${letter.charCodeAt(0).toString(16)}`),
};
