import type { Refused } from '@howzat/host';

const statuses: Partial<Record<Refused['code'], number>> = {
  'bad-request': 400,
  'protocol-version': 400,
  'unknown-token': 401,
  'wrong-seat': 403,
  'unknown-match': 404,
  'seat-taken': 409,
  'seat-free': 409,
  'offer-open': 409,
  'no-offer': 409,
  declined: 409,
  deleted: 410,
  'not-started': 409,
  'not-over': 409,
  stale: 409,
  ahead: 409,
  'key-used': 409,
  'try-again': 503,
  unavailable: 503,
  'too-large': 413,
  'too-many': 429,
};

/** The HTTP status of a refusal: 422 for what the rules refuse. */
export function statusOf({ code }: Refused): number {
  return statuses[code] ?? 422;
}
