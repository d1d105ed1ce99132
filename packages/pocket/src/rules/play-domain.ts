import {
  bitCount,
  type Domain,
  type DomainDescription,
  type DomainSpec,
  pick,
  type Refusal,
  type Rng,
} from '@howzat/core';
import type { Cricket, Parameters, PocketState, State } from '../kit.js';
import { differentIn } from './hand.js';
import { nthPlace } from './places.js';
import { type Moment, playable, playableIn, whyNotPlay } from './playable.js';

/** What a side chooses from when it may play: a pass, or one of its cards. */

/** When a side is to play of its own accord, and under one reading must. */
const priorityMoments: readonly Moment[] = ['standby', 'second'];

/** Pass, or one of the cards in hand that can be played at a moment. */
class Play implements Domain<'pass' | number> {
  readonly kind = 'oneOf';
  private readonly cards: readonly number[];
  private readonly mayPass: boolean;

  constructor(
    private readonly hand: readonly number[],
    private readonly s: State,
    private readonly g: Cricket,
    private readonly p: Parameters,
    private readonly moment: Moment,
  ) {
    this.cards = differentIn(hand).filter((card) => playable(card, s, g, p, moment));
    this.mayPass = !priorityMoments.includes(moment) || p.mayOrMust === 'may-play' || this.cards.length === 0;
  }
  private get items(): readonly ('pass' | number)[] {
    return this.mayPass ? ['pass', ...this.cards] : this.cards;
  }
  count(): number {
    return this.cards.length + (this.mayPass ? 1 : 0);
  }
  has(choice: unknown): choice is 'pass' | number {
    return choice === 'pass' ? this.mayPass : this.cards.includes(choice as number);
  }
  why(choice: unknown): Refusal | null {
    if (this.has(choice)) return null;
    if (choice === 'pass')
      return { message: 'You must play while you hold a card that can be played.', rule: 'pocket.ruling.may-or-must' };
    return whyNotPlay(choice, this.hand, this.s, this.g, this.p, this.moment);
  }
  sample(rng: Rng): 'pass' | number {
    const { items } = this;
    return items[pick(rng, items.length)] as 'pass' | number;
  }
  [Symbol.iterator](): Iterator<'pass' | number> {
    return this.items[Symbol.iterator]();
  }
  describe(): DomainDescription {
    const held = differentIn(this.hand).filter((card) => !this.cards.includes(card));
    const forbidden = held.map((item) => {
      const refusal = this.why(item) as Refusal;
      return { item, rule: refusal.rule ?? '', message: refusal.message };
    });
    return forbidden.length > 0
      ? { kind: 'oneOf', items: this.items, forbidden }
      : { kind: 'oneOf', items: this.items };
  }
}

/** The same draw as {@link Play} without a list. */
function drawPlay(
  rng: Rng,
  hand: readonly number[],
  s: State,
  g: Cricket,
  p: Parameters,
  moment: Moment,
): 'pass' | number {
  const playable = playableIn(hand, s, g, p, moment);
  if (playable === 0) return 'pass';
  const passes = !priorityMoments.includes(moment) || p.mayOrMust === 'may-play' ? 1 : 0;
  const nth = pick(rng, bitCount(playable) + passes) - passes;
  return nth < 0 ? 'pass' : (hand[nthPlace(playable, nth)] as number);
}

/** The cards of one side that can be played at a moment. */
export function cardsOfSide(
  sideOf: (s: State) => number,
  moment: Moment,
): DomainSpec<'pass' | number, PocketState, Parameters> {
  return {
    kind: 'oneOf',
    live: (s, g, p) => new Play(sideOf(s) === 0 ? s.batterHand : s.bowlerHand, s, g, p, moment),
    draw: (rng, s, g, p) => drawPlay(rng, sideOf(s) === 0 ? s.batterHand : s.bowlerHand, s, g, p, moment),
  };
}
