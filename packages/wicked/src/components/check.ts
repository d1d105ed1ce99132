import { HowzatError, showValue } from '@howzat/core/author';
import { zonesReached } from './reach.js';
import { type CricketerCard, deckSize, pitchOvers, roles, type WickedSet, zones } from './set.js';

/** The rules that a set is held to, in the order in which they are checked. */
export const setRules = [
  'wicked.data.shape',
  'wicked.component.decks',
  'wicked.component.deck-size',
  'wicked.data.card',
  'wicked.data.chart',
  'wicked.data.references',
  'wicked.component.pitch-cards',
  'wicked.data.pitch-columns',
  'wicked.component.fielding-cards',
  'wicked.data.fielders',
  'wicked.data.zone-table',
  'wicked.over.zone-range',
  'wicked.data.fair-sides',
  'wicked.data.fielders-met',
] as const;
export type SetRule = (typeof setRules)[number];

type Fields = Readonly<Record<string, unknown>>;

function refuse(rule: SetRule, message: string, subject: string): never {
  throw new HowzatError('bad-components', message, { rule, subject });
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isWhole(value: unknown, min: number, max: number): value is number {
  return Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max;
}

function isText(value: unknown, longest = 100): value is string {
  return typeof value === 'string' && value.length >= 1 && value.length <= longest;
}

/** Fields that an object has, and those it must have: nothing else may stand there. */
function fieldsOf(rule: SetRule, value: unknown, at: string, needed: readonly string[], also: string[] = []): Fields {
  if (!isObject(value)) return refuse(rule, `${at} must be an object with ${needed.join(', ')}.`, at);
  for (const name of needed) if (!Object.hasOwn(value, name)) refuse(rule, `${at} lacks ${name}.`, at);
  for (const name of Object.keys(value))
    if (!needed.includes(name) && !also.includes(name)) refuse(rule, `${at} has a field ${name} too much.`, at);
  return value;
}

function listOf(rule: SetRule, value: unknown, at: string, min: number, max = min): readonly unknown[] {
  if (!Array.isArray(value) || value.length < min || value.length > max) {
    const many = min === max ? `exactly ${min}` : `${min} to ${max}`;
    const has = Array.isArray(value) ? `not ${value.length}` : 'and is none';
    return refuse(rule, `${at} must be a list of ${many}, ${has}.`, at);
  }
  return value;
}

/** The names of a list, of which no two may be alike. */
function distinct(rule: SetRule, values: readonly unknown[], what: string): void {
  const twice = values.find((value, i) => values.indexOf(value) !== i);
  if (twice !== undefined) refuse(rule, `There are two ${what} ${showValue(twice)}.`, showValue(twice));
}

function checkCards(set: Fields): void {
  const sides = listOf('wicked.component.decks', set.sides, 'sides', 2);
  for (const side of sides)
    if (!isText(side, 30)) refuse('wicked.component.decks', 'A side has a name of 1 to 30 characters.', 'sides');
  distinct('wicked.component.decks', sides, 'sides called');
  const cards = listOf('wicked.component.deck-size', set.cricketers, 'cricketers', 2 * deckSize);
  const rule = 'wicked.data.card';
  for (const [i, value] of cards.entries()) {
    const at = `cricketers[${i}]`;
    const card = fieldsOf(rule, value, at, [
      'id',
      'side',
      'name',
      'role',
      'potentialRuns',
      'bowlingChart',
      'battingChart',
    ]);
    if (!isText(card.id)) refuse(rule, `${at} needs an id.`, `${at}.id`);
    if (!isText(card.name, 30)) refuse(rule, `${at} needs a name of 1 to 30 characters.`, `${at}.name`);
    if (!roles.includes(card.role as never))
      refuse(
        rule,
        `${showValue(card.name)} is a ${showValue(card.role)}; a role is ${roles.join(', ')}.`,
        `${at}.role`,
      );
    const due = sides[Math.floor(i / deckSize)];
    if (card.side !== due)
      refuse(
        'wicked.component.deck-size',
        `Cards 1 to 18 are of ${showValue(sides[0])} and 19 to 36 of ${showValue(sides[1])}; card ${i + 1} is of ${showValue(card.side)}.`,
        `${at}.side`,
      );
    const runs = listOf(rule, card.potentialRuns, `${at}.potentialRuns`, zones);
    const odd = runs.findIndex((it) => !isWhole(it, 0, 36));
    if (odd >= 0)
      refuse(
        rule,
        `${showValue(card.name)} has ${showValue(runs[odd])} Potential Runs in zone ${odd + 1}; they are whole numbers from 0 to 36.`,
        `${at}.potentialRuns[${odd}]`,
      );
  }
  const all = cards as readonly CricketerCard[];
  distinct(
    rule,
    all.map(({ id }) => id),
    'cricketers with the id',
  );
  for (const side of sides) {
    const own = all.filter((card) => card.side === side);
    distinct(
      rule,
      own.map(({ name }) => name),
      `cricketers of ${showValue(side)} called`,
    );
    if (own.filter(({ role }) => role === 'bowler' || role === 'all-rounder').length < 9)
      refuse(
        rule,
        `${showValue(side)} needs nine bowlers and all-rounders or more, so that any lineup has two of them.`,
        showValue(side),
      );
    if (!own.some(({ role }) => role === 'keeper')) refuse(rule, `${showValue(side)} has no keeper.`, showValue(side));
  }
}

function checkCharts(set: Fields, of: 'bowlingCharts' | 'battingCharts'): void {
  const rule = 'wicked.data.chart';
  const charts = listOf(rule, set[of], of, 1, 2 * deckSize);
  for (const [i, value] of charts.entries()) {
    const at = `${of}[${i}]`;
    const chart = fieldsOf(rule, value, at, ['id', 'cells']);
    if (!isText(chart.id)) refuse(rule, `${at} needs an id.`, `${at}.id`);
    const rows = listOf(rule, chart.cells, `${at}.cells`, 6).map((row, a) => listOf(rule, row, `${at}.cells[${a}]`, 6));
    for (let a = 0; a < 6; a++)
      for (let b = 0; b < 6; b++) {
        const cell = rows[a]?.[b];
        if (!isWhole(cell, -99, 99))
          refuse(rule, `${at} has no whole number where ${a + 1} and ${b + 1} cross.`, `${at}.cells[${a}][${b}]`);
        if (cell !== rows[b]?.[a])
          refuse(
            rule,
            `${at} has ${showValue(cell)} for ${a + 1} and ${b + 1} but ${showValue(rows[b]?.[a])} for ${b + 1} and ${a + 1}; the order of the dice must not matter.`,
            `${at}.cells[${a}][${b}]`,
          );
      }
  }
  distinct(
    rule,
    (charts as readonly { id: string }[]).map(({ id }) => id),
    `${of} with the id`,
  );
}

function checkReferences(set: WickedSet): void {
  const rule = 'wicked.data.references';
  const known = (charts: WickedSet['bowlingCharts'], id: unknown, who: string, what: string): void => {
    if (!charts.some((chart) => chart.id === id))
      refuse(rule, `${who} names the ${what} ${showValue(id)}, which is not in the set.`, who);
  };
  for (const { name, bowlingChart, battingChart } of set.cricketers) {
    known(set.bowlingCharts, bowlingChart, name, 'bowling chart');
    known(set.battingCharts, battingChart, name, 'batting chart');
  }
  known(set.bowlingCharts, set.sharedBowlingChart, 'The set', 'shared bowling chart');
}

function checkPitches(set: Fields): void {
  const rule = 'wicked.data.pitch-columns';
  const cards = listOf('wicked.component.pitch-cards', set.pitchCards, 'pitchCards', 5);
  for (const [i, value] of cards.entries()) {
    const at = `pitchCards[${i}]`;
    const { id, name, columns, rows } = fieldsOf('wicked.component.pitch-cards', value, at, [
      'id',
      'name',
      'columns',
      'rows',
    ]);
    if (!isText(id) || !isText(name, 30))
      refuse('wicked.component.pitch-cards', `${at} needs an id and a name of 1 to 30 characters.`, at);
    const list = listOf(rule, columns, `${at}.columns`, 1, 2 * pitchOvers).map((column, c) => {
      const where = `${at}.columns[${c}]`;
      const it = fieldsOf(rule, column, where, ['from', 'to', 'innings']);
      if (!isWhole(it.from, 1, pitchOvers) || !isWhole(it.to, it.from, pitchOvers))
        refuse(rule, `${where} goes from an over to a later one of the ${pitchOvers}.`, where);
      if (it.innings !== 1 && it.innings !== 2 && it.innings !== 'both')
        refuse(rule, `${where} is for innings 1, 2 or both, not for ${showValue(it.innings)}.`, where);
      return it as { from: number; to: number; innings: unknown };
    });
    for (const innings of [1, 2])
      for (let over = 1; over <= pitchOvers; over++) {
        const n = list.filter(
          (it) => it.from <= over && over <= it.to && (it.innings === 'both' || it.innings === innings),
        ).length;
        if (n !== 1)
          refuse(
            rule,
            `${name} has ${n} columns for over ${over} of innings ${innings}; each over has exactly one.`,
            `${at}.columns`,
          );
      }
    const rolls = Array.from({ length: 11 }, (_, r) => showValue(r + 2));
    const modifiers = fieldsOf(rule, rows, `${at}.rows`, rolls);
    for (const roll of rolls)
      for (const modifier of listOf(rule, modifiers[roll], `${at}.rows.${roll}`, list.length))
        if (!isWhole(modifier, -99, 99))
          refuse(rule, `${name} has no whole number for a roll of ${roll}.`, `${at}.rows.${roll}`);
  }
  distinct(
    'wicked.component.pitch-cards',
    (cards as readonly { id: string }[]).map(({ id }) => id),
    'pitch cards with the id',
  );
}

function checkFields(set: Fields): void {
  const rule = 'wicked.data.fielders';
  const cards = listOf('wicked.component.fielding-cards', set.fieldingCards, 'fieldingCards', 5);
  const fields: { name: string; dots: readonly number[] }[] = [];
  for (const [i, value] of cards.entries()) {
    const at = `fieldingCards[${i}]`;
    const card = fieldsOf('wicked.component.fielding-cards', value, at, ['id', 'name', 'dots'], ['zoneTable']);
    if (!isText(card.id) || !isText(card.name, 30))
      refuse('wicked.component.fielding-cards', `${at} needs an id and a name of 1 to 30 characters.`, at);
    const dots = listOf(rule, card.dots, `${at}.dots`, 1, zones - 1);
    for (const dot of dots)
      if (!isWhole(dot, 1, zones))
        refuse(rule, `${card.name} has a fielder in zone ${showValue(dot)}; zones are 1 to ${zones}.`, `${at}.dots`);
    distinct(rule, dots, `fielders of ${card.name} in zone`);
    fields.push({ name: card.name, dots: dots as readonly number[] });
  }
  distinct(
    'wicked.component.fielding-cards',
    (cards as readonly { id: string }[]).map(({ id }) => id),
    'fielding cards with the id',
  );
  for (const one of fields)
    for (const other of fields)
      if (one !== other && one.dots.every((dot) => other.dots.includes(dot)))
        refuse(
          rule,
          `All fielders of ${one.name} stand on ${other.name} too, so nobody would choose ${one.name}.`,
          one.name,
        );
}

function checkZoneTables(set: Fields): void {
  const rule = 'wicked.data.zone-table';
  const tables = listOf(rule, set.zoneTables, 'zoneTables', 1, 5);
  for (const [i, value] of tables.entries()) {
    const at = `zoneTables[${i}]`;
    const { id, rows } = fieldsOf(rule, value, at, ['id', 'rows']);
    if (!isText(id)) refuse(rule, `${at} needs an id.`, at);
    const seen = listOf(rule, rows, `${at}.rows`, zones).map((row, r) => checkZoneRow(row, `${at}.rows[${r}]`));
    distinct(rule, seen, `rows of ${id} for zone`);
  }
  distinct(
    rule,
    (tables as readonly { id: string }[]).map(({ id }) => id),
    'zone tables with the id',
  );
  for (const card of set.fieldingCards as readonly Fields[])
    if (card.zoneTable !== undefined && !(tables as readonly Fields[]).some(({ id }) => id === card.zoneTable))
      refuse(
        'wicked.data.references',
        `${showValue(card.name)} names the zone table ${showValue(card.zoneTable)}, which is not in the set.`,
        showValue(card.name),
      );
}

/** Checks a row of a zone table; its zone. */
function checkZoneRow(value: unknown, at: string): number {
  const rule = 'wicked.data.zone-table';
  const row = fieldsOf(rule, value, at, ['zone', 'out', 'maxRun']);
  if (!isWhole(row.zone, 1, zones)) refuse(rule, `${at} is for no zone from 1 to ${zones}.`, at);
  const rolls: number[] = [];
  const entry = (it: Fields, where: string): void => {
    if (!isWhole(it.roll, 2, 12))
      refuse(rule, `${where} is for a roll from 2 to 12, not ${showValue(it.roll)}.`, where);
    if (!isWhole(it.runs, 0, 12)) refuse(rule, `${where} has 0 to 12 runs, not ${showValue(it.runs)}.`, where);
    if (rolls.includes(it.roll))
      refuse(rule, `A roll of ${it.roll} stands twice in the row of zone ${showValue(row.zone)}.`, where);
    rolls.push(it.roll);
  };
  for (const [i, out] of listOf(rule, row.out, `${at}.out`, 1, 11).entries()) {
    const it = fieldsOf(rule, out, `${at}.out[${i}]`, ['roll', 'kind', 'runs']);
    entry(it, `${at}.out[${i}]`);
    if (it.kind !== 'W' && it.kind !== 'X')
      refuse(rule, `${at}.out[${i}] is of kind W or X, not ${showValue(it.kind)}.`, `${at}.out[${i}]`);
    if (it.kind === 'X' && it.runs !== 0)
      refuse(rule, `A catch gives no runs, but that of zone ${row.zone} gives ${it.runs}.`, `${at}.out[${i}]`);
  }
  for (const [i, most] of listOf(rule, row.maxRun, `${at}.maxRun`, 0, 11).entries())
    entry(fieldsOf(rule, most, `${at}.maxRun[${i}]`, ['roll', 'runs']), `${at}.maxRun[${i}]`);
  if (rolls.length > 10)
    refuse(rule, `Every roll is listed in the row of zone ${row.zone}; at least one must be listed nowhere.`, at);
  return row.zone;
}

/** Every zone that dice can lead to, under every reading of the re-roll. */
function checkZoneRange(set: WickedSet): void {
  for (const { bowling, batting, pitch, over, zone } of zonesReached(set))
    if (zone < 1 || zone > zones)
      refuse(
        'wicked.over.zone-range',
        `Zone ${zone} is reachable: ${bowling} bowls to ${batting} in over ${over} on the pitch ${pitch}; zones are 1 to ${zones}.`,
        `${bowling}, ${batting}, ${pitch}`,
      );
}

function checkFairness(set: WickedSet): void {
  const [one, two] = set.sides.map((side) =>
    set.cricketers
      .filter((card) => card.side === side)
      .reduce((sum, { potentialRuns }) => sum + potentialRuns.reduce((a, b) => a + b, 0), 0),
  ) as [number, number];
  if (Math.abs(one - two) > 0.03 * Math.max(one, two))
    refuse(
      'wicked.data.fair-sides',
      `The cards of ${set.sides[0]} come to ${one} Potential Runs and those of ${set.sides[1]} to ${two}: more than 3 % apart.`,
      'cricketers',
    );
}

function checkFieldersMet(set: WickedSet): void {
  const chances = new Array<number>(zones + 1).fill(0);
  let all = 0;
  const pitch = set.pitchCards[0] as WickedSet['pitchCards'][number];
  const shared = {
    ...set,
    bowlingCharts: set.bowlingCharts.filter(({ id }) => id === set.sharedBowlingChart),
    battingCharts: set.battingCharts.slice(0, 1),
    pitchCards: [pitch],
  };
  for (const { over, zone, ways } of zonesReached(shared))
    if (over === 1 && ways > 0) {
      chances[zone] = (chances[zone] as number) + ways;
      all += ways;
    }
  for (const { name, dots } of set.fieldingCards) {
    const met = dots.reduce((sum, dot) => sum + (chances[dot] as number), 0) / all;
    if (met < 0.4 || met > 0.65)
      refuse(
        'wicked.data.fielders-met',
        `The fielders of ${name} are met in ${(100 * met).toFixed(1)} % of overs of the shared chart on the pitch ${pitch.name}; 40 to 65 % is right.`,
        name,
      );
  }
}

/**
 * Checks data that claim to be a set, and returns them as one.
 *
 * @param data anything, such as what `JSON.parse` gave
 * @throws HowzatError `bad-components` that says in one sentence what is wrong; its `rule` is the broken one of {@link setRules}
 *
 * @example
 * import { isHowzatError } from '@howzat/core';
 * import { checkSet, originalSet } from '@howzat/wicked';
 *
 * console.log(checkSet(originalSet) === originalSet); // true
 * try {
 *   checkSet({});
 * } catch (error) {
 *   console.log(isHowzatError(error, 'bad-components')); // true
 * }
 */
export function checkSet(data: unknown): WickedSet {
  const set = fieldsOf('wicked.data.shape', data, 'A set', [
    'sides',
    'sharedBowlingChart',
    'cricketers',
    'bowlingCharts',
    'battingCharts',
    'pitchCards',
    'fieldingCards',
    'zoneTables',
  ]);
  checkCards(set);
  checkCharts(set, 'bowlingCharts');
  checkCharts(set, 'battingCharts');
  checkReferences(set as unknown as WickedSet);
  checkPitches(set);
  checkFields(set);
  checkZoneTables(set);
  checkZoneRange(set as unknown as WickedSet);
  checkFairness(set as unknown as WickedSet);
  checkFieldersMet(set as unknown as WickedSet);
  return set as unknown as WickedSet;
}
