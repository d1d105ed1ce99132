import { type MatchRecord, readRecord } from '@howzat/core';
import { parseJson } from '../files/read-text.js';

/** What somebody is told of a record without replaying it. */
export interface AboutRecord {
  /** `ccsl, Ann v Bob` */
  readonly title: string;
  readonly finished: boolean;
}

/** What a text says that may be a match record; null where it is none. */
export function aboutRecord(text: string): AboutRecord | null {
  try {
    const { variant, names, result }: Pick<MatchRecord, 'variant' | 'names' | 'result'> = readRecord(
      parseJson(text, 'It'),
    );
    return { title: `${variant.id}, ${names.home} v ${names.away}`, finished: result !== null };
  } catch {
    return null;
  }
}
