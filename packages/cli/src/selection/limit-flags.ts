import { type Limits, type Retention, usualLimits, usualRetention } from '@howzat/host';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { wholeNumber } from './flags.js';

/** What each limit is about, as help tells it. Each is a flag, or in the environment `HOWZAT_LIMIT_REQUESTS`, ... */
const limits: Readonly<Record<keyof Limits, string>> = {
  requests: 'requests in a minute from one address',
  opened: 'matches that one address may open in a minute, and free seats that it may take',
  challenges: 'open challenges in the lobby from one address',
  streams: 'streams that one address may have open, one for each page',
  body: 'the largest body of a request, in bytes',
  waiting: 'bytes that may wait for a slow reader; then its stream ends, and it comes back',
  devices: 'devices of one seat that are told by web push; the newest ones',
};

/** The same of how long matches are kept: `HOWZAT_KEEP_SEATING`, ... */
const kept: Readonly<Record<keyof Retention, string>> = {
  seating: 'days after which a match that never began is deleted, or forever',
  begun: 'days without anything that happened after which any other match is deleted, or forever',
};

const limitNames = Object.keys(limits) as (keyof Limits)[];
const keptNames = Object.keys(kept) as (keyof Retention)[];

/** Adds the flags that limit what one address may do, and say how long matches are kept. */
export function withLimitFlags(command: Command): Command {
  for (const name of limitNames)
    command.addOption(
      new Option(`--limit-${name} <n>`, limits[name])
        .env(`HOWZAT_LIMIT_${name.toUpperCase()}`)
        .default(usualLimits[name])
        .argParser(wholeNumber(1, 2 ** 31 - 1)),
    );
  for (const name of keptNames)
    command.addOption(
      new Option(`--keep-${name} <days>`, kept[name])
        .env(`HOWZAT_KEEP_${name.toUpperCase()}`)
        .default(usualRetention[name])
        .argParser(daysOrForever),
    );
  return command;
}

/** What those flags say. @param flags all that were parsed */
export function limitsIn(flags: Readonly<Record<string, unknown>>): {
  readonly limits: Limits;
  readonly retention: Retention;
} {
  const numberOf = (flag: string): number | null => {
    const value = flags[flag];
    return typeof value === 'number' ? value : null;
  };
  const limit = (name: keyof Limits): number => numberOf(flagOf('limit', name)) ?? usualLimits[name];
  return {
    limits: {
      requests: limit('requests'),
      opened: limit('opened'),
      challenges: limit('challenges'),
      streams: limit('streams'),
      body: limit('body'),
      waiting: limit('waiting'),
      devices: limit('devices'),
    },
    retention: { seating: numberOf(flagOf('keep', 'seating')), begun: numberOf(flagOf('keep', 'begun')) },
  };
}

/** `limitRequests`, as Commander calls the value of `--limit-requests`. */
function flagOf(kind: 'limit' | 'keep', name: string): string {
  return `${kind}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

function daysOrForever(value: string): number | null {
  if (value === 'forever') return null;
  try {
    return wholeNumber(1, 36_500)(value);
  } catch {
    throw new InvalidArgumentError('It is a whole number of days from 1 to 36500, or forever.');
  }
}
