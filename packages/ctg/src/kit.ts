import { type Frozen, type Game, type Kit, variantKit } from '@howzat/core/author';
import { holds } from './components/geometry.js';
import { parameters } from './parameters.js';

/** What the faces of bowler and batter come to. */
export type Outcome = '' | 'clean bowled' | 'natural six' | 'natural four' | 'block' | 'strike' | 'miss';

/** A chance to dismiss on a block or a miss. */
export type Chance = '' | 'bowled' | 'slips' | 'appeal';

/** What the bowler may say to the chances of a ball. */
export type DismissalChoice = Exclude<Chance, ''> | 'none';

/** How the ball was fielded: not at all, or by somebody while its bounce was green or red; `dead` leaves no decision. */
export type Fielded = '' | 'empty' | 'green' | 'red' | 'dead';

const twelve = (value: number): number[] => [
  value,
  value,
  value,
  value,
  value,
  value,
  value,
  value,
  value,
  value,
  value,
  value,
];

/**
 * The kit of Cricket: The Game. Players go by their number in the team (`components/cards.ts`), areas by
 * `components/geometry.ts`, a field is a mask of areas. What a side may not see is named in `secret`.
 */
export const k = variantKit({
  id: 'ctg',
  title: 'Cricket: The Game',
  parameters,
  laws: {
    overs: 10,
    wickets: 10,
    noBallCounts: false,
    freeHit: true,
    superOverLength: 1,
    superOverWickets: 2,
    superOvers: 5,
  },
  state: {
    match: () => ({
      /** The team of each side, 0 or 1, and the player whom it left out; -1 before that. */
      homeTeam: -1,
      awayTeam: -1,
      homeOut: -1,
      awayOut: -1,
      /** The pitch card that was drawn. */
      pitch: -1,
      /** The side that calls said this of the coin. */
      called: '',
      /** Who batted, in their order, innings by innings. */
      orders: [] as number[][],
    }),
    innings: (p) => ({
      /** `12 * team` of the side that bats and of the one that bowls, and whom they left out. */
      batTeam: 0,
      bowlTeam: 12,
      batOut: -1,
      bowlOut: -1,
      field: 0,
      firstBowler: -1,
      lastBowler: -1,
      /** Overs that each player has bowled. */
      tokens: twelve(0),
      confidence: twelve(0),
      /** Players who bat aggressively, one bit each. */
      aggressive: 0,
      /** Skill cards that each player still has, one bit each. */
      skills: twelve(7),
      /** Players who have come in or left, and those who were left out: one bit each. */
      gone: 0,
      /** Reviews that each side has left. */
      battingReviews: p.drs ? 1 : 0,
      bowlingReviews: p.drs && p.drsOwner === 'each-side-once' ? 1 : 0,
      powerPlayUsed: false,
      // — limits on the field, set by the rules of placement —
      outfieldMost: 9,
      zoneMost: 9,
      bigZones: 0,
      slipsMost: 4,
    }),
    over: () => ({
      /** The player who bowls, and his style: 0 pace, 1 spin, 2 medium. */
      bowler: -1,
      style: 2,
      /** Over cards of the deck that were turned, one bit each, and how many. */
      cardsGone: 0,
      turned: 0,
      /** Express balls of this over that showed the wicket icon: bit 1 for the first. */
      pairs: 0,
      /** The bowler rolls a D8 on the next played ball. */
      d8Next: false,
      powerPlay: false,
      /** The over has a call to power play behind it. */
      powerPlayAsked: false,
      /** Skill cards that the bowler has used, one bit each. */
      bowlerSkillsUsed: 0,
      /** The bowl and the zone of the last played ball. */
      lastBowl: -1,
      lastZone: -1,
      /** Played balls of this over. */
      played: 0,
      /** The ball is bowled again without an over card. */
      replay: false,
    }),
    ball: () => ({
      express: false,
      /** The player who faces. */
      facing: -1,
      /** Nothing more happens on this ball. */
      done: false,
      /** The field may still be changed, and how it is. */
      adjusting: true,
      change: '' as '' | 'keep' | 'move' | 'set',
      /** The bowl: the bowler's secret until it is shown. */
      bowl: -1,
      shown: -1,
      zone: -1,
      meter: 0,
      /** What a skill card adds to the bowler's total. */
      effort: 0,
      bowlerSkill: -1,
      skillPassed: false,
      bowlerSkillsOnBall: 0,
      /** The batting side has named a skill card beforehand; -1 for none. */
      declared: -1,
      /** The skill card that a batter uses now, and who he is; -1 for none. */
      skill: -1,
      skilled: -1,
      grounded: false,
      /** The over card. */
      card: -1,
      /** Runs of a table, -1 for a wicket; whether they were a boundary. */
      tableRuns: 0,
      tableBoundary: false,
      bowlerSides: 6,
      batterSides: 8,
      bowlerFace: 0,
      batterFace: 0,
      /** Clean bowled, or a natural boundary that must stand: the dice may not be rolled again. */
      locked: false,
      rerolling: false,
      margin: 0,
      outcome: '' as Outcome,
      /** Chances to dismiss that this ball gives: the bowled roll, the slips, an appeal. */
      mayBowl: false,
      maySlip: false,
      mayAppeal: false,
      /** The chance that is taken, and whether it came off. */
      chance: '' as Chance,
      bowledSides: 6,
      took: false,
      /** Who asks for a review, and whether it overturned the decision. */
      review: '' as '' | 'batting' | 'bowling',
      rolled: 0,
      /** The last ball was overturned and is bowled again without an over card. */
      again: false,
      // — the struck ball —
      distance: 0,
      rawDistance: 0,
      bounce: 0,
      red: false,
      raise: false,
      landing: -1,
      stop: -1,
      catchable: false,
      catching: false,
      /** What the die must show for the catch. */
      need: 0,
      dropped: false,
      caught: false,
      fielded: '' as Fielded,
      /** Runs that are safe, runs that were made, and those that were tried for. */
      base: 0,
      made: 0,
      tried: 0,
      running: false,
      throwing: true,
      runOut: false,
      strikersEnd: false,
      /** The place in the order of whoever is out; 0 for nobody yet. */
      victim: 0,
      /** Where the ball came to be a boundary: 4 or 6. */
      boundary: 0,
    }),
  },
  secret: { bowl: 'bowling' },
});

type World = typeof k extends Kit<infer W> ? W : never;

/** The state that rules change. */
export type CtgState = World['state'];
/** The parameters, and the state of the game and of cricket, as guards see them. */
export type Parameters = World['params'];
export type State = Frozen<CtgState>;
export type Cricket = Frozen<Game>;

/** Does the striker bat aggressively? */
export function isAggressive(s: State): boolean {
  return holds(s.aggressive, s.facing);
}

/** Is he a specialist batter? */
export function isBatter(player: number): boolean {
  return player >= 4 && player <= 6;
}

/** Is it the moment for the skill card that was named beforehand? `skills` has a bit for each card. */
export function isDeclared(s: State, skills: number): boolean {
  return s.declared >= 0 && holds(skills, s.declared);
}

/** The ball cannot dismiss but by a run-out. */
export function isProtected(g: Cricket): boolean {
  return g.noBall || g.freeHit;
}

/** Have the runs that are certain won the match, so that nothing else matters? */
export function isWon(g: Cricket, p: Parameters, runs: number): boolean {
  return g.target !== null && p.chaseEnd === 'stop-at-winning-run' && g.runs + g.noBalls + runs >= g.target;
}
