import { cardRuns } from '../components/cards.js';
import { addOutcomes, type Ball, type Odds, outcomes, roomForDuel, solveBall } from './duel.js';
import { evenRuns, type Stakes } from './stakes.js';

/**
 * What the rest of an innings is worth, by balls left and wickets in hand: worked out backwards from its end, where the batting side
 * plays each ball at the price that a wicket has then.
 */
export interface Outlook {
  /** The runs still to come and their variance, by {@link placeOf}. */
  readonly runs: Float64Array;
  readonly variance: Float64Array;
  /** What one more of confidence brings on a ball that is played, in runs. */
  readonly confidence: number;
  /** The confidence of whoever comes in at each place of the order. */
  readonly order: Float64Array;
  /** The chance to make the runs that are needed in the last balls, by {@link lastPlaceOf}; made when somebody asks. */
  lastBalls(): Float64Array;
}

const mostBalls = 120;
/** So many balls before the end a chase is counted out. */
export const countedBalls = 12;
const mostNeeded = 6 * countedBalls + 1;

export function placeOf(balls: number, wickets: number): number {
  return 11 * Math.min(mostBalls, balls) + wickets;
}

export function lastPlaceOf(balls: number, wickets: number, needed: number): number {
  return (11 * balls + wickets) * (mostNeeded + 1) + Math.min(mostNeeded, needed);
}

/** Prices of a wicket at which balls are looked at: a slog, an ordinary ball, one of great care. */
const prices = [0.8, 3, 9] as const;

/** Whom the outlook asks where the fielders stand. */
export type FieldFor = (ball: Omit<Ball, 'field'>, stakes: Stakes) => number;

export function outlookOf(odds: Odds, order: readonly number[], fieldFor: FieldFor): Outlook {
  const { cards } = odds.p;
  const confidences = Float64Array.from(order, (player) => cards.confidence[player] as number);
  const balls = ballsOf(odds, order, fieldFor);
  const runs = new Float64Array(11 * (mostBalls + 1));
  const squares = new Float64Array(runs.length);
  for (let left = 1; left <= mostBalls; left++)
    for (let wickets = 1; wickets <= 10; wickets++) {
      const at = placeOf(left, wickets);
      runs[at] = Number.NEGATIVE_INFINITY;
      for (const chances of balls[10 - wickets] as readonly Float64Array[]) {
        const [mean, square] = ahead(chances, runs, squares, left, wickets);
        if (mean <= (runs[at] as number)) continue;
        runs[at] = mean;
        squares[at] = square;
      }
    }
  let counted: Float64Array | null = null;
  return {
    runs,
    variance: squares.map((square, at) => Math.max(1, square - (runs[at] as number) ** 2)),
    confidence: worthOfConfidence(odds, fieldFor),
    order: confidences,
    lastBalls: () => {
      counted ??= countOut(balls);
      return counted;
    },
  };
}

const runsOf = [0, 1, 2, 3, 4, 5, 6] as const;

/** The runs to come and their square, after a ball of these chances. */
function ahead(
  chances: Float64Array,
  runs: Float64Array,
  squares: Float64Array,
  left: number,
  wickets: number,
): readonly [number, number] {
  const stay = placeOf(left - 1, wickets);
  const go = placeOf(left - 1, wickets - 1);
  const out = chances[outcomes - 1] as number;
  let mean = out * (runs[go] as number);
  let square = out * (squares[go] as number);
  for (const n of runsOf) {
    const chance = chances[n] as number;
    const then = runs[stay] as number;
    mean += chance * (n + then);
    square += chance * (n * n + 2 * n * then + (squares[stay] as number));
  }
  return [mean, square];
}

/** The chances of a chase in its last balls, ball by ball and run by run. */
function countOut(balls: readonly (readonly Float64Array[])[]): Float64Array {
  const won = new Float64Array(11 * (countedBalls + 1) * (mostNeeded + 1));
  for (let left = 0; left <= countedBalls; left++)
    for (let wickets = 0; wickets <= 10; wickets++) {
      won[lastPlaceOf(left, wickets, 0)] = 1;
      if (left === 0 || wickets === 0) continue;
      for (let needed = 1; needed <= mostNeeded; needed++) {
        let best = 0;
        for (const chances of balls[10 - wickets] as readonly Float64Array[]) {
          let chance = (chances[outcomes - 1] as number) * (won[lastPlaceOf(left - 1, wickets - 1, needed)] as number);
          for (const n of runsOf)
            chance += (chances[n] as number) * (won[lastPlaceOf(left - 1, wickets, Math.max(0, needed - n))] as number);
          if (chance > best) best = chance;
        }
        won[lastPlaceOf(left, wickets, needed)] = best;
      }
    }
  return won;
}

const duel = roomForDuel();

/** The chances of a ball for each place of the order, at each price. */
function ballsOf(odds: Odds, order: readonly number[], fieldFor: FieldFor): readonly (readonly Float64Array[])[] {
  const express = expressChances(odds);
  const share = expressShare(odds);
  const known = new Map<string, readonly Float64Array[]>();
  const ofPlayer = (player: number): readonly Float64Array[] => {
    const confidence = odds.p.cards.confidence[player] as number;
    const key = `${player < 4} ${player > 3 && player < 7} ${confidence}`;
    const before = known.get(key);
    if (before) return before;
    const made = prices.map((wicket) => {
      const chances = new Float64Array(outcomes);
      for (let style = 0; style < 3; style++) {
        // who stays in gains confidence
        const ball = usualBall(style, player, Math.min(3, confidence + 1));
        const stakes = { runs: evenRuns, wicket, confidence: 0 };
        const faced = { ...ball, field: fieldFor(ball, stakes) };
        solveBall(odds, faced, stakes, duel);
        const settled = addSettled(odds, style, (1 - share) / 3, chances);
        addOutcomes(odds, faced, stakes, duel, ((1 - share) / 3) * (1 - settled), chances);
      }
      for (let n = 0; n < outcomes; n++) chances[n] = (chances[n] as number) + share * (express[n] as number);
      return chances;
    });
    known.set(key, made);
    return made;
  };
  // those at both ends face about as often
  return order.map((player, place) => {
    const other = ofPlayer(order[Math.min(place + 1, order.length - 1)] as number);
    return ofPlayer(player).map((chances, i) =>
      chances.map((chance, n) => 0.5 * (chance + ((other[i] as Float64Array)[n] as number))),
    );
  });
}

/**
 * Adds what the over cards of a style bring that settle a ball by a table of their own.
 * @returns how many of them do
 */
function addSettled({ p: { cards } }: Odds, style: number, weight: number, into: Float64Array): number {
  const deck = cards.icon.length / 3;
  let settled = 0;
  for (let card = deck * style; card < deck * (style + 1); card++) {
    if (cards.replaces[card] !== 1) continue;
    settled++;
    for (let face = 1; face <= 6; face++) {
      const runs = cardRuns(cards, card, face);
      const outcome = runs < 0 ? outcomes - 1 : runs;
      into[outcome] = (into[outcome] as number) + weight / (6 * deck);
    }
  }
  return settled / deck;
}

function usualBall(style: number, player: number, confidence: number): Omit<Ball, 'field'> {
  return {
    ...{ style, confidence, d8: 0, straight: 0, strong: 0, isSafe: false, hasCard: true },
    batterD6: player < 4,
    lowest: player > 3 && player < 7 ? 0 : -1,
  };
}

function worthOfConfidence(odds: Odds, fieldFor: FieldFor): number {
  const stakes = { runs: evenRuns, wicket: 3, confidence: 0 };
  let sum = 0;
  for (let style = 0; style < 3; style++) {
    const ball = usualBall(style, 7, 1);
    const field = fieldFor(ball, stakes);
    solveBall(odds, { ...ball, field, confidence: 3 }, stakes, duel);
    sum += duel.value;
    solveBall(odds, { ...ball, field, confidence: -1 }, stakes, duel);
    sum -= duel.value;
  }
  return sum / 12;
}

/** The share of the balls of an innings that are express. */
function expressShare({ p }: Odds): number {
  const overs = p.overs ?? 20;
  return (p.expressBalls * Math.max(0, overs - 2)) / (p.ballsPerOver * overs);
}

/** What express balls bring, on the average of the three decks. */
function expressChances({ p }: Odds): Float64Array {
  const { cards } = p;
  const chances = new Float64Array(outcomes);
  const add = (outcome: number, chance: number): void => {
    chances[outcome] = (chances[outcome] as number) + chance;
  };
  const one = 1 / cards.icon.length;
  const deck = cards.icon.length / 3;
  for (let style = 0; style < 3; style++) {
    const icons = cards.icon.slice(deck * style, deck * (style + 1));
    const pairs = icons.filter((icon) => icon === 'pair').length;
    for (const icon of icons)
      if (icon === 'table')
        for (let face = 0; face < 8; face++) {
          const runs = cards.expressTable[8 * style + face] as number;
          add(runs < 0 ? outcomes - 1 : runs, one / 8);
        }
      else if (icon === 'pair') {
        // the second of two in a row takes a wicket one time in three
        const out = (one * 0.5 * ((pairs - 1) / (deck - 1))) / 3;
        add(outcomes - 1, out);
        add(0, one - out);
      } else add({ dot: 0, d8: 0, one: 1, two: 2, three: 3, four: 4 }[icon], one);
  }
  return chances;
}
