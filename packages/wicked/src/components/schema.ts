const name = { type: 'string', minLength: 1, maxLength: 30 } as const;
const id = { type: 'string', minLength: 1 } as const;
const runs = { type: 'integer', minimum: 0, maximum: 12 } as const;
const roll = { type: 'integer', minimum: 2, maximum: 12 } as const;
const over = { type: 'integer', minimum: 1, maximum: 50 } as const;
const zone = { type: 'integer', minimum: 1, maximum: 24 } as const;

const strict = <const P extends object, const R extends readonly string[]>(properties: P, required: R) =>
  ({ type: 'object', additionalProperties: false, required, properties }) as const;

const chart = strict(
  {
    id,
    cells: {
      type: 'array',
      minItems: 6,
      maxItems: 6,
      items: { type: 'array', minItems: 6, maxItems: 6, items: { type: 'integer' } },
    },
  },
  ['id', 'cells'],
);

/** The JSON Schema of a set: the shape that `checkSet` checks, without what a schema cannot say. */
export const wickedSetSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A set of Wicked Cricket',
  ...strict(
    {
      sides: { type: 'array', minItems: 2, maxItems: 2, uniqueItems: true, items: name },
      sharedBowlingChart: id,
      cricketers: {
        type: 'array',
        minItems: 36,
        maxItems: 36,
        items: strict(
          {
            id,
            side: name,
            name,
            role: { enum: ['batter', 'keeper', 'all-rounder', 'bowler'] },
            potentialRuns: {
              type: 'array',
              minItems: 24,
              maxItems: 24,
              items: { type: 'integer', minimum: 0, maximum: 36 },
            },
            bowlingChart: id,
            battingChart: id,
          },
          ['id', 'side', 'name', 'role', 'potentialRuns', 'bowlingChart', 'battingChart'],
        ),
      },
      bowlingCharts: { type: 'array', minItems: 1, maxItems: 36, items: chart },
      battingCharts: { type: 'array', minItems: 1, maxItems: 36, items: chart },
      pitchCards: {
        type: 'array',
        minItems: 5,
        maxItems: 5,
        items: strict(
          {
            id,
            name,
            columns: {
              type: 'array',
              minItems: 1,
              items: strict({ from: over, to: over, innings: { enum: [1, 2, 'both'] } }, ['from', 'to', 'innings']),
            },
            rows: strict(
              Object.fromEntries(
                Array.from({ length: 11 }, (_, i) => [
                  String(i + 2),
                  { type: 'array', items: { type: 'integer', minimum: -23, maximum: 23 } },
                ]),
              ),
              ['2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
            ),
          },
          ['id', 'name', 'columns', 'rows'],
        ),
      },
      fieldingCards: {
        type: 'array',
        minItems: 5,
        maxItems: 5,
        items: strict(
          {
            id,
            name,
            dots: { type: 'array', minItems: 1, maxItems: 23, uniqueItems: true, items: zone },
            zoneTable: id,
          },
          ['id', 'name', 'dots'],
        ),
      },
      zoneTables: {
        type: 'array',
        minItems: 1,
        maxItems: 5,
        items: strict(
          {
            id,
            rows: {
              type: 'array',
              minItems: 24,
              maxItems: 24,
              items: strict(
                {
                  zone,
                  out: {
                    type: 'array',
                    minItems: 1,
                    items: strict({ roll, kind: { enum: ['W', 'X'] }, runs }, ['roll', 'kind', 'runs']),
                  },
                  maxRun: { type: 'array', items: strict({ roll, runs }, ['roll', 'runs']) },
                },
                ['zone', 'out', 'maxRun'],
              ),
            },
          },
          ['id', 'rows'],
        ),
      },
    },
    [
      'sides',
      'sharedBowlingChart',
      'cricketers',
      'bowlingCharts',
      'battingCharts',
      'pitchCards',
      'fieldingCards',
      'zoneTables',
    ],
  ),
} as const;
