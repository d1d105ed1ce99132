import type { Author, Operation, Ruling } from '@howzat/core/author';
import { k, type World } from './kit.js';
import { parameterOf, type Readings, readings } from './readings.js';
import { announceBowling } from './rules/defence.js';
import { announceBatting } from './rules/hidden.js';
import { chooseTrapsOpenly } from './rules/trap.js';

/** The standing reading changes nothing. */
const stands = () => [];

/** Readings that are recorded and not built; `ruling-words.ts` says why. */
const recorded: Readonly<Record<string, readonly string[]>> = {
  hand: ['multi-copy-deck'],
  'power-scope': ['per-over'],
  'anticipation-timing': ['after-commit-before-reveal'],
};

type ReadByParameter = {
  [Name in keyof Readings]: Ruling<`ccsl.ruling.${Name}`, { [Word in Readings[Name][number]]: never }>;
}[keyof Readings];

/** The compiler cannot follow a loop over names; `ReadByParameter` says what comes of it. */
type SetAny = (parameter: string, value: unknown) => Operation<never>;

/** The rulings whose readings are the words of a parameter, at which the rules of their sections look. */
const readByParameter = Object.entries(readings).map(([name, [standard, ...others]]) =>
  k.ruling(`ccsl.ruling.${name}`, standard, {
    [standard]: stands,
    ...Object.fromEntries(
      others.map((word) => [word, (a: Author<World>) => [(a.set as SetAny)(parameterOf(name), word)]]),
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
  k.ruling('ccsl.ruling.wickets', 'wickets-equal-overs', {
    'wickets-equal-overs': stands,
    'single-wicket': (a) => [a.set('wickets', 1)],
    'fixed-turns': (a) => [a.set('wickets', null)],
    'ten-wickets': (a) => [a.set('wickets', 10)],
  }),
  k.ruling('ccsl.ruling.card-set', 'exactly-six', {
    'exactly-six': stands,
    extendable: null,
  }),
  k.ruling('ccsl.ruling.first-innings', 'toss-winner-chooses', {
    'toss-winner-chooses': stands,
    'toss-assigns': (a) => [a.set('toss', 'assign')],
    agreement: (a) => [a.set('toss', 'none')],
  }),
  k.ruling('ccsl.ruling.extended-formats', 'printed-only', {
    'printed-only': stands,
    extended: (a) => [a.set('longestMatch', 20)],
  }),
  k.ruling('ccsl.ruling.super-over', 'tie-stands', {
    'tie-stands': stands,
    'super-over-proposal': (a) => [a.set('tieBreak', 'super-over')],
    'bonus-count': (a) => [a.set('bonusCount', true)],
  }),
  k.ruling('ccsl.ruling.margin', 'runs-or-balls', {
    'runs-or-balls': stands,
    'runs-only': null,
  }),
  k.ruling('ccsl.ruling.announce-order', 'bowler-then-batter', {
    'bowler-then-batter': stands,
    'batter-then-bowler': (a) => [
      a.replaceStep('announcements', a.group('announcements', {}, [announceBatting, announceBowling])),
    ],
    simultaneous: (a) => [
      a.replaceStep('announcements', a.commit('announcements', {}, [announceBowling, announceBatting])),
    ],
  }),
  k.ruling('ccsl.ruling.concede', 'allowed', {
    allowed: stands,
    'not-allowed': (a) => [a.set('concede', false)],
  }),
  k.ruling('ccsl.ruling.team', 'one-player', {
    'one-player': stands,
  }),
  k.ruling('ccsl.ruling.six-lock', 'lock-two', {
    'lock-two': stands,
    'lock-one': (a) => [a.set('sixLock', 1)],
  }),
  k.ruling('ccsl.ruling.hidden-announce', 'before-commit-open', {
    'before-commit-open': stands,
    'after-commit': null,
  }),
  k.ruling('ccsl.ruling.anticipation-out', 'awarded', {
    awarded: stands,
    lost: (a) => [a.repeal('ccsl.anticipation.irrespective')],
  }),
  k.ruling('ccsl.ruling.noball-counts', 'counts', {
    counts: stands,
    rebowled: (a) => [a.set('noBallCounts', false)],
  }),
  k.ruling('ccsl.ruling.second-ball-sentence', 'free-hit-ball', {
    'free-hit-ball': stands,
    'repeated-ball': null,
  }),
  k.ruling('ccsl.ruling.defence-rounding', 'no-op', {
    'no-op': stands,
  }),
  k.ruling('ccsl.ruling.blocker-ranges', 'three-is-one', {
    'three-is-one': stands,
    'three-is-two': (a) => [a.set('blockersAtThree', 2)],
  }),
  k.ruling('ccsl.ruling.blocker-period', 'per-innings-bowled', {
    'per-innings-bowled': stands,
  }),
  k.ruling('ccsl.ruling.economy-end', 'lapses', {
    lapses: stands,
  }),
  k.ruling('ccsl.ruling.trap-secrecy', 'secret-values-secret-moment', {
    'secret-values-secret-moment': stands,
    'open-values': (a) => [a.replaceStep('choose-traps', chooseTrapsOpenly)],
    'open-moment': (a) => [a.set('trapAnnounced', true)],
  }),
  k.ruling('ccsl.ruling.multi-out', 'one-wicket-first-cause', {
    'one-wicket-first-cause': stands,
  }),
  k.ruling('ccsl.ruling.modes-last-balls', 'lapse', {
    lapse: stands,
  }),
] as const;
