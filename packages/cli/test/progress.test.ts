import { afterEach, expect, test, vi } from 'vitest';
import { withProgress } from '../src/progress.js';

afterEach(() => vi.restoreAllMocks());

test.each([
  ['before the first match was over', 0],
  ['after 3 of 50 matches', 3],
])('an interrupt %s says so, and stops what plays', async (where, done) => {
  const said: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  const stopped = withProgress(async ({ signal, onProgress }) => {
    if (done > 0) onProgress(done, 50);
    process.emit('SIGINT');
    signal.throwIfAborted();
  });
  await expect(stopped).rejects.toThrow('exit 130');
  expect(said.join('')).toBe(`howzat: stopped ${where}.\n`);
});
