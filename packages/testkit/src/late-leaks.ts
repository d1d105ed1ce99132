import { copyJson, type Rng, type Rulebook, type Seat, sameJson } from '@howzat/core';
import {
  drawOutcome,
  logFor,
  type OpenDecision,
  otherSeat,
  type Program,
  programOf,
  type Session,
  shownIn,
  sideOf,
  standingRules,
  stream,
  viewOf,
  type Waiting,
  whyNotOutcome,
} from '@howzat/core/engine';
import { nonsense } from './domains.js';
import { momentOf, note, told, whereApart } from './leaks.js';
import { playAtRandom } from './random-play.js';
import { blindSeats, otherChoice, twinOf } from './twins.js';

/** Twins are played on for so many inputs: through the rest of a short match, and some overs of a long one. */
const farEnough = 240;
/** More choices are not compared. */
const listed = 60;
/** At each step twins part so often in one match. */
const partings = 3;

/** What an amendment brings, by which it could tell a side something. */
interface Brought {
  readonly steps: ReadonlySet<string>;
  readonly rules: ReadonlySet<string>;
}

/**
 * Plays twins on to later questions. At a choice or a draw that one side may not know the twin takes another; then both go on with the
 * same choices and the same dice. As long as the game shows that side the same in both, the rule must too: what it keeps in the open,
 * which of its rules are cited, whether it asks, and what may be chosen.
 * @param without the game as it is without the rule
 */
export function lateLeakProblems(rulebook: Rulebook, without: Rulebook, matches: number): string[] {
  const program = programOf(rulebook);
  const brought = broughtBy(rulebook, without);
  const leaks = new Map<string, string>();
  for (let seed = 0; seed < matches; seed++) {
    const rng = stream(seed, 0x1a7e);
    const parted = new Map<string, number>();
    const part = (
      session: Session,
      step: string,
      blind: readonly Seat[],
      act: (twin: Session, which: 0 | 1) => void,
    ) => {
      const times = parted.get(step) ?? 0;
      if (times >= partings) return;
      parted.set(step, times + 1);
      for (const seat of blind) {
        const twins = ([0, 1] as const).map((which) => {
          const twin = twinOf(program, session);
          act(twin, which);
          return twin;
        }) as [Session, Session];
        const by = firstTold({ program, brought, step, seat }, twins, rng);
        if (!by) continue;
        const what = `${step} shows later, while the game still hides it: ${by.what}`;
        note(leaks, what, `${by.where} (${momentOf(twins[0], seed)})`);
      }
    };
    playAtRandom(rulebook, seed, {
      beforeInput: (session, now) => {
        if (now.kind !== 'chance') return;
        const { chance } = now;
        const blind = blindSeats(chance, session.state.g);
        if (blind.length === 0) return;
        const outcomes = [0, 1].map(() => drawOutcome(chance, rng, session.state, program.params));
        if (sameJson(outcomes[0], outcomes[1])) return;
        part(session, chance.id, blind, (twin, which) => {
          twin.waiting();
          twin.happen(outcomes[which]);
        });
      },
      beforeChoice: (session, open, choice) => {
        const other = otherChoice(open, choice, rng);
        if (sameJson(other, choice)) return;
        part(session, open.decision.id, [otherSeat(open.seat)], (twin, which) =>
          choose(twin, open.decision.id, which === 0 ? choice : other),
        );
      },
    });
  }
  return told(leaks);
}

function broughtBy(rulebook: Rulebook, without: Rulebook): Brought {
  const stepsIn = (at: Rulebook['flow']): string[] => [at.id, ...at.children.flatMap(stepsIn)];
  const known = new Set([...stepsIn(without.flow), ...standingRules(without)]);
  return {
    steps: new Set(stepsIn(rulebook.flow).filter((id) => !known.has(id))),
    rules: new Set(standingRules(rulebook).filter((id) => !known.has(id))),
  };
}

function choose(session: Session, step: string, choice: unknown): void {
  const open = openAt(session.waiting(), step);
  if (open) session.choose(open.decision, choice);
}

function openAt(waiting: Waiting, step: string): OpenDecision | undefined {
  return waiting.kind === 'decisions' ? waiting.open.find(({ decision }) => decision.id === step) : undefined;
}

/** What twins are looked at for. */
interface Look {
  readonly program: Program;
  readonly brought: Brought;
  /** The step at which they parted. */
  readonly step: string;
  /** The seat that may not know how. */
  readonly seat: Seat;
}

/** Plays twins on, and says by what of the amendment's a seat could first tell them apart; null where it cannot. */
function firstTold(look: Look, twins: readonly [Session, Session], rng: Rng): Telling | null {
  const { program, brought, seat } = look;
  for (let inputs = 0; inputs < farEnough; inputs++) {
    const [one, two] = [twins[0].waiting(), twins[1].waiting()];
    if (!sameJson(gameShown(look, twins[0]), gameShown(look, twins[1]))) return null;
    const by = toldApart(program, brought, twins, [one, two], seat);
    if (by !== null) return by;
    if (one.kind === 'end' || two.kind === 'end' || !goOn(program, twins, one, two, rng)) return null;
  }
  return null;
}

/**
 * All that the game shows a seat by itself: the state, and what was chosen and thrown. Steps that the amendment brings do not count, but for
 * the one at which the twins parted: once the log tells the seat what was chosen there, that is no secret any more.
 */
function gameShown({ program, brought, step: parted, seat }: Look, session: Session): unknown {
  const { state, log } = session;
  const { game, state: open, shown: chosen } = viewOf(program, state, seat, shownIn(session.waiting()));
  const shown = logFor(log.entries, sideOf(seat)).flatMap(({ delivery, inputs }) => [
    ...inputs.filter(({ step }) => step === parted || !brought.steps.has(step)),
    ...(delivery ? [delivery] : []),
  ]);
  return [game, open, chosen, shown];
}

/** By what of the amendment's a seat can tell twins apart, and what stands there in each. */
interface Telling {
  readonly what: string;
  readonly where: string;
}

/** By what of the amendment's the seat can tell twins apart that the game shows alike. */
function toldApart(
  program: Program,
  brought: Brought,
  twins: readonly [Session, Session],
  [one, two]: readonly [Waiting, Waiting],
  seat: Seat,
): Telling | null {
  const views = twins.map(({ state }) => viewOf(program, state, seat).own) as [
    Record<string, Record<string, unknown>>,
    Record<string, Record<string, unknown>>,
  ];
  for (const [drawer, fields] of Object.entries(views[0]))
    for (const field of Object.keys(fields))
      if (!sameJson(fields[field], views[1][drawer]?.[field]))
        return {
          what: `${drawer} keeps it in the open, in ${field}`,
          where: whereApart(fields[field], views[1][drawer]?.[field], ['own', drawer, field]),
        };
  const cited = twins.map(({ log }) => [
    ...log.entries.flatMap(({ rules }) => rules.filter((id) => brought.rules.has(id))),
  ]) as [string[], string[]];
  if (!sameJson(cited[0], cited[1])) {
    const rule = cited[0].find((id) => !cited[1].includes(id)) ?? cited[1].find((id) => !cited[0].includes(id));
    return {
      what: `${rule ?? [...cited[0], ...cited[1]].at(-1)} is cited or not by it`,
      where: whereApart(cited[0], cited[1], ['rules']),
    };
  }
  const steps = [one, two].map(stepAt);
  if (steps[0] !== steps[1]) {
    const own = steps.find((step) => brought.steps.has(step));
    return own === undefined
      ? null
      : { what: `${own} is asked or not by it`, where: whereApart(steps[0], steps[1], ['what comes next']) };
  }
  return choicesApart(one, two, seat);
}

function stepAt(waiting: Waiting): string {
  if (waiting.kind === 'end') return 'end';
  return waiting.kind === 'chance' ? waiting.chance.id : (waiting.open[0]?.decision.id ?? '');
}

/** At which question the seat is given other choices. */
function choicesApart(one: Waiting, two: Waiting, seat: Seat): Telling | null {
  if (one.kind !== 'decisions') return null;
  for (const open of one.open) {
    const same = openAt(two, open.decision.id);
    if (open.seat !== seat || !same) continue;
    const answers = [open, same].map(answersOf);
    if (!sameJson(answers[0], answers[1]))
      return {
        what: `the choices at ${open.decision.id} depend on it`,
        where: refusedIn(open, same) ?? refusedIn(same, open) ?? whereApart(answers[0], answers[1]),
      };
  }
  return null;
}

/** A choice that one of two domains has, and the rule by which the other refuses it; null where there is none. */
function refusedIn({ domain }: OpenDecision, { domain: other }: OpenDecision): string | null {
  let looked = 0;
  for (const choice of domain) {
    const refusal = other.why(choice);
    if (refusal)
      return `${JSON.stringify(choice)} is legal in one and forbidden by ${refusal.rule ?? 'the domain'} in the other`;
    if (++looked >= listed) break;
  }
  return null;
}

function answersOf({ domain }: OpenDecision): unknown {
  const items: unknown[] = [];
  for (const choice of domain) if (items.push(choice) >= listed) break;
  return [
    domain.describe(),
    domain.count(),
    items,
    nonsense.slice(0, 6).map((probe) => domain.why(probe)?.message ?? null),
  ];
}

/** Gives both twins the same next input; false where there is none that both can take. */
function goOn(program: Program, twins: readonly [Session, Session], one: Waiting, two: Waiting, rng: Rng): boolean {
  if (one.kind === 'chance') {
    if (two.kind !== 'chance' || two.chance.id !== one.chance.id) return false;
    const [{ state }, { state: other }] = twins;
    const outcome = drawOutcome(one.chance, rng, state, program.params);
    if (whyNotOutcome(two.chance, outcome, other, program.params) !== null) return false;
    for (const twin of twins) twin.happen(copyJson(outcome));
    return true;
  }
  if (one.kind !== 'decisions') return false;
  const open = one.open.find(({ made }) => !made);
  const same = open && openAt(two, open.decision.id);
  if (!open || !same || same.made) return false;
  for (let tries = 0; tries < 20; tries++) {
    const choice = open.domain.sample(rng);
    if (!same.domain.has(choice)) continue;
    for (const twin of twins) choose(twin, open.decision.id, copyJson(choice));
    return true;
  }
  return false;
}
