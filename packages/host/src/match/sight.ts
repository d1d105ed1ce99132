import { type AnyMatch, copyJson, type LogEntry, type Side, type SideWaiting, type View } from '@howzat/core';
import { logFor, sharedView } from '@howzat/core/engine';
import type { Question, Sight, Viewer } from '../protocol/message.js';

/** What a viewer may see of the play itself. Everything in it comes from the seats of the match, never from the match. */
export type PlaySight = Pick<Sight, 'waiting' | 'game' | 'view' | 'cricketers' | 'questions'>;

/** The play as a viewer may see it. @param isOver it may be so by agreement, of which the rules know nothing */
export function playSight(match: AnyMatch, viewer: Viewer, isOver: boolean): PlaySight {
  const seat = match.seat(viewer === 'watch' ? 'home' : viewer);
  const { game, cricketers } = seat;
  const waiting: SideWaiting = isOver ? { kind: 'end' } : seat.waiting;
  return {
    waiting,
    game,
    view: viewer === 'watch' ? openView(match) : seat.view(),
    cricketers,
    questions: viewer === 'watch' ? [] : questionsOf(match, viewer, waiting),
  };
}

/** What both sides may see. */
function openView(match: AnyMatch): View {
  return sharedView(match.seat('home').view(), match.seat('away').view());
}

/** The decisions that a side may answer now: those it has not made, and those it may make again. */
function questionsOf(match: AnyMatch, side: Side, waiting: SideWaiting): Question[] {
  const open = waiting.kind === 'decisions' ? waiting.open.filter((it) => it.side === side) : [];
  return open.flatMap(({ step, made }) => {
    try {
      return [{ step, domain: match.seat(side).legal(step).describe() }];
    } catch (error) {
      // a decision that was made is closed, unless the rules let it be made again
      if (made) return [];
      throw error;
    }
  });
}

/** The steps that a side has still to decide. */
export function undecided(match: AnyMatch, side: Side): readonly string[] {
  const { waiting } = match;
  return waiting.kind === 'decisions'
    ? waiting.open.filter((it) => it.side === side && !it.made).map(({ step }) => step)
    : [];
}

/** The log from an entry on, as a viewer may read it: copies, for the match goes on writing on its last entry. */
export function logSight(match: AnyMatch, viewer: Viewer, from: number): readonly LogEntry[] {
  const entries = match.log().slice(from);
  return copyJson(viewer === 'watch' ? logFor(logFor(entries, 'home'), 'away') : logFor(entries, viewer));
}
