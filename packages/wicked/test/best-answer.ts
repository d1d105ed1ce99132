import { deckCards } from '../src/components/cards.js';
import type { Table } from '../src/components/tables.js';
import { worthOf } from '../src/player/worth.js';

/** How the side in the field chooses its cards: as the sensible player does, or so that the batters win as seldom as can be. */
export type Fielding = 'sensible' | 'best';

/** Larger totals are not told apart. */
const most = 450;
const width = most + 1;
const overs = 50;
const eleven = 11;
/** Bowlers change after five overs at each end, two by two: the four best of a line-up, as the sensible player has them. */
const spell = 10;

/** Who bats in which order and who bowls which over where both captains are sensible: it depends on the decks alone. */
function captainsOf(table: Table, battingDeck: number): { readonly order: number[]; readonly bowlers: number[] } {
  const worth = worthOf(table);
  const order = [...(worth.lineups[battingDeck] as number[])].sort(
    (a, b) => (worth.batting[b] as number) - (worth.batting[a] as number),
  );
  const four = deckCards(1 - battingDeck)
    .filter((card) => worth.lineups[1 - battingDeck]?.includes(card))
    .sort((a, b) => (worth.bowling[a] as number) - (worth.bowling[b] as number));
  const bowlers = Array.from({ length: overs }, (_, over) => {
    const pair = 2 * (Math.floor(over / spell) % 2);
    return four[pair + (over % 2)] as number;
  });
  return { order, bowlers };
}

/**
 * The chance that the batting side wins, from the exact odds of each over (`overOdds`), walked back from the last: by the runs
 * made in the first innings, by the runs still needed in the second. `then` says what a total of the first innings is worth.
 */
function innings(
  table: Table,
  battingDeck: number,
  pitch: number,
  fielding: Fielding,
  then: Float64Array | null,
): Float64Array {
  const worth = worthOf(table);
  const { order, bowlers } = captainsOf(table, battingDeck);
  const number = then === null ? 2 : 1;
  const ahead = worth.ahead(pitch, number, { overs, pitchColumns: 'innings-over' });
  const end = then ?? Float64Array.from({ length: width }, (_, need) => (need === 0 ? 1 : need === 1 ? 0.5 : 0));
  // level and all out, the first side wins (`wicked.ruling.tie`, literal)
  const allOutWith = then ?? Float64Array.from({ length: width }, (_, need) => (need === 0 ? 1 : 0));
  const after = (score: number, runs: number): number =>
    then === null ? Math.max(0, score - runs) : Math.min(most, score + runs);
  const placeOf = (striker: number, partner: number): number => width * (eleven * striker + partner);
  let next = new Float64Array(eleven * eleven * width);
  let here = new Float64Array(eleven * eleven * width);
  for (let i = 0; i < eleven * eleven; i++) next.set(end, i * width);
  for (let over = overs - 1; over >= 0; over--) {
    const left = overs - 1 - over;
    for (let striker = 0; striker < eleven; striker++)
      for (let partner = 0; partner < eleven; partner++) {
        const comesIn = Math.max(striker, partner) + 1;
        if (striker === partner || comesIn > over + 2) continue;
        const hand = eleven + 1 - comesIn;
        const cards = [1, 2, 3, 4, 5].map((card) =>
          worth.chances(order[striker] as number, bowlers[over] as number, card, pitch, number, over + 1),
        );
        const values = cards.map(({ notOut, out }) => {
          const value = new Float64Array(width);
          const add = (list: Float64Array, stays: number, allOut: boolean): void => {
            for (const [runs, chance] of list.entries()) {
              if (chance === 0) continue;
              // who made an odd number faces again
              const to = runs % 2 === 1 ? placeOf(stays, partner) : placeOf(partner, stays);
              for (let score = 0; score < width; score++) {
                const so = after(score, runs);
                const won = then === null && so === 0;
                value[score] =
                  (value[score] as number) + chance * (won ? 1 : ((allOut ? allOutWith[so] : next[to + so]) as number));
              }
            }
          };
          add(notOut, striker, false);
          add(out, Math.min(comesIn, eleven - 1), comesIn === eleven);
          return value;
        });
        const at = placeOf(striker, partner);
        const price = ahead.priceOfWicket(left, hand);
        for (let score = 0; score < width; score++) {
          let chosen = 0;
          let least = Number.POSITIVE_INFINITY;
          for (const [card, chances] of cards.entries()) {
            const by =
              fielding === 'best'
                ? (values[card]?.[score] as number)
                : then === null
                  ? ahead.chanceAfter(chances, score, left, hand)
                  : chances.runs - price * chances.wicket;
            if (by < least) [least, chosen] = [by, card];
          }
          here[at + score] = then === null && score === 0 ? 1 : (values[chosen]?.[score] as number);
        }
      }
    [next, here] = [here, next];
  }
  return next.slice(placeOf(0, 1), placeOf(0, 1) + width);
}

const chases = new Map<string, Float64Array>();

/** The chance of the side to win that bats first, by how the side that fields first fields, and the other one. */
export function firstWins(table: Table, first: 0 | 1, pitch: number, fields: readonly [Fielding, Fielding]): number {
  const [inFirst, inSecond] = fields;
  const key = `${first} ${pitch} ${inSecond}`;
  const chase = chases.get(key) ?? innings(table, 1 - first, pitch, inSecond, null);
  chases.set(key, chase);
  const held = Float64Array.from({ length: width }, (_, total) =>
    total + 1 > most ? 1 : 1 - (chase[total + 1] as number),
  );
  return innings(table, first, pitch, inFirst, held)[0] as number;
}
