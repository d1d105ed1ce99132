import {
  type AnyMatch,
  type AnySeat,
  type Domain,
  openMatch,
  type Player,
  type Rng,
  type Rulebook,
  replayMatch,
  type Side,
  sameJson,
  type Variant,
} from '@howzat/core';
import type { Chance } from '@howzat/core/author';
import { ownOf, placeIn, stream } from '@howzat/core/engine';
import { nonsense } from './domains.js';
import { type Leaks, note, told, whereApart } from './leaks.js';
import { type Reveal, revealsIn, type Shown, withoutShown } from './reveals.js';
import { gameTells } from './secrecy.js';
import { selectionOf } from './selection.js';

/** A match that came to the same as another until now, whose seats write down what they are told. */
interface Twin {
  readonly match: AnyMatch;
  readonly heard: Readonly<Record<Side, unknown[]>>;
}

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

/** What a domain tells, in every way in which it can be asked. */
function answersOf(domain: Domain): unknown {
  const items: unknown[] = [];
  for (const choice of domain) if (items.push(choice) >= listed) break;
  const probes = [...nonsense.slice(0, 12), ...items.slice(0, 4)];
  return {
    of: domain.describe(),
    count: domain.count(),
    items,
    why: probes.map((probe) => attempted(() => [domain.has(probe), domain.why(probe)])),
    sample: [1, 2, 3].map((n) => attempted(() => domain.sample(stream(n, 0x5a)))),
  };
}

/** Writes down the question that it is asked, and what it draws. */
function adviser(): Player & { readonly asked: unknown[] } {
  const asked: unknown[] = [];
  return {
    name: 'adviser',
    asked,
    choose: ({ step, side, role, view, domain, rng }) => {
      asked.push({ step, side, role, view, answers: answersOf(domain), draws: [rng.next(), rng.next()] });
      return domain.sample(rng);
    },
  };
}

/** Everything that a seat gives and says at a moment, as JSON; what a commitment is made of stays unknown by its making. */
function given(seat: AnySeat, heard: readonly unknown[], steps: readonly string[]): Record<string, unknown> {
  const choices = (step: string): unknown => attempted(() => answersOf(seat.legal(step)));
  const hints = (step: string): unknown => {
    const player = adviser();
    return [attempted(() => seat.hint(step, player)), player.asked];
  };
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
    hints: steps.map(hints),
    news: heard,
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

/** {@link seatLeaks} as a list to be read. */
export function seatProblems(...given: Parameters<typeof seatLeaks>): string[] {
  return told(seatLeaks(...given));
}

/**
 * Plays twins by people, through seats: at a choice that the other side may not know yet, and at a draw that a side does not see,
 * the twin takes another. Right after it everything that the other seat gives and says must be the same: what it waits for, views,
 * logs, records, legal choices, and how it refuses.
 * @param reveals what the rules show at once
 * @param shownByGame steps that the game shows at once without the house rule that is looked at
 */
export function seatLeaks(
  variant: Variant,
  rulebook: Rulebook,
  matches: number,
  reveals: readonly Reveal[] = [],
  shownByGame: ReadonlySet<string> = new Set(),
): Leaks {
  const leaks = new Map<string, string>();
  const steps = stepsOf(rulebook);
  const selection = selectionOf(rulebook);
  const { houseRules = [] } = selection;
  const shownAt = revealsIn(rulebook, reveals);
  for (let seed = 0; seed < matches; seed++) {
    const rng = stream(seed, 0x5ea7);
    const looks = new Map<string, number>();
    const due = (step: string): boolean => {
      if ((looks.get(step) ?? 0) >= looksAtStep) return false;
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
        const shown = shownAt(waiting.step, [one, two]);
        if (blind.length > 0 && shown !== 'everything' && !sameJson(one, two) && due(waiting.step)) {
          const twins = [one, two].map((outcome) => after(twin(), (it) => it.happen(waiting.step, outcome)));
          for (const side of blind) compare(twins, side, waiting.step, steps, shown, leaks, shownByGame, seed);
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
      // what the other side has still to answer shows by no rule
      const shown = pending ? [] : shownAt(step, [choice, other]);
      const secret = pending || (!open.opened && isSecret(rulebook, step) && shown !== 'everything');
      if (secret && !sameJson(choice, other) && due(step)) {
        const twins = [choice, other].map((made) => after(twin(), (it) => it.play(side, step, made)));
        compare(twins, side === 'home' ? 'away' : 'home', step, steps, shown, leaks, shownByGame, seed);
      }
      match = match.play(side, step, choice);
    }
  }
  return leaks;
}

/** Lets something happen in a twin, whose seats listen. */
function after(match: AnyMatch, act: (match: AnyMatch) => unknown): Twin {
  const heard: Twin['heard'] = { home: [], away: [] };
  for (const side of ['home', 'away'] as const)
    match.seat(side).subscribe((seat) => {
      const { waiting, length, role, game } = seat;
      heard[side].push({ waiting, length, role, game, view: seat.view() });
    });
  act(match);
  return { match, heard };
}

function compare(
  twins: readonly Twin[],
  side: Side,
  step: string,
  steps: readonly string[],
  shown: Shown,
  leaks: Map<string, string>,
  shownByGame: ReadonlySet<string>,
  seed: number,
): void {
  const [one, two] = twins.map(({ match, heard }) => given(match.seat(side), heard[side], steps)) as [
    Record<string, unknown>,
    Record<string, unknown>,
  ];
  if (shownByGame.has(step) && gameTells(one, two)) return;
  for (const key of Object.keys(one)) {
    const parts = [one[key], two[key]].map((part) => withoutShown(part, shown));
    if (sameJson(parts[0], parts[1])) continue;
    note(
      leaks,
      `${step} shows itself to the seat of the other side in its ${key}`,
      `${whereApart(parts[0], parts[1], [key])} (seed ${seed})`,
    );
  }
}

function isSecret(rulebook: Rulebook, id: string): boolean {
  const step = placeIn(rulebook, id)?.step;
  return step?.kind === 'decision' && step.seenBy === 'own';
}

/** The sides that do not see what comes of a chance. */
function blindTo(match: AnyMatch, id: string, rulebook: Rulebook): readonly Side[] {
  const step = placeIn(rulebook, id)?.step;
  if (step?.kind !== 'chance' || step.seenBy === 'all') return [];
  if (step.seenBy === 'nobody') return ['home', 'away'];
  return (['home', 'away'] as const).filter((side) => match.seat(side).role !== step.seenBy);
}

/** Something that the dice or the deck could show now. */
function drawn(match: AnyMatch, rulebook: Rulebook, id: string, rng: Rng): unknown {
  const state = match.internals();
  const { step, drawer } = placeIn(rulebook, id) as Rulebook['flow'];
  return (step as Chance).of.sample(rng, state.s, state.g, rulebook.params, ownOf(state, drawer));
}
