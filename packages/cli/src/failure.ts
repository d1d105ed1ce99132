import { type ErrorCode, isHowzatError } from '@howzat/core';
import { printable } from '@howzat/core/scorebook';
import { CommanderError } from 'commander';
import { note } from './output.js';
import { didYouMean } from './selection/did-you-mean.js';

/** The work could not be done: exit code 1. */
export class Failure extends Error {
  override readonly name = 'Failure';
}

/** The command was given what it cannot take: exit code 2. */
export class Usage extends Error {
  override readonly name = 'Usage';
}

/** What was named or asked for on the command line, rather than what a file or the work itself brought up. */
const usageCodes = new Set<ErrorCode>([
  'bad-parameter',
  'bad-amendment',
  'bad-position',
  'bad-seed',
  'conflict',
  'no-op',
  'inapplicable',
  'requirement',
  'duplicate',
]);

/** 0 done, 1 the work failed, 2 wrong usage. */
function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof Usage) return 2;
  return isHowzatError(error) && (error.code.startsWith('unknown-') || usageCodes.has(error.code)) ? 2 : 1;
}

/** The longest text from a file that is told in a message. */
const longestQuoted = 60;

/** Text from a file, short and in quotes, for a message. */
export function quoted(text: string): string {
  const all = [...text];
  return `"${printable(all.length > longestQuoted ? `${all.slice(0, longestQuoted - 3).join('')}...` : text)}"`;
}

/** Above this many, a list of what is known helps nobody. */
const listable = 200;

/** An error as one line: what was wrong, and the names that would have been right. */
export function lineOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const line = message.trim().replace(/\s*\n\s*/g, ' ');
  if (!isHowzatError(error)) return line;
  const { known = [], subject = '' } = error.details;
  if (!error.code.startsWith('unknown-')) return line;
  const asked = `${line}${didYouMean(subject, known)}`;
  if (known.every((name) => line.includes(name))) return asked;
  const shown = known.slice(0, listable).join(', ');
  return `${asked} Known: ${shown}${known.length > listable ? ', ...' : ''}.`;
}

/** Says on stderr what went wrong and sets the exit code. HOWZAT_DEBUG=1 shows where. */
export function report(error: unknown): void {
  process.exitCode = exitCodeOf(error);
  // commander has said it already
  if (error instanceof CommanderError) return;
  note(`howzat: ${lineOf(error)}`);
  if (process.env.HOWZAT_DEBUG && error instanceof Error) note(`${error.stack}`);
}
