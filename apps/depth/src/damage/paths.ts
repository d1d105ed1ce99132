import { pick, type Rng } from '@howzat/core';

/** What JSON is made of, to be written on. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A place in a document: the list or object that holds a value, and where in it. */
export interface Place {
  readonly holder: Json[] | { [key: string]: Json };
  readonly key: string | number;
}

export function isHolder(value: Json | undefined): value is Place['holder'] {
  return typeof value === 'object' && value !== null;
}

export function valueAt({ holder, key }: Place): Json {
  return (holder as Record<string | number, Json>)[key] as Json;
}

export function put({ holder, key }: Place, value: Json): void {
  // not by assignment, for which some names are no keys
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}

export function remove({ holder, key }: Place): void {
  if (Array.isArray(holder)) holder.splice(key as number, 1);
  else delete holder[key];
}

/** Every place in a document, those inside of others after them. */
export function placesIn(value: Json): Place[] {
  if (!isHolder(value)) return [];
  const here = Array.isArray(value) ? value.map((_, at) => at) : Object.keys(value);
  return here.flatMap((key) => {
    const place = { holder: value, key } as Place;
    return [place, ...placesIn(valueAt(place))];
  });
}

export function oneOf<T>(rng: Rng, items: readonly T[]): T {
  return items[pick(rng, items.length)] as T;
}

/** Any place of a record. Each of its parts is as likely as any other, or nearly all of them would be events. */
export function anyPlace(rng: Rng, record: { [key: string]: Json }): Place {
  const part: Place = { holder: record, key: oneOf(rng, Object.keys(record)) };
  return oneOf(rng, [part, ...placesIn(valueAt(part))]);
}

/** Any place of a record that holds a list or an object; the record itself where there is none. */
export function anyHolder(rng: Rng, record: { [key: string]: Json }): Place['holder'] {
  const held = Array.from({ length: 8 }, () => valueAt(anyPlace(rng, record))).find(isHolder);
  return held ?? record;
}
