import {
  type AnyMatch,
  type AnySeat,
  openMatch,
  type Rng,
  type Rulebook,
  replayMatch,
  type Selection,
  type Side,
  sameJson,
  type Variant,
} from '@howzat/core';
import type { Chance } from '@howzat/core/author';
import { stream } from '@howzat/core/engine';
import { nonsense } from './domains.js';

/** More choices are not listed. */
const listed = 60;

/** The ids of all steps at which somebody chooses or something is drawn. */
function stepsOf(rulebook: Rulebook): string[] {
  const ids: string[] = [];
  const visit = (at: Rulebook['flow']): void => {
    if (at.step?.kind === 'decision' || at.step?.kind === 'chance') ids.push(at.id);
    at.children.forEach(visit);
  };
  visit(rulebook.flow);
  return ids;
}

function attempted(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    const { code, message, details } = error as { code?: unknown; message: string; details?: unknown };
    return { code, message, details };
  }
}

/** Everything that a seat gives and says at a moment, as JSON; what a commitment is made of stays unknown by its making. */
function given(seat: AnySeat, steps: readonly string[]): Record<string, unknown> {
  const choices = (step: string): unknown =>
    attempted(() => {
      const domain = seat.legal(step);
      const items: unknown[] = [];
      for (const choice of domain) if (items.push(choice) >= listed) break;
      const probes = nonsense.slice(0, 12);
      return { of: domain.describe(), count: domain.count(), items, why: probes.map((probe) => domain.why(probe)) };
    });
  const parts = {
    waiting: seat.waiting,
    length: seat.length,
    role: seat.role,
    game: seat.game,
    cricketers: attempted(() => seat.cricketers),
    view: seat.view(),
    log: seat.log(),
    record: masked(seat.record()),
    legal: steps.map(choices),
    refusals: steps.map((step) => attempted(() => seat.play(step, 'no such choice'))),
  };
  return JSON.parse(JSON.stringify(parts)) as Record<string, unknown>;
}

function masked(record: { readonly events: readonly object[] }): object {
  const events = record.events.map((event) => ('commitment' in event ? { ...event, commitment: '' } : event));
  return { ...record, events };
}

/** A question or a draw is looked at so often in one match. */
const looksAtStep = 2;

/**
 * Plays twins by people, through seats: at a choice that the other side may not know yet, and at a draw that a side does not see,
 * the twin takes another. Right after it everything that the other seat gives and says must be the same: what it waits for, views,
 * logs, records, legal choices, and how it refuses.
 * @param reveals steps after which a rule shows at once, by the rulebook, something of what was chosen or drawn
 */
export function seatProblems(
  variant: Variant,
  rulebook: Rulebook,
  matches: number,
  reveals: readonly string[] = [],
): string[] {
  const problems = new Set<string>();
  const steps = stepsOf(rulebook);
  const selection = selectionOf(rulebook);
  const { houseRules = [] } = selection;
  for (let seed = 0; seed < matches; seed++) {
    const rng = stream(seed, 0x5ea7);
    const looks = new Map<string, number>();
    const due = (step: string): boolean => {
      if (reveals.includes(step) || (looks.get(step) ?? 0) >= looksAtStep) return false;
      looks.set(step, (looks.get(step) ?? 0) + 1);
      return true;
    };
    let match = openMatch(variant, { ...selection, seed, chance: 'people' });
    const twin = (): AnyMatch => replayMatch(variant, match.record(), { houseRules });
    for (let turn = 0; turn < 400 && match.waiting.kind !== 'end'; turn++) {
      const { waiting } = match;
      if (waiting.kind === 'chance') {
        const [one, two] = [0, 1].map(() => drawn(match, rulebook, waiting.step, rng));
        const blind = blindTo(match, waiting.step, rulebook);
        if (blind.length > 0 && !sameJson(one, two) && due(waiting.step)) {
          const twins = [one, two].map((outcome) => twin().happen(waiting.step, outcome)) as [AnyMatch, AnyMatch];
          for (const side of blind) compare(twins, side, waiting.step, steps, problems);
        }
        match = match.happen(waiting.step, one);
        continue;
      }
      if (waiting.kind !== 'decisions') break;
      const open = waiting.open.find(({ made }) => !made);
      if (!open) break;
      const { side, step } = open;
      const legal = match.legal(side, step);
      const choice = legal.sample(rng);
      const other = legal.sample(rng);
      const pending = waiting.open.some((it) => !it.made && it.step !== step);
      if ((pending || isSecret(rulebook, step)) && !sameJson(choice, other) && due(step)) {
        const twins = [choice, other].map((it) => twin().play(side, step, it)) as [AnyMatch, AnyMatch];
        compare(twins, side === 'home' ? 'away' : 'home', step, steps, problems);
      }
      match = match.play(side, step, choice);
    }
  }
  return [...problems];
}

/** The selection that a rulebook was composed with. */
function selectionOf({ selection, amendments }: Rulebook): Selection {
  const { format, ...chosen } = selection;
  const houseRules = amendments.filter(({ layer }) => layer === 'house');
  return { ...(format === null ? {} : { format }), ...chosen, houseRules } as Selection;
}

function compare(
  twins: readonly [AnyMatch, AnyMatch],
  side: Side,
  step: string,
  steps: readonly string[],
  problems: Set<string>,
): void {
  const [one, two] = twins.map((match) => given(match.seat(side), steps)) as [
    Record<string, unknown>,
    Record<string, unknown>,
  ];
  for (const key of Object.keys(one))
    if (!sameJson(one[key], two[key])) problems.add(`${step} shows itself to the seat of the other side in its ${key}`);
}

function nodeOf(rulebook: Rulebook, id: string): Rulebook['flow'] | undefined {
  const find = (at: Rulebook['flow']): Rulebook['flow'] | undefined => {
    if (at.id === id) return at;
    for (const child of at.children) {
      const found = find(child);
      if (found) return found;
    }
    return undefined;
  };
  return find(rulebook.flow);
}

function isSecret(rulebook: Rulebook, id: string): boolean {
  const step = nodeOf(rulebook, id)?.step;
  return step?.kind === 'decision' && step.seenBy === 'own';
}

/** The sides that do not see what comes of a chance. */
function blindTo(match: AnyMatch, id: string, rulebook: Rulebook): readonly Side[] {
  const step = nodeOf(rulebook, id)?.step;
  if (step?.kind !== 'chance' || step.seenBy === 'all') return [];
  if (step.seenBy === 'nobody') return ['home', 'away'];
  return (['home', 'away'] as const).filter((side) => match.seat(side).role !== step.seenBy);
}

/** Something that the dice or the deck could show now. */
function drawn(match: AnyMatch, rulebook: Rulebook, id: string, rng: Rng): unknown {
  const { s, g } = match.internals();
  const step = nodeOf(rulebook, id)?.step as Chance;
  return step.of.sample(rng, s, g, rulebook.params);
}
