import { strokes } from './geometry.js';
import { abilityEffects, battingEffects, bowlingEffects, icons, pitchEffects, reviewable, roles } from './set.js';

const text = { type: 'string', minLength: 1 } as const;
const runsOrWicket = { oneOf: [{ type: 'integer', minimum: 0, maximum: 6 }, { const: 'W' }] } as const;
const cardEntry = { oneOf: [{ type: 'integer', minimum: 0, maximum: 6 }, { const: 'W' }, { const: 'R' }] } as const;
const whole = <const A extends number, const B extends number>(minimum: A, maximum: B) =>
  ({ type: 'integer', minimum, maximum }) as const;

const board = (bands: number) =>
  ({
    type: 'object',
    additionalProperties: false,
    required: ['areas'],
    properties: {
      areas: {
        type: 'array',
        minItems: 6 * bands,
        maxItems: 6 * bands,
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['zone', 'band', 'catch', 'focus'],
          properties: {
            zone: whole(0, 5),
            band: { type: 'integer', minimum: 1, maximum: bands },
            catch: whole(2, 6),
            focus: { type: 'boolean' },
          },
        },
      },
    },
  }) as const;

const bounceDie = {
  type: 'array',
  minItems: 6,
  maxItems: 6,
  items: { enum: ['G0', 'G1', 'G2', 'R0', 'R1', 'R2'] },
} as const;

const style = {
  type: 'object',
  additionalProperties: false,
  required: ['slips', 'expressTable', 'bowls', 'overCards'],
  properties: {
    slips: whole(0, 2),
    expressTable: { type: 'array', minItems: 8, maxItems: 8, items: runsOrWicket },
    bowls: {
      type: 'array',
      minItems: 5,
      maxItems: 10,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['name', 'shots'],
        properties: {
          name: text,
          shots: { type: 'array', minItems: 1, maxItems: 3, items: { enum: strokes } },
          d8: { type: 'boolean' },
          bowledMargin: whole(1, 8),
          bowledDie: { enum: [6, 8] },
          strikesAs: { enum: ['pace', 'spin', 'medium'] },
          focus: { type: 'array', items: whole(0, 5) },
        },
      },
    },
    overCards: {
      type: 'array',
      minItems: 15,
      maxItems: 15,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['name', 'icon'],
        properties: {
          name: text,
          icon: { enum: icons },
          snick: { type: 'boolean' },
          noBall: { type: 'boolean' },
          confidence: {
            type: 'object',
            additionalProperties: false,
            required: ['aggressive', 'defensive'],
            properties: { aggressive: whole(-1, 1), defensive: whole(-1, 1) },
          },
          meter: whole(-4, 4),
          replaces: { type: 'array', minItems: 6, maxItems: 6, items: cardEntry },
          appeal: { type: 'boolean' },
        },
      },
    },
  },
} as const;

/** The JSON Schema of a set of cards. What it cannot say (`ctg.board.style-zones` and the like) `checkCards` does. */
export const cardSetSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A set of cards for Cricket: The Game',
  type: 'object',
  additionalProperties: false,
  required: ['name', 'boards', 'bounceDice', 'pitches', 'pace', 'spin', 'medium', 'teams', 'skills', 'drs', 'umpire'],
  properties: {
    name: text,
    boards: {
      type: 'object',
      additionalProperties: false,
      required: ['t10', 't20'],
      properties: { t10: board(3), t20: board(4) },
    },
    bounceDice: {
      type: 'object',
      additionalProperties: false,
      required: ['aggressive', 'defensive'],
      properties: { aggressive: bounceDie, defensive: bounceDie },
    },
    pitches: {
      type: 'array',
      minItems: 3,
      maxItems: 3,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['name', 'suits'],
        properties: {
          name: text,
          suits: { enum: ['pace', 'spin', null] },
          effects: { type: 'array', items: { enum: pitchEffects } },
        },
      },
    },
    pace: style,
    spin: style,
    medium: style,
    teams: {
      type: 'array',
      minItems: 2,
      maxItems: 2,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['name', 'players'],
        properties: {
          name: text,
          players: {
            type: 'array',
            minItems: 12,
            maxItems: 12,
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['name', 'role', 'confidence'],
              properties: {
                name: text,
                role: { enum: roles },
                confidence: whole(-1, 3),
                abilities: {
                  type: 'array',
                  items: {
                    type: 'object',
                    additionalProperties: false,
                    required: ['effect'],
                    properties: { effect: { enum: abilityEffects }, bowl: text, zone: whole(1, 5) },
                  },
                },
                statistics: {
                  type: 'array',
                  items: {
                    type: 'object',
                    additionalProperties: false,
                    required: ['name', 'value'],
                    properties: { name: text, value: text },
                  },
                },
              },
            },
          },
        },
      },
    },
    skills: {
      type: 'object',
      additionalProperties: false,
      required: ['batting', 'bowling'],
      properties: {
        batting: {
          type: 'array',
          minItems: 3,
          maxItems: 3,
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['name', 'effect'],
            properties: { name: text, effect: { enum: battingEffects } },
          },
        },
        bowling: {
          type: 'array',
          minItems: 2,
          maxItems: 2,
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['name', 'effect'],
            properties: { name: text, effect: { enum: bowlingEffects }, amount: whole(1, 4) },
          },
        },
      },
    },
    drs: {
      type: 'object',
      additionalProperties: false,
      required: ['reviews', 'die', 'overturns'],
      properties: {
        reviews: { type: 'array', items: { enum: reviewable } },
        die: { enum: [6, 8] },
        overturns: whole(2, 8),
      },
    },
    umpire: {
      type: 'object',
      additionalProperties: false,
      required: ['die', 'out'],
      properties: { die: { enum: [6, 8] }, out: whole(2, 8) },
    },
  },
} as const;
