import { lazy, memo } from 'react';
import type { VariantEntry } from '../variants.js';
import type { Table } from './table.js';

/** Every folder here that holds a table; each is a chunk of its own. */
const tables = import.meta.glob<{ default: Table }>('./*/index.tsx');
const generic = './generic/index.tsx';
const known = new Map<string, Table>();

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
