import { pick, type Rng, stream } from '@howzat/core/engine';
import {
  Host,
  type HostedGame,
  isRefused,
  type MatchPlan,
  type MatchStore,
  MemoryStore,
  type Opened,
} from '../src/index.js';
import { games } from './games.js';

/** Bytes that come of a seed: the same for every run of a test. */
export function bytesFrom(seed: number): (bytes: number) => Uint8Array {
  const rng = stream(seed, 0xb17e5);
  return (bytes) => Uint8Array.from({ length: bytes }, () => pick(rng, 256));
}

/** A host whose clock goes on by one whenever somebody looks, and whose random numbers come of a seed. */
export function hostFrom(seed: number, store: MatchStore = new MemoryStore(), of: readonly HostedGame[] = games): Host {
  let now = 1_000;
  return new Host({ games: of, store, now: () => now++, random: bytesFrom(seed) });
}

/** Opens a match that the host must not refuse. */
export async function opened(host: Host, plan: MatchPlan): Promise<Opened> {
  const answer = await host.open({ v: 1, do: 'open', plan });
  if (isRefused(answer)) throw new Error(answer.message);
  return answer;
}

/** A random stream for a test. */
export function rngOf(seed: number): Rng {
  return stream(seed, 0x7e57);
}
