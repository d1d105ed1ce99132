import type { MatchRecord, Rulebook } from '@howzat/core';
import { sideOf } from '@howzat/core/engine';
import { type ChartNode, createMatchMachine, placeOf, toJson } from '@howzat/core/machine';
import { type Actor, createActor } from 'xstate';

type Machine = ReturnType<typeof createMatchMachine>;

/** Walks the machine of a rulebook through what came in to a match. What was chosen stays here: only places are told. */
export class Walk {
  private readonly machine: Machine;
  private actor: Actor<Machine>;
  private at = 0;

  constructor(
    rulebook: Rulebook,
    private readonly record: MatchRecord,
  ) {
    this.machine = createMatchMachine(rulebook);
    this.actor = this.begun();
  }

  get length(): number {
    return this.record.events.length;
  }

  get tree(): ChartNode {
    return toJson(this.machine);
  }

  /** Where it stands when so many things have come in. */
  placeAt(length: number): string {
    // an actor goes forward only: going back begins anew
    if (length < this.at) {
      this.actor.stop();
      this.actor = this.begun();
      this.at = 0;
    }
    for (const event of this.record.events.slice(this.at, length)) this.send(event);
    this.at = Math.max(this.at, Math.min(length, this.length));
    return placeOf(this.actor.getSnapshot());
  }

  private begun(): Actor<Machine> {
    const { home, away } = this.record.players;
    return createActor(this.machine, { input: { automatic: home !== null && away !== null } }).start();
  }

  private send(event: MatchRecord['events'][number]): void {
    if (event.kind === 'choice')
      this.actor.send({ type: 'PLAY', side: sideOf(event.seat), step: event.step, choice: event.choice });
    else if (event.kind === 'chance') this.actor.send({ type: 'CHANCE', step: event.step, outcome: event.outcome });
    else this.actor.send({ type: 'CONCEDE', side: sideOf(event.seat) });
  }
}
