import { readJson } from '@howzat/core';
import * as v from 'valibot';
import { phrases } from './phrases.js';
import { type Refused, refused } from './refusal.js';
import { protocolVersion } from './version.js';

/** A request may be nested so deep, and hold so many values. */
const limits = { depth: 24, values: 5_000 } as const;

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const ids = v.pipe(v.array(id), v.maxLength(100));
const side = v.picklist(['home', 'away']);
const wholeNumber = (min: number, max: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(min), v.maxValue(max));
const version = v.literal(protocolVersion);
const name = v.pipe(
  v.string(),
  v.regex(/^\P{C}{1,40}$/u, 'a name has 1 to 40 characters, none of them invisible'),
  v.regex(/\S/, 'a name is not blank'),
);
const key = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, 'a key has 8 to 64 letters, digits, - or _'));
const hex64 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'a number has 64 hex digits in lower case'));

/** What a match is opened with: the game, what is chosen of it by name, and where a computer sits. */
const plan = v.strictObject({
  variant: id,
  selection: v.strictObject({
    format: v.optional(id),
    rulings: v.optional(v.record(id, id)),
    options: v.optional(ids),
    houseRules: v.optional(ids),
    set: v.optional(v.record(id, v.union([v.number(), v.pipe(v.string(), v.maxLength(200)), v.boolean(), v.null()]))),
  }),
  computer: v.optional(v.strictObject({ side, player: id })),
  /** The match is in the lobby: the next who comes takes this seat, and all may look on. */
  lobby: v.optional(v.strictObject({ seat: side })),
  /** The match begins a series, won by the side that is first to have won more than half of so many. */
  series: v.optional(v.strictObject({ best: v.picklist([3, 5, 7]) })),
  /** How long people may think; as long as they like unless given. */
  clock: v.optional(
    v.strictObject({
      /** For each decision, up to a fortnight. */
      seconds: wholeNumber(1, 14 * 86_400),
      /** For all decisions together, beyond that. */
      reserve: wholeNumber(0, 86_400),
      /** What happens when it runs out: the side gives up, or a computer player makes that decision. */
      out: v.union([v.literal('forfeit'), v.strictObject({ player: id })]),
    }),
  ),
});

const openRequest = v.strictObject({ v: version, do: v.literal('open'), plan });

/** What somebody at a seat may ask. `key` makes a repeat harmless: the same key is answered as it was answered first. */
const seatRequest = v.variant('do', [
  v.strictObject({ v: version, do: v.literal('claim'), key, name, number: v.nullable(hex64) }),
  v.strictObject({
    v: version,
    do: v.literal('choose'),
    key,
    /** The last sequence number that was seen before choosing. */
    answers: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    step: id,
    choice: v.unknown(),
  }),
  v.strictObject({ v: version, do: v.literal('concede'), key }),
  v.strictObject({ v: version, do: v.literal('release'), key }),
  v.strictObject({ v: version, do: v.literal('offer'), key, what: v.picklist(['take-back', 'abandon', 'delete']) }),
  v.strictObject({
    v: version,
    do: v.literal('answer'),
    key,
    /** The sequence number of the offer. */
    offer: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    accept: v.boolean(),
  }),
  v.strictObject({ v: version, do: v.literal('rematch'), key }),
]);

/**
 * Somebody takes the free seat of a match in the lobby. They make up its token themselves, 64 hex digits that nobody can guess, so that a
 * request may be sent again.
 */
const joinRequest = v.strictObject({
  v: version,
  do: v.literal('join'),
  key,
  token: hex64,
  name,
  number: v.nullable(hex64),
});

/** Something that is said and not kept. */
const sayRequest = v.strictObject({ v: version, do: v.literal('say'), key, phrase: v.picklist(phrases) });

const askRequest = v.variant('do', [...seatRequest.options, sayRequest]);

/** Asks why a choice is not legal, without making it: for whoever puts one together piece by piece. */
const whyRequest = v.strictObject({ v: version, do: v.literal('why'), step: id, choice: v.unknown() });

/** By these requests are read, for those who describe them to others: each is a schema of Valibot. */
export const requestSchemas: Readonly<Record<'open' | 'join' | 'ask' | 'why', v.GenericSchema>> = {
  open: openRequest,
  join: joinRequest,
  ask: askRequest,
  why: whyRequest,
};

/** What a match is opened with. */
export type MatchPlan = v.InferOutput<typeof plan>;
export type OpenRequest = v.InferOutput<typeof openRequest>;
/** What becomes an event of the match. */
export type SeatRequest = v.InferOutput<typeof seatRequest>;
export type WhyRequest = v.InferOutput<typeof whyRequest>;
export type JoinRequest = v.InferOutput<typeof joinRequest>;
export type SayRequest = v.InferOutput<typeof sayRequest>;

/** Reads a request to open a match; what is wrong with it is told as a refusal. */
export const readOpenRequest = (value: unknown): OpenRequest | Refused => read(openRequest, value);

/** Reads a request for a free seat; what is wrong with it is told as a refusal. */
export const readJoinRequest = (value: unknown): JoinRequest | Refused => read(joinRequest, value);

/** Reads a request of somebody at a seat; what is wrong with it is told as a refusal. */
export const readSeatRequest = (value: unknown): SeatRequest | SayRequest | Refused => read(askRequest, value);

/** Reads a question about a choice; what is wrong with it is told as a refusal. */
export const readWhyRequest = (value: unknown): WhyRequest | Refused => read(whyRequest, value);

/** Whether what was read is a request. */
export function isRequest<T extends { readonly do: string }>(value: T | Refused): value is T {
  return 'do' in value;
}

function read<T extends v.GenericSchema>(schema: T, value: unknown): v.InferOutput<T> | Refused {
  const given = readJson(value, 'the request', limits);
  if (given.wrong !== null) return refused('bad-request', `A request is plain JSON, but ${given.wrong}.`);
  const spoken = versionIn(given.value);
  if (typeof spoken === 'number' && spoken !== protocolVersion)
    return refused(
      'protocol-version',
      `This request speaks version ${spoken} of the protocol, and this host version ${protocolVersion}. Load the page again.`,
    );
  const result = v.safeParse(schema, given.value, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  return refused('bad-request', `${v.getDotPath(issue) ?? 'The request'} is wrong: ${sentence(issue.message)}`);
}

function versionIn(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'v' in value ? value.v : undefined;
}

function sentence(message: string): string {
  return /[.!?]$/.test(message) ? message : `${message}.`;
}
