import { lazy, memo } from 'react';
import type { VariantEntry } from '../variants.js';
import type { Script } from './show/moments.js';
import type { Sequel, Table } from './table.js';
import type { Tour } from './tour.js';

/** Every folder here that holds a table; each is a chunk of its own. */
const tables = import.meta.glob<{ default: Table }>('./*/index.tsx');
const generic = './generic/index.tsx';
const tours = import.meta.glob<{ default: Tour }>('./*/tour.ts');
const anyTour = './generic/tour.ts';
const scripts = import.meta.glob<{ default: Script }>('./*/script.ts');
const sequels = import.meta.glob<{ default: Sequel }>('./*/sequel.ts');
const known = new Map<string, Table>();
const toured = new Map<string, Promise<Tour>>();

/** The table that a variant is played on: its own, or the generic one. */
export function tableOf({ table }: VariantEntry): Table {
  const own = `./${table}/index.tsx`;
  const file = own in tables ? own : generic;
  let found = known.get(file);
  if (!found) {
    // the frame is drawn anew more often than there is news for the table
    found = memo(lazy(tables[file] as () => Promise<{ default: Table }>));
    known.set(file, found);
  }
  return found;
}

/** What is told in a first over: the game's own tips, or those that go with any game. The same promise each time. */
export function tourOf({ table }: VariantEntry): Promise<Tour> {
  const own = `./${table}/tour.ts`;
  const file = own in tours ? own : anyTour;
  let found = toured.get(file);
  if (!found) {
    found = (tours[file] as () => Promise<{ default: Tour }>)().then((loaded) => loaded.default);
    toured.set(file, found);
  }
  return found;
}

/** What the steps of a game are to whoever looks on; of a game without a script nothing is known. */
export async function scriptOf({ table }: VariantEntry): Promise<Script> {
  return (await scripts[`./${table}/script.ts`]?.())?.default ?? {};
}

/** What a table asks in one go with another decision; null where it asks each by itself. */
export async function sequelOf({ table }: VariantEntry): Promise<Sequel | null> {
  return (await sequels[`./${table}/sequel.ts`]?.())?.default ?? null;
}
