import { HowzatError } from '../errors/index.js';
import type { MatchEvent, Session } from '../interpreter/index.js';
import { concedeRule } from '../laws/index.js';

/** Plays one event of a record on a session; the session must wait for it. */
export function applyEvent(session: Session, event: MatchEvent): void {
  const wrong = session.follow(event);
  if (wrong !== null)
    throw new HowzatError('bad-record', `The record does not fit these rules: ${wrong}.`, {
      step: 'step' in event ? event.step : concedeRule,
    });
}
