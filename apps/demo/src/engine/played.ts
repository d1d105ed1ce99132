import type { AnyMatch, Domain, MatchRecord, MatchWaiting, Refusal, Side, View } from '@howzat/core';

/** What is there at once, or comes. */
export type Answer<T> = T | Promise<T>;

/** What the engine asks of a match: one that is played here, or one that a host plays. */
export interface Played
  extends Pick<AnyMatch, 'rulebook' | 'names' | 'game' | 'cricketers' | 'path' | 'length' | 'log'> {
  readonly waiting: MatchWaiting;
  seat(side: Side): PlayedSeat;
  happen(step: string, outcome: unknown): unknown;
  undo(): unknown;
  redo(): unknown;
  goTo(length: number): unknown;
  record(): MatchRecord;
  settle(): Promise<unknown>;
  subscribe(listener: () => void): () => void;
}

/** What the engine asks of a seat. */
export interface PlayedSeat {
  view(): View;
  legal(step: string): Pick<Domain, 'describe'> & { why(choice: unknown): Answer<Refusal | null> };
  play(step: string, choice: unknown): unknown;
  concede(): unknown;
}
