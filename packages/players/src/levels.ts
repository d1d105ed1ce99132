import {
  HowzatError,
  type Player,
  pick,
  type Rulebook,
  type Selection,
  type Variant,
  type VariantTypes,
} from '@howzat/core';
import { showChoice } from '@howzat/core/author';
import { rulebookOf } from '@howzat/core/engine';
import { greedy } from './greedy.js';
import { type SearchOptions, search } from './search/search.js';

/** Three ways to be a good opponent, from the first match on. */
export const levels = {
  village: { title: 'Village', words: 'Knows the game, and loses its head now and then.' },
  club: { title: 'Club', words: 'Plays sensibly, and never a silly ball.' },
  international: { title: 'International', words: 'Looks ahead, and weighs each choice by the chance to win.' },
} as const;

/** The name of a level. */
export type LevelName = keyof typeof levels;

/** One in so many choices of the village is any choice at all, unless its player says otherwise. */
const usualLapses = 3;

/**
 * A player of a level.
 * @param options the variant's sensible player as `player`, which all levels build on; without it `greedy` stands in. The
 * budget is that of the highest level.
 *
 * @example
 * import { compose } from '@howzat/core';
 * import { ccsl, sensible } from '@howzat/ccsl';
 * import { levelPlayer } from '@howzat/players';
 *
 * console.log(levelPlayer(compose(ccsl), 'club', { player: sensible }).name); // club
 * @throws HowzatError `unknown-player` for another level, and `bad-parameter` for a player whose `lapses` are no whole number from 1
 */
export function levelPlayer<T extends VariantTypes>(
  rules: Rulebook<T> | Variant<T>,
  level: LevelName,
  options: Selection & SearchOptions = {},
): Player {
  const { player, budget, ...selection } = options;
  const rulebook = rulebookOf(rules, selection);
  const base = player ?? greedy(rulebook);
  switch (level) {
    case 'village': {
      const lapses = lapsesOf(base);
      return {
        name: 'village',
        choose: (request) =>
          pick(request.rng, lapses) === 0 ? request.domain.sample(request.rng) : base.choose(request),
      };
    }
    case 'club':
      return { ...base, name: 'club', choose: (request) => base.choose(request) };
    case 'international':
      return {
        ...search(rulebook, { ...(player ? { player } : {}), ...(budget ? { budget } : {}) }),
        name: 'international',
      };
    default:
      throw new HowzatError(
        'unknown-player',
        `There is no level ${String(level)}; known are ${Object.keys(levels).join(', ')}.`,
        {
          subject: String(level),
          known: Object.keys(levels),
        },
      );
  }
}

function lapsesOf({ name, lapses = usualLapses }: Player): number {
  if (Number.isSafeInteger(lapses) && lapses > 0) return lapses;
  throw new HowzatError(
    'bad-parameter',
    `The lapses of ${name} are a whole number from 1, for one choice in so many; they are not ${showChoice(lapses)}.`,
    { subject: 'lapses' },
  );
}
