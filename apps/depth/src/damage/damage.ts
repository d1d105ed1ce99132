import type { Rng } from '@howzat/core';
import { type Json, oneOf } from './paths.js';

/** A record as JSON, to be written on. */
export type Doc = { [key: string]: Json };

/** Makes another text of the text of a record, and of another record; the same text where there is nothing in it to be damaged so. */
export type Damage = (rng: Rng, text: string, other: string) => string;

/** Does something to a record as JSON. */
export const toJson =
  (change: (rng: Rng, record: Doc, other: Doc) => void): Damage =>
  (rng, text, other) => {
    const record = JSON.parse(text) as Doc;
    change(rng, record, JSON.parse(other) as Doc);
    return JSON.stringify(record);
  };

/** A value that hardly fits where it is put. */
export const strange = (rng: Rng): Json =>
  oneOf<Json>(rng, [
    null,
    true,
    false,
    0,
    1,
    -1,
    2,
    0.5,
    '',
    '0',
    'home',
    '__proto__',
    [],
    {},
    [[]],
    [0],
    { kind: 'choice' },
  ]);
