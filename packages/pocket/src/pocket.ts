import { type Cricketers, defineVariant, type MovesOf, type Seat, type Variant } from '@howzat/core/author';
import { version } from '../package.json';
import { checkSet } from './components/check.js';
import { tablesOf } from './components/tables.js';
import { imagine } from './imagine.js';
import { k, type Parameters, type State } from './kit.js';
import { takeEffect } from './rules/effect.js';
import {
  allOut,
  byRuns,
  fillSheet,
  fortyOvers,
  nextOver,
  nobodyToBowl,
  oversPlayed,
  targetPassed,
  tied,
} from './rules/end.js';
import { exchange, exchangeDraws } from './rules/exchange.js';
import { drawCards } from './rules/hand.js';
import { newcomerFaces } from './rules/new-batter.js';
import { outAtOnce, outsOfScoring } from './rules/out.js';
import { bowlerRelieved, randomBowler, switchesBowlingFirst } from './rules/over.js';
import { everybody, placesIn } from './rules/places.js';
import { compareRanks, firstSteps } from './rules/rank.js';
import { addScore, readEntry, showStance, turnScoreCard } from './rules/score.js';
import { bowlerLeaves, secondStandby } from './rules/second-standby.js';
import { deckBuilding, selection } from './rules/setup.js';
import { stance } from './rules/stance.js';
import { announced, answering, closeChain, opensStandby, playCard, priorityPasses } from './rules/standby.js';
import { battingHand, bowler, bowlingHand, openers, openInnings } from './rules/start.js';
import { oddScore } from './rules/strike.js';
import { elected, tossWithCards } from './rules/toss.js';
import { rulings } from './rulings.js';

/** 2. 1st Standby: rounds of one announced card, or a pass, until both have passed. */
const standby = k.repeat('standby', { while: (s) => s.passes < 2 && !s.allOut }, [
  playCard('', 'standby'),
  announced,
  answering(''),
  closeChain(''),
  takeEffect,
  bowlerRelieved,
  priorityPasses,
  // a card that cancels this out begins a chain of its own
  outAtOnce,
]);

function cricketers(s: State, p: Parameters): Cricketers {
  const name = (team: readonly number[], place: number | undefined): string | null =>
    place === undefined ? null : (p.cards.set.cricketers[(team[place] ?? 0) - 1]?.name ?? null);
  const teamOf = (seat: Seat): readonly number[] => (seat === 0 ? s.homeTeam : s.awayTeam);
  return {
    // behind those who have batted come the others, in the order of the team
    batter: (seat, place) => {
      const order = seat === 0 ? s.homeOrder : s.awayOrder;
      const others = placesIn(everybody).filter((it) => !order.includes(it));
      return name(teamOf(seat), order[place - 1] ?? others[place - 1 - order.length]);
    },
    bowler: (seat, number) => name(teamOf(seat), number),
    keeper: (seat) => {
      const keeper = teamOf(seat).find((it) => p.cards.set.cricketers[it - 1]?.position === 'keeper');
      return keeper === undefined ? null : (p.cards.set.cricketers[keeper - 1]?.name ?? null);
    },
  };
}

const printed = defineVariant(k, {
  version,
  flow: {
    innings: {
      before: [openInnings, bowler, bowlingHand, openers, battingHand],
      after: [fillSheet],
    },
    over: {
      before: [nextOver],
      after: [secondStandby, bowlerLeaves],
    },
    ball: {
      before: [
        // 1. New Over
        randomBowler,
        switchesBowlingFirst,
        stance,
        drawCards,
        exchange,
        ...exchangeDraws,
        // 2. 1st Standby
        firstSteps,
        opensStandby,
        standby,
        // 3. Scoring
        turnScoreCard,
        showStance,
        compareRanks,
        readEntry,
        outsOfScoring,
        addScore,
      ],
    },
  },
  endings: { innings: [nobodyToBowl] },
  amends: (a) => [
    // teams and decks are chosen before the toss
    a.before('core.toss', selection),
    a.before('core.toss', deckBuilding),
    a.before('core.toss', tossWithCards),
    a.wrapStep('core.toss', (toss) => ({
      ...toss,
      rule: ['core.toss.coin', 'pocket.toss.coin'],
      only: (p) => p.toss !== 'none' && p.tossBy === 'coin',
    })),
    a.wrapStep('core.toss.elect', (elect) => ({
      ...elect,
      rule: ['core.toss.election', 'pocket.toss.winner-chooses'],
      closed: elected,
      others: { message: 'Only the winner of the toss chooses.', rule: 'pocket.toss.winner-chooses' },
    })),
    // the strike changes with the score alone, and a batter who comes in is chosen
    a.replace('core.wicket.new-batter', newcomerFaces),
    a.replace('core.strike.crossed', oddScore),
    a.repeal('core.strike.ends'),
    a.repeal('core.extras.not-counted'),
    // when an innings and the match are over, and who has won
    a.replace('core.innings.overs-bowled', oversPlayed),
    a.replace('core.innings.all-out', allOut),
    a.replace('core.innings.target-reached', targetPassed),
    a.replace('core.match.innings-played', fortyOvers),
    a.replace('core.result.tie', tied),
    a.before('core.result.wickets', byRuns),
  ],
  rulings,
  cricketers,
  facts: (s) => ({
    scoreCard: s.scoreCard,
    difference: s.difference,
    stance: s.stance,
    entry: s.entry,
    cards: s.inForce.slice(),
  }),
  imagine,
});

type TypesOf<V> = V extends Variant<infer T> ? T : never;
type Printed = TypesOf<typeof printed>;

/** Everything the compiler knows of Pocket Cricket; the moves before the toss are among it. */
export interface PocketTypes extends Omit<Printed, 'moves'> {
  readonly moves: Printed['moves'] | MovesOf<[typeof selection, typeof deckBuilding]>;
}

/**
 * Pocket Cricket: ranks, hands and stances, an over at a time.
 *
 * @example
 * const match = createMatch(pocket, { seed: 7, players: { away: sensible } });
 * match.play('home', 'team.home', 'Harbour Lanterns');
 */
export const pocket: Variant<PocketTypes> = { ...(printed as Variant<PocketTypes>), withComponents: withSet };

/**
 * Pocket Cricket with a set of someone's own: cards, cricketers, score cards, Rank Grid and premade teams.
 *
 * @param components the set, as data
 * @throws HowzatError `bad-components` for data that are not such a set, with the cell and the broken rule
 *
 * @example
 * import { originalSet, withSet } from '@howzat/pocket';
 *
 * // the same cards, with the score cards in another order
 * const scoreCards = [...originalSet.scoreCards].reverse();
 * console.log(withSet({ ...originalSet, scoreCards }).id); // pocket
 */
export function withSet(components: unknown): Variant<PocketTypes> {
  const tables = tablesOf(checkSet(components));
  const { cards } = pocket.parameters;
  return {
    ...pocket,
    parameters: { ...pocket.parameters, ...(cards ? { cards: { ...cards, default: tables } } : {}) },
  };
}
