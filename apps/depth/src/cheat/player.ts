import type { Domain, Player, Request } from '@howzat/core';
import { vandal } from '@howzat/testkit';
import { answersOf, foretold, grab, tried } from './tricks.js';

/** A player that cheats, with what it has got by that. */
export interface Cheat extends Player {
  /** What it learnt that it should not know, and how. */
  readonly learnt: ReadonlySet<string>;
  /** How often it foretold the toss, and how often that was right. */
  readonly tosses: { told: number; right: number };
}

/** So many old questions are kept and asked again. */
const kept = 6;
/** Everything that is asked for is asked at so many of the first questions of a match, and at one in so many later. */
const first = 12;
const again = 53;

/**
 * Plays as another player would and does all it can to win by other means: it writes to score, hand, parameters and everything else
 * that it reaches, at each question; keeps old domains and views, asks them again, and writes to them when they answer; asks domains for
 * everything and compares that with what they said when it saw the same; and reads the dice out of its own random numbers. What it
 * learns of the other side's next choice it plays against.
 */
export function cheat(honest: Player): Cheat {
  const writer = vandal(honest);
  const learnt = new Set<string>();
  const tosses = { told: 0, right: 0 };
  const old: { readonly domain: Domain; readonly view: Request['view']; readonly step: string }[] = [];
  const answered = new Map<string, string>();
  let questions = 0;
  let balls = -1;
  let toss: number | null = null;

  /** What it kept of questions that are over. The runner hands out two views by turns: the present one is no old one. */
  const askAgain = (present: unknown): void => {
    for (const { domain, view, step } of old) {
      for (const ask of [() => domain.count(), () => [...domain][0], () => domain.describe(), () => domain.why(0)])
        if (tried(ask) !== undefined) learnt.add(`the choices of ${step} are still told when it is over`);
      // a view may be a copy of what was, and then it tells nothing new
      if (view === present) continue;
      grab(tried(() => view.game));
      grab(tried(() => view.state));
    }
  };

  /** Where the same is seen and other things are legal, the choices tell of what is not seen. */
  const compare = ({ view, domain, step, side }: Request): void => {
    const seen = JSON.stringify([step, side, view]);
    const answers = answersOf(domain);
    const before = answered.get(seen);
    if (before !== undefined && before !== answers) learnt.add(`the choices of ${step} tell what is not in the view`);
    if (answered.size < 5000) answered.set(seen, answers);
  };

  /** Foretells the toss at the first question, and looks at the first after it whether that was right. */
  const foretell = ({ view, rng, side }: Request): void => {
    const { tossWinner } = view.game as { readonly tossWinner?: number | null };
    if (toss === null && tossWinner === null) toss = foretold(rng, side, 'core.toss', 2);
    else if (toss !== null && typeof tossWinner === 'number') {
      tosses.told++;
      if (tossWinner === toss) tosses.right++;
      toss = null;
    }
  };

  const choose = (request: Request): unknown => {
    const { view, domain, step, params } = request;
    // a match begins where fewer balls were bowled than before
    const now = view.game.balls + 1000 * view.game.innings;
    if (now < balls) {
      questions = 0;
      toss = null;
    }
    balls = now;
    questions++;
    // it looks before it writes: what it has spoilt answers no more
    foretell(request);
    if (questions <= first || questions % again === 0) {
      askAgain(view);
      compare(request);
    }
    const choice = writer.choose(request);
    // lists are copied when they are read, so that is done now and then; what is written is tried each time
    const deep = questions <= first || questions % again === 0 ? 2 : 0;
    for (const part of [view.game, view.state]) {
      for (const key of Object.keys(part)) Reflect.set(part, key, 50);
      grab(part, deep);
    }
    for (const key of ['cards', 'overs', 'wickets', 'target']) tried(() => Reflect.set(params, key, 1));
    for (const key of ['s', 'g', 'own', 'state', 'match']) {
      const live = tried(() => (domain as unknown as Record<string, unknown>)[key]);
      if (live !== undefined) {
        learnt.add(`the choices of ${step} lead to ${key}`);
        grab(live);
      }
    }
    old.push({ domain, view, step });
    if (old.length > kept) old.shift();
    return choice;
  };
  return { name: honest.name, choose, learnt, tosses };
}
