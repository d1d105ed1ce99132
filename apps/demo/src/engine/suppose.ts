import { standingEntries } from '@howzat/core';
import { applyEvent, programOf, Session } from '@howzat/core/engine';
import { ballSymbol, readBook, runsText } from '@howzat/core/scorebook';
import { words } from '../words.js';
import { type Opened, rulebookOf } from './opened.js';
import type { Plan } from './plan.js';
import type { Reel } from './reel.js';
import { scored } from './scorer.js';
import type { Supposed } from './sight.js';
import { troubleOf } from './trouble.js';

/**
 * Plays one ball of a match again under another reading of a ruling: the same state before it, the same choices and the
 * same dice, as far as the other reading asks for them.
 * @param ball the ball, from 0
 */
export function supposed(
  reel: Reel,
  opened: Opened,
  plan: Plan,
  ball: number,
  ruling: string,
  reading: string,
): Supposed {
  const { film } = reel;
  const from = ball === 0 ? 0 : (film.balls[ball - 1]?.at ?? 0);
  const to = film.balls[ball]?.at ?? reel.length;
  const was = film.balls[ball]?.symbol ?? null;
  const none = { ruling, reading, symbol: null, score: null, rules: [] as readonly string[], differs: false };
  try {
    // a series may have brought house rules that the plan does not name
    const { houseRules } = reel.rulebook.selection;
    const rulings = { ...plan.selection.rulings, [ruling]: reading };
    const rulebook = rulebookOf(opened, { ...plan, selection: { ...plan.selection, houseRules, rulings } });
    const session = new Session(programOf(rulebook));
    session.load(reel.savedAt(from));
    const counted = (): number => standingEntries(session.log.entries).filter(({ delivery }) => delivery).length;
    const before = counted();
    for (const event of reel.events(from, to)) {
      applyEvent(session, event);
      session.waiting();
      if (counted() > before) break;
    }
    session.waiting();
    const told = { ...reel.told({ state: session.state, entries: session.log.entries }), rulebook };
    const balls = readBook(scored(told)).flatMap((innings) => innings.overs.flatMap((over) => over.balls));
    const now = balls[before];
    if (!now) return { ...none, because: words.match.supposeUnfinished };
    const symbol = ballSymbol(now);
    return {
      ruling,
      reading,
      symbol,
      score: runsText(now.score),
      rules: now.rules,
      differs: symbol !== was,
      because: null,
    };
  } catch (error) {
    return { ...none, because: troubleOf(error).message };
  }
}
