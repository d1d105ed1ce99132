import {
  anyOf,
  coin,
  type Domain,
  type DomainDescription,
  type DomainSpec,
  oneOf,
  pick,
  type Refusal,
  type Rng,
  type RulingWords,
  record,
  type SectionWords,
} from '@howzat/core/author';
import { holds, including, maskOf, without } from '../components/geometry.js';
import { type Cricket, type CtgState, k, type Parameters, type State } from '../kit.js';
import { startingConfidence } from './confidence.js';
import { swapSides } from './format.js';

/** Preparing the teams, the pitch and the toss; then, innings by innings, who bowls first and who opens. */

// — the teams —

const everybody: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const allTwelve = maskOf(everybody);
const wholeTeam = oneOf(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11);

export const chooseTeams = [
  k.decision('team.home', {
    by: 'home',
    rule: 'ctg.setup.choose-team',
    domain: oneOf(0, 1),
    take: (s, team) => {
      s.homeTeam = team;
    },
  }),
  k.decision('team.away', {
    by: 'away',
    rule: 'ctg.setup.choose-team',
    domain: oneOf(0, 1),
    limits: [
      {
        id: 'ctg.ruling.same-team',
        only: (p) => p.sameTeam === 'distinct-teams',
        forbidsIn: (team, s) => team === s.homeTeam,
        says: 'That team is already taken.',
      },
    ],
    take: (s, team) => {
      s.awayTeam = team;
    },
  }),
] as const;

const drop = <const Side extends 'home' | 'away'>(side: Side) =>
  k.decision(`drop.${side}` as const, {
    by: side,
    rule: 'ctg.setup.drop-one',
    domain: wholeTeam,
    limits: [
      {
        id: 'ctg.setup.bowler-mix',
        forbids: (player) => player > 3,
        says: 'Only a pace or spin bowler can be left out.',
      },
    ],
    closed: (s) => (s.pitch >= 0 ? { message: 'The teams are final.', rule: 'ctg.setup.drop-before-pitch' } : null),
    take: (s, player) => {
      if (side === 'home') s.homeOut = player;
      else s.awayOut = player;
    },
  });

const dropHome = drop('home');
const dropAway = drop('away');

/** Each side leaves out one specialist bowler, at the same time and in secret. */
export const dropOne = k.commit('drop', {}, [dropHome, dropAway]);
/** Home first, where the other reading stands. */
const dropOpenly = k.group('drop', {}, [dropHome, dropAway]);

// — pitch and toss —

const cards = [0, 1, 2] as const;

export const drawPitch = k.chance('pitch', {
  rule: ['ctg.setup.pitch-draw', 'ctg.setup.drop-before-pitch', 'ctg.board.pitch-effect'],
  of: anyOf(cards),
  take: (s, card) => {
    s.pitch = card;
  },
});

/** Another pitch for the second innings, under that reading. */
export const drawPitchAgain = k.chance('pitch.again', {
  rule: 'ctg.ruling.pitch-persists',
  only: (p) => p.pitchPersists === 'redraw',
  when: (_s, g) => g.innings > 1,
  of: anyOf(cards),
  take: (s, card) => {
    s.pitch = card;
  },
});

export const callToss = k.decision('call', {
  by: 'away',
  rule: 'ctg.ruling.toss-caller',
  only: (p) => p.toss !== 'none' && p.tossCaller === 'visiting-side-calls',
  domain: oneOf('heads', 'tails'),
  take: (s, call) => {
    s.called = call;
  },
});

export const flipCoin = k.chance('coin', {
  rule: ['core.toss.coin', 'ctg.setup.toss'],
  only: (p) => p.toss !== 'none' && p.tossCaller === 'visiting-side-calls',
  of: coin(),
  take: (s, face, g) => {
    g.tossWinner = face === s.called ? 1 : 0;
  },
});

// — the innings opens —

export const openInnings = k.resolve('innings-opens', [swapSides, startingConfidence]);

// — the openers —

/** A player comes in: they take a place of the order. */
export function comesIn(s: CtgState, g: Cricket, place: number, player: number): void {
  (s.orders[g.innings - 1] as number[])[place - 1] = player;
  s.gone = including(s.gone, player);
}

/** The order of a team sheet: batters, keeper, all-rounders, bowlers. It is kept where the order is fixed. */
const sheet = [4, 5, 6, 11, 7, 8, 9, 10, 2, 3, 0, 1] as const;

/** All twelve have been in or were left out. */
export function nobodyLeft(s: State): boolean {
  return s.gone === allTwelve;
}

/** The next player of the team sheet who has not been in, if anybody is left. */
export function nextOnSheet(s: State): number {
  return firstOnSheet((player) => !holds(s.gone, player));
}

/** The first player of the team sheet who may. */
export function firstOnSheet(may: (player: number) => boolean): number {
  return sheet.find(may) as number;
}

/** The two who open. */
export interface Openers {
  readonly facing: number;
  readonly other: number;
}

/** Two different players of the eleven, one of whom faces. */
class OpenersDomain implements Domain<Openers> {
  readonly kind = 'record';
  private readonly players: readonly number[];
  constructor(private readonly leftOut: number) {
    this.players = everybody.filter((player) => player !== leftOut);
  }
  count(): number {
    return this.players.length * (this.players.length - 1);
  }
  has(choice: unknown): choice is Openers {
    return this.why(choice) === null;
  }
  why(choice: unknown): Refusal | null {
    if (typeof choice !== 'object' || choice === null || Object.keys(choice).sort().join() !== 'facing,other')
      return { message: 'Choose facing and other together.', rule: null };
    const { facing, other } = choice as Openers;
    if (!everybody.includes(facing) || !everybody.includes(other))
      return { message: 'A player goes by their number from 0 to 11.', rule: null };
    if (facing === other) return { message: 'Choose two different batters.', rule: 'ctg.setup.openers' };
    return facing === this.leftOut || other === this.leftOut
      ? { message: 'They were left out of the eleven.', rule: 'ctg.setup.final-composition' }
      : null;
  }
  sample(rng: Rng): Openers {
    return openersOf(rng, this.leftOut);
  }
  *[Symbol.iterator](): Iterator<Openers> {
    for (const facing of this.players) for (const other of this.players) if (facing !== other) yield { facing, other };
  }
  describe(): DomainDescription {
    const items = this.players;
    return { kind: 'record', fields: { facing: { kind: 'oneOf', items }, other: { kind: 'oneOf', items } } };
  }
}

/** Two of the eleven, drawn one after the other. */
function openersOf(rng: Rng, leftOut: number): Openers {
  const all = leftOut < 0 ? 12 : 11;
  const past = (n: number, skipped: number): number => (skipped >= 0 && n >= skipped ? n + 1 : n);
  const one = pick(rng, all);
  const two = past(pick(rng, all - 1), one);
  return { facing: past(one, leftOut), other: past(two, leftOut) };
}

const openingPair: DomainSpec<Openers, CtgState, Parameters> = {
  kind: 'record',
  live: (s) => new OpenersDomain(s.batOut),
  draw: (rng, s) => openersOf(rng, s.batOut),
};

export const chooseOpeners = k.decision('openers', {
  by: 'batting',
  rule: ['ctg.setup.openers', 'ctg.setup.facing-choice', 'ctg.setup.final-composition'],
  only: (p) => p.battingOrder === 'free-choice',
  domain: openingPair,
  take: (s, { facing, other }, g) => {
    comesIn(s, g, 1, facing);
    comesIn(s, g, 2, other);
  },
});

export const openersBySheet = k.resolve('openers.sheet', [
  {
    id: 'ctg.ruling.batting-order',
    only: (p) => p.battingOrder === 'fixed-order',
    does: (s, g) => {
      comesIn(s, g, 1, nextOnSheet(s));
      comesIn(s, g, 2, nextOnSheet(s));
    },
  },
]);

/** A or D for a player. */
export function setAttitude(s: CtgState, player: number, attitude: 'aggressive' | 'defensive'): void {
  s.aggressive = attitude === 'aggressive' ? including(s.aggressive, player) : without(s.aggressive, player);
}

export const attitudes = oneOf('aggressive', 'defensive');

export const openingAttitudes = k.decision('opening-attitudes', {
  by: 'batting',
  rule: ['ctg.setup.opening-attitudes', 'ctg.att.on-arrival'],
  domain: record({ facing: attitudes, other: attitudes }),
  take: (s, { facing, other }, g) => {
    const order = s.orders[g.innings - 1] as readonly number[];
    setAttitude(s, order[0] as number, facing);
    setAttitude(s, order[1] as number, other);
  },
});

/** Who was left out does not bat. */
export const notLeftOutToBat = k.limit<number, 'ctg.setup.final-composition'>({
  id: 'ctg.setup.final-composition',
  forbidsIn: (player, s) => player === s.batOut,
  says: 'They were left out of the eleven.',
});

/** Who was left out does not bowl. */
export const notLeftOutToBowl = k.limit<number, 'ctg.setup.final-composition'>({
  id: 'ctg.setup.final-composition',
  forbidsIn: (player, s) => player === s.bowlOut,
  says: 'They were left out of the eleven.',
});

/** What the rulebook leaves open here: the first reading stands unless another is named. */
export const setupRulings = k.readings({
  'ctg.ruling.pitch-persists': 'words',
  'ctg.ruling.same-team': 'words',
  'ctg.ruling.toss-caller': 'words',
  'ctg.ruling.batting-order': 'words',
  'ctg.ruling.team-drop-secrecy': {
    'simultaneous-secret': [],
    'home-first': (a) => [a.replaceStep('drop', dropOpenly)],
  },
});

/** Setup. */
export const setupWords: SectionWords = {
  'ctg.setup.choose-team': {
    title: 'Each side takes a team of twelve',
    kind: 'applied',
    source: 'Preparing the Team; Player Cards',
    text: 'Each side takes a team of 12 player cards.',
    parameters: ['sameTeam'],
  },
  'ctg.setup.drop-one': {
    title: 'Each team leaves out one of its bowlers',
    kind: 'applied',
    source: 'Preparing the Team; Player Cards',
    text: 'Each side removes exactly one specialist bowler, either a spin or a pace bowler, to leave 11.',
  },
  'ctg.setup.bowler-mix': {
    title: 'Which specialist bowlers a team has',
    kind: 'applied',
    source: 'Preparing the Team',
    text: 'After the drop a team has either 1 pace + 2 spin or 2 pace + 1 spin specialists.',
  },
  'ctg.setup.final-composition': {
    title: 'What a team of eleven is made of',
    kind: 'applied',
    source: 'Player Cards',
    text: 'The final 11: three specialist bowlers, three specialist batters, four all-rounders (medium), one wicket keeper. Whoever was left out does not play.',
  },
  'ctg.setup.drop-before-pitch': {
    title: 'Teams are fixed before the pitch is known',
    kind: 'applied',
    source: 'Preparing the Team; Pitch Condition Cards',
    text: 'Teams are final before the pitch condition is drawn.',
  },
  'ctg.setup.pitch-draw': {
    title: 'Draw a pitch card for the match',
    kind: 'applied',
    source: 'Checking the Pitch; Pitch Condition Cards',
    text: 'Shuffle the pitch cards and draw one; it gives the conditions for the match.',
    parameters: ['pitchPersists'],
  },
  'ctg.setup.toss': {
    title: 'A coin decides who bats first',
    kind: 'applied',
    source: 'Coin Toss',
    text: 'A coin is flipped; the winner decides to bat or to bowl first.',
    parameters: ['tossCaller'],
  },
  'ctg.setup.pitch-tile': {
    title: 'Lay the pitch tile in the centre',
    kind: 'data',
    source: 'Setting the Field; Pitch Tile / Fielders',
    text: "The pitch tile goes in the centre with the batting side's colours in the batting positions.",
  },
  'ctg.setup.nine-fielders': {
    title: 'Nine fielders are placed',
    kind: 'applied',
    source: 'Setting the Field; Pitch Tile / Fielders',
    text: 'The fielding side places all 9 fielder tokens in areas, obeying the fielding limits in force.',
    parameters: ['fieldAllNine', 'fieldBeforeBowler'],
  },
  'ctg.setup.bowler-keeper-on-tile': {
    title: 'Bowler and wicket keeper stand on the tile',
    kind: 'data',
    source: 'Setting the Field; Pitch Tile / Fielders',
    text: 'Bowler and Wicket Keeper are on the pitch tile, not among the nine.',
  },
  'ctg.setup.first-bowler': {
    title: 'Choose the first bowler',
    kind: 'applied',
    source: 'Setting the Field',
    text: "The fielding side puts its first bowler's card in the bowler slot.",
    parameters: ['firstOverBowler'],
  },
  'ctg.setup.openers': {
    title: 'Choose the two opening batters',
    kind: 'applied',
    source: 'Opening Batsmen',
    text: 'The batting side picks 2 Batters and puts their cards in the two batting slots.',
    parameters: ['battingOrder'],
  },
  'ctg.setup.facing-choice': {
    title: 'Choose who faces first',
    kind: 'applied',
    source: 'Opening Batsmen',
    text: 'The batting side puts the facing token beside one of the two; that one faces first.',
  },
  'ctg.setup.opening-attitudes': {
    title: 'Choose how the openers begin: aggressive or defensive',
    kind: 'applied',
    source: 'Opening Batsmen; Batter Attitude Tokens',
    text: 'Each opener gets an attitude token, A (Aggressive) or D (Defensive), as the batting side prefers.',
  },
  'ctg.setup.half-time-flip': {
    title: 'Turn the tile and the fielders at half time',
    kind: 'data',
    source: 'Pitch Tile / Fielders',
    text: 'At half time the pitch tile and fielder tokens are turned to their other side.',
  },
};

/** Setup: the open questions in words. */
export const setupRulingWords: Readonly<Record<string, RulingWords>> = {
  'ctg.ruling.team-drop-secrecy': {
    title: 'Leaving a bowler out: openly or in secret',
    question: 'Each side leaves a bowler out. Who names theirs first, or do both at once?',
    readings: {
      'simultaneous-secret': { text: 'Both sides name the bowler they leave out at the same time.' },
      'home-first': { text: 'Home names its bowler first, openly.' },
    },
    standard: 'simultaneous-secret',
    reason: 'Neither side should gain by being the last to choose.',
  },
  'ctg.ruling.same-team': {
    title: 'May both sides play the same team?',
    question: 'Two sides choose teams. May both choose the same one?',
    readings: {
      'distinct-teams': { text: 'The sides play two different teams.' },
      'mirror-allowed': { text: 'Both may play the same team.' },
    },
    standard: 'distinct-teams',
    reason: 'There are 24 cards, which make two teams.',
  },
  'ctg.ruling.toss-caller': {
    title: 'Who calls the coin',
    question: 'A coin is flipped, and nobody is named to call it. Who calls?',
    readings: {
      'visiting-side-calls': { text: 'The visiting side calls the coin.' },
      'random-winner': { text: 'The coin names the winner without a call.' },
    },
    standard: 'visiting-side-calls',
    reason: 'Both are even chances, and with a call somebody has something to decide.',
  },
  'ctg.ruling.batting-order': {
    title: 'Who bats next: chosen, or by the team sheet',
    question: 'The next batter "is selected". By whom, or in which order?',
    readings: {
      'free-choice': { text: 'The batting side chooses its openers and each next batter.' },
      'fixed-order': { text: 'They come in the order of the team sheet: batters, keeper, all-rounders, bowlers.' },
    },
    standard: 'free-choice',
    reason: 'The rulebook prescribes no order.',
  },
  'ctg.ruling.team-too-few-bowlers': {
    title: 'May a team have too few bowlers?',
    question: 'T10 needs 5 bowlers and T20 needs 7. May a team have fewer?',
    readings: {
      'validate-team': { text: 'A team needs bowlers enough for the format.' },
      relax: {
        text: 'A team may have fewer.',
        unbuilt: 'The composition of a team is fixed, so every team has seven bowlers and there is nothing to relax.',
      },
    },
    standard: 'validate-team',
    reason: 'Without enough bowlers the overs could not all be bowled, so such a team is refused for that format.',
  },
  'ctg.ruling.pitch-persists': {
    title: 'One pitch for the match, or one for each innings',
    question: 'A pitch card is drawn for the game. Is it the same in both innings?',
    readings: {
      'both-innings': { text: 'One pitch card counts for the match.' },
      redraw: { text: 'Another is drawn for the second innings.' },
    },
    standard: 'both-innings',
    reason: 'The card is drawn for the game, and not for an innings.',
  },
};
