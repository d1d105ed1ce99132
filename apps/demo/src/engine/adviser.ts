import { type Frozen, type Game, type LogEntry, type Player, type Rulebook, uniformPlayer } from '@howzat/core';
import {
  type Advice,
  type Question,
  type Searcher,
  search,
  type WinProbability,
  winProbabilities,
} from '@howzat/players';
import { type Opened, openVariant, rulebookOf } from './opened.js';
import type { Plan } from './plan.js';
import type { Advised } from './sight.js';
import { type Trouble, troubleOf } from './trouble.js';

/** Something to think about. */
export interface Asking {
  /** Who asks: a side that a computer plays, or the person who wants a hint. Whoever asks again has thought enough before. */
  readonly by: 'home' | 'away' | 'hint';
  /** The house rules in play, which a series may change. */
  readonly houseRules: readonly string[];
  readonly question: Question;
  /** For how long, in milliseconds. */
  readonly ms: number;
}

/** A match as far as the chances to win go by it. */
export interface Standings {
  readonly houseRules: readonly string[];
  /** The entries with the balls. */
  readonly balls: readonly LogEntry[];
  readonly game: Frozen<Game>;
}

/** What somebody knows who looks ahead in one rulebook. */
interface Mind {
  readonly rulebook: Rulebook;
  readonly searcher: Searcher;
  /** There are hidden things that the game has no way to deal. */
  readonly blind: boolean;
}

/** The match that is thought about. */
interface Seated {
  readonly plan: Plan;
  readonly opened: Opened;
  readonly player: Player;
  /** One for each set of house rules. */
  readonly minds: Map<string, Mind>;
}

/**
 * Looks ahead: for computer players that search, for hints, and for the chances to win. It has a worker of its own, so that
 * neither the screen nor the match waits for it; it thinks in short stretches and can be stopped between them.
 */
export class Adviser {
  private seated: Promise<Seated> | null = null;
  private readonly thinking = new Map<Asking['by'], AbortController>();

  /** @param ready settles before the first rulebook is compiled */
  constructor(private readonly ready: () => Promise<unknown> = async () => {}) {}

  /** Sits down to a match: it is the plan that tells the rulebook and the cards. */
  sit(plan: Plan): void {
    this.seated = Promise.all([openVariant(plan.variant), this.ready()]).then(([opened]) => ({
      plan,
      opened,
      player: opened.sensible ?? uniformPlayer,
      minds: new Map(),
    }));
    // whoever asks is told
    this.seated.catch(() => {});
  }

  private async seat(): Promise<Seated> {
    if (!this.seated) throw new Error('The adviser has not been told which match is played.');
    return this.seated;
  }

  /**
   * Thinks about a decision. Tells how far it is, from 0 to 1, with what has been found so far.
   * @returns what was found; null where it was stopped
   */
  async think(
    { by, houseRules, question, ms }: Asking,
    tell: (share: number, sofar: Advice) => void = () => {},
  ): Promise<Advised | Trouble | null> {
    this.stop(by);
    const stopping = new AbortController();
    this.thinking.set(by, stopping);
    try {
      const { searcher, blind } = mindFor(await this.seat(), houseRules);
      searcher.prepare();
      const begun = performance.now();
      const onProgress = (sofar: Advice): void => tell(Math.min(1, (performance.now() - begun) / ms), sofar);
      const advice = await searcher.think(question, { budget: { ms }, signal: stopping.signal, onProgress });
      return { advice, barred: searcher.barred(question), blind };
    } catch (error) {
      return stopping.signal.aborted ? null : troubleOf(error);
    } finally {
      if (this.thinking.get(by) === stopping) this.thinking.delete(by);
    }
  }

  /** What is thought about for somebody is not wanted any more. */
  stop(by: Asking['by']): void {
    this.thinking.get(by)?.abort();
  }

  /** The chance of home to win after every ball. */
  async chances({ houseRules, balls, game }: Standings): Promise<readonly WinProbability[]> {
    const seated = await this.seat();
    const { rulebook } = mindFor(seated, houseRules);
    return winProbabilities({ rulebook, log: () => balls, game }, seated.player);
  }
}

function mindFor({ plan, opened, player, minds }: Seated, houseRules: readonly string[]): Mind {
  const key = houseRules.join();
  let mind = minds.get(key);
  if (!mind) {
    const rulebook = rulebookOf(opened, { ...plan, selection: { ...plan.selection, houseRules } });
    mind = { rulebook, searcher: search(rulebook, { player }), blind: isBlind(rulebook) };
    minds.set(key, mind);
  }
  return mind;
}

/** Whether a game hides something and has no way to deal it, for players that look ahead. */
export function isBlind({ secret, drawers, variant }: Rulebook): boolean {
  const hides = (of: object = {}): boolean => Object.keys(of).length > 0;
  return (
    (hides(secret) && variant.imagine === undefined) ||
    drawers.some((amendment) => hides(amendment.secret) && amendment.imagine === undefined)
  );
}
