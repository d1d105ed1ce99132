import type { View } from '@howzat/core';
import type { Session, Waiting } from '@howzat/core/engine';

/** What a session waits for when what was shown has been chosen in it, in the order in which it was. */
export function chosenBefore(session: Session, shown: View['shown']): Waiting {
  for (const [step, choice] of Object.entries(shown)) {
    const now = session.waiting();
    const open = now.kind === 'decisions' ? now.open.find(({ decision }) => decision.id === step) : undefined;
    if (!open) break;
    session.choose(open.decision, choice);
  }
  return session.waiting();
}
