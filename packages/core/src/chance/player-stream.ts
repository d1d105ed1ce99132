import { harden } from '../errors/index.js';
import { keyedHash } from './keyed-hash.js';
import { type Rng, type Seed, streamFrom } from './random.js';

/*
 * What a player draws from must not tell anything of the match. The streams of a match come of its seed by mixing that can be
 * undone, so a player's does not: it is made by HChaCha20, a keyed hash that goes one way. The key is made of the whole seed, and
 * no stream of the match shares it: those come of a hash of the seed that has 32 bits. What a player is handed is the state of
 * a generator that begins with the hash, never the key. That leaves trying out seeds, which tells as much as seeds can be guessed:
 * a million numbers are tried in a second, and the 130 bits of `freshSeed` never.
 */

/** The states of the two players' streams on one line of play. */
export function playerStates(seed: Seed, branch: number): readonly [readonly number[], readonly number[]] {
  const words = keyedHash(seed, 'players', branch);
  const word = (i: number): number => (words[i] as number) | 0;
  // a generator whose state is nothing but noughts gives nothing else
  return [
    [word(0), word(1), word(2), word(3) | 1],
    [word(4), word(5), word(6), word(7) | 1],
  ];
}

let restart: (stream: Rng, make: () => Rng) => void;
let drawn: (stream: PlayerStream) => Rng;

/** The stream of random numbers that a player is handed. It is made when it is first drawn from, and leads to nothing else. */
class PlayerStream implements Rng {
  #rng: Rng | null = null;
  #make: () => Rng;

  constructor(make: () => Rng) {
    this.#make = make;
    Object.freeze(this);
  }

  static {
    // what only the engine may do is no member of what is handed out
    restart = (stream, make) => {
      if (!(#rng in stream)) return;
      stream.#rng = null;
      stream.#make = make;
    };
    // no private method: to make an instance of a class that has one is slow in V8
    drawn = (stream) => {
      stream.#rng ??= stream.#make();
      return stream.#rng;
    };
  }

  next(): number {
    return (this.#rng ?? drawn(this)).next();
  }

  jump(): void {
    drawn(this).jump();
  }

  clone(): Rng {
    const here = drawn(this).clone();
    return new PlayerStream(() => here);
  }

  getState(): readonly number[] {
    return [...drawn(this).getState()];
  }
}

harden(PlayerStream);

/** A player's stream over a generator that is made when it is needed. */
export function playerStream(make: () => Rng): Rng {
  return new PlayerStream(make);
}

/** Both players' streams of one match after the other, for drivers that never go back: no hash is made before somebody draws. */
export class PlayerStreams {
  private seed: Seed = 0;
  private branch = 0;
  private states: ReturnType<typeof playerStates> | null = null;
  private readonly make = [(): Rng => this.made(0), (): Rng => this.made(1)] as const;
  private readonly streams: [Rng, Rng] = [playerStream(this.make[0]), playerStream(this.make[1])];

  /** Begins another match. */
  begin(seed: Seed, branch: number): void {
    this.seed = seed;
    this.branch = branch;
    this.states = null;
    for (const seat of [0, 1] as const) restart(this.streams[seat], this.make[seat]);
  }

  of(seat: 0 | 1): Rng {
    return this.streams[seat];
  }

  /**
   * Another player sits down: whoever sat here before draws from nothing of the match any more.
   * @param own the stream of a player that has sat here before
   */
  replace(seat: 0 | 1, own: Rng = playerStream(this.make[seat])): void {
    restart(this.streams[seat], () => streamFrom([0, 0, 0, 1]));
    restart(own, this.make[seat]);
    this.streams[seat] = own;
  }

  private made(seat: 0 | 1): Rng {
    this.states ??= playerStates(this.seed, this.branch);
    return streamFrom(this.states[seat]);
  }
}
