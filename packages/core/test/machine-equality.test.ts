import { describe, expect, it } from 'vitest';
import type { Played } from '../src/engine.js';
import { compose, type Rulebook, uniformPlayer } from '../src/index.js';
import { concedeRule } from '../src/laws/conceding.js';
import { createMatchMachine, playMachine } from '../src/machine/index.js';
import { interpretedRunner } from '../src/runner/index.js';
import { hand } from './hand-cricket.js';
import { expectSame, lockstep, looker } from './lockstep.js';
import { jokerOver, rerolls, village } from './village-cricket.js';

const isDeep = process.env.HOWZAT_DEEP === '1';

const games: readonly (readonly [string, Rulebook, number])[] = [
  ['hand cricket', compose(hand), 300],
  ['hand cricket with a joker', compose(hand, { houseRules: [jokerOver] }), 100],
  ['village cricket', compose(village), 60],
  ['blitz', compose(village, { format: 'blitz' }), 300],
  ['two innings', compose(village, { format: 'two-innings' }), 60],
  ['timeless', compose(village, { format: 'timeless' }), 40],
  ['village cricket with a joker', compose(village, { houseRules: [jokerOver] }), 40],
  [
    'two innings with all house rules',
    compose(village, { format: 'two-innings', houseRules: [jokerOver, rerolls] }),
    40,
  ],
  ['blitz with second rolls', compose(village, { format: 'blitz', houseRules: [rerolls] }), 100],
];

/** A played match without what a driver keeps of its own. */
const plain = ({ game, decisions, log }: Played): Played => ({ game, decisions, log });

// a tenth of the matches in `npm test`
describe.each(games)('%s', (_name, rulebook, matches) => {
  const seeds = isDeep ? matches : matches / 10;
  const machine = createMatchMachine(rulebook);

  it('is the same match through the machine and the interpreter', () => {
    const interpreted = interpretedRunner(rulebook);
    for (let seed = 0; seed < seeds; seed++) {
      const players = seed % 2 === 0 ? ([uniformPlayer, uniformPlayer] as const) : ([looker, uniformPlayer] as const);
      const played = plain(playMachine(machine, { seed, players }));
      expect(played, `seed ${seed}`).toStrictEqual(plain(interpreted.play({ seed, players, log: true })));
    }
  });

  it('waits at the same places, with the same state and log, and takes no slip', () => {
    let waits = 0;
    for (let seed = 0; seed < seeds / 10; seed++) waits += lockstep(machine, seed, { slips: true }).waits;
    expect(waits).toBeGreaterThan(isDeep ? seeds : 2);
  });

  it('is given up in the same way at any moment', () => {
    for (let seed = 0; seed < (isDeep ? 20 : 8); seed++) {
      let left = seed * 3;
      const { session, actor } = lockstep(machine, seed, { enough: () => left-- <= 0 });
      if (session.waiting().kind === 'end') continue;
      session.concede(seed % 2 === 0 ? 0 : 1);
      actor.send({ type: 'CONCEDE', side: seed % 2 === 0 ? 'home' : 'away' });
      expectSame(session, actor);
      expect(actor.getSnapshot().output?.log.at(-1)?.rules).toEqual([concedeRule]);
    }
  });
});
