import { applyEvent, ballSymbol, compose, programOf, readBook, runsText, Session } from '@howzat/core';
import { houseRulesOf, type Opened } from './opened.js';
import type { Plan } from './plan.js';
import type { Reel } from './reel.js';
import { scored } from './scorer.js';
import type { Supposed } from './sight.js';

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
  const none = { ruling, reading, symbol: null, score: null, rules: [] as readonly string[], differs: true };
  const { format, rulings, options, houseRules, set } = plan.selection;
  const rulebook = compose(opened.variant, {
    ...(format === null ? {} : { format }),
    rulings: { ...rulings, [ruling]: reading },
    options,
    houseRules: houseRulesOf(opened, houseRules),
    set,
  });
  const session = new Session(programOf(rulebook));
  try {
    session.load(reel.savedAt(from));
    const before = session.log.entries.filter(({ delivery }) => delivery).length;
    for (const event of reel.events(from, to)) {
      applyEvent(session, event);
      session.waiting();
      if (session.log.entries.filter(({ delivery }) => delivery).length > before) break;
    }
    session.waiting();
    const told = { ...reel.told(session), rulebook };
    const balls = readBook(scored(told)).flatMap((innings) => innings.overs.flatMap((over) => over.balls));
    const now = balls[before];
    if (!now) return { ...none, because: 'unfinished' };
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
    return { ...none, because: error instanceof Error ? error.message : String(error) };
  }
}
