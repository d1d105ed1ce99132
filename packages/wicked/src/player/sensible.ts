import type { Player, Request } from '@howzat/core/author';
import { cardOver } from '../components/pitch.js';
import { modifierAt } from '../components/tables.js';
import formGuides from '../form-guides.json';
import type { WickedParams, WickedState } from '../kit.js';
import { type Worth, worthOf } from './worth.js';

type View = Partial<WickedState>;

const allPitches = [1, 2, 3, 4, 5];

function asked(request: Request): { readonly s: View; readonly p: WickedParams; readonly worth: Worth } {
  const p = request.params as unknown as WickedParams;
  return { s: request.view.state as View, p, worth: worthOf(p.table) };
}

/** The choice of the domain that is worth most. */
function most<C>(request: Request, worth: (choice: C) => number): C {
  let best: C | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const choice of request.domain as Iterable<C>) {
    const here = worth(choice);
    if (best === undefined || here > highest) {
      best = choice;
      highest = here;
    }
  }
  return best as C;
}

/** Two cards for two positions: the one that a measure likes best for the first of them, the next best for the other. */
function bestPair(request: Request, measure: (card: number) => number): readonly number[] | undefined {
  const told = request.domain.describe();
  if (told.kind === 'placement') {
    const cards = told.places as readonly number[];
    const best = (but: number): number => {
      let found = -1;
      for (const card of cards) if (card !== but && (found < 0 || measure(card) > measure(found))) found = card;
      return found;
    };
    const first = best(-1);
    const pair = [first, best(first)];
    if (request.domain.has(pair)) return pair;
  }
  return most<readonly [number, number]>(request, ([one, other]) => 1.001 * measure(one) + measure(other));
}

function lineup(request: Request): readonly number[] {
  const { s, p, worth } = asked(request);
  const deck = (request.side === 'home' ? s.homeDeck : s.awayDeck) as number;
  return (p.lineupRoles === 'role-minimum' ? worth.lineupsWithRoles : worth.lineups)[deck] as readonly number[];
}

/**
 * The fielding card. In the first innings the one that leaves the fewest runs, a wicket counted for what it takes from
 * the innings; in the second the one that leaves the smallest chance to pass.
 */
function field(request: Request): number {
  const { s, p, worth } = asked(request);
  const { game } = request.view;
  const pitch = s.pitch as number;
  const batter = s.orders?.[game.innings - 1]?.[game.striker - 1] ?? 0;
  const innings = game.innings % 2 === 0 ? 2 : 1;
  const over = cardOver(game, p);
  const bowler = p.sharedChart ? sharedBowler(p) : game.bowler;
  const left = Math.max(0, (game.oversLimit ?? 50) - game.overs - 1);
  const hand = Math.min(10, game.wicketsLimit ?? 10) - game.wickets;
  const need = game.target === null ? null : game.target - game.runs;
  const ahead = worth.ahead(pitch, innings, p);
  const price = ahead.priceOfWicket(left, hand);
  return most<number>(request, (card) => {
    const chances = worth.chances(batter, bowler, card, pitch, innings, over);
    return need === null ? price * chances.wicket - chances.runs : -ahead.chanceAfter(chances, need, left, hand);
  });
}

const shared = new WeakMap<object, number>();

/** A card that bowls on the chart which all share; any card where none does. */
function sharedBowler({ table }: WickedParams): number {
  let card = shared.get(table);
  if (card === undefined) {
    card = Math.max(1, table.bowlingChart.indexOf(table.sharedChart, 1));
    shared.set(table, card);
  }
  return card;
}

/** Whether the lower die had better lie: a lower modifier is the bowler's. */
function keepOrRoll(request: Request): 'keep' | 'roll' {
  const { s, p } = asked(request);
  const { game } = request.view;
  const over = cardOver(game, p);
  const modifier = (die: number): number =>
    modifierAt(p.table, s.pitch as number, game.innings, over, (s.bowlingKept as number) + die);
  const mean = [1, 2, 3, 4, 5, 6].reduce((sum, die) => sum + modifier(die) / 6, 0);
  return modifier(s.bowlingAgain as number) < mean ? 'keep' : 'roll';
}

/** Whether the pitch leaves more to the side that bats first or to the other; where it is as kind to both, the first bats. */
function elect(request: Request): 'bat' | 'bowl' {
  const { s, p, worth } = asked(request);
  if (s.pitch === undefined || s.pitch === 0) return 'bat';
  // where the second innings has a pitch of its own, it is one of the others
  const seconds = p.newPitch ? allPitches.filter((pitch) => pitch !== s.pitch) : [s.pitch];
  const ahead = seconds.reduce(
    (sum, pitch) => sum - worth.ahead(pitch, 2, p).runs / seconds.length,
    worth.ahead(s.pitch, 1, p).runs,
  );
  return ahead > -0.01 ? 'bat' : 'bowl';
}

function choose(request: Request): unknown {
  const { step } = request;
  if (step === 'field') return field(request);
  if (step === 'core.declare' || step.startsWith('stop.')) return 'bat on';
  const { worth } = asked(request);
  const bats = (card: number): number => worth.batting[card] as number;
  const costs = (card: number): number => worth.bowling[card] as number;
  if (step.startsWith('lineup.')) return lineup(request);
  // the better batter faces first, the better bowler begins
  if (step.startsWith('opening-batters')) return bestPair(request, bats);
  if (step.startsWith('opening-bowlers')) return bestPair(request, (card) => -costs(card));
  if (step === 'next-batter') return most<number>(request, bats);
  if (step === 'batting-order')
    return [...((request.domain[Symbol.iterator]().next().value as readonly number[]) ?? [])].sort(
      (a, b) => bats(b) - bats(a),
    );
  if (step.startsWith('replacement-bowler')) return most<number>(request, (card) => -costs(card));
  if (step === 'replacement-end') return 'same end';
  if (step === 'bowling-change') return null;
  if (step === 'reroll.choice') return keepOrRoll(request);
  if (step === 'core.toss.elect') return elect(request);
  return request.domain.sample(request.rng);
}

/**
 * A sensible captain. It picks four to bowl and seven to bat by what their cards are worth, sends the best in first,
 * and sets the field by the exact odds of the over: in the first innings by runs and what a wicket is worth, in the
 * second by the chance of a chase. All it knows it sees in its view.
 */
export const sensible: Player = { name: 'sensible', formGuides, choose };
