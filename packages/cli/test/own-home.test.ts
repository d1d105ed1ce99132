import { existsSync, realpathSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { howzatAsProcess, village } from './howzat.js';

test('a match that a test leaves is kept in a home that goes with the run, where no other place is named', async () => {
  expect(realpathSync(homedir()).startsWith(realpathSync(tmpdir()))).toBe(true);
  const args = ['play', 'village', '--use', village, '--seed', '1', '--players', 'person,random'];
  await howzatAsProcess(args, '1\n', undefined, undefined, { XDG_STATE_HOME: '' });
  expect(existsSync(join(homedir(), '.local/state/howzat/last-match.json'))).toBe(true);
});
