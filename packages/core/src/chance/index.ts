export { anyOf, type ChanceDescription, coin, type Distribution, deal, dealOut, dice, die } from './distributions.js';
export { keyedHash } from './keyed-hash.js';
export { PlayerStreams, playerStates, playerStream } from './player-stream.js';
export { drawOut, inPool, leftIn, type Pool, pool, refill, takeOut } from './pool.js';
export {
  hashSeed,
  hashText,
  matchSeed,
  mixHashes,
  pick,
  pickAtTheEdge,
  playerStreams,
  type Rng,
  type Seed,
  stream,
  streamFrom,
} from './random.js';
export type { Reads } from './reads.js';
export { freshSeed, unguessableBytes } from './unguessable.js';
