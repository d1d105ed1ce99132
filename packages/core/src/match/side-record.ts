import { type Position, stepIn } from '../compose/index.js';
import type { Decision } from '../contract/index.js';
import { type Role, roleOf, type Seat, type Side, seatOf, sideOf } from '../cricket/index.js';
import { copyJson } from '../json/index.js';
import { type LogEntry, visible } from '../log/index.js';
import type { Program } from '../program/index.js';
import type { MatchRecord } from './match-record.js';
import { commitmentTo } from './record-checksum.js';

type RecordedEvent = MatchRecord['events'][number];

/** An event as one side may know it. */
export type SideEvent =
  | RecordedEvent
  | {
      readonly kind: 'choice';
      readonly seat: Seat;
      readonly step: string;
      readonly computer: boolean;
      /** What the other side has bound itself to: with the salt and the choice, which come later, it can be checked. */
      readonly commitment: string;
    }
  | { readonly kind: 'chance'; readonly step: string; readonly hidden: true };

/**
 * What one side may know of a match, as a JSON document: what was open, what the side itself chose and drew, and the log as it may
 * read it. It holds neither the seed nor the streams of chance, so it does not replay.
 */
export interface SideRecord
  extends Pick<
    MatchRecord,
    'howzat' | 'variant' | 'selection' | 'versions' | 'chance' | 'names' | 'players' | 'components' | 'undos' | 'result'
  > {
  readonly for: Side;
  readonly from?: Position;
  readonly events: readonly SideEvent[];
  /** Corrections; what was corrected is told where the side may know it. */
  readonly audit: readonly (Omit<MatchRecord['audit'][number], 'was' | 'is'> & {
    readonly was?: unknown;
    readonly is?: unknown;
  })[];
  readonly log: readonly LogEntry[];
}

/** Who may not know an event. */
export type HiddenFrom = Side | 'both' | null;

/**
 * For each event who may not know it, now.
 * @param log the whole log of the match
 * @param pending the choices that wait for others of their commit
 */
export function hiddenEvents(
  program: Program,
  events: readonly RecordedEvent[],
  log: readonly LogEntry[],
  pending: readonly { readonly seat: Seat; readonly step: string }[],
): HiddenFrom[] {
  // each outcome of chance stands in the log once, in the order in which they came
  const outcomes = log.flatMap(({ inputs }) => inputs.filter(({ by }) => by === null));
  let drawn = 0;
  // to find a step takes a walk through the flow, and a match decides the same few over and over
  const ownSteps = new Map<string, boolean>();
  const isOwn = (id: string): boolean => {
    const known = ownSteps.get(id);
    // Stryker disable next-line ConditionalExpression: what is known is found again
    if (known !== undefined) return known;
    // Stryker disable next-line OptionalChaining: a step that was played is there, which the types do not know
    const own = (stepIn(program.rulebook, id) as Decision | null)?.seenBy === 'own';
    ownSteps.set(id, own);
    return own;
  };
  const hidden = events.map((event): HiddenFrom => {
    // Stryker disable next-line OptionalChaining: each outcome stands in the log, which the types do not know
    if (event.kind === 'chance') return outcomes[drawn++]?.hiddenFrom ?? null;
    // Stryker disable next-line ConditionalExpression,StringLiteral: no step is none that its side alone may see
    if (event.kind === 'concede') return null;
    return isOwn(event.step) ? otherSide(event.seat) : null;
  });
  for (const { seat, step } of pending) {
    // Stryker disable next-line ArithmeticOperator: behind the last event there is none
    let at = events.length - 1;
    // Stryker disable next-line OptionalChaining: what waits was chosen, so it is among the events
    const isIt = (it: RecordedEvent | undefined) => it?.kind === 'choice' && it.seat === seat && it.step === step;
    // Stryker disable next-line ConditionalExpression,EqualityOperator: what waits was chosen, so it is among the events
    while (at >= 0 && !isIt(events[at])) at--;
    // Stryker disable next-line ConditionalExpression: what waits was chosen, so it is among the events
    if (at >= 0) hidden[at] = otherSide(seat);
  }
  return hidden;
}

function otherSide(seat: Seat): Side {
  return sideOf(seat === 0 ? 1 : 0);
}

/** What a record tells of a match, but for its chance and its checksums: all that the record of a side is made of. */
export type OpenRecord = Omit<MatchRecord, 'seed' | 'timeline' | 'unverified' | 'log' | 'checksum'>;

/** A record as one side may know it. */
export function sideRecord(
  program: Program,
  record: OpenRecord,
  hidden: readonly HiddenFrom[],
  side: Side,
  log: readonly LogEntry[],
): SideRecord {
  const { howzat, variant, selection, versions, chance, names, players, components, undos, result } = record;
  const isHidden = (at: number): boolean => hidden[at] === side || hidden[at] === 'both';
  return copyJson({
    howzat,
    for: side,
    variant,
    selection,
    ...(versions ? { versions } : {}),
    chance,
    names,
    players,
    ...(record.from ? { from: openPosition(program, record.from as Position, side) } : {}),
    ...(components === undefined ? {} : { components }),
    events: record.events.map((event, at) => (isHidden(at) ? concealed(event) : event)),
    undos,
    audit: record.audit.map(({ was, is, ...told }) => (isHidden(told.event) ? told : { ...told, was, is })),
    result,
    log,
  });
}

function concealed(event: RecordedEvent): SideEvent {
  // Stryker disable next-line ConditionalExpression,StringLiteral: nobody concedes in secret
  if (event.kind === 'concede') return event;
  if (event.kind === 'chance') return { kind: 'chance', step: event.step, hidden: true };
  const { kind, seat, step, computer, choice, salt } = event;
  return { kind, seat, step, computer, commitment: commitmentTo(choice, salt as string) };
}

/** What a side may know of the position that a match began with. */
function openPosition({ secret, ownSecret }: Program, from: Position, side: Side): Position {
  const role: Role = roleOf(seatOf(side, 0), from.batting === 'away' ? 1 : 0);
  const { state, own, ...open } = from;
  return {
    ...open,
    ...(state ? { state: visible(state, secret, role) } : {}),
    ...(own
      ? {
          own: Object.fromEntries(
            Object.entries(own).map(([drawer, fields]) => [drawer, visible(fields, ownSecret[drawer] ?? {}, role)]),
          ),
        }
      : {}),
  };
}
