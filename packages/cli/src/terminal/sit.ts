import { type AnyMatch, type Player, type Side, uniformPlayer } from '@howzat/core';
import type { Budget } from '@howzat/players';
import type { Entry } from '../catalogue/catalogue.js';
import { withLaws } from '../catalogue/words.js';
import { note, steer } from '../output.js';
import type { RecordFile } from '../records/record-file.js';
import { hintBudget } from '../selection/players.js';
import type { Asker } from './asker.js';
import { playAtTable } from './table.js';

/** Can somebody type here, and see what they type? */
export function atTerminal(): boolean {
  return process.stdin.isTTY === true && process.stdout.isTTY === true && process.env.TERM !== 'dumb';
}

/** Prompts in a terminal, lines anywhere else. */
async function openAsker(): Promise<Asker> {
  return atTerminal() ? (await import('./prompts.js')).promptAsker() : (await import('./lines.js')).lineAsker();
}

/** How a match is kept, and helped with. */
export interface Sitting {
  /** Keeps its record all the while; null where nothing is kept. Whoever opened it lets it go. */
  readonly kept: RecordFile | null;
  /** How long a hint is thought about. */
  readonly hints?: Budget | undefined;
}

/** Plays a match to its end, or until the people leave. */
export async function sitDown(
  match: AnyMatch,
  entry: Entry,
  players: Readonly<Record<Side, Player | null>>,
  { kept, hints = hintBudget }: Sitting,
): Promise<boolean> {
  const keep = (): void => {
    kept?.keep(match);
  };
  keep();
  const file = kept?.path ?? null;
  const asker = await openAsker();
  const interrupted = (): void => {
    // a prompt may have hidden the cursor
    if (process.stdout.isTTY) steer('show the cursor');
    note(howToResume(file));
    process.exit(130);
  };
  process.once('SIGINT', interrupted);
  process.once('SIGTERM', interrupted);
  const stop = match.subscribe(keep);
  try {
    const ended = await playAtTable(match, {
      asker,
      registry: entry.registry,
      presentation: entry.presentation,
      words: withLaws(entry),
      players,
      sensible: entry.sensible?.value ?? uniformPlayer,
      hints,
      keep,
    });
    keep();
    if (!ended) note(howToResume(file));
    // a game that nobody kept and nobody finished is lost
    if (!ended && file === null) process.exitCode = 1;
    return ended;
  } finally {
    stop();
    asker.close();
    process.off('SIGINT', interrupted);
    process.off('SIGTERM', interrupted);
  }
}

function howToResume(file: string | null): string {
  return file === null
    ? 'The match is not finished and was not recorded; --record keeps it.'
    : `The match is kept. Resume it with: howzat play --resume ${/\s/.test(file) ? JSON.stringify(file) : file}`;
}
