import { stampRecord } from '../src/engine.js';
import type { MatchRecord } from '../src/index.js';

/** A record with something in it changed by hand, and its checksum left as it was. */
export function damaged(record: MatchRecord, change: (draft: any) => unknown): MatchRecord {
  const draft = JSON.parse(JSON.stringify(record)) as MatchRecord;
  change(draft);
  return draft;
}

/** A record that was changed by somebody who knows how to work out its checksum. */
export function changed(record: MatchRecord, change: (draft: any) => unknown): MatchRecord {
  const draft = damaged(record, change);
  try {
    return stampRecord(draft);
  } catch {
    // what is no record any more has no checksum either
    return draft;
  }
}

/** A record without what is drawn by lot each time: the salts of secret choices, and with them the checksum. */
export function unsalted({ checksum: _, ...record }: MatchRecord): object {
  return {
    ...record,
    events: record.events.map((event) => {
      if (event.kind !== 'choice') return event;
      const { salt: _salt, ...rest } = event;
      return rest;
    }),
  };
}
