import { type Frozen, type Game, type Kit, variantKit } from '@howzat/core/author';
import { holds } from './components/geometry.js';
import { parameters } from './parameters.js';

/** What the faces of bowler and batter come to. */
type Outcome = '' | 'clean bowled' | 'natural six' | 'natural four' | 'block' | 'strike' | 'miss';

/** The chance to dismiss that is taken on a block or a miss: `none` where the bowler lets it go. */
type Chance = '' | 'bowled' | 'slips' | 'appeal' | 'none';

/** What the bowler may say to the chances of a ball. */
export type DismissalChoice = Exclude<Chance, ''>;

/** How the ball was fielded: not at all, or by somebody while its bounce was green or red; `dead` leaves no decision. */
type Fielded = '' | 'empty' | 'green' | 'red' | 'dead';

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

/** State that lasts a match. */
export interface CtgMatch {
  /** The team of each side, 0 or 1, and the player whom it left out; -1 before that. */
  homeTeam: number;
  awayTeam: number;
  homeOut: number;
  awayOut: number;
  /** The pitch card that was drawn. */
  pitch: number;
  /** The side that calls said this of the coin. */
  called: string;
  /** Who batted, in their order, innings by innings. */
  orders: number[][];
}

/** State that lasts an innings. */
export interface CtgInnings {
  /** `12 * team` of the side that bats and of the one that bowls, and whom they left out. */
  batTeam: number;
  bowlTeam: number;
  batOut: number;
  bowlOut: number;
  field: number;
  firstBowler: number;
  lastBowler: number;
  /** Overs that each player has bowled. */
  tokens: number[];
  confidence: number[];
  /** Players who bat aggressively, one bit each. */
  aggressive: number;
  /** Skill cards that each player still has, one bit each. */
  skills: number[];
  /** Players who have come in or left, and those who were left out: one bit each. */
  gone: number;
  /** Reviews that each side has left. */
  battingReviews: number;
  bowlingReviews: number;
  powerPlayUsed: boolean;
  // — limits on the field, set by the rules of placement —
  outfieldMost: number;
  zoneMost: number;
  bigZones: number;
  slipsMost: number;
  /** How many strokes went into each zone. */
  strokes: number[];
}

/** State that lasts an over. */
export interface CtgOver {
  /** The player who bowls, and their style: 0 pace, 1 spin, 2 medium. */
  bowler: number;
  style: number;
  /** Over cards of the deck that were turned, one bit each, and how many. */
  cardsGone: number;
  turned: number;
  /** Express balls of this over that showed the wicket icon: bit 1 for the first. */
  pairs: number;
  /** The bowler rolls a D8 on the next played ball. */
  d8Next: boolean;
  powerPlay: boolean;
  /** The over has a call to power play behind it. */
  powerPlayAsked: boolean;
  /** Skill cards that the bowler has used, one bit each. */
  bowlerSkillsUsed: number;
  /** The bowl and the zone of the last played ball. */
  lastBowl: number;
  lastZone: number;
  /** Played balls of this over. */
  played: number;
  /** The ball is bowled again without an over card. */
  replay: boolean;
}

/** State that lasts a ball. */
export interface CtgBall {
  express: boolean;
  /** The player who faces. */
  facing: number;
  /** Nothing more happens on this ball. */
  done: boolean;
  /** The field may still be changed, and how it is. */
  adjusting: boolean;
  /** Fielders that were moved one by one. */
  moves: number;
  change: '' | 'keep' | 'move' | 'set';
  /** The bowl: the bowler's secret until it is shown. */
  bowl: number;
  shown: number;
  zone: number;
  meter: number;
  /** What a skill card adds to the bowler's total. */
  effort: number;
  bowlerSkill: number;
  skillPassed: boolean;
  bowlerSkillsOnBall: number;
  /** The batting side has named a skill card beforehand; -1 for none. */
  declared: number;
  /** The skill card that a batter uses now, and who they are; -1 for none. */
  skill: number;
  skilled: number;
  grounded: boolean;
  /** The over card. */
  card: number;
  /** Runs of a table, -1 for a wicket; whether they were a boundary. */
  tableRuns: number;
  tableBoundary: boolean;
  bowlerSides: number;
  batterSides: number;
  bowlerFace: number;
  batterFace: number;
  /** Clean bowled, or a natural boundary that must stand: the dice may not be rolled again. */
  locked: boolean;
  rerolling: boolean;
  margin: number;
  outcome: Outcome;
  /** Chances to dismiss that this ball gives: the bowled roll, the slips, an appeal. */
  mayBowl: boolean;
  maySlip: boolean;
  mayAppeal: boolean;
  /** The chance that is taken, and whether it came off. */
  chance: Chance;
  bowledSides: number;
  took: boolean;
  /** Who asks for a review, and whether it overturned the decision. */
  review: '' | 'batting' | 'bowling';
  rolled: number;
  /** The last ball was overturned and is bowled again without an over card. */
  again: boolean;
  // — the struck ball —
  distance: number;
  rawDistance: number;
  bounce: number;
  red: boolean;
  raise: boolean;
  landing: number;
  stop: number;
  catchable: boolean;
  catching: boolean;
  /** What the die must show for the catch. */
  need: number;
  dropped: boolean;
  caught: boolean;
  fielded: Fielded;
  /** Runs that are safe, runs that were made, and those that were tried for. */
  base: number;
  made: number;
  tried: number;
  running: boolean;
  throwing: boolean;
  runOut: boolean;
  strikersEnd: boolean;
  /** The place in the order of whoever is out; 0 for nobody yet. */
  victim: number;
  /** Where the ball came to be a boundary: 4 or 6. */
  boundary: number;
}

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
    match: (): CtgMatch => ({
      homeTeam: -1,
      awayTeam: -1,
      homeOut: -1,
      awayOut: -1,
      pitch: -1,
      called: '',
      orders: [],
    }),
    innings: (p): CtgInnings => ({
      batTeam: 0,
      bowlTeam: 12,
      batOut: -1,
      bowlOut: -1,
      field: 0,
      firstBowler: -1,
      lastBowler: -1,
      tokens: twelve(0),
      confidence: twelve(0),
      aggressive: 0,
      skills: twelve(7),
      gone: 0,
      battingReviews: p.drs ? 1 : 0,
      bowlingReviews: p.drs && p.drsOwner === 'each-side-once' ? 1 : 0,
      powerPlayUsed: false,
      outfieldMost: 9,
      zoneMost: 9,
      bigZones: 0,
      slipsMost: 4,
      strokes: [0, 0, 0, 0, 0, 0],
    }),
    over: (): CtgOver => ({
      bowler: -1,
      style: 2,
      cardsGone: 0,
      turned: 0,
      pairs: 0,
      d8Next: false,
      powerPlay: false,
      powerPlayAsked: false,
      bowlerSkillsUsed: 0,
      lastBowl: -1,
      lastZone: -1,
      played: 0,
      replay: false,
    }),
    ball: (): CtgBall => ({
      express: false,
      facing: -1,
      done: false,
      adjusting: true,
      moves: 0,
      change: '',
      bowl: -1,
      shown: -1,
      zone: -1,
      meter: 0,
      effort: 0,
      bowlerSkill: -1,
      skillPassed: false,
      bowlerSkillsOnBall: 0,
      declared: -1,
      skill: -1,
      skilled: -1,
      grounded: false,
      card: -1,
      tableRuns: 0,
      tableBoundary: false,
      bowlerSides: 6,
      batterSides: 8,
      bowlerFace: 0,
      batterFace: 0,
      locked: false,
      rerolling: false,
      margin: 0,
      outcome: '',
      mayBowl: false,
      maySlip: false,
      mayAppeal: false,
      chance: '',
      bowledSides: 6,
      took: false,
      review: '',
      rolled: 0,
      again: false,
      distance: 0,
      rawDistance: 0,
      bounce: 0,
      red: false,
      raise: false,
      landing: -1,
      stop: -1,
      catchable: false,
      catching: false,
      need: 0,
      dropped: false,
      caught: false,
      fielded: '',
      base: 0,
      made: 0,
      tried: 0,
      running: false,
      throwing: true,
      runOut: false,
      strikersEnd: false,
      victim: 0,
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

/** Is this a specialist batter? */
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
