import {
  type Amendment,
  type AnyMatch,
  correctRecord,
  isHowzatError,
  type MatchRecord,
  type MatchSettings,
  openMatch,
  type Player,
  type Rng,
  type Selection,
  sameJson,
  uniformPlayer,
  type Variant,
} from '@howzat/core';
import type { Scenario } from '@howzat/core/author';
import { composeSetup, hashText, setupsOf, sideOf, stream } from '@howzat/core/engine';

/** A record under the name by which it is spoken of. */
export interface NamedRecord {
  readonly name: string;
  readonly record: MatchRecord;
}

/** What a set of records is made with. */
export interface FreezeWith {
  /** Worked examples: they know under what a reading shows. */
  readonly scenarios?: readonly Scenario[];
  /** The house rules of a package: the set then holds the beginning of a match under each of them, and nothing else. */
  readonly houseRules?: readonly Amendment[];
  /** A player for whole matches, beside those at random. */
  readonly player?: Player | undefined;
}

/** A record of a reading holds so many choices and outcomes: enough for it to show, and not more than that. */
const enough = 100;

/**
 * Records of a variant as it is now: whole matches as printed and in each format, the beginning of a match for each other way to
 * play it, and what else a record can hold: a step back, dice told by people, a correction, a side that gave up.
 */
export function recordsOf(variant: Variant, { scenarios = [], houseRules, player }: FreezeWith): NamedRecord[] {
  if (houseRules) return houseRules.flatMap((houseRule) => underRule(variant, houseRule, houseRules));
  const setups = setupsOf(variant, scenarios).filter(
    (setup) => setup.selection.houseRules === undefined && composeSetup(variant, setup) !== null,
  );
  const records: NamedRecord[] = [];
  for (const { name, selection, switched } of setups)
    if (switched) records.push({ name, record: begun(variant, name, selection).record() });
    else records.push(...whole(variant, name, selection, player));
  return [...records, ...withMore(variant)];
}

/** A match under a house rule and those that it needs; none where it does not go with the variant. */
function underRule(variant: Variant, houseRule: Amendment, all: readonly Amendment[]): NamedRecord[] {
  if (houseRule.variant !== '*' && houseRule.variant !== variant.id) return [];
  const { id, requires = [] } = houseRule;
  const selection = { houseRules: [houseRule, ...all.filter((other) => requires.includes(other.id))] };
  const name = `house rule ${id}`;
  return composeSetup(variant, { name, selection, switched: true })
    ? [{ name, record: begun(variant, name, selection).record() }]
    : [];
}

function whole(variant: Variant, name: string, selection: Selection, player: Player | undefined): NamedRecord[] {
  return [uniformPlayer, ...(player ? [player] : [])].map((each) => ({
    name: `${name}, ${each.name} players`,
    record: started(variant, name, selection, { players: { home: each, away: each } }).record(),
  }));
}

/** The beginning of a match between people who choose at random. */
function begun(variant: Variant, name: string, selection: Selection, most = enough): AnyMatch {
  const match = started(variant, name, selection, {});
  const rng = stream(hashText(name), 1);
  for (let moves = 0; moves < most; moves++) if (!move(match, rng)) break;
  return match;
}

function move(match: AnyMatch, rng: Rng): boolean {
  const { waiting } = match;
  if (waiting.kind !== 'decisions') return false;
  const open = waiting.open.find(({ made }) => !made);
  if (!open) return false;
  const choice = match.legal(open.side, open.step).sample(rng);
  match.play(open.side, open.step, choice);
  return true;
}

function started(variant: Variant, seed: string, selection: Selection, settings: MatchSettings): AnyMatch {
  return openMatch(variant, { ...selection, seed, ...settings });
}

/** What a record can hold beside choices and outcomes. */
function withMore(variant: Variant): NamedRecord[] {
  const back = begun(variant, 'a step back', {});
  back.undo();
  move(back, stream(hashText('another way'), 1));
  const record = begun(variant, 'as it came', {}).record();
  const corrected = correctionOf(variant, record);
  return [
    { name: 'a step back', record: back.record() },
    { name: 'a side that gave up', record: begun(variant, 'given up', {}, 4).concede('away').record() },
    { name: 'outcomes told by people', record: told(variant, record) },
    ...(corrected ? [{ name: 'a correction', record: corrected }] : []),
  ];
}

/** The same match again, with people who tell what was thrown and drawn. */
function told(variant: Variant, { events }: MatchRecord): MatchRecord {
  const match = started(variant, 'told by people', {}, { chance: 'people' });
  for (const event of events)
    if (event.kind === 'chance') match.happen(event.step, event.outcome);
    else if (event.kind === 'choice') match.play(sideOf(event.seat), event.step, event.choice);
  return match.record();
}

/** The record with one value corrected to another that came at the same step; null where none of them fits. */
function correctionOf(variant: Variant, record: MatchRecord): MatchRecord | null {
  const values = record.events.flatMap((event, at) =>
    event.kind === 'concede'
      ? []
      : [{ at, step: event.step, value: event.kind === 'chance' ? event.outcome : event.choice }],
  );
  for (const { at, step, value } of values) {
    const other = values.find((it) => it.step === step && !sameJson(it.value, value));
    if (!other) continue;
    try {
      return correctRecord(variant, record, at, other.value, 'It was mistyped.').record;
    } catch (error) {
      if (!isHowzatError(error)) throw error;
    }
  }
  return null;
}
