import { components, flag, integer, word } from '@howzat/core/author';
import { compileCards } from './components/cards.js';
import { originalCards } from './components/original.js';
import { readingParameters } from './readings.js';

/** The numbers of the rulebook, as T10 has them, the cards, and one word for each ruling that decides how a rule is read. */
export const parameters = {
  cards: /* @__PURE__ */ components(/* @__PURE__ */ compileCards(originalCards)),

  // — the length of the match —
  length: word('t10', ['t10', 't20']),
  bands: integer(3, { min: 3, max: 4, unit: 'bands' }),
  distanceDie: integer(6, { min: 6, max: 8, unit: 'sides' }),
  expressBalls: integer(2, { min: 0, max: 5, unit: 'balls' }),
  bowlerOvers: integer(2, { min: 2, max: 10, unit: 'overs' }),

  // — where fielders may stand —
  zoneMost: integer(2, { min: 1, max: 4, unit: 'fielders' }),
  bigZones: integer(0, { min: 0, max: 1, unit: 'zones' }),
  earlyOvers: integer(2, { min: 0, max: 20, unit: 'overs' }),
  earlyOutfield: integer(2, { min: 0, max: 9, unit: 'fielders' }),
  laterOutfield: integer(5, { min: 0, max: 9, unit: 'fielders' }),

  // — what is in play —
  powerPlay: flag(true),
  drs: flag(false),

  // — what dice must show, and by how much —
  missMargin: integer(3, { min: 1, max: 8, unit: 'pips' }),
  goodStrike: integer(3, { min: 1, max: 8, unit: 'pips' }),
  sixGreen: integer(2, { min: 0, max: 2, unit: 'areas' }),
  paceCap: integer(6, { min: 1, max: 8, unit: 'distance' }),
  slipCatch: integer(6, { min: 2, max: 6, unit: 'pips' }),
  runOut: integer(6, { min: 2, max: 6, unit: 'pips' }),
  extraRunOut: integer(5, { min: 2, max: 6, unit: 'pips' }),
  noBallRuns: integer(1, { min: 0, max: 6, unit: 'runs' }),

  // — a word for each ruling that decides how a rule is read —
  ...readingParameters,
} as const;
