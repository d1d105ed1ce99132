import type { Level } from '@howzat/core/engine';

/** How code writes what happened. Each is text of statements; nothing where no log is written. */
export interface LogCode {
  /** A rule was applied, by its number. */
  cite(index: number): string;
  /** A level begins, now that its state is set. */
  begins(level: Level): string;
  /** A level begins within another: what was cited there so far belongs to it. */
  leaves(around: Level): string;
  /** What belongs to a level is complete. */
  closes(level: Level): string;
}

/** No log is written. */
export const silent: LogCode = { cite: () => '', begins: () => '', leaves: () => '', closes: () => '' };

/** The log of a session is written, `$log`, of whose rules that fired `$f` knows. */
export const written: LogCode = {
  cite: (index) => `$f[${index >> 5}]|=${1 << (index & 31)};`,
  begins: (level) => (level === 'over' ? '$log.beginOver($g);' : ''),
  leaves: (around) => `$log.close(${JSON.stringify(around)},$g);`,
  closes: (level) => `$log.close(${JSON.stringify(level)},$g);`,
};
