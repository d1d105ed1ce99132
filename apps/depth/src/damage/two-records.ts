import { pick } from '@howzat/core';
import { type Damage, type Doc, toJson } from './damage.js';
import { anyPlace, type Json, oneOf, put, valueAt } from './paths.js';

const events = (record: Doc): Json[] => record.events as Json[];

/** Parts of two records in one. */
export const twoRecords: Readonly<Record<string, Damage>> = {
  'a part is of another record': toJson((rng, record, other) => {
    const key = oneOf(rng, Object.keys(other));
    put({ holder: record, key }, other[key] as Json);
  }),
  'two parts are of another record': toJson((rng, record, other) => {
    for (let i = 0; i < 2; i++) {
      const key = oneOf(rng, Object.keys(other));
      put({ holder: record, key }, other[key] as Json);
    }
  }),
  'a value is of another record': toJson((rng, record, other) =>
    put(anyPlace(rng, record), valueAt(anyPlace(rng, other))),
  ),
  'the events go on as in another record': toJson((rng, record, other) => {
    const at = pick(rng, events(record).length + 1);
    record.events = [...events(record).slice(0, at), ...events(other).slice(at)];
  }),
  'the first half is of another record': (_rng, text, other) =>
    `${other.slice(0, other.length >> 1)}${text.slice(text.length >> 1)}`,
};
