import { defineVariant, type MovesOf, type Variant } from '@howzat/core/author';
import { version } from '../package.json';
import { cardsIn } from './components/cards.js';
import { cardName, tableOf } from './components/tables.js';
import { imagine } from './imagine.js';
import { k } from './kit.js';
import { marker, scorecard } from './rules/end-over.js';
import { change, fatigue, replacement, replacementLate, tiredLate } from './rules/fatigue.js';
import { formats } from './rules/format.js';
import {
  notNow,
  oversGone,
  sameOvers,
  stopBeforeFirst,
  stopOthers,
  stopped,
  stopSecond,
  tenOut,
} from './rules/innings-end.js';
import { passed, resultRules, results } from './rules/match-end.js';
import { noAdvice } from './rules/opt.js';
import { over } from './rules/over/dice.js';
import { bowler, field, fieldsUsed, oneConfrontation } from './rules/over/field.js';
import { runs } from './rules/runs.js';
import { display } from './rules/setup/display.js';
import { atTheirEnds, openers, positions } from './rules/setup/opening.js';
import { pitch, pitchOfSecond } from './rules/setup/pitch.js';
import { deckOf, lineups, lineupsOfInnings, sides } from './rules/setup/sides.js';
import { even, odd, outStrike } from './rules/strike.js';
import { toss, tossDecided } from './rules/toss.js';
import { battingOrder, nextBatter, replaced } from './rules/wicket.js';
import { rulings } from './rulings.js';

/** Steps 1 to 4, before the winner of the toss chooses. */
const beforeToss = [...sides, ...lineups, ...pitch, toss] as const;

/** What is settled between two overs, when the innings goes on. */
const betweenOvers = [...nextBatter, fatigue, replacement, marker] as const;

const printed = defineVariant(k, {
  version,
  flow: {
    innings: {
      before: [
        sameOvers,
        lineupsOfInnings,
        pitchOfSecond,
        ...openers,
        positions,
        atTheirEnds,
        battingOrder,
        stopBeforeFirst,
      ],
    },
    over: { before: [display, tiredLate, replacementLate, change, bowler] },
    ball: { before: [field, fieldsUsed, ...over, ...runs, ...scorecard] },
  },
  amends: (a) => [
    ...beforeToss.map((step) => a.before('core.toss', step)),
    a.removeStep('core.toss'),
    a.wrapStep('core.toss.elect', (elect) => ({
      ...elect,
      rule: 'wicked.toss.winner-chooses',
      closed: tossDecided,
      others: { message: 'Only the toss winner chooses.', rule: 'wicked.toss.winner-chooses' },
    })),
    // a ball is an over
    a.replace('core.over.balls-bowled', oneConfrontation),
    a.replace('core.wicket.new-batter', replaced),
    a.replace('core.strike.crossed', odd),
    a.after('core.strike.crossed', even),
    a.after('wicked.strike.even', outStrike),
    a.repeal('core.strike.ends'),
    a.repeal('core.extras.not-counted'),
    // the innings
    a.replace('core.innings.all-out', tenOut),
    a.replace('core.innings.target-reached', passed),
    a.replace('core.innings.overs-bowled', oversGone),
    a.replace('core.innings.declared', stopped),
    ...betweenOvers.map((step) => a.before('core.declare', step)),
    a.wrapStep('core.declare', (declare) => ({
      ...declare,
      rule: 'wicked.innings-end.declare',
      closed: notNow,
      others: stopOthers,
    })),
    a.after('core.declare', stopSecond),
    // the match
    a.wrapStep('core.match.result', (settle) => ({ ...settle, rule: resultRules })),
    ...results.map((result) => a.before('core.result.tie', result)),
  ],
  formats,
  defaultFormat: 'fifty-over',
  rulings,
  options: [noAdvice],
  cricketers: (s, { table }) => ({
    batter: (seat, place, innings) => {
      const order = s.orders[innings - 1] ?? [];
      // behind those who batted come the others that are known to be in the lineup
      const waiting = cardsIn(seat === 0 ? s.homeSheet : s.awaySheet, deckOf(s, seat)).filter(
        (card) => !order.includes(card),
      );
      return cardName(table, [...order, ...waiting][place - 1] ?? 0) || null;
    },
    bowler: (_seat, card) => cardName(table, card) || null,
  }),
  facts: (s) => ({
    field: s.field,
    bowlingInput: s.bowlingInput,
    battingInput: s.battingInput,
    pitchRoll: s.pitchRoll,
    modifier: s.modifier,
    zone: s.zone,
    potential: s.potential,
    zoneRoll: s.dotted ? s.zoneRoll : null,
  }),
  imagine,
});

type TypesOf<V> = V extends Variant<infer T> ? T : never;
type Printed = TypesOf<typeof printed>;

/** Everything the compiler knows of Wicked Cricket; the moves before the toss and between overs are among it. */
export interface WickedTypes extends Omit<Printed, 'moves'> {
  readonly moves:
    | Printed['moves']
    | MovesOf<typeof beforeToss>
    | MovesOf<typeof betweenOvers>
    | MovesOf<[typeof stopSecond]>;
}

/**
 * Wicked Cricket: a one-day game in which an over is one confrontation of a bowler with a batter.
 *
 * @example
 * const match = createMatch(wicked, { seed: 7, players: { away: sensible } });
 * match.play('home', 'side.home', 0);
 */
export const wicked: Variant<WickedTypes> = { ...(printed as Variant<WickedTypes>), withComponents: withSet };

/**
 * Wicked Cricket with a set of someone's own.
 *
 * @param components the set, as data
 * @throws HowzatError `bad-components` for data that are not a set: its `rule` says which one they break
 *
 * @example
 * import { originalSet, withSet } from '@howzat/wicked';
 *
 * console.log(withSet(JSON.parse(JSON.stringify(originalSet))).id); // wicked
 */
export function withSet(components: unknown): Variant<WickedTypes> {
  const { parameters } = wicked;
  const table = { ...(parameters.table as NonNullable<typeof parameters.table>), default: tableOf(components) };
  return { ...wicked, parameters: { ...parameters, table } };
}
