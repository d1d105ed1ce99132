import { classes, colours, kinds } from './chance-cards.js';
import { positions } from './cricketers.js';
import { battingRanks, bowlingRanks, largestDifference } from './ranks.js';

const integer = (minimum: number, maximum: number) => ({ type: 'integer', minimum, maximum }) as const;
const text = { type: 'string', minLength: 1 } as const;
const one = <const W extends readonly string[]>(words: W) => ({ type: 'string', enum: words }) as const;
const list = <T>(items: T, minItems: number, maxItems: number) =>
  ({ type: 'array', items, minItems, maxItems }) as const;
const yes = { const: true } as const;
const deck = { type: 'object', additionalProperties: integer(0, 3) } as const;

/** The JSON Schema of a set of components: the shape that `checkSet` checks, without what a schema cannot say. */
export const pocketSetSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A set for Pocket Cricket',
  type: 'object',
  required: ['grid', 'scoreCards', 'cricketers', 'cards', 'sets'],
  additionalProperties: false,
  properties: {
    grid: list(
      list(integer(0, largestDifference), bowlingRanks.length, bowlingRanks.length),
      battingRanks.length,
      battingRanks.length,
    ),
    scoreCards: list({ $ref: '#/$defs/scoreCard' }, 30, 30),
    cricketers: list({ $ref: '#/$defs/cricketer' }, 11, 200),
    cards: list({ $ref: '#/$defs/card' }, 20, 400),
    sets: list({ $ref: '#/$defs/starter' }, 1, 31),
  },
  $defs: {
    scoreCard: {
      type: 'object',
      required: ['number', 'how', 'entries'],
      additionalProperties: false,
      properties: {
        number: integer(1, 30),
        how: one(['bowled', 'caught', 'lbw', 'stumped', 'run out', 'hit wicket']),
        entries: list({ $ref: '#/$defs/scoreEntry' }, largestDifference + 1, largestDifference + 1),
        below: { $ref: '#/$defs/scoreEntry' },
      },
    },
    scoreEntry: {
      type: 'object',
      required: ['runs', 'outs'],
      additionalProperties: false,
      properties: { runs: integer(0, 36), outs: integer(0, 2) },
    },
    cricketer: {
      type: 'object',
      required: ['id', 'name', 'position', 'captain', 'batting', 'bowling'],
      additionalProperties: false,
      properties: {
        id: text,
        name: text,
        position: one(positions),
        captain: { type: 'boolean' },
        batting: one(battingRanks),
        bowling: one(bowlingRanks),
      },
    },
    filter: {
      type: 'object',
      additionalProperties: false,
      properties: { classes: { type: 'array', items: one(classes) }, ids: { type: 'array', items: text } },
    },
    effect: {
      type: 'object',
      minProperties: 1,
      maxProperties: 1,
      additionalProperties: false,
      properties: {
        batting: integer(-4, 4),
        bowling: integer(-2, 2),
        score: integer(-36, 36),
        maiden: yes,
        out: one(['bowled', 'caught', 'lbw', 'stumped', 'run out', 'hit wicket']),
        cancelOut: yes,
        cancelCard: yes,
        comfort: integer(-9, 9),
        noComfort: yes,
        fatigue: integer(-9, 9),
        forbid: { $ref: '#/$defs/filter' },
        flipStrike: yes,
      },
    },
    requirement: {
      type: 'object',
      minProperties: 1,
      maxProperties: 1,
      additionalProperties: false,
      properties: {
        position: one(positions),
        captain: yes,
        stance: one(['offensive', 'defensive']),
        comfort: integer(0, 99),
        fatigue: integer(0, 99),
        over: integer(0, 99),
      },
    },
    card: {
      type: 'object',
      required: ['id', 'name', 'text', 'colour', 'kind', 'cost', 'timing', 'requires', 'effects', 'duration'],
      additionalProperties: false,
      properties: {
        id: text,
        name: text,
        text,
        colour: one(colours),
        kind: one(kinds),
        cost: integer(0, 3),
        timing: one(['standby1', 'reaction', 'out-pending']),
        requires: { type: 'array', items: { $ref: '#/$defs/requirement' } },
        effects: { type: 'array', items: { $ref: '#/$defs/effect' } },
        duration: one(['instant', 'this-over', 'until-out']),
        negates: { $ref: '#/$defs/filter' },
      },
    },
    starter: {
      type: 'object',
      required: ['name', 'team', 'batting', 'bowling'],
      additionalProperties: false,
      properties: { name: text, team: list(text, 11, 11), batting: deck, bowling: deck },
    },
  },
} as const;
