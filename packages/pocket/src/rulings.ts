import { type Author, type Operation, oneOf, type Ruling } from '@howzat/core/author';
import { k, type World } from './kit.js';
import { parameterOf, type Readings, readings } from './readings.js';
import { exchangeBefore, exchangeInTurn } from './rules/exchange.js';
import { chooseTarget } from './rules/late-negate.js';
import { selectionInTurn } from './rules/preparation.js';
import { turnScoreCard } from './rules/scoring.js';
import { secondPlays } from './rules/second-plays.js';
import { stance } from './rules/stance.js';
import { answerer } from './rules/standby.js';
import { switchesBattingFirst, switchesTogether } from './rules/switching.js';
import { standbyTogether } from './rules/together.js';

/** The standing reading changes nothing. */
const stands = () => [];

/** Readings that are recorded and not built; the words of the rulings say why. */
const recorded: Readonly<Record<string, readonly string[]>> = {
  'score-deck-ownership': ['batting-sides-deck'],
  'score-card-entry': ['ball-by-ball'],
  'negate-and-score-out': ['negate-in-standby-beforehand'],
};

const battingSide = () => 0;

/** What a reading changes beside its parameter. */
const more: Readonly<Record<string, (a: Author<World>) => readonly Operation[]>> = {
  'stance-visibility=secret': (a) => [
    a.wrapStep('stance', (step) => (step.kind === 'decision' ? { ...step, seenBy: 'own' } : step)),
  ],
  'team-visibility=hidden-until-placed': (a) =>
    ['team.home', 'team.away', 'roster.home', 'roster.away'].map((id) =>
      a.wrapStep(id, (step) => (step.kind === 'decision' ? { ...step, seenBy: 'own' } : step)),
    ),
  'exchange-window=any-time-in-over': (a) => [
    a.before(
      'play',
      exchangeBefore('play', (s) => s.priority),
    ),
    a.before('answer', exchangeBefore('answer', answerer)),
    ...['save', 'save.at-once'].map((step) => a.before(step, exchangeBefore(step, battingSide))),
    ...['answer.save', 'answer.save.at-once'].map((step) => a.before(step, exchangeBefore(step, answerer))),
  ],
  'negate-timing=any-time-later-in-over': (a) => [a.after('announce', chooseTarget)],
  'priority-protocol=simultaneous': (a) => [a.replaceStep('standby', standbyTogether)],
  'priority-protocol=real-time-first': (a) => [a.replaceStep('standby', standbyTogether)],
  'second-standby-plays=plays': (a) => [a.after('ball.after', secondPlays)],
  'all-out=last-man-bats-alone': (a) => [a.set('wickets', 11)],
  'all-out=batters-return': (a) => [a.set('wickets', null)],
};

type ReadByParameter = {
  [Name in keyof Readings]: Ruling<`pocket.ruling.${Name}`, { [Word in Readings[Name][number]]: never }>;
}[keyof Readings];

/** The compiler cannot follow a loop over names; `ReadByParameter` says what comes of it. */
type SetAny = (parameter: string, value: unknown) => Operation<never>;

/** The rulings whose readings are the words of a parameter, at which the rules of their sections look. */
const readByParameter = Object.entries(readings).map(([name, [standard, ...others]]) =>
  k.ruling(`pocket.ruling.${name}`, standard, {
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
  k.ruling('pocket.ruling.stance-before-draw', 'as-listed', {
    'as-listed': stands,
    'after-draw': (a) => [a.removeStep('stance'), a.after('draw', { ...stance, id: 'stance.after-draw' })],
  }),
  k.ruling('pocket.ruling.coin-optional', 'automatic', {
    automatic: stands,
    'always-offered': (a) =>
      ['call', 'call.at-once'].map((id) =>
        a.wrapStep(id, (step) =>
          step.kind === 'decision' ? { ...step, domain: oneOf('heads', 'tails', 'decline') } : step,
        ),
      ),
  }),
  k.ruling('pocket.ruling.switch-order', 'bowling-first', {
    'bowling-first': stands,
    'batting-first': (a) => [a.replaceStep('switches', switchesBattingFirst)],
    'simultaneous-secret': (a) => [a.replaceStep('switches', switchesTogether)],
  }),
  k.ruling('pocket.ruling.exchange-order', 'simultaneous', {
    simultaneous: stands,
    'bowling-first': (a) => [a.replaceStep('exchange', exchangeInTurn)],
  }),
  k.ruling('pocket.ruling.edit-before-draw', 'before-draw', {
    'before-draw': stands,
    'after-draw': (a) => [
      a.removeStep('score-card'),
      a.before('standby', { ...turnScoreCard, id: 'score-card.first' }),
    ],
  }),
  k.ruling('pocket.ruling.team-timing', 'simultaneous', {
    simultaneous: stands,
    'in-turn': (a) => [a.replaceStep('teams', selectionInTurn)],
  }),
  k.ruling('pocket.opt.toss-method', 'coin', {
    coin: stands,
    'score-cards': (a) => [a.set('tossBy', 'score-cards')],
  }),
  k.ruling('pocket.opt.starter-decks', 'premade', {
    premade: stands,
    own: (a) => [a.set('decks', 'own')],
  }),
  k.ruling('pocket.opt.batting-plays-first', 'batting-first', {
    'batting-first': stands,
    'bowling-first': (a) => [a.set('firstPriority', 'bowling-first')],
  }),
] as const;
