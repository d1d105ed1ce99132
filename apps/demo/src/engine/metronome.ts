import type { Tempo } from './sight.js';

/** Says that a decision was overtaken by an undo while a computer player waited for its turn. */
export class Overtaken extends Error {}

/** Makes computer players wait, so that people can follow: a while before each decision, or until they are let go. */
export class Metronome {
  private tempo: Tempo = { ms: 0, paused: false };
  private held: { readonly go: () => void; readonly drop: (why: Overtaken) => void } | null = null;
  private awaited: {
    readonly isSo: () => boolean;
    readonly go: () => void;
    readonly drop: (why: Overtaken) => void;
  } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  set(tempo: Tempo): void {
    this.tempo = tempo;
    clearTimeout(this.timer);
    if (this.held) this.start();
  }

  /** Resolves when it is the player's turn; rejects when the match went elsewhere meanwhile. */
  wait(): Promise<void> {
    this.drop();
    return new Promise((resolve, reject) => {
      this.held = { go: resolve, drop: reject };
      this.start();
    });
  }

  /** Resolves when something is so; it is asked again whenever the match has gone on. Rejects as {@link wait} does. */
  until(isSo: () => boolean): Promise<void> {
    if (isSo()) return Promise.resolve();
    return new Promise((resolve, reject) => {
      this.awaited = { isSo, go: resolve, drop: reject };
    });
  }

  private called = false;

  /** Resolves when a person says to go on. */
  async untilCalled(): Promise<void> {
    this.called = false;
    await this.until(() => this.called);
  }

  /** A person says to go on. */
  call(): void {
    this.called = true;
    this.look();
  }

  /** The match has gone on. */
  look(): void {
    const { awaited } = this;
    if (!awaited?.isSo()) return;
    this.awaited = null;
    awaited.go();
  }

  /** Lets the player that waits go, also while all are paused. */
  step(): void {
    clearTimeout(this.timer);
    const { held } = this;
    this.held = null;
    held?.go();
  }

  /** The match goes elsewhere: whoever waits is not asked any more. */
  drop(): void {
    clearTimeout(this.timer);
    const { held, awaited } = this;
    this.held = null;
    this.awaited = null;
    held?.drop(new Overtaken());
    awaited?.drop(new Overtaken());
  }

  private start(): void {
    if (!this.tempo.paused) this.timer = setTimeout(() => this.step(), this.tempo.ms);
  }
}
