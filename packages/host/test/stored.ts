import { type KeptEvent, type KeptMatch, MemoryStore } from '../src/index.js';

/** A store with one match of another store in it, as it stands. */
export async function copyOf(store: MemoryStore, id: string): Promise<MemoryStore> {
  const copy = new MemoryStore();
  await copy.create((await store.match(id)) as KeptMatch);
  for (const event of await store.events(id, 0)) await copy.append(id, event as KeptEvent);
  return copy;
}
