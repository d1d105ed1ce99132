/// <reference types="node" />
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes which tests named which rule, for `howzat rules`: a JSON object of test names by rule id, in the folder that
 * HOWZAT_TRACE_DIR names. Without that variable nothing is written.
 */
export function writeTrace(variant: string, tests: Readonly<Record<string, readonly string[]>>): void {
  const folder = process.env.HOWZAT_TRACE_DIR;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${variant}.json`), `${JSON.stringify(tests, null, 2)}\n`);
}
