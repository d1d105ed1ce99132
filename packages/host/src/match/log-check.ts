import type { LogEntry } from '@howzat/core';
import { checksumOf, checksumOfLog } from '@howzat/core/engine';
import type { HostedEvent } from './hosted-event.js';

/** Goes along with the log of a match, and says after each event what it came to. Equal events and equal logs come to the same. */
export class LogCheck {
  private last = '';
  private length = 0;

  /** @param log all of it, as it stands after the event */
  after({ kind }: HostedEvent, log: readonly LogEntry[]): string {
    // only the last entry of a log is ever written on, unless something is taken back
    const from = kind === 'answer' ? 0 : Math.max(0, Math.min(this.length, log.length) - 1);
    this.length = log.length;
    this.last = checksumOf([this.last, checksumOfLog(log.slice(from))]);
    return this.last;
  }
}
