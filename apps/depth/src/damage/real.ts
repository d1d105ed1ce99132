import {
  type AnyMatch,
  correctRecord,
  isHowzatError,
  type MatchRecord,
  type MatchSettings,
  openMatch,
  type Rng,
  type Selection,
  sameJson,
  uniformPlayer,
  type Variant,
} from '@howzat/core';
import type { Scenario } from '@howzat/core/author';
import { hashSeed, type MatchEvent, stampRecord, stream } from '@howzat/core/engine';
import { type Game, games, houseRules } from '../games.js';
import { meaningOf, openRecord } from './open.js';

/** A record of a match that was really played. */
export interface Real {
  readonly game: string;
  /** What there is in it. */
  readonly what: string;
  readonly text: string;
  readonly meaning: string;
}

/** The match has people at the table, or none; what they choose is drawn here, for there is nobody to ask. */
type Table = Selection & MatchSettings;

const home = { home: 'Home Ground', away: 'Visitors “XI”' } as const;

/** Under what the matches of a game are short, and a few house rules that go with it. */
const short: Readonly<Record<string, Selection>> = {
  cubes: { set: { overs: 4 } },
  ccsl: { format: 'two-over' },
  wicked: { format: 'ten-over', set: { overs: 4, declaration: false } },
  pocket: { set: { overs: 4 } },
  ctg: { set: { overs: 4 } },
};

const rulesOf = (...ids: readonly string[]) => houseRules.filter(({ id }) => ids.includes(id));

/** Plays a match that people play, at random, until something is so or it is over. */
function playOn(match: AnyMatch, rng: Rng, until: (match: AnyMatch) => boolean): void {
  for (;;) {
    const { waiting } = match;
    if (waiting.kind !== 'decisions' || until(match)) return;
    const open = waiting.open.find(({ made }) => !made);
    if (!open) return;
    const choice = match.legal(open.side, open.step).sample(rng);
    match.play(open.side, open.step, choice);
  }
}

/** One of several who choose at once has chosen, and the others have not. */
const isHalfSecret = ({ waiting }: AnyMatch): boolean =>
  waiting.kind === 'decisions' && waiting.open.length > 1 && waiting.open.some(({ made }) => made);

/** Somebody has just chosen what the other side does not see: the last line of the log is another for each of them. */
function lastIsSecret(match: AnyMatch): boolean {
  const last = (side: 'home' | 'away') => JSON.stringify(match.log(side).at(-1));
  return isHalfSecret(match) || last('home') !== last('away');
}

function byPeople(variant: Variant, table: Table, events: number, name: string): MatchRecord {
  const match = openMatch(variant, table);
  const rng = stream(hashSeed(name), 1);
  playOn(match, rng, ({ length }) => length >= events);
  return match.record();
}

/** People who have gone back, and another way from there. */
function withUndos(variant: Variant, table: Table): MatchRecord {
  const match = openMatch(variant, table);
  const rng = stream(hashSeed('undo'), 1);
  for (const [events, back] of [
    [20, 3],
    [40, 1],
    [50, 5],
  ] as const) {
    playOn(match, rng, ({ length }) => length >= events);
    for (let i = 0; i < back; i++) match.undo();
    if (back === 1) match.redo();
  }
  playOn(match, rng, ({ length }) => length >= 70);
  return match.record();
}

/** A match that stands where one side has chosen what the other does not know yet; null where a game has no such moment. */
function withSecret(variant: Variant, table: Table): MatchRecord | null {
  const match = openMatch(variant, table);
  playOn(match, stream(hashSeed('secret'), 1), (it) => it.length > 8 && lastIsSecret(it));
  return match.waiting.kind === 'end' ? null : match.record();
}

/** A finished match in which a choice or a die was corrected: the first that may have been what the step came to another time. */
function corrected(variant: Variant, record: MatchRecord): MatchRecord {
  const { events } = record;
  for (let at = Math.min(12, events.length >> 1); at < events.length; at++)
    for (const other of events) {
      const event = events[at] as MatchEvent;
      if (event.kind === 'concede' || other.kind === 'concede' || event.step !== other.step) continue;
      const is = toldBy(other as MatchEvent);
      if (sameJson(toldBy(event), is)) continue;
      try {
        return correctRecord(variant, record, at, is, 'It was read wrongly.').record;
      } catch (error) {
        if (!isHowzatError(error)) throw error;
      }
    }
  throw new Error(`${variant.id}: nothing can be corrected.`);
}

const toldBy = (event: MatchEvent): unknown =>
  event.kind === 'choice' ? event.choice : event.kind === 'chance' ? event.outcome : null;

/** The same match with dice that people have thrown: it says who told it what. */
function told(variant: Variant, table: Table, { events }: MatchRecord, count: number): MatchRecord {
  const match = openMatch(variant, { ...table, chance: 'people' });
  for (const event of events.slice(0, count)) {
    if (event.kind === 'chance') match.happen(event.step, event.outcome);
    else if (event.kind === 'choice') match.play(event.seat === 0 ? 'home' : 'away', event.step, event.choice);
  }
  return match.record();
}

function conceded(variant: Variant, table: Table): MatchRecord {
  const match = openMatch(variant, table);
  playOn(match, stream(hashSeed('concede'), 1), ({ length }) => length >= 10);
  return match.concede('away').record();
}

function fromPosition(variant: Variant, scenarios: readonly Scenario[]): MatchRecord | null {
  const scenario = scenarios.find(({ from, with: selection }) => from?.state && !selection);
  if (!scenario?.from) return null;
  return byPeople(variant, { from: scenario.from, seed: 'from the middle' }, 15, 'position');
}

function recordsOf(
  { variant, players }: Game,
  scenarios: readonly Scenario[],
): Readonly<Record<string, MatchRecord | null>> {
  const table: Table = { ...short[variant.id], names: home };
  const both = { home: uniformPlayer, away: players[0] };
  const finished = byPeople(variant, { ...table, seed: 7, players: both }, 0, '');
  const people = byPeople(variant, { ...table, seed: 'by people' }, Number.POSITIVE_INFINITY, 'people');
  const [ruling] = variant.rulings.flatMap(({ id, standard, readings }) =>
    Object.entries(readings).flatMap(([reading, amendment]) =>
      amendment && reading !== standard && !amendment.requires ? [{ [id]: reading }] : [],
    ),
  );
  const house = rulesOf('joker-over', 'tip-and-run', 'overstepping');
  return {
    'a finished match of computers': finished,
    'a finished match of people': people,
    'a match of a person and a computer': byPeople(
      variant,
      { ...table, seed: 11, players: { away: uniformPlayer } },
      40,
      'one of each',
    ),
    'a match with undos': withUndos(variant, { ...table, seed: 12 }),
    'a choice that is still secret': withSecret(variant, { ...table, seed: 13 }),
    'readings and house rules': byPeople(
      variant,
      { ...table, seed: 14, rulings: ruling ?? {}, houseRules: house },
      60,
      'house',
    ),
    'a correction': corrected(variant, people),
    'dice of people': told(variant, { ...table }, people, 45),
    'a match that was conceded': conceded(variant, { ...table, seed: 15 }),
    'a match from the middle': fromPosition(variant, scenarios),
  };
}

/** A record whose salts are not drawn by lot: every thread, and every run, is to damage the same records. */
function withFixedSalts(record: MatchRecord): MatchRecord {
  const events = record.events.map((event, at) =>
    event.kind === 'choice' && event.salt !== undefined ? { ...event, salt: at.toString(16).padStart(32, '0') } : event,
  );
  return stampRecord({ ...record, events });
}

/** The games whose records are damaged: the five that ship. */
export const damagedGames: readonly string[] = Object.keys(short);

/** The records of all five games, or of some of them: the same ones in every thread. */
export async function realRecords(ofGames: readonly string[] = damagedGames): Promise<readonly Real[]> {
  const all: Real[] = [];
  for (const game of games) {
    const { id } = game.variant;
    if (!ofGames.includes(id)) continue;
    const { scenarios } = (await import(`@howzat/${id}/scenarios`)) as { scenarios: readonly Scenario[] };
    for (const [what, record] of Object.entries(recordsOf(game, scenarios))) {
      if (!record) continue;
      const text = JSON.stringify(withFixedSalts(record));
      all.push({ game: id, what, text, meaning: meaningOf(openRecord(text)) });
    }
  }
  return all;
}
