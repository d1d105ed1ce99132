import { copyJson, type Player, type Rulebook, type Seat, sameJson, type View } from '@howzat/core';
import {
  domainOf,
  drawOutcome,
  logFor,
  type OpenDecision,
  otherSeat,
  type Program,
  programOf,
  roleOf,
  type Session,
  secretIn,
  shownIn,
  sideOf,
  stream,
  viewOf,
} from '@howzat/core/engine';
import { nonsense } from './domains.js';
import { type Leaks, momentOf, note, told, whereApart } from './leaks.js';
import { playAtRandom } from './random-play.js';
import { type Reveal, revealsIn, type Shown, withoutShown } from './reveals.js';
import { blindSeats, otherChoice, twinOf } from './twins.js';

/** All that one seat is shown at a moment: its view, the log as it may read it, its domains and what they answer. */
function shownTo(program: Program, session: Session, seat: Seat, probes: readonly unknown[]): unknown {
  const waiting = session.waiting();
  const mine = waiting.kind === 'decisions' ? waiting.open.filter((open) => open.seat === seat) : [];
  return copyJson({
    path: waiting.kind === 'end' ? 'end' : waiting.path,
    view: viewOf(program, session.state, seat, shownIn(waiting)),
    log: logFor(session.log.entries, sideOf(seat)),
    open: mine.map((open) => ({ step: open.decision.id, ...answers(open, probes) })),
  });
}

function answers(open: OpenDecision, probes: readonly unknown[]): object {
  return {
    domain: open.domain.describe(),
    count: open.domain.count(),
    refusals: probes.map((probe) => open.domain.why(probe)?.message ?? null),
  };
}

/** {@link secrecyLeaks} as a list to be read. */
export function secrecyProblems(...given: Parameters<typeof secrecyLeaks>): string[] {
  return told(secrecyLeaks(...given));
}

/**
 * Plays twins: at a secret choice of one side, or a draw that one side does not see, the twin takes another. Right
 * after it, everything that the other side is shown must be the same, and so it must stay through whatever the other
 * side then decides, for as long as nothing has been revealed by both choices being in.
 *
 * @param reveals what the rules show at once
 * @param shownByGame steps that the game shows at once without the house rule that is looked at: where its own state tells the twins
 *   apart, whatever follows from that gives nothing more away
 */
export function secrecyLeaks(
  rulebook: Rulebook,
  seeds: number,
  reveals: readonly Reveal[] = [],
  shownByGame: ReadonlySet<string> = new Set(),
): Leaks {
  const program = programOf(rulebook);
  const leaks = new Map<string, string>();
  const shownAt = revealsIn(rulebook, reveals);
  for (let seed = 0; seed < seeds; seed++) {
    const rng = stream(seed, 0x5eed);
    playAtRandom(rulebook, seed, {
      beforeInput: (session, now) => {
        if (now.kind !== 'chance') return;
        const blind = blindSeats(now.chance, session.state.g);
        if (blind.length === 0) return;
        const draws = [0, 1].map(() => drawOutcome(now.chance, rng, session.state, program.params));
        const shown = shownAt(now.chance.id, draws);
        if (shown === 'everything' || sameJson(draws[0], draws[1])) return;
        const twins = draws.map((outcome) => {
          const twin = twinOf(program, session);
          twin.happen(outcome);
          return twin;
        }) as [Session, Session];
        for (const seat of blind) compare(program, twins, seat, now.chance.id, shown, leaks, shownByGame, seed);
      },
      beforeChoice: (session, open, choice) => {
        const waiting = session.waiting();
        const pending =
          waiting.kind === 'decisions' && waiting.open.some((it) => !it.made && it.decision !== open.decision);
        if (!pending && (open.opened || open.decision.seenBy === 'all')) return;
        const other = otherChoice(open, choice, rng);
        // what the other side has still to answer shows by no rule
        const shown = pending ? [] : shownAt(open.decision.id, [choice, other]);
        if (shown === 'everything' || sameJson(other, choice)) return;
        const twins = [choice, other].map((it) => {
          const twin = twinOf(program, session);
          const same = twin.waiting();
          if (same.kind === 'decisions')
            twin.choose((same.open.find((o) => o.decision === open.decision) as OpenDecision).decision, it);
          return twin;
        }) as [Session, Session];
        compare(program, twins, otherSeat(open.seat), open.decision.id, shown, leaks, shownByGame, seed);
      },
    });
    for (const [what, where] of hiddenFieldLeaks(rulebook, program, seed)) note(leaks, what, where);
  }
  return leaks;
}

function compare(
  program: Program,
  twins: readonly [Session, Session],
  seat: Seat,
  step: string,
  shown: Shown,
  leaks: Map<string, string>,
  shownByGame: ReadonlySet<string>,
  seed: number,
): void {
  const [one, two] = twins.map((twin) => withoutShown(shownTo(program, twin, seat, nonsense.slice(0, 12)), shown));
  if (sameJson(one, two) || (shownByGame.has(step) && gameTells(one, two))) return;
  const keys = Object.keys(one as object).filter(
    (key) => !sameJson((one as Record<string, unknown>)[key], (two as Record<string, unknown>)[key]),
  );
  note(
    leaks,
    `${step} shows itself to the other side in its ${keys.join(' and ')}`,
    `${whereApart(one, two)} (${momentOf(twins[0], seed)})`,
  );
}

/** Does what the game itself shows, without what amendments keep, tell two moments apart? */
export function gameTells(one: unknown, two: unknown): boolean {
  const shown = (moment: unknown): unknown => {
    const { view, log } = moment as {
      readonly view: { readonly game: unknown; readonly state: unknown };
      readonly log: readonly { readonly delivery: unknown }[];
    };
    // two balls may come to the same score and differ in how
    return [view.game, view.state, log.map(({ delivery }) => delivery)];
  };
  return !sameJson(shown(one), shown(two));
}

/** A side's domain must not change when only what it may not see is changed. */
function hiddenFieldLeaks(rulebook: Rulebook, program: Program, seed: number): Leaks {
  const leaks = new Map<string, string>();
  const elsewhere = new Map<string, object>();
  playAtRandom(rulebook, seed + 1000, {
    beforeInput: (session, now) => elsewhere.set(now.path, copyJson(session.state.s)),
  });
  playAtRandom(rulebook, seed, {
    beforeInput: (session, now) => {
      const other = now.kind === 'decisions' ? elsewhere.get(now.path) : undefined;
      if (!other || now.kind !== 'decisions') return;
      for (const open of now.open) {
        const changed = withHiddenFrom(program, session, open.seat, other);
        const domain = domainOf(open.decision, changed, program.params);
        const [one, two] = [open, { ...open, domain }].map((it) => answers(it, nonsense.slice(0, 12)));
        if (sameJson(one, two)) continue;
        note(
          leaks,
          `the domain of ${open.decision.id} depends on what its side may not see`,
          `${whereApart(one, two)} (${momentOf(session, seed)})`,
        );
      }
    },
  });
  return leaks;
}

/** A player is asked so often about one step, that all steps get their turn. */
const asksOfStep = 3;

/**
 * Asks a player twice at the same moment: the second time all that its side may not see is taken from another match. What
 * it is shown is the same, and so is its luck; so must be its choice, however it may have come by more.
 */
export function peepingProblems(rulebook: Rulebook, player: Player, asks: number): string[] {
  const program = programOf(rulebook);
  const problems = new Set<string>();
  const asked = new Map<string, number>();
  const elsewhere = new Map<string, object>();
  playAtRandom(rulebook, 2000, {
    beforeInput: (session, now) => elsewhere.set(now.path, copyJson(session.state.s)),
  });
  let left = asks;
  for (let seed = 2001; left > 0 && seed < 2001 + asks; seed++)
    playAtRandom(rulebook, seed, {
      beforeInput: (session, now) => {
        const other = now.kind === 'decisions' ? elsewhere.get(now.path) : undefined;
        if (!other || now.kind !== 'decisions') return;
        for (const open of now.open) {
          const times = asked.get(open.decision.id) ?? 0;
          if (times >= asksOfStep || left <= 0) continue;
          asked.set(open.decision.id, times + 1);
          left--;
          const [one, two] = [session.state, withHiddenFrom(program, session, open.seat, other)].map((state) =>
            answerIn(program, player, open, state, now.shown, seed),
          );
          if (!sameJson(one, two))
            problems.add(
              `${player.name} chooses otherwise at ${open.decision.id} when what it may not see is otherwise`,
            );
        }
      },
    });
  return [...problems];
}

/** What a player chooses in a state, with luck that is the same each time. */
function answerIn(
  program: Program,
  player: Player,
  { decision, seat }: OpenDecision,
  state: Session['state'],
  chosenBefore: View['shown'],
  seed: number,
): unknown {
  return player.choose({
    step: decision.id,
    side: sideOf(seat),
    role: roleOf(seat, state.g.batting),
    view: copyJson(viewOf(program, state, seat, chosenBefore)),
    domain: domainOf(decision, state, program.params),
    params: program.params as Readonly<Record<string, unknown>>,
    rng: stream(seed, 0xa5c),
  });
}

/** The state with what a seat may not see taken from another match. */
function withHiddenFrom(program: Program, session: Session, seat: Seat, other: object): Session['state'] {
  const { state } = session;
  const role = seat === state.g.batting ? 'batting' : 'bowling';
  const s = copyJson(state.s) as Record<string, unknown>;
  const from = other as Record<string, unknown>;
  for (const [field, secrecy] of Object.entries(secretIn(program, state))) {
    if (secrecy === role) continue;
    const mine = (s[field] as Record<string, unknown> | null)?.[role];
    s[field] = copyJson(from[field]);
    if (secrecy === 'each') (s[field] as Record<string, unknown>)[role] = mine;
  }
  return { g: state.g, s, own: state.own };
}

/** Fields that the catalogue calls open and that a view does not show. */
export function opennessProblems(rulebook: Rulebook, open: readonly string[]): string[] {
  const program = programOf(rulebook);
  const problems = new Set<string>();
  playAtRandom(rulebook, 1, {
    beforeInput: (session) => {
      for (const seat of [0, 1] as const) {
        const view = viewOf(program, session.state, seat);
        for (const field of open)
          if (!Object.hasOwn(view.state, field))
            problems.add(`${field} is open by the catalogue and not in the view of ${sideOf(seat)}`);
      }
    },
  });
  return [...problems];
}
