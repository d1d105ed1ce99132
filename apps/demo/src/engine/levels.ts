import { type Player, pick, type Rulebook, uniformPlayer } from '@howzat/core';
import type { LevelName } from '@howzat/players';
import type { Adviser } from './adviser.js';
import type { Opened } from './opened.js';
import type { Plan } from './plan.js';

/** How long the best of them thinks about a decision, in milliseconds. */
const thinks = 300;

/** Where a computer player sits, and with what it plays. */
export interface Chair {
  readonly side: 'home' | 'away';
  readonly opened: Opened;
  readonly rulebook: Rulebook;
  /** Looks ahead in a worker of its own; where there is none, nobody looks ahead. */
  readonly adviser: () => Pick<Adviser, 'think'> | null;
}

/** The three levels, the weakest first. */
const order = ['village', 'club', 'international'] as const satisfies readonly LevelName[];

/** The level of a first match. */
export const firstLevel: LevelName = 'club';

/** The levels that a variant can be played at, the weakest first. */
export function levelsFor({ entry }: Opened): readonly LevelName[] {
  return order.filter((level) => entry.levels?.includes(level) ?? true);
}

/** Whether whoever sits there looks ahead. */
export function looksAhead(seat: Plan['seats']['home']): boolean {
  return seat.kind === 'computer' && (seat.level === 'international' || seat.level === 'search');
}

/**
 * The player of a level. A record may name players that other tools made: those that the level of the club is made of are
 * known here too, and whoever is not known is played by the club.
 */
export async function playerOf(level: string, chair: Chair): Promise<Player> {
  const { opened, rulebook } = chair;
  if (level === 'random') return uniformPlayer;
  const { greedy, levelPlayer } = await import('@howzat/players');
  const options = opened.sensible ? { player: opened.sensible } : {};
  if (level === 'greedy') return greedy(rulebook);
  if (level === 'village') return levelPlayer(rulebook, 'village', options);
  const club = levelPlayer(rulebook, 'club', options);
  return level === 'international' || level === 'search' ? international(chair, club) : club;
}

/** Looks ahead with the help of the adviser; what cannot be looked into is decided as the club decides it. */
function international({ side, rulebook, adviser }: Chair, club: Player): Player {
  return {
    name: 'international',
    choose: async (request) => {
      const { step, view, domain, rng } = request;
      const question = { step, view, seed: pick(rng, 0x7fffffff) };
      const { houseRules } = rulebook.selection;
      const found = await adviser()?.think({ by: side, houseRules, question, ms: thinks });
      const choice = found && 'advice' in found ? found.advice.choice : undefined;
      return choice !== undefined && domain.has(choice) ? choice : club.choose(request);
    },
  };
}
