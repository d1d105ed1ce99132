import { pick, type Rng } from '@howzat/core';
import { hashSeed, hashText, playerStreams, stream } from '@howzat/core/engine';
import type { Game, State } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import type { Contestant } from '../contestants/contestant.js';

/** Basic CCSL of one over a side as a game of boardgame.io. */
interface Table {
  batsFirst: 0 | 1;
  batting: 0 | 1;
  /** The cards of this ball, by side; -1 until one is played. */
  cards: [number, number];
  runs: number;
  wickets: number;
  balls: number;
  power: number;
  lock: number;
  previous: number;
  freeHit: boolean;
  target: number;
  /** Runs, wickets and balls of the innings that are over. */
  scores: number[];
}

const cards = [0, 1, 2, 3, 4, 6] as const;

function legal(G: Table, side: number): readonly number[] {
  if (side !== G.batting) return cards;
  if (G.power >= 2) return cards.slice(0, 4);
  return G.lock > 0 ? cards.slice(0, 5) : cards;
}

function bowl(G: Table): void {
  const card = G.cards[G.batting];
  const bowled = G.cards[G.batting === 0 ? 1 : 0];
  if (card > 3) G.power++;
  if (card === 6) G.lock = 2;
  else if (G.lock > 0) G.lock--;
  const noBall = bowled === G.previous;
  G.previous = bowled;
  G.balls++;
  if (noBall) G.runs++;
  if (card !== bowled || G.freeHit) G.runs += card;
  else G.wickets = 1;
  G.freeHit = noBall;
  G.cards = [-1, -1];
  if (G.wickets === 1 || G.balls === 6 || G.runs >= G.target) {
    G.scores.push(G.runs, G.wickets, G.balls);
    G.target = G.runs + 1;
    G.batting = G.batting === 0 ? 1 : 0;
    G.runs = G.wickets = G.balls = G.power = G.lock = 0;
    G.previous = -1;
    G.freeHit = false;
  }
}

const game: Game<Table, Record<string, unknown>, { readonly batsFirst: 0 | 1 }> = {
  name: 'basic-ccsl',
  disableUndo: true,
  setup: (_context, setupData) => ({
    batsFirst: setupData?.batsFirst ?? 0,
    batting: setupData?.batsFirst ?? 0,
    cards: [-1, -1],
    runs: 0,
    wickets: 0,
    balls: 0,
    power: 0,
    lock: 0,
    previous: -1,
    freeHit: false,
    target: 1_000_000,
    scores: [],
  }),
  turn: { activePlayers: { all: 'choose', minMoves: 0 } },
  moves: {
    playCard: ({ G, playerID }, card: number) => {
      const side = playerID === '0' ? 0 : 1;
      if (G.cards[side] !== -1 || !legal(G, side).includes(card)) return INVALID_MOVE;
      G.cards[side] = card;
      if (G.cards[0] !== -1 && G.cards[1] !== -1) bowl(G);
      return undefined;
    },
  },
  endIf: ({ G }) => (G.scores.length === 6 ? { batsFirst: G.batsFirst } : undefined),
};

const toss = hashText('core.toss');
const reducer = CreateGameReducer({ game });

function action(side: number, card: number) {
  return {
    type: 'MAKE_MOVE' as const,
    payload: { type: 'playCard', args: [card], playerID: side === 0 ? '0' : '1', credentials: undefined },
  };
}

function playOut(seed: number): State<Table> {
  const hash = hashSeed(seed);
  const players: readonly [Rng, Rng] = [stream(hash, playerStreams[0]), stream(hash, playerStreams[1])];
  const winner = pick(stream(hash, toss), 2) as 0 | 1;
  const batsFirst = pick(players[winner], 2) === 0 ? winner : winner === 0 ? 1 : 0;
  let state: State<Table> = InitializeGame({ game, numPlayers: 2, setupData: { batsFirst } });
  while (state.ctx.gameover === undefined) {
    const { batting } = state.G;
    for (const side of [batting, batting === 0 ? 1 : 0] as const) {
      const choices = legal(state.G, side);
      state = reducer(state, action(side, choices[pick(players[side], choices.length)] as number));
    }
  }
  return state;
}

/** boardgame.io by its reducer alone: no client, no store, no undo; the choices are drawn by the core's generator. */
export const boardgame: Contestant = {
  name: 'boardgame.io',
  same: true,
  compared: 20,
  play: (from, matches) => {
    let balls = 0;
    for (let seed = from; seed < from + matches; seed++) {
      const { scores } = playOut(seed).G;
      balls += (scores[2] ?? 0) + (scores[5] ?? 0);
    }
    return balls;
  },
  score: (seed) => playOut(seed).G.scores,
};
