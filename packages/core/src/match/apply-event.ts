import { HowzatError } from '../errors/index.js';
import type { MatchEvent, Session } from '../interpreter/index.js';
import { concedeRule } from '../laws/index.js';

/**
 * Plays one event of a record on a session; the session must wait for it.
 *
 * @param session a match under way
 * @param event the next thing that came in
 * @throws HowzatError `bad-record` if the session does not wait for it
 *
 * @example
 * import { ccsl } from '@howzat/ccsl';
 * import { compose, createMatch, uniformPlayer } from '@howzat/core';
 * import { applyEvent, sessionOf } from '@howzat/core/engine';
 *
 * const record = createMatch(ccsl, { seed: 1, players: { home: uniformPlayer, away: uniformPlayer } }).record();
 * const session = sessionOf(compose(ccsl), record);
 * for (const event of record.events) applyEvent(session, event);
 * console.log(session.waiting().kind); // end
 */
export function applyEvent(session: Session, event: MatchEvent): void {
  const wrong = session.follow(event);
  if (wrong !== null)
    throw new HowzatError('bad-record', `The record does not fit these rules: ${wrong}.`, {
      step: 'step' in event ? event.step : concedeRule,
    });
}
