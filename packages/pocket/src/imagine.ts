import { copyJson, type Frozen, type Game, type Rng, type Role, shuffled } from '@howzat/core/author';
import type { Parameters, PocketState } from './kit.js';
import { takeOne } from './rules/hand.js';

const twelve = (): number[] => [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/** A team as it may be: what the table knows of it, and for the rest the premade team that fits best. */
function teamAs(known: readonly number[], p: Parameters): number[] {
  const starters = p.cards.starters.map(({ team }) => team);
  const fits = (team: readonly number[]): number => known.filter((it, place) => it > 0 && team[place] === it).length;
  const best = starters.reduce((a, b) => (fits(b) > fits(a) ? b : a));
  const team = known.slice();
  for (let place = 1; place <= 11; place++) if (!team[place]) team[place] = best[place] as number;
  return team;
}

/** Deals a hand and what is left of the deck from a whole deck, without what lies open. */
function dealt(
  whole: readonly number[],
  played: readonly number[],
  held: number,
  left: number,
  rng: Rng,
): { readonly hand: number[]; readonly deck: number[] } {
  const rest = whole.slice();
  for (const card of played) if (rest.includes(card)) takeOne(rest, card);
  const cards = shuffled(rng, rest);
  // a side may have brought another deck: then its cards are made up for as far as they are seen
  while (cards.length < held + left) cards.push(whole[cards.length % whole.length] as number);
  return { hand: cards.slice(0, held), deck: cards.slice(held, held + left) };
}

/**
 * The whole state as it may be, for a player that looks ahead: the other side's hand comes from what is not seen of its
 * deck, which is taken for the premade one of its team.
 */
export function imagine(
  open: Frozen<Partial<PocketState>>,
  role: Role,
  g: Frozen<Game>,
  p: Parameters,
  rng: Rng,
): PocketState {
  const unseen =
    role === 'batting'
      ? {
          bowlers: twelve(),
          bowlerCards: [],
          bowlerOther: [],
          bowlerDeck: [],
          bowlerUnder: [],
          bowlerHand: [],
          bowlerSwap: 0,
          bowlerChanged: false,
          bowlerLaid: 0,
        }
      : {
          batters: twelve(),
          batterCards: [],
          batterOther: [],
          batterDeck: [],
          batterUnder: [],
          batterHand: [],
          batterSwap: 0,
          batterChanged: false,
          batterLaid: 0,
          defensive: open.stance === 'defensive',
          stepBat: 0,
          firstBat: 0,
        };
  const s = { ...unseen, ...copyJson(open) } as PocketState;
  if (g.innings === 0) return s;
  const seat = role === 'batting' ? 1 - g.batting : g.batting;
  const known = seat === 0 ? s.homeTeam : s.awayTeam;
  const team = teamAs(known, p);
  const starter = p.cards.starters.find((it) => it.team[1] === team[1]) ?? p.cards.starters[0];
  if (!starter) return s;
  if (role === 'batting') {
    s.bowlers = team;
    s.bowlerCards = starter.bowling;
    s.bowlerOther = starter.batting;
    const { hand, deck } = dealt(starter.bowling, s.bowlerPlayed, s.bowlerHeld, s.bowlerLeft, rng);
    s.bowlerHand = hand;
    s.bowlerDeck = deck;
  } else {
    s.batters = team;
    s.batterCards = starter.batting;
    s.batterOther = starter.bowling;
    const { hand, deck } = dealt(starter.batting, s.batterPlayed, s.batterHeld, s.batterLeft, rng);
    s.batterHand = hand;
    s.batterDeck = deck;
  }
  return s;
}
