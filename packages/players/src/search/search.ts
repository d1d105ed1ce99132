import {
  type ForbiddenItem,
  HowzatError,
  isHowzatError,
  type Player,
  pick,
  type Request,
  type Rulebook,
  type Selection,
  uniformPlayer,
  type Variant,
  type VariantTypes,
} from '@howzat/core';
import { programOf, rulebookOf } from '@howzat/core/engine';
import { Imagination } from '../imagination.js';
import { outlookOf } from '../outlook/outlook.js';
import { type Budget, checkBudget, type Meter, meterOf } from './budget.js';
import { onlyChoice } from './candidates.js';
import { clock, pause } from './clock.js';
import { Deliberation, looksAhead, type Mind } from './deliberation.js';
import { Practice } from './practice.js';
import type { Advice, Question } from './question.js';

/** How a search plays. */
export interface SearchOptions {
  /** How long it thinks about each decision; 100 ms unless given. */
  readonly budget?: Budget;
  /**
   * Plays the playouts for both sides, and is bettered: the variant's sensible player where it has one. Random unless
   * given, which is a good deal weaker. It must answer at once.
   */
  readonly player?: Player;
}

/** An `AbortSignal`, by what is asked of it. */
export interface StopSignal {
  readonly aborted: boolean;
  readonly reason?: unknown;
}

/** How to think about one question. */
export interface ThinkOptions {
  readonly budget?: Budget;
  readonly signal?: StopSignal;
  /** Is told what has been found so far, every few milliseconds. */
  readonly onProgress?: (advice: Advice) => void;
}

const usual: Budget = { ms: 100 };

/** So long it thinks without letting anything else run, in ms. */
const stretch = 12;

/** A player that looks ahead. */
export interface Searcher extends Player {
  readonly rulebook: Rulebook;
  /** Makes itself acquainted with the game, which the first decision does otherwise: some tenths of a second. */
  prepare(): void;
  /**
   * Thinks about a question at once: nothing else runs meanwhile. Where its time is over before every choice was tried a few
   * times, it takes up to twice as long.
   * @throws HowzatError `no-decision`, `bad-position` for a view of another game, `bad-parameter` for a bad budget
   */
  advise(question: Question, budget?: Budget): Advice;
  /** What the rules bar at the decision, as the side that decides reads it; empty where they name no such things. */
  barred(question: Question): readonly ForbiddenItem[];
  /**
   * Advises in short stretches between which a page or a server goes on.
   * @throws what the signal gives as its reason when it is aborted, and as `advise`
   */
  think(question: Question, options?: ThinkOptions): Promise<Advice>;
}

/** @throws HowzatError `bad-position` for a view that is not of this rulebook */
function refuseForeign(mind: Mind, { view }: Question): void {
  const { program } = mind;
  const known = program.root.life.s;
  const strange = Object.keys(view?.state ?? {}).filter((field) => !Object.hasOwn(known, field));
  const missing = Object.keys(known).filter(
    (field) => program.secret[field] === undefined && !Object.hasOwn(view?.state ?? {}, field),
  );
  if (!view?.game || strange.length > 0 || missing.length > 0)
    throw new HowzatError(
      'bad-position',
      `This is no view of ${program.rulebook.variant.id}: ${
        strange.length > 0
          ? `it shows ${strange.slice(0, 3).join(', ')}`
          : `it lacks ${missing.slice(0, 3).join(', ') || 'the game'}`
      }.`,
      { subject: program.rulebook.variant.id },
    );
}

/**
 * A player that looks ahead, for any rulebook. From its view alone it imagines the match as it may be, tries its choices in
 * the same luck side by side, plays on to the end of the ball or of the over, and weighs what comes of it by the chance to
 * win. What it does not better for certain it leaves as the player does with whom it plays its playouts.
 *
 * @example
 * import { createMatch } from '@howzat/core';
 * import { ccsl, sensible } from '@howzat/ccsl';
 * import { search } from '@howzat/players';
 *
 * const far = search(ccsl, { player: sensible, budget: { playouts: 4 } });
 * console.log(createMatch(ccsl, { seed: 7, players: { home: far, away: sensible } }).waiting.kind); // end
 * @throws HowzatError `bad-parameter` for a bad budget, and where the variant and the selection do not compose
 */
export function search<T extends VariantTypes>(
  rules: Rulebook<T> | Variant<T>,
  options: Selection & SearchOptions = {},
): Searcher {
  const { budget = usual, player = uniformPlayer, ...selection } = options;
  checkBudget(budget);
  const rulebook = rulebookOf(rules, selection);
  const program = programOf(rulebook);
  let mind: Mind | null = null;
  const ready = (): Mind => {
    mind ??= {
      program,
      player,
      outlook: outlookOf(rulebook, player),
      practice: new Practice(program),
      imagination: new Imagination(program),
    };
    return mind;
  };
  const spend = (deliberation: Deliberation, meter: Meter, isOver = timeIsOver): Advice => {
    for (const _ of deliberation.think()) if (isOver(meter, deliberation)) break;
    return deliberation.advice();
  };
  return {
    name: 'search',
    rulebook,
    prepare: () => {
      ready();
    },
    advise: (question, given = budget) => {
      // the clock runs from the question on: what must be worked out before anything is tried is part of the answer
      const meter = meterOf(checkBudget(given));
      refuseForeign(ready(), question);
      return spend(new Deliberation(ready(), question), meter, patienceIsOver);
    },
    barred: (question) => new Deliberation(ready(), question).barred,
    think: async (question, { budget: given = budget, signal, onProgress } = {}) => {
      const meter = meterOf(checkBudget(given));
      refuseForeign(ready(), question);
      const deliberation = new Deliberation(ready(), question);
      let stop = clock() + stretch;
      for (const _ of deliberation.think()) {
        if (patienceIsOver(meter, deliberation)) break;
        if (clock() < stop) continue;
        onProgress?.(deliberation.advice());
        await pause();
        refuseAborted(signal);
        stop = clock() + stretch;
      }
      refuseAborted(signal);
      return deliberation.advice();
    },
    choose: (request: Request) => {
      const only = onlyChoice(request.domain, request.rng);
      if (only) return only.choice;
      if (request.view.game.innings > 0 && !looksAhead(ready(), request.step)) return player.choose(request);
      const meter = meterOf(budget);
      const seed = pick(request.rng, 0x7fffffff);
      const { step, view, domain, rng } = request;
      let deliberation: Deliberation;
      try {
        deliberation = new Deliberation(ready(), { step, view, seed }, rng, domain);
      } catch (error) {
        if (isHowzatError(error, 'asynchronous-player')) throw error;
        // a state that was imagined may be one that the rules never meet
        ready().practice.reset();
        return player.choose(request);
      }
      const { choice } = spend(deliberation, meter);
      return domain.has(choice) ? choice : player.choose(request);
    },
  };
}

function timeIsOver(meter: Meter, { playouts }: Deliberation): boolean {
  return meter.spent(playouts);
}

/** On a busy machine a time is less than it says, and advice that looked at hardly anything helps nobody. */
function patienceIsOver(meter: Meter, { playouts, hardlyBegun }: Deliberation): boolean {
  return hardlyBegun ? meter.overdrawn(playouts) : meter.spent(playouts);
}

function refuseAborted(signal: StopSignal | undefined): void {
  if (signal?.aborted) throw signal.reason ?? new Error('The search was aborted.');
}
