import { hchacha } from '@noble/ciphers/chacha.js';
import { harden } from './hardened.js';
import { hashText, type Rng, type Seed, streamFrom } from './random.js';

/*
 * What a player draws from must not tell anything of the match. The streams of a match come of its seed by mixing that can be
 * undone, so a player's does not: it is made by HChaCha20, a keyed hash that goes one way, and its key is the whole seed, of which
 * the streams of the match know a hash of 32 bits.
 */

/** "expand 32-byte k", the constants of ChaCha. */
const sigma = Uint32Array.of(0x61707865, 0x3320646e, 0x79622d32, 0x6b206574);

/** A seed as a key: numbers as they are, texts by eight hashes. */
function keyOf(seed: Seed): Uint32Array {
  const key = new Uint32Array(8);
  if (typeof seed === 'number') {
    key[0] = seed | 0;
    key[1] = Math.floor(seed / 0x100000000);
    key[2] = 1;
  } else for (let i = 0; i < key.length; i++) key[i] = hashText(seed, Math.imul(i + 1, 0x9e3779b1));
  return key;
}

/** The states of the two players' streams on one line of play. */
export function playerStates(seed: Seed, branch: number): readonly [readonly number[], readonly number[]] {
  const out = new Uint32Array(8);
  hchacha(sigma, keyOf(seed), Uint32Array.of(branch, 0, 0, 0), out);
  // the generator takes signed words, and not nothing but noughts
  return [
    [(out[0] as number) | 0, (out[1] as number) | 0, (out[2] as number) | 0, (out[3] as number) | 1],
    [(out[4] as number) | 0, (out[5] as number) | 0, (out[6] as number) | 0, (out[7] as number) | 1],
  ];
}

/** The stream of random numbers that a player is handed. It is made when it is first drawn from, and leads to nothing else. */
class PlayerStream implements Rng {
  #rng: Rng | null = null;
  readonly #make: () => Rng;

  constructor(make: () => Rng) {
    this.#make = make;
  }

  #drawn(): Rng {
    this.#rng ??= this.#make();
    return this.#rng;
  }

  next(): number {
    return (this.#rng ?? this.#drawn()).next();
  }

  jump(): void {
    this.#drawn().jump();
  }

  clone(): Rng {
    const here = this.#drawn().clone();
    return new PlayerStream(() => here);
  }

  getState(): readonly number[] {
    return [...this.#drawn().getState()];
  }
}

harden(PlayerStream);

/** A player's stream over a generator that is made when it is needed. */
export function playerStream(make: () => Rng): Rng {
  return new PlayerStream(make);
}

/** What the players of one match draw from, for drivers that never go back: no hash is made before somebody draws. */
export class PlayerStreams {
  private states: ReturnType<typeof playerStates> | null = null;
  readonly home: Rng = playerStream(() => this.made(0));
  readonly away: Rng = playerStream(() => this.made(1));

  constructor(
    private readonly seed: Seed,
    private readonly branch: number,
  ) {}

  private made(seat: 0 | 1): Rng {
    this.states ??= playerStates(this.seed, this.branch);
    return streamFrom(this.states[seat]);
  }
}
