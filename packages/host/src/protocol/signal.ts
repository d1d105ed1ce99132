import * as v from 'valibot';
import { phrases } from './phrases.js';

const match = v.pipe(v.string(), v.maxLength(200));
const node = v.pipe(v.string(), v.maxLength(64));
const side = v.picklist(['home', 'away']);

/** What hosts that share a store say to each other, and what is kept nowhere. */
const signal = v.variant('kind', [
  v.object({ node, kind: v.literal('alive') }),
  v.object({ node, kind: v.literal('who'), match }),
  v.object({ node, kind: v.literal('there'), match, home: v.boolean(), away: v.boolean() }),
  v.object({ node, kind: v.literal('gone'), match }),
  v.object({ node, kind: v.literal('phrase'), match, by: side, phrase: v.picklist(phrases) }),
]);

export type Signal = v.InferOutput<typeof signal>;

/** Reads what another host said; null for what this version does not know. */
export function readSignal(text: string): Signal | null {
  try {
    const result = v.safeParse(signal, JSON.parse(text));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}
