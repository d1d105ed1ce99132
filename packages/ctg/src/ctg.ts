import { defineVariant, type MovesOf, type Variant } from '@howzat/core/author';
import { version } from '../package.json';
import { compileCards, firstOfTeam } from './components/cards.js';
import { checkCards } from './components/check.js';
import { areaName } from './components/geometry.js';
import { imagine } from './imagine.js';
import { isAggressive, k } from './kit.js';
import { reveal } from './rules/advantage.js';
import {
  changeAttitude,
  changeAttitudeLate,
  changeOtherAttitude,
  chooseBowl,
  chooseZone,
  setUp,
  turnOverCard,
} from './rules/ball.js';
import { naturalsAfter, naturalsOutright } from './rules/boundary.js';
import { cardDie, cardEffects, cardResult } from './rules/card.js';
import { catching, isLoose } from './rules/catch.js';
import { confidenceUpdate } from './rules/confidence.js';
import { batterDie, bowlerDie, whichDice } from './rules/dice.js';
import { freeHitAgain } from './rules/drs.js';
import { expressBall, whichBalls } from './rules/express.js';
import { facingByExpress, facingByRuns, facingOverEnd } from './rules/facing.js';
import { fielding, travel } from './rules/field.js';
import {
  loseSecond,
  oversDone,
  sixBalls,
  t10,
  t20,
  tenWickets,
  twoInnings,
  winningRun,
  winSecond,
} from './rules/format.js';
import { freeHitBeyond, freeHitDue, latePenalty, notLegit } from './rules/no-ball.js';
import { dismissal, newBatterFaces } from './rules/out.js';
import { lockNaturals, outcome } from './rules/outcome.js';
import { firstBowler, newBowler, overCloses, overOpens } from './rules/over.js';
import { adjustField, fieldLimits, fieldLimitsAtSetup, placeField } from './rules/place/placement.js';
import { powerPlay, powerPlayLate } from './rules/place/power-play.js';
import { missOrBlock } from './rules/precedence.js';
import { afterRunning, running, scored } from './rules/run.js';
import { targetSet } from './rules/score.js';
import {
  callToss,
  chooseOpeners,
  chooseTeams,
  drawPitch,
  drawPitchAgain,
  dropOne,
  flipCoin,
  openersBySheet,
  openInnings,
  openingAttitudes,
} from './rules/setup.js';
import { bowlerSkills, declareSkill, rerollWindow } from './rules/skill.js';
import { struck } from './rules/strike.js';
import { rulings } from './rulings.js';

/** From the dice to the runs of a struck ball. */
const strike = k.group(
  'strike',
  {
    when: (s, _g, p) =>
      s.outcome === 'strike' ||
      (p.naturalBoundaryResolution === 'roll-anyway' && (s.outcome === 'natural four' || s.outcome === 'natural six')),
  },
  [
    ...struck,
    ...catching,
    naturalsAfter,
    k.group('loose-ball', { when: (s, g) => isLoose(s, g) }, [travel, fielding, ...running]),
  ],
);

/** A delivery that is settled by the dice of bowler and batter. */
const delivery = k.group('delivery', { when: (s) => !s.done }, [
  changeAttitudeLate,
  whichDice,
  bowlerDie,
  batterDie,
  lockNaturals,
  rerollWindow,
  outcome,
  naturalsOutright,
  missOrBlock,
  strike,
]);

/** A ball that is played: field, bowl, attitude, zone; reveal, skill cards, over card; then the dice. */
const playedBall = k.group('played', { when: (s) => !s.express }, [
  powerPlayLate,
  setUp,
  adjustField,
  chooseBowl,
  changeAttitude,
  changeOtherAttitude,
  chooseZone,
  reveal,
  bowlerSkills,
  declareSkill,
  turnOverCard,
  cardEffects,
  cardDie,
  cardResult,
  delivery,
  scored,
  afterRunning,
]);

/** The places of a team, from 0. */
const everybody: readonly number[] = Array.from({ length: 12 }, (_, player) => player);

const beforeToss = [...chooseTeams, dropOne, drawPitch, callToss, flipCoin] as const;

const printed = defineVariant(k, {
  version,
  flow: {
    innings: {
      before: [
        openInnings,
        drawPitchAgain,
        fieldLimitsAtSetup,
        placeField,
        firstBowler,
        chooseOpeners,
        openersBySheet,
        openingAttitudes,
      ],
    },
    over: { before: [newBowler, overOpens, powerPlay, fieldLimits], after: [overCloses] },
    ball: {
      before: [whichBalls, expressBall, playedBall, k.resolve('ball-ends', [latePenalty, freeHitBeyond])],
      after: [confidenceUpdate, dismissal, newBatterFaces],
    },
  },
  amends: (a) => [
    // teams, pitch and the coin are this rulebook's own
    ...beforeToss.map((step) => a.before('core.toss', step)),
    a.wrapStep('core.toss', (toss) => ({
      ...toss,
      rule: ['core.toss.coin', 'ctg.setup.toss'],
      only: (p) => p.toss !== 'none' && p.tossCaller === 'random-winner',
    })),
    a.wrapStep('core.toss.elect', (elect) => ({
      ...elect,
      rule: ['core.toss.election', 'ctg.setup.toss'],
      others: 'Only the toss winner decides.',
    })),
    // what ends what
    a.replace('core.over.balls-bowled', sixBalls),
    a.replace('core.innings.all-out', tenWickets),
    a.replace('core.innings.overs-bowled', oversDone),
    a.replace('core.innings.target-reached', winningRun),
    a.replace('core.match.innings-played', twoInnings),
    // target and result
    a.replace('core.target.set', targetSet),
    a.before('core.result.tie', loseSecond),
    a.replace('core.result.wickets', winSecond),
    // extras, free hits, and the facing token
    a.replace('core.extras.not-counted', notLegit),
    a.replace('core.free-hit.due', freeHitDue),
    a.after('ctg.noball.free-hit', freeHitAgain),
    a.replace('core.strike.crossed', facingByRuns),
    a.after('ctg.facing.parity', facingByExpress),
    a.replace('core.strike.ends', facingOverEnd),
  ],
  formats: [t10, t20],
  defaultFormat: 't10',
  rulings,
  cricketers: (s, p) => {
    const name = (team: number, player: number | undefined): string | null =>
      team < 0 || player === undefined ? null : (p.cards.players[firstOfTeam(team) + player]?.name ?? null);
    const teamOf = (seat: 0 | 1): number => (seat === 0 ? s.homeTeam : s.awayTeam);
    return {
      // behind those who have come in stand the others, in the order of the team
      batter: (seat, place, innings) => {
        const order = s.orders[innings - 1] ?? [];
        const out = seat === 0 ? s.homeOut : s.awayOut;
        const others = order.length === 0 ? [] : everybody.filter((it) => it !== out && !order.includes(it));
        return name(teamOf(seat), order[place - 1] ?? others[place - 1 - order.length]);
      },
      bowler: (seat, bowler) => name(teamOf(seat), bowler - 1),
      keeper: (seat) => name(teamOf(seat), 11),
    };
  },
  facts: (s, _g, p) =>
    s.express
      ? { express: p.cards.icon[s.card] as string, card: s.card }
      : {
          bowl: s.shown,
          zone: s.zone,
          attitude: isAggressive(s) ? 'aggressive' : 'defensive',
          meter: s.meter,
          card: s.card < 0 ? null : s.card,
          dice: s.bowlerFace > 0 ? [s.bowlerFace, s.batterFace] : null,
          margin: s.outcome === '' ? null : s.margin,
          outcome: s.outcome === '' ? null : s.outcome,
          // the wagon wheel: where the ball came down, how far it went, in which area it stopped
          distance: s.distance > 0 ? s.distance : null,
          bounce: s.distance > 0 ? `${s.red ? 'R' : 'G'}${s.bounce}` : null,
          landing: s.landing < 0 ? null : areaName(s.landing),
          area: s.boundary > 0 || s.stop < 0 ? null : areaName(s.stop),
          boundary: s.boundary > 0 ? s.boundary : null,
        },
  imagine,
});

type TypesOf<V> = V extends Variant<infer T> ? T : never;
type Printed = TypesOf<typeof printed>;

/** Everything the compiler knows of the game; the moves before the toss are among it. */
export interface CtgTypes extends Omit<Printed, 'moves'> {
  readonly moves: Printed['moves'] | MovesOf<typeof beforeToss>;
}

/**
 * Cricket: The Game. T10 unless the format `t20` is named.
 *
 * @example
 * const match = createMatch(ctg, { format: 't20', seed: 7, players: { home: sensible, away: sensible } });
 */
export const ctg: Variant<CtgTypes> = { ...(printed as Variant<CtgTypes>), withComponents: withCards };

/**
 * The game with a set of cards of someone's own: see {@link cardSetSchema}.
 *
 * @param set the cards, as data
 * @throws HowzatError `bad-components` in one sentence, with the place in the set and the rule that it breaks
 *
 * @example
 * import { createMatch, uniformPlayer } from '@howzat/core';
 * import { originalCards, withCards } from '@howzat/ctg';
 *
 * const [home, away] = originalCards.teams;
 * const swapped = withCards({ ...originalCards, teams: [away, home] });
 * console.log(swapped.id); // ctg
 */
export function withCards(set: unknown): Variant<CtgTypes> {
  const cards = compileCards(checkCards(set));
  const parameter = ctg.parameters.cards;
  return {
    ...ctg,
    parameters: { ...ctg.parameters, ...(parameter ? { cards: { ...parameter, default: cards } } : {}) },
  };
}
