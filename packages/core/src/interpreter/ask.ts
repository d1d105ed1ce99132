import type { Rng } from '../chance/index.js';
import { answersLater, type Player, type View } from '../contract/index.js';
import { roleOf, type Seat, sideOf } from '../cricket/index.js';
import { close, knownLegal, sealed } from '../domains/index.js';
import { HowzatError } from '../errors/index.js';
import { flatCopy } from '../json/index.js';
import type { MatchState, ProgramDecision } from '../program/index.js';
import { legalChoice, told } from './choice.js';
import { domainOf } from './legal.js';

/** A player as it is asked in a match: with the parameters as it is handed them, and the stream that it draws from. */
export interface Asked {
  readonly player: Player;
  readonly params: Readonly<Record<string, unknown>>;
  readonly rng: Rng;
}

const thrownByPlayers = new WeakSet<object>();

/**
 * Was this thrown by a player who was asked? Then it is no fault of a rule.
 *
 * @param error what a match threw
 *
 * @example
 * import { ccsl } from '@howzat/ccsl';
 * import { compose, type Player } from '@howzat/core';
 * import { interpretedRunner, isOfPlayer } from '@howzat/core/engine';
 *
 * const lost: Player = {
 *   name: 'lost',
 *   choose: () => {
 *     throw new Error('I have lost my way.');
 *   },
 * };
 * try {
 *   interpretedRunner(compose(ccsl)).play({ seed: 1, players: [lost, lost] });
 * } catch (error) {
 *   console.log(isOfPlayer(error)); // true
 * }
 */
export function isOfPlayer(error: unknown): boolean {
  return typeof error === 'object' && error !== null && thrownByPlayers.has(error);
}

/**
 * Asks a player and refuses what is not legal. Whatever the player is handed is made for it.
 * @param view of the seat; nothing in it is shared with the match
 * @throws HowzatError `illegal-choice`, and `asynchronous-player` where the answer is a promise
 */
export function askPlayer(
  { player, params: theirs, rng }: Asked,
  decision: ProgramDecision,
  seat: Seat,
  state: MatchState,
  params: object,
  view: View,
): unknown {
  const domain = domainOf(decision, state, params);
  const handed = sealed(domain, decision);
  let answer: unknown;
  try {
    const role = roleOf(seat, state.g.batting);
    answer = player.choose({ step: decision.id, side: sideOf(seat), role, view, domain: handed, params: theirs, rng });
  } catch (error) {
    if (typeof error === 'object' && error !== null) thrownByPlayers.add(error);
    throw error;
  } finally {
    close(handed);
  }
  const known = knownLegal(handed, answer);
  if (known !== null) return known;
  // most choices are numbers and texts, or a few of them together
  const choice = typeof answer === 'object' && answer !== null ? flatCopy(answer) : answer;
  const legal = typeof choice !== 'function' && (choice !== null || answer === null) && domain.why(choice) === null;
  if (legal) return choice;
  if (answersLater(answer))
    throw new HowzatError(
      'asynchronous-player',
      `${player.name} answers later; the runner needs its answer now. Play it in a match.`,
      { step: decision.id },
    );
  return legalChoice({ decision, seat, domain }, told(answer), player.name);
}
