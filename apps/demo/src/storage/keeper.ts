import type { Trouble } from '../engine/trouble.js';
import { database, type Kept, type Saved } from './database.js';
import { inTime, storageTrouble, Untold } from './storage-trouble.js';

/** A match as it is to be written. */
interface Draft {
  readonly saved: Partial<Saved>;
  readonly kept: Pick<Kept, 'record' | 'series'>;
}

/** Keeps one match up to date. Writes one after the other, and never over what it has not seen. */
export class Keeper {
  private readonly id: string;
  private readonly writer = crypto.randomUUID();
  private turn: number;
  /** The newest that waits to be written; what came before it need not be. */
  private draft: Draft | null = null;
  private writing: Promise<Trouble | null> | null = null;

  /** @param kept the match as it was when the keeper came */
  constructor(readonly kept: Kept) {
    this.id = kept.id;
    this.turn = kept.turn;
  }

  /** Writes the match, or something newer of it; resolves to what prevents it, or null once it is on the disk. */
  write(saved: Draft['saved'], kept: Draft['kept']): Promise<Trouble | null> {
    this.draft = { saved, kept };
    this.writing ??= this.writeAll().finally(() => {
      this.writing = null;
    });
    return this.writing;
  }

  private async writeAll(): Promise<Trouble | null> {
    let trouble: Trouble | null = null;
    while (this.draft) {
      const { draft } = this;
      this.draft = null;
      trouble = await this.put(draft);
    }
    return trouble;
  }

  private async put(draft: Draft): Promise<Trouble | null> {
    try {
      await inTime(this.transaction(draft));
      return null;
    } catch (error) {
      return storageTrouble(error);
    }
  }

  private async transaction({ saved, kept }: Draft): Promise<void> {
    const { id, writer } = this;
    const turn = await database.transaction('rw', database.matches, database.records, async () => {
      const there = await database.records.get(id);
      if (!there) throw new Untold('removed');
      // of a write that was not answered nobody knows whether it arrived
      if (there.turn !== this.turn && there.writer !== writer) throw new Untold('overwritten');
      const next = there.turn + 1;
      await database.records.put({ id, turn: next, writer, ...kept });
      const listed = await database.matches.update(id, { ...saved, changed: Date.now() });
      if (listed === 0) throw new Untold('removed');
      return next;
    });
    this.turn = turn;
  }
}

/** The keeper of a match that the list has; null where it has none of that id. */
export async function keeperOf(id: string): Promise<Keeper | null> {
  const there = await inTime(database.records.get(id));
  return there ? new Keeper(there) : null;
}
