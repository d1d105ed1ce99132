import type { LogEntry } from '@howzat/core';
import { ballsIn } from '../pieces/last-ball.js';
import type { TableProps } from '../table.js';
import type { Turned } from './score-card.js';
import type { Facts, InPlay, Seen } from './seen.js';

/** The score card that lies open: of this over once it is drawn, of the one before until then. */
export function turnedIn(
  props: Pick<TableProps, 'happened' | 'fresh' | 'view'>,
  seen: Seen,
  { cards: { set } }: InPlay,
): Turned | null {
  const { happened, fresh, view } = props;
  const isFresh = (entry: LogEntry): boolean => happened.indexOf(entry) >= happened.length - fresh;
  const drawn = happened.findLast(({ step }) => step.startsWith('score-card'));
  if (seen.scoreCard > 0) {
    const card = set.scoreCards.find(({ number }) => number === seen.scoreCard);
    return card
      ? {
          id: `${view.game.innings}.${view.game.overs}.${seen.scoreCard}`,
          isNew: drawn !== undefined && isFresh(drawn),
          card,
          difference: seen.difference,
          runs: seen.score,
          verdict: seen.saved ? 'saved' : seen.outOpen ? 'pending' : null,
          coin: seen.coin ? { call: seen.call, fell: seen.coin } : null,
        }
      : null;
  }
  const last = ballsIn(props).at(-1);
  const facts = last?.delivery.facts as Facts | undefined;
  const card = facts && set.scoreCards.find(({ number }) => number === facts.scoreCard);
  if (!last || !facts || !card) return null;
  const coin = said(happened, /^coin(?!-)/);
  return {
    id: `${last.entry.innings}.${last.entry.over}.${facts.scoreCard}`,
    isNew: last.isNew,
    card,
    difference: facts.difference,
    runs: last.delivery.bat,
    verdict: last.delivery.outs.length > 0 ? 'out' : null,
    coin: coin ? { call: said(happened, /^call/) ?? '', fell: coin } : null,
  };
}

/** The word that was said or fell last at a step. */
function said(happened: readonly LogEntry[], step: RegExp): string | null {
  const inputs = happened.flatMap((entry) => entry.inputs.filter((input) => step.test(input.step)));
  const value = inputs.at(-1)?.value;
  return typeof value === 'string' ? value : null;
}
