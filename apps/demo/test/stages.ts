import { ccsl, sensible as ccslPlayer } from '@howzat/ccsl';
import { type AnyMatch, type MatchRecord, openMatch, type Player, type Variant } from '@howzat/core';
import { stream } from '@howzat/core/engine';
import { ctg, sensible as ctgPlayer } from '@howzat/ctg';
import { cubes, sensible as cubesPlayer } from '@howzat/cubes';
import { pocket, sensible as pocketPlayer } from '@howzat/pocket';
import { wicked, sensible as wickedPlayer } from '@howzat/wicked';
import { lookedAt } from './parts.js';

/** Each game with its player, the format that it is seen in, and the steps at which a ball is played. */
export const games: readonly (readonly [
  title: string,
  variant: Variant,
  player: Player,
  format: string | null,
  ball: RegExp,
])[] = [
  ['Cricket: The Game', ctg, ctgPlayer, null, /^(attitude|zone)$/],
  ['Wicked Cricket', wicked, wickedPlayer, 'ten-over', /^field$/],
  ['Cubes', cubes, cubesPlayer, null, /^order/],
  ['Cricket Card Strategy League', ccsl, ccslPlayer, 'three-over', /^(play|bowl)-card$/],
  ['Pocket Cricket', pocket, pocketPlayer, null, /^play/],
];

/** A moment of a match to look at. */
export type Stage = 'first choice' | 'mid-over' | 'wicket' | 'end';
export const stages: readonly Stage[] = ['first choice', 'mid-over', 'wicket', 'end'];

/** The balls of a match so far. */
const ballsOf = (match: AnyMatch) => match.log().flatMap(({ delivery }) => delivery ?? []);

/** Whether the home side is asked for something at this stage. */
function isAt(match: AnyMatch, stage: Stage, ball: RegExp): boolean {
  const { waiting } = match;
  if (stage === 'end') return waiting.kind === 'end';
  if (waiting.kind !== 'decisions') return false;
  const asked = waiting.open.filter(({ side, made }) => side === 'home' && !made);
  // a pass where nothing else is allowed is no question
  const open = asked.filter(({ step }) => match.seat('home').legal(step).count() !== 1);
  if (stage === 'first choice') return open.length > 0;
  const balls = ballsOf(match);
  if (stage === 'wicket') return open.length > 0 && (balls.at(-1)?.outs.length ?? 0) > 0;
  return balls.length > 7 && balls.at(-1)?.outs.length === 0 && open.some(({ step }) => ball.test(step));
}

/**
 * A match of a person at home against a computer, as it stands at a stage; the person chooses at random.
 * @throws Error where no match of a hundred comes there
 */
export function recordAt([, variant, away, format, ball]: (typeof games)[number], stage: Stage): MatchRecord {
  // names of eighteen letters
  const names = { home: 'Bartholomew Greene', away: 'Wilhelmina Ashdown' };
  for (let seed = 1; seed <= 100; seed++) {
    const match = openMatch(lookedAt(variant), { seed, players: { away }, names, ...(format ? { format } : {}) });
    const rng = stream(seed, 1);
    while (!isAt(match, stage, ball) && match.waiting.kind === 'decisions')
      for (const { side, step, made } of match.waiting.open)
        if (!made && side === 'home') match.play(side, step, match.legal(side, step).sample(rng));
    if (isAt(match, stage, ball)) return match.record();
  }
  throw new Error(`No match of ${variant.id} comes to ${stage}.`);
}
