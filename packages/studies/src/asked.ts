import * as v from 'valibot';
import { StudyError } from './errors.js';
import { told } from './plan.js';

/** The version of the format of what is asked of a grid. */
const askedVersion = 1;

const words = v.pipe(v.string(), v.nonEmpty());
const some = v.optional(v.union([v.boolean(), v.array(words)]), false);

const gameAsked = v.strictObject({
  game: words,
  formats: v.optional(v.pipe(v.array(words), v.minLength(1))),
  options: v.optional(v.array(words), []),
  set: v.optional(v.record(words, v.unknown()), {}),
  readings: some,
  houseRules: some,
  pairs: v.optional(v.boolean(), false),
});

const gridAsked = v.strictObject({
  study: v.literal(askedVersion),
  title: words,
  matches: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000_000)),
  seed: v.optional(v.union([v.pipe(v.number(), v.safeInteger()), v.string()]), 1),
  players: v.optional(v.pipe(v.array(words), v.minLength(1))),
  games: v.pipe(v.array(gameAsked), v.minLength(1)),
});

/**
 * What a person asks of a grid: which games, in which formats, with which readings and house rules, singly and in pairs. `true` stands for
 * all that there are.
 */
export type GridAsked = v.InferOutput<typeof gridAsked>;

/**
 * Reads what is asked of a grid.
 *
 * @param given anything, such as what `JSON.parse` gave
 * @throws StudyError `other-version`, `bad-plan`
 *
 * @example
 * import { isStudyError, readGridAsked } from '@howzat/studies';
 *
 * const asked = { study: 1, title: 'Readings of CCSL', matches: 2000, games: [{ game: 'ccsl', readings: true }] };
 * console.log(readGridAsked(asked).games[0]?.houseRules); // false
 * try {
 *   readGridAsked({ ...asked, games: [] });
 * } catch (error) {
 *   console.log(isStudyError(error, 'bad-plan')); // true
 * }
 */
export function readGridAsked(given: unknown): GridAsked {
  const version = typeof given === 'object' && given !== null && 'study' in given ? given.study : undefined;
  if (typeof version === 'number' && version !== askedVersion)
    throw new StudyError(
      'other-version',
      `The study is of version ${version}, and this is written for version ${askedVersion}.`,
    );
  const read = v.safeParse(gridAsked, given);
  if (!read.success) throw new StudyError('bad-plan', `The study cannot be read. ${told(read.issues)}`);
  return read.output;
}
