import type { Author, Operation, Ruling } from '@howzat/core/author';
import { k, type World } from './kit.js';
import { parameterOf, type Readings, readings } from './readings.js';
import { dropOpenly } from './rules/setup.js';

/** The standing reading changes nothing. */
const stands = () => [];

/** Readings that are recorded and not built; `ruling-words.ts` says why. */
const recorded: Readonly<Record<string, readonly string[]>> = {};

type ReadByParameter = {
  [Name in keyof Readings]: Ruling<`ctg.ruling.${Name}`, { [Word in Readings[Name][number]]: never }>;
}[keyof Readings];

/** The compiler cannot follow a loop over names; `ReadByParameter` says what comes of it. */
type SetAny = (parameter: string, value: unknown) => Operation<never>;

/** What a reading changes beside its own word. */
const more: Readonly<Record<string, (a: Author<World>) => readonly Operation[]>> = {
  'level-scores=super-over': (a) => [a.set('tieBreak', 'super-over')],
};

/** The rulings whose readings are the words of a parameter, at which the rules of their sections look. */
const readByParameter = Object.entries(readings).map(([name, [standard, ...others]]) =>
  k.ruling(`ctg.ruling.${name}`, standard, {
    [standard]: stands,
    ...Object.fromEntries(
      others.map((word) => [
        word,
        (a: Author<World>) => [(a.set as SetAny)(parameterOf(name), word), ...(more[`${name}=${word}`]?.(a) ?? [])],
      ]),
    ),
    ...Object.fromEntries((recorded[name] ?? []).map((word) => [word, null])),
  }),
) as unknown as readonly ReadByParameter[];

/**
 * The questions that the rulebook leaves open. The second argument is the reading that stands; one that is null is
 * recorded and not built.
 */
export const rulings = [
  ...readByParameter,
  k.ruling('ctg.ruling.miss-margin', 'margin-3', {
    'margin-3': stands,
    'margin-4': (a) => [a.set('missMargin', 4)],
  }),
  k.ruling('ctg.ruling.six-condition', 'green-2', {
    'green-2': stands,
    'any-green': (a) => [a.set('sixGreen', 0)],
    'green-1-or-more': (a) => [a.set('sixGreen', 1)],
  }),
  k.ruling('ctg.ruling.pace-cap', 'cap-6', {
    'cap-6': stands,
    'cap-board-max': (a) => [a.set('paceCap', 8)],
  }),
  k.ruling('ctg.ruling.natural-overlap', 'six-wins', {
    'six-wins': stands,
    'four-wins': (a) => [a.repeal('ctg.outcome.natural-six')],
  }),
  k.ruling('ctg.ruling.bye-selectable', 'not-selectable', {
    'not-selectable': stands,
    selectable: (a) => [a.repeal('ctg.ruling.bye-selectable')],
  }),
  k.ruling('ctg.ruling.team-drop-secrecy', 'simultaneous-secret', {
    'simultaneous-secret': stands,
    'home-first': (a) => [a.replaceStep('drop', dropOpenly)],
  }),
  k.ruling('ctg.ruling.powerplay-t20', 't10-only', {
    't10-only': stands,
    both: (a) => [a.set('powerPlay', true)],
  }),
] as const;
