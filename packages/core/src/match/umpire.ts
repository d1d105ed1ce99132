import { placeIn, stepIn } from '../compose/index.js';
import type { Chance, Closed, Decision } from '../contract/index.js';
import { type Seat, seatOf, sideOf, type Who } from '../cricket/index.js';
import { HowzatError } from '../errors/index.js';
import type { OpenDecision, Session, Waiting } from '../interpreter/index.js';
import { copyJson, notJson, showChoice } from '../json/index.js';
import { concedeRule } from '../laws/index.js';
import { describedChance, ownOf, type Program, whyNotOutcome } from '../program/index.js';

type WaitingForChance = Waiting & { readonly kind: 'chance' };

/** Tells whether what somebody wants to do is theirs to do now, and refuses it where it is not. It changes nothing. */
export class Umpire {
  constructor(private readonly program: Program) {}

  /**
   * The open decision of a side.
   * @throws HowzatError `match-over`, `not-your-decision`, `no-decision`, `unknown-step`
   */
  decision(session: Session, side: Who, step: string): OpenDecision {
    const now = session.waiting();
    if (now.kind === 'end') {
      const closed = this.closed(session, step, 'decision');
      throw new HowzatError('match-over', messageOf(closed) ?? itIsOver, ruleOf(closed));
    }
    const seat = seatNamed(side, session);
    const open = now.kind === 'decisions' ? now.open : [];
    const named = open.filter((it) => it.decision.id === step);
    const mine = named.find((it) => it.seat === seat);
    if (mine) {
      if (mine.made && !(now.kind === 'decisions' && now.revisable))
        throw new HowzatError('not-your-decision', `You have decided ${step}; waiting for the other player.`, {
          step,
          side,
        });
      return mine;
    }
    const details = {
      step: typeof step === 'string' ? step : showChoice(step),
      side,
      known: open.map((it) => it.decision.id),
    };
    if (named.length > 0) {
      const others = this.others(step);
      throw new HowzatError(
        'not-your-decision',
        messageOf(others) ?? `It is not your decision: ${describeWaiting(now)}.`,
        { ...details, ...ruleOf(others) },
      );
    }
    const closed = this.closed(session, step, 'decision');
    if (closed !== null)
      throw new HowzatError('no-decision', messageOf(closed) as string, { ...details, ...ruleOf(closed) });
    if (typeof step !== 'string' || !stepIn(this.program.rulebook, step))
      throw new HowzatError('unknown-step', `There is no step ${showChoice(step)}; ${describeWaiting(now)}.`, details);
    throw new HowzatError('no-decision', `${step} is not open now: ${describeWaiting(now)}.`, details);
  }

  /**
   * The chance that somebody tells the outcome of. Whether that can have happened is another question.
   * @param drawnFrom where the match draws chance itself: nobody is then told what the dice showed
   * @throws HowzatError `no-decision`, `unknown-step`
   */
  chance(
    session: Session,
    step: string,
    outcome: unknown,
    drawnFrom: 'the seed' | 'the host' | null,
  ): WaitingForChance {
    const now = session.waiting();
    const closed = now.kind === 'chance' && now.chance.id === step ? null : this.closed(session, step, 'chance');
    const told = { step, choice: showChoice(outcome) };
    if (closed !== null)
      throw new HowzatError('no-decision', messageOf(closed) as string, { ...told, ...ruleOf(closed) });
    if (now.kind !== 'chance')
      throw new HowzatError('no-decision', `Nothing is left to chance now: ${describeWaiting(now)}.`, told);
    if (drawnFrom !== null)
      throw new HowzatError(
        'no-decision',
        `Chance comes from ${drawnFrom} here; only a match with chance from people is told what the dice showed.`,
        { step },
      );
    if (now.chance.id !== step)
      throw new HowzatError('unknown-step', `The match waits for ${now.chance.id}, not for ${showChoice(step)}.`, {
        step,
        known: [now.chance.id],
      });
    return now;
  }

  /**
   * The seat of a side that may give up.
   * @throws HowzatError `match-over`, `not-your-decision`, `illegal-choice` where nobody may give up
   */
  concession(session: Session, side: Who): Seat {
    if (session.waiting().kind === 'end') throw new HowzatError('match-over', itIsOver);
    if ((this.program.params as { concede: boolean }).concede === false)
      throw new HowzatError('illegal-choice', 'No side may give up in this match.', { side, rule: concedeRule });
    return seatNamed(side, session);
  }

  /** @throws HowzatError `illegal-outcome` for what these dice or cards cannot show */
  refuseImpossible({ state }: Session, { chance }: WaitingForChance, outcome: unknown): void {
    const { params } = this.program;
    const wrong = notJson(outcome, 'the outcome') ?? whyNotOutcome(chance, outcome, state, params);
    if (wrong)
      throw new HowzatError('illegal-outcome', wrong, {
        step: chance.id,
        choice: showChoice(outcome),
        legal: copyJson(describedChance(chance, state, params)),
      });
  }

  /** What the variant says of a decision or of a chance that is not open, or null where it says nothing. */
  private closed({ state }: Session, id: unknown, kind: 'decision' | 'chance'): Closed {
    const at = typeof id === 'string' ? placeIn(this.program.rulebook, id) : null;
    if (at?.step?.kind !== kind) return null;
    const { step, drawer } = at;
    return (step as Decision | Chance).closed?.(state.s, state.g, this.program.params, ownOf(state, drawer)) ?? null;
  }

  /** What the variant says to a side whose decision an open one is not. */
  private others(id: string): Closed {
    const step = stepIn(this.program.rulebook, id);
    return step?.kind === 'decision' ? (step.others ?? null) : null;
  }
}

const itIsOver = 'The match is over.';

/** @throws HowzatError `not-your-decision` for what names no side */
export function seatNamed(side: Who, { state }: Session): Seat {
  if (side !== 'home' && side !== 'away' && side !== 'batting' && side !== 'bowling')
    throw new HowzatError('not-your-decision', `A side is home, away, batting or bowling, not ${showChoice(side)}.`, {
      side: showChoice(side),
    });
  return seatOf(side, state.g.batting);
}

function describeWaiting(now: Waiting): string {
  if (now.kind === 'end') return 'the match is over';
  if (now.kind === 'chance') return `the match waits for ${now.chance.id}`;
  return `the match waits for ${now.open.map((open) => `${open.decision.id} by ${sideOf(open.seat)}`).join(' and ')}`;
}

function messageOf(closed: Closed): string | null {
  return typeof closed === 'object' && closed !== null ? closed.message : closed;
}

function ruleOf(closed: Closed): { readonly rule?: string } {
  return typeof closed === 'object' && closed !== null ? { rule: closed.rule } : {};
}
