import type { Speech } from '../spoken.js';
import { app } from './app.js';
import { ccsl } from './ccsl.js';
import { ctg } from './ctg.js';
import { cubes } from './cubes.js';
import { daily } from './daily.js';
import { ccslFirst, ctgFirst, cubesFirst, first, pocketFirst, wickedFirst } from './first.js';
import { formats } from './formats.js';
import { games } from './games.js';
import { interpreted, wordOf } from './interpreter.js';
import { lab } from './lab.js';
import { online } from './online.js';
import { pocket } from './pocket.js';
import { questions } from './questions.js';
import { rules } from './rules.js';
import { wicked } from './wicked.js';

/** Hindi: everything that the app says, and the sentences of the games that it knows. */
export const hi: Speech = {
  locale: 'hi-IN',
  words: {
    app,
    games,
    daily,
    lab,
    online,
    ctg,
    wicked,
    cubes,
    ccsl,
    pocket,
    first,
    ctgFirst,
    wickedFirst,
    cubesFirst,
    ccslFirst,
    pocketFirst,
  },
  sentence: interpreted,
  word: wordOf,
  question: (registry, step) => questions[registry]?.[step] ?? null,
  rule: (id) => rules[id] ?? null,
  format: (game, id) => formats[game]?.[id] ?? null,
};
