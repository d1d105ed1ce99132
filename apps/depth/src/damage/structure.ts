import { pick } from '@howzat/core';
import { type Damage, type Doc, strange, toJson } from './damage.js';
import { anyHolder, anyPlace, type Json, oneOf, type Place, placesIn, put, remove, valueAt } from './paths.js';

const numbers = [
  1e308,
  -1e308,
  2 ** 53,
  2 ** 53 - 1,
  -(2 ** 53),
  2 ** 31,
  -(2 ** 31),
  2 ** 32,
  1e21,
  1e-9,
  0.1,
  1e5,
  10_000,
];

const names = ['__proto__', 'constructor', 'prototype', 'toString', 'length', 'then', 'toJSON', 'x', 'home', '0', ''];

/** A text in which a value is written by hand, for what `JSON.stringify` cannot write. */
function written(record: Doc, place: Place, value: string): string {
  put(place, '\u0001here');
  return JSON.stringify(record).replace('"\\u0001here"', value);
}

/** JSON that is no record, or hardly one. */
export const structure: Readonly<Record<string, Damage>> = {
  'a field is missing': toJson((rng, record) => remove(anyPlace(rng, record))),
  'a field is added': toJson((rng, record) => {
    const holder = anyHolder(rng, record);
    if (Array.isArray(holder)) holder.splice(pick(rng, holder.length + 1), 0, strange(rng));
    else put({ holder, key: oneOf(rng, names) }, strange(rng));
  }),
  'a field has another name': toJson((rng, record) => {
    const holder = anyHolder(rng, record);
    const keys = Object.keys(holder);
    if (Array.isArray(holder) || keys.length === 0) return;
    const key = oneOf(rng, keys);
    const value = holder[key] as Json;
    delete holder[key];
    put({ holder, key: oneOf(rng, [...names, ...keys, `${key}s`, key.toUpperCase()]) }, value);
  }),
  'a value is of another type': toJson((rng, record) => put(anyPlace(rng, record), strange(rng))),
  'a value is in a list': toJson((rng, record) => {
    const place = anyPlace(rng, record);
    put(place, [valueAt(place)]);
  }),
  'a number is a text': toJson((rng, record) => {
    const places = placesIn(record).filter((place) => typeof valueAt(place) === 'number');
    if (places.length === 0) return;
    const place = oneOf(rng, places);
    put(place, String(valueAt(place)));
  }),
  'a number is huge, tiny or broken': toJson((rng, record) => {
    const places = placesIn(record).filter((place) => typeof valueAt(place) === 'number');
    if (places.length === 0) return;
    put(oneOf(rng, places), oneOf(rng, numbers));
  }),
  'a number beyond all numbers': (rng, text) => {
    const record = JSON.parse(text) as Doc;
    return written(
      record,
      anyPlace(rng, record),
      oneOf(rng, ['1e999', '-1e999', '-0', '9'.repeat(400), '0.'.padEnd(400, '0')]),
    );
  },
  'a value is nested deep': (rng, text) => {
    const record = JSON.parse(text) as Doc;
    const depth = oneOf(rng, [30, 63, 64, 65, 66, 200, 5000, 50_000]);
    const [open, close] = oneOf(rng, [
      ['[', ']'],
      ['{"a":', '}'],
    ]) as [string, string];
    return written(record, anyPlace(rng, record), `${open.repeat(depth)}0${close.repeat(depth)}`);
  },
  'a text is very long': toJson((rng, record) =>
    put(
      anyPlace(rng, record),
      oneOf(rng, ['a', '\u001b[2J', '😀', '\u202e']).repeat(oneOf(rng, [1, 100, 10_001, 100_000])),
    ),
  ),
  'a list is very long': toJson((rng, record) =>
    put(
      anyPlace(rng, record),
      Array.from({ length: oneOf(rng, [100, 10_000, 50_000]) }, () => 0),
    ),
  ),
  'neighbours in a list have changed places': toJson((rng, record) => {
    const lists = placesIn(record)
      .map(valueAt)
      .filter((value): value is Json[] => Array.isArray(value) && value.length > 1);
    if (lists.length === 0) return;
    const list =
      pick(rng, 2) === 0 && Array.isArray(record.events) && record.events.length > 1
        ? record.events
        : oneOf(rng, lists);
    const at = pick(rng, list.length - 1);
    list.splice(at, 2, list[at + 1] as Json, list[at] as Json);
  }),
  'a list stands the other way round': toJson((rng, record) => {
    const lists = placesIn(record)
      .map(valueAt)
      .filter((value): value is Json[] => Array.isArray(value) && value.length > 1);
    if (lists.length === 0) return;
    oneOf(rng, lists).reverse();
  }),
  'a value stands in the place of another': toJson((rng, record) =>
    put(anyPlace(rng, record), structuredClone(valueAt(anyPlace(rng, record)))),
  ),
  'a key stands twice': (rng, text) => {
    const record = JSON.parse(text) as Doc;
    const key = oneOf(rng, Object.keys(record));
    const value = pick(rng, 2) === 0 ? strange(rng) : valueAt(anyPlace(rng, record));
    return `${text.slice(0, -1)},${JSON.stringify(key)}:${JSON.stringify(value)}}`;
  },
  'the whole is something else': (rng, text) =>
    oneOf(rng, [
      '',
      ' ',
      'null',
      '[]',
      '{}',
      '0',
      '"x"',
      `[${text}]`,
      `{"howzat":${text}}`,
      JSON.stringify(text),
      `${text}${text}`,
      `\ufeff${text}`,
    ]),
};
