import type { MatchRecord } from '@howzat/core';
import { words } from '../words.js';

/** A link that carries a record, compressed, behind the `#`: no server ever sees it. */
export async function replayLink(record: MatchRecord): Promise<string> {
  const stream = new Blob([JSON.stringify(record)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return `${location.origin}/replay#${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/**
 * The text that a link carries.
 * @throws Error where it is cut short or was never one
 */
export async function readLink(hash: string): Promise<string> {
  const text = hash.replace(/^#/, '').replaceAll('-', '+').replaceAll('_', '/');
  if (text === '') throw new Error(words.replay.empty);
  try {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return await new Response(stream).text();
  } catch (cause) {
    throw new Error(words.replay.cut, { cause });
  }
}
