import {
  type AnyMatch,
  type DomainDescription,
  type Json,
  type LogEntry,
  type Player,
  type Side,
  uniformPlayer,
} from '@howzat/core';
import { stream } from '@howzat/core/engine';
import type { VariantEntry } from '../variants.js';
import type { Opened } from './opened.js';
import { type Plan, people } from './plan.js';

const begins = import.meta.glob<{ default: RegExp }>('../tables/*/begins.ts');

/** Everything but the toss, of which the Laws know in every game what it is about. */
const afterToss = /^(?!core\.toss)/;

/** The steps at which whoever plays is asked for the first time: where the table of a game does not say, all but the toss. */
async function beginsOf({ table }: VariantEntry): Promise<RegExp> {
  return (await begins[`../tables/${table}/begins.ts`]?.())?.default ?? afterToss;
}

/** Whether a ball of the match has been bowled. */
export function hasBowled(match: Pick<AnyMatch, 'log'>): boolean {
  return match.log().some(({ delivery }) => delivery !== null);
}

/**
 * What comes before the first ball and is chosen for whoever plays: teams, toss, who opens. The game's own player chooses, or chance where it
 * has none, and what was chosen stands in the record as a choice of that side.
 */
export class Beforehand {
  /**
   * @param match whose first ball is to come
   * @param side for whom is chosen
   * @param first the steps from which that side chooses for itself
   */
  constructor(
    readonly match: AnyMatch,
    private readonly side: Side,
    private readonly first: RegExp,
    private readonly player: Player,
  ) {}

  /** What is asked now and will be chosen; null where the first ball is on, or the other side is asked. */
  get step(): string | null {
    const { match, side, first } = this;
    const { waiting } = match;
    if (hasBowled(match) || waiting.kind !== 'decisions') return null;
    const mine = waiting.open.filter((open) => open.side === side);
    if (mine.some(({ step }) => first.test(step)) || this.hasBegun(match.log())) return null;
    return mine.find(({ made }) => !made)?.step ?? null;
  }

  /** Whether that side has chosen anything by itself. */
  hasBegun(log: readonly LogEntry[]): boolean {
    const { waiting } = this.match;
    const open = waiting.kind === 'decisions' ? waiting.open : [];
    if (open.some(({ side, step, made }) => made && side === this.side && this.first.test(step))) return true;
    let bowled = false;
    for (const { inputs, delivery } of log) {
      if (inputs.some(({ by, step }) => by === this.side && (bowled || this.first.test(step)))) return true;
      bowled ||= delivery !== null;
    }
    return false;
  }

  /** Chooses what is asked now. False where there is nothing to choose, or the match went elsewhere meanwhile. */
  async choose(): Promise<boolean> {
    const { match, side, step, player } = this;
    if (step === null) return false;
    const { length } = match;
    const seat = match.seat(side);
    const view = seat.view();
    const domain = seat.legal(step);
    const { params } = match.rulebook;
    const asked = { step, side, role: view.role, view, domain, params, rng: stream(length, 1) };
    const choice = nothingAt(domain.describe()) ?? (await player.choose(asked));
    if (match.length !== length || this.step !== step) return false;
    seat.play(step, choice);
    return true;
  }
}

/** The choice by which nothing is announced, where there is one: nobody uses up for somebody else what can be used once. */
function nothingAt(domain: DomainDescription): Json | undefined {
  if (domain.kind === 'oneOf') return domain.items.find((item) => item === false || item === null);
  if (domain.kind !== 'record') return undefined;
  const parts = Object.entries(domain.fields).map(([name, field]) => [name, nothingAt(field)] as const);
  return parts.every(([, part]) => part !== undefined) ? (Object.fromEntries(parts) as Json) : undefined;
}

/** Makes what chooses for the one person of a match; null where the plan leaves everything to them. */
export async function beforehandFor(
  plan: Plan,
  { entry, sensible }: Opened,
): Promise<((match: AnyMatch) => Beforehand) | null> {
  const [side, ...others] = people(plan);
  if (plan.ready !== true || side === undefined || others.length > 0) return null;
  const first = await beginsOf(entry);
  return (match) => new Beforehand(match, side, first, sensible ?? uniformPlayer);
}
