// Loaded before everything else by the processes that a part of the tests starts: notes at their end which games they have loaded that
// they should not have.
import { appendFileSync } from 'node:fs';
import { noted, strangers } from './games-loaded.mjs';

process.on('exit', () => {
  for (const game of strangers()) appendFileSync(noted, `${game}\n`);
});
