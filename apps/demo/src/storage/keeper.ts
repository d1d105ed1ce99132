import type { Trouble } from '../engine/trouble.js';
import { database, type Kept, type Saved } from './database.js';

/** Says that a match was written by somebody else meanwhile. */
class Overwritten extends Error {}

/** Keeps one match up to date. Writes one after the other, and never over what it has not seen. */
export class Keeper {
  private readonly id: string;
  private turn: number;
  private queue: Promise<Trouble | null> = Promise.resolve(null);

  /** @param kept the match as it was when the keeper came */
  constructor(readonly kept: Kept) {
    this.id = kept.id;
    this.turn = kept.turn;
  }

  /** Writes the match; resolves to what prevents it, or null. */
  write(saved: Partial<Saved>, kept: Omit<Kept, 'id' | 'turn'>): Promise<Trouble | null> {
    this.queue = this.queue.then(() => this.put(saved, kept));
    return this.queue;
  }

  private async put(saved: Partial<Saved>, kept: Omit<Kept, 'id' | 'turn'>): Promise<Trouble | null> {
    const { id } = this;
    try {
      await database.transaction('rw', database.matches, database.records, async () => {
        const there = await database.records.get(id);
        if (!there || there.turn !== this.turn) throw new Overwritten();
        await database.records.put({ id, turn: this.turn + 1, ...kept });
        await database.matches.update(id, { ...saved, changed: Date.now() });
      });
      this.turn++;
      return null;
    } catch (error) {
      return storageTrouble(error);
    }
  }
}

/** Why something could not be kept. */
function storageTrouble(error: unknown): Trouble {
  const name = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  const code = error instanceof Overwritten ? 'overwritten' : /quota/i.test(name) ? 'storage-full' : 'storage-missing';
  return { code, message: name, rule: null };
}

/** The keeper of a match that the list has; null where it has none of that id. */
export async function keeperOf(id: string): Promise<Keeper | null> {
  const there = await database.records.get(id);
  return there ? new Keeper(there) : null;
}
