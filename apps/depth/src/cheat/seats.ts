import {
  createMatch,
  type Domain,
  type Match,
  type Player,
  type Side,
  type SideSeat,
  type Variant,
} from '@howzat/core';
import { checksumOfLog } from '@howzat/core/engine';
import { answersOf, grab, tried, uncommitted } from './tricks.js';

/** A seat that is asked for anything. */
type LooseSeat = Omit<SideSeat, 'legal' | 'play' | 'hint'> & {
  legal(step: string): Domain;
  play(step: string, choice: unknown): unknown;
  hint(step: string, player: Player): unknown;
};

/** Somebody at a seat: chooses at each step that is open to their side. */
export interface Sitter {
  /** Takes the seat before the match begins. */
  sit?(seat: LooseSeat): void;
  choose(seat: LooseSeat, step: string): unknown;
}

/** Lets two people play a match at its seats. */
export function playAtSeats(variant: Variant, seed: number, sitters: Readonly<Record<Side, Sitter>>) {
  const match = createMatch(variant, { seed } as never) as unknown as Match;
  const seats = { home: match.seat('home'), away: match.seat('away') } as unknown as Record<Side, LooseSeat>;
  for (const side of ['home', 'away'] as const) sitters[side].sit?.(seats[side]);
  for (let now = match.waiting; now.kind === 'decisions'; now = match.waiting) {
    const { side, step } = now.open.find(({ made }) => !made) as { side: Side; step: string };
    seats[side].play(step, sitters[side].choose(seats[side], step));
  }
  return { winner: match.game.result?.winner ?? null, log: checksumOfLog(match.log()) };
}

/** Somebody who plays as a computer player would. */
export const honestSitter = (player: Player): Sitter => ({ choose: (seat, step) => seat.hint(step, player) });

const first = 12;
const again = 53;

/**
 * Somebody who cheats at a seat: asks kept choices in the other side's turn, tries to choose for the other side, asks for its choices
 * and hints, looks for what it has chosen in records and logs and behind commitments, and writes to all that it is given. What it finds
 * of a choice that it has still to answer, it plays against.
 */
export function cheatingSitter(player: Player, learnt: Set<string>): Sitter {
  let kept: { readonly domain: Domain; readonly step: string } | null = null;
  let questions = 0;
  let news = 0;
  const due = (count: number): boolean => count <= first || count % again === 0;

  const others = (seat: LooseSeat): readonly string[] =>
    seat.waiting.kind === 'decisions'
      ? seat.waiting.open.filter(({ side }) => side !== seat.side).map(({ step }) => step)
      : [];

  /** In the other side's turn, and whenever anything happens. */
  const listen = (seat: LooseSeat): void => {
    if (!due(++news)) return;
    grab(seat.view());
    grab(seat.game);
    for (const step of others(seat)) {
      if (tried(() => seat.legal(step)) !== undefined) learnt.add(`${step} is told to the other side`);
      if (tried(() => seat.hint(step, player)) !== undefined)
        learnt.add(`a hint for ${step} is given to the other side`);
      if (tried(() => seat.play(step, 0)) !== undefined) learnt.add(`the other side may choose at ${step}`);
    }
    const last = kept;
    const open = seat.waiting.kind === 'decisions' ? seat.waiting.open : [];
    if (last && !open.some(({ side, step, made }) => side === seat.side && step === last.step && !made))
      if (tried(() => answersOf(last.domain)) !== undefined && open.every(({ side }) => side !== seat.side))
        learnt.add(`the choices of ${last.step} are told when it is over`);
  };

  /** What the other side has bound itself to and this one has still to answer; undefined where nothing is known of it. */
  const pending = (seat: LooseSeat, step: string): unknown => {
    const record = seat.record();
    grab(seat.record());
    grab(seat.log());
    const made = seat.waiting.kind === 'decisions' ? seat.waiting.open.filter((it) => it.made) : [];
    for (const { step: theirs } of made) {
      const event = [...record.events].reverse().find((it) => 'step' in it && it.step === theirs);
      if (!event) continue;
      if ('choice' in event) return event.choice;
      if ('commitment' in event) {
        const found = uncommitted(event.commitment, seat.legal(step));
        if (found !== undefined) return found;
      }
    }
    return undefined;
  };

  return {
    sit: (seat) => void seat.subscribe(() => listen(seat)),
    choose: (seat, step) => {
      const choice = seat.hint(step, player);
      const domain = seat.legal(step);
      if (due(++questions)) {
        answersOf(domain);
        grab(domain.describe(), 4);
        const theirs = pending(seat, step);
        if (theirs !== undefined) {
          learnt.add(`what was chosen in secret is known at ${step}`);
          if (seat.role === 'bowling' && domain.has(theirs)) return theirs;
        }
      }
      kept = { domain, step };
      return choice;
    },
  };
}
