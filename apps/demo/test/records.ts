import { ccsl, sensible as ccslPlayer } from '@howzat/ccsl';
import { createMatch, type MatchRecord, uniformPlayer } from '@howzat/core';
import { cubes, sensible as cubesPlayer } from '@howzat/cubes';
import { handCricket } from '../src/third-party/hand-cricket.js';
import { lookedAt } from './parts.js';

const names = { home: 'Reds', away: 'Blues' };

/** A match that is over, as somebody else's app might export it: both innings have a wicket, and go on after their first over. */
export function finishedRecord(): MatchRecord {
  return createMatch(handCricket, { seed: 2, names, players: { home: uniformPlayer, away: uniformPlayer } }).record();
}

/** The same of CCSL, which has rulings that can be read in other ways. */
export function finishedShippedRecord(): MatchRecord {
  const players = { home: ccslPlayer, away: ccslPlayer };
  return createMatch(lookedAt(ccsl), { format: 'two-over', seed: 7, names, players }).record();
}

/** A match of Cubes that ends with a target passed, by the ruling that ends it there. */
export function chasedRecord(): MatchRecord {
  return createMatch(lookedAt(cubes), { seed: 7, players: { home: cubesPlayer, away: cubesPlayer } }).record();
}

/** A match between two people that stops after the toss. */
export function begunRecord(): MatchRecord {
  return afterToss().record();
}

/** A match between two people after so many balls, who are both asked for a number in secret: whoever has the device is still to say so. */
export function secretRecord(balls = 0): MatchRecord {
  const match = afterToss();
  match.play('away', 'batting-order', ['Dot', 'Eli', 'Fay']);
  for (let bowled = 0; bowled < balls; bowled++) {
    match.play('away', 'bat', 1);
    match.play('home', 'bowl', 2);
  }
  return match.record();
}

function afterToss() {
  const match = createMatch(handCricket, { seed: 3, names: { home: 'Ann', away: 'Ben' } });
  match.play('away', 'core.toss.elect', 'bat');
  return match;
}
