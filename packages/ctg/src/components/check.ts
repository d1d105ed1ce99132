import { HowzatError } from '@howzat/core/author';
import { strokeZones } from './geometry.js';
import { cardSetSchema } from './schema.js';
import {
  type BounceFace,
  type CardSet,
  type PlayerCard,
  type PlayerRole,
  roles,
  type StyleName,
  squad,
  styleNames,
} from './set.js';

interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly oneOf?: readonly Schema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

/** The rule of the rulebook that each part of a set answers to, by the beginning of its path; the longest one counts. */
const ruleOfPart: readonly (readonly [RegExp, string])[] = [
  [/^boards\.t10/, 'ctg.board.area-counts-t10'],
  [/^boards\.t20/, 'ctg.board.area-counts-t20'],
  [/^boards/, 'ctg.comp.board'],
  [/^bounceDice/, 'ctg.strike.two-bounce-dice'],
  [/^pitches/, 'ctg.comp.pitch-cards'],
  [/^(pace|spin|medium)\.overCards/, 'ctg.comp.over-cards'],
  [/^(pace|spin|medium)\.bowls/, 'ctg.board.bowling-decks'],
  [/^(pace|spin|medium)\./, 'ctg.board.rule-card-conditions'],
  [/^(pace|spin|medium)/, 'ctg.board.three-styles'],
  [/^teams/, 'ctg.comp.player-cards'],
  [/^skills/, 'ctg.comp.skill-cards'],
  [/^drs/, 'ctg.comp.drs-card'],
  [/^umpire/, 'ctg.comp.umpire-card'],
];

function ruleFor(path: string): string {
  return ruleOfPart.find(([part]) => part.test(path))?.[1] ?? 'ctg.comp.rulebook';
}

function refuse(path: string, message: string, rule = ruleFor(path)): never {
  throw new HowzatError('bad-components', message, { rule, ...(path === '' ? {} : { subject: path }) });
}

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
};

function wantedBy(schema: Schema): string {
  if (schema.enum) return `one of ${schema.enum.map(shown).join(', ')}`;
  if (schema.oneOf) return schema.oneOf.map(wantedBy).join(' or ');
  if (schema.const !== undefined) return shown(schema.const);
  if (schema.type === 'integer') return `a whole number from ${schema.minimum} to ${schema.maximum}`;
  if (schema.type === 'array')
    return schema.minItems === schema.maxItems
      ? `a list of exactly ${schema.minItems}`
      : `a list of ${schema.minItems ?? 0} to ${schema.maxItems ?? 'any number'}`;
  if (schema.type === 'string') return 'a text';
  return schema.type === 'boolean' ? 'true or false' : 'an object';
}

function fits(value: unknown, schema: Schema): boolean {
  if (schema.enum) return schema.enum.includes(value);
  if (schema.oneOf) return schema.oneOf.some((one) => fits(value, one));
  if (schema.const !== undefined) return value === schema.const;
  switch (schema.type) {
    case 'integer':
      return (
        Number.isSafeInteger(value) &&
        (value as number) >= Number(schema.minimum) &&
        (value as number) <= Number(schema.maximum)
      );
    case 'string':
      return typeof value === 'string' && value.length >= (schema.minLength ?? 0);
    case 'boolean':
      return typeof value === 'boolean';
    case 'array':
      return (
        Array.isArray(value) && value.length >= (schema.minItems ?? 0) && value.length <= (schema.maxItems ?? 1000)
      );
    default:
      return typeof value === 'object' && value !== null && !Array.isArray(value);
  }
}

/** Holds a value to the schema and says in one sentence what the first thing is that does not fit. */
function hold(value: unknown, schema: Schema, path: string): void {
  const name = path === '' ? 'A set of cards' : path;
  if (!fits(value, schema)) {
    const size = schema.type === 'array' && Array.isArray(value) ? `${value.length}` : shown(value);
    refuse(path, `${name} must be ${wantedBy(schema)}, not ${size}.`);
  }
  if (schema.items && Array.isArray(value))
    for (const [i, item] of value.entries()) hold(item, schema.items, `${path}[${i}]`);
  if (!schema.properties) return;
  const fields = value as Readonly<Record<string, unknown>>;
  const inside = (key: string): string => (path === '' ? key : `${path}.${key}`);
  for (const key of schema.required ?? [])
    if (!Object.hasOwn(fields, key)) refuse(inside(key), `${name} has no ${key}.`);
  for (const key of Object.keys(fields)) {
    const known = Object.hasOwn(schema.properties, key) ? schema.properties[key] : undefined;
    if (!known) refuse(inside(key), `${name} has a field ${shown(key)}, of which the game knows nothing.`);
    hold(fields[key], known as Schema, inside(key));
  }
}

function checkBoard(set: CardSet, face: 't10' | 't20'): void {
  const path = `boards.${face}.areas`;
  const seen = new Set<string>();
  for (const [i, { zone, band, catch: needed, focus }] of set.boards[face].areas.entries()) {
    const place = `zone ${zone}, band ${band}`;
    if (seen.has(place)) refuse(`${path}[${i}]`, `The ${face.toUpperCase()} board has ${place} twice.`);
    seen.add(place);
    if (focus && needed - 1 < 2)
      refuse(
        `${path}[${i}]`,
        `In ${place} a focussed fielder would catch on ${needed - 1}: 2 is the least.`,
        'ctg.board.catch-number',
      );
  }
}

function checkBounceDice({ bounceDice }: CardSet): void {
  const mean = (faces: readonly BounceFace[]): number => faces.reduce((sum, face) => sum + Number(face[1]), 0) / 6;
  const red = (faces: readonly BounceFace[]): number => faces.filter((face) => face[0] === 'R').length;
  const { aggressive, defensive } = bounceDice;
  if (mean(aggressive) <= mean(defensive) || red(aggressive) <= red(defensive))
    refuse(
      'bounceDice',
      'The aggressive bounce die must travel further and be redder than the defensive one.',
      'ctg.att.aggressive-risk',
    );
  for (const attitude of ['aggressive', 'defensive'] as const)
    if (!bounceDice[attitude].includes('G2'))
      refuse(
        `bounceDice.${attitude}`,
        `The ${attitude} bounce die needs a green 2, or it has no six.`,
        'ctg.boundary.six',
      );
}

function checkStyles(set: CardSet): void {
  for (const name of styleNames) {
    const { slips, bowls, overCards } = set[name];
    const meets = (zone: number) =>
      bowls.filter(({ shots }) => shots.some((shot) => strokeZones[shot] === zone)).length;
    for (let zone = 1; zone <= 5; zone++) {
      const n = meets(zone);
      if (n === 0 || n === bowls.length)
        refuse(
          `${name}.bowls`,
          `${n === 0 ? 'No bowl' : 'Every bowl'} of the ${name} deck is met in zone ${zone}: some must be, and not all.`,
          'ctg.board.style-zones',
        );
    }
    const d8 = bowls.filter((bowl) => bowl.d8).length;
    if (name === 'medium' ? d8 > 0 : d8 < 2)
      refuse(
        `${name}.bowls`,
        name === 'medium'
          ? 'Medium bowls have no D8 mark.'
          : `The ${name} deck needs two bowls with a D8 mark or more.`,
        'ctg.dice.bowler-d8',
      );
    if (name === 'medium' && slips > 0)
      refuse('medium.slips', 'The rule card of medium allows no slips.', 'ctg.place.slips-zone');
    const icon = (wanted: string): number => overCards.filter((card) => card.icon === wanted).length;
    if (icon('pair') < 2)
      refuse(
        `${name}.overCards`,
        `The ${name} over deck needs two wicket icons: one alone never does anything.`,
        'ctg.express.icon-pair',
      );
    if (icon('table') < 1)
      refuse(`${name}.overCards`, `The ${name} over deck needs a table icon.`, 'ctg.express.icon-rule-card');
    for (const [i, card] of overCards.entries()) {
      const path = `${name}.overCards[${i}]`;
      if (card.noBall && card.replaces)
        refuse(path, `${card.name} cannot be a no-ball and replace the dice as well.`, 'ctg.noball.can-score');
      if (card.snick && slips === 0)
        refuse(path, `${card.name} has the snick symbol, and ${name} has no slips.`, 'ctg.slips.snick');
    }
  }
  const pieces = styleNames.reduce((sum, name) => sum + set[name].bowls.length, 0);
  if (pieces > 30) refuse('pace.bowls', `The three decks may have 30 bowls together, not ${pieces}.`);
}

/** The deck that a player bowls with. */
const deckOf: Readonly<Record<PlayerRole, StyleName | null>> = {
  pace: 'pace',
  spin: 'spin',
  'all-rounder': 'medium',
  batter: null,
  keeper: null,
};

function checkAbilities(set: CardSet, { name, role, abilities = [] }: PlayerCard, path: string): void {
  const deck = deckOf[role];
  for (const [i, { effect, bowl, zone }] of abilities.entries()) {
    const place = `${path}.abilities[${i}]`;
    if (effect === 'strong-zone') {
      if (zone === undefined || bowl !== undefined)
        refuse(
          place,
          `${name} is strong in a zone, so the ability names a zone and no bowl.`,
          'ctg.ability.strong-zone',
        );
      continue;
    }
    const rule = `ctg.ability.${effect}`;
    if (bowl === undefined || zone !== undefined)
      refuse(place, `The ${effect} of ${name} names a bowl and no zone.`, rule);
    if (!deck || !set[deck].bowls.some((it) => it.name === bowl))
      refuse(place, `${name} has no bowl called ${bowl}.`, rule);
    if (effect === 'stock-ball' && deck === 'medium')
      refuse(place, `${name} bowls medium, and medium bowls are never bowled with a D8.`, rule);
  }
}

function checkTeams(set: CardSet): void {
  const { teams } = set;
  for (const [t, team] of teams.entries()) {
    for (const role of roles) {
      const n = team.players.filter((player) => player.role === role).length;
      if (n !== squad[role as PlayerRole])
        refuse(
          `teams[${t}].players`,
          `${team.name} needs ${squad[role as PlayerRole]} of the role ${role}, not ${n}.`,
          'ctg.setup.final-composition',
        );
    }
    for (const [i, player] of team.players.entries()) checkAbilities(set, player, `teams[${t}].players[${i}]`);
    const names = new Set(team.players.map(({ name }) => name));
    if (names.size !== team.players.length) refuse(`teams[${t}].players`, `${team.name} has two players of one name.`);
  }
}

function checkSkills({ skills, drs, umpire }: CardSet): void {
  for (const [i, skill] of skills.bowling.entries())
    if ((skill.effect === 'effort') !== (skill.amount !== undefined))
      refuse(
        `skills.bowling[${i}]`,
        `${skill.name} ${skill.effect === 'effort' ? 'needs an amount' : 'has an amount, which only effort has'}.`,
      );
  if (drs.overturns > drs.die) refuse('drs.overturns', `A D${drs.die} never shows ${drs.overturns}.`);
  if (umpire.out > umpire.die) refuse('umpire.out', `A D${umpire.die} never shows ${umpire.out}.`);
}

/**
 * Checks that a value is a set of cards that can be played with.
 *
 * @param set anything, such as what `JSON.parse` gave
 * @throws HowzatError `bad-components`: one sentence, the place in the set as `subject`, the broken rule as `rule`
 *
 * @example
 * import { isHowzatError } from '@howzat/core';
 * import { checkCards, originalCards } from '@howzat/ctg';
 *
 * console.log(checkCards(originalCards).teams.length); // 2
 * try {
 *   checkCards({ ...originalCards, teams: [] });
 * } catch (error) {
 *   console.log(isHowzatError(error, 'bad-components')); // true
 * }
 */
export function checkCards(set: unknown): CardSet {
  hold(set, cardSetSchema as Schema, '');
  const cards = set as CardSet;
  checkBoard(cards, 't10');
  checkBoard(cards, 't20');
  checkBounceDice(cards);
  checkStyles(cards);
  checkTeams(cards);
  checkSkills(cards);
  return cards;
}
