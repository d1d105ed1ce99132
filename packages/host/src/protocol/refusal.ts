import { type ErrorCode, isHowzatError } from '@howzat/core';
import { protocolVersion } from './version.js';

/** Why a host refuses, beside what the rules and the core refuse. */
export type HostRefusalCode =
  | 'bad-request'
  | 'protocol-version'
  | 'unknown-match'
  | 'unknown-token'
  | 'wrong-seat'
  | 'seat-taken'
  | 'seat-free'
  | 'offer-open'
  | 'no-offer'
  | 'declined'
  | 'deleted'
  | 'not-started'
  | 'not-over'
  | 'stale'
  | 'ahead'
  | 'key-used'
  | 'try-again'
  | 'too-large'
  | 'too-many'
  | 'unavailable';

/** Something was asked for that is not done; the match is as it was. */
export interface Refused {
  readonly v: typeof protocolVersion;
  readonly type: 'refusal';
  /** Stable, for programs: one of the host's, or one of the core's (`illegal-choice`, `conflict`, ...). */
  readonly code: HostRefusalCode | ErrorCode;
  /** One sentence that says what was wrong and, where there is one, what would be right. */
  readonly message: string;
  /** The rule that refuses, where one does. */
  readonly rule?: string;
  /** Where the match stands, for whoever is behind. */
  readonly sequence?: number;
  /** The versions that play the match, where this host has others that do not. */
  readonly versions?: Readonly<Record<string, string>>;
}

/** A refusal as it is sent. */
export function refused(
  code: Refused['code'],
  message: string,
  more: Pick<Refused, 'rule' | 'sequence' | 'versions'> = {},
): Refused {
  return { v: protocolVersion, type: 'refusal', code, message, ...more };
}

/**
 * What the core refused, as it is sent.
 * @throws whatever is no error of Howzat: that is a fault of this program, and not of who asked
 */
export function refusalOf(error: unknown): Refused {
  if (!isHowzatError(error)) throw error;
  const { rule } = error.details;
  return refused(error.code, error.message, rule === undefined ? {} : { rule });
}

/**
 * Whether an answer of the host is a refusal.
 *
 * @example
 * import { isRefused } from '@howzat/host';
 *
 * console.log(isRefused({ type: 'refusal' }), isRefused({ type: 'receipt' })); // true false
 */
export function isRefused(answer: { readonly type: string }): answer is Refused {
  return answer.type === 'refusal';
}
