import type { Reasons } from '@howzat/core/author';

/** Why an over went as it did, in a sentence: the dice of both and the zone they lead to, then the field there. */
export const reasons: Reasons = {
  met: [
    { say: 'bowling {bowling-roll} and batting {batting-roll} led to zone {facts.zone}' },
    { say: 'the dice led to zone {facts.zone}' },
  ],
  came: [
    { rule: 'wicked.outcome.code-x', out: true, say: 'a fielder there, and a roll of {facts.zoneRoll} is a catch' },
    { rule: 'wicked.outcome.code-w', out: true, say: 'a fielder there, and a roll of {facts.zoneRoll} is a wicket' },
    {
      rule: 'wicked.outcome.max-run-column',
      out: false,
      say: 'a fielder there, and a roll of {facts.zoneRoll} leaves {runs} of {facts.potential}',
    },
    {
      rule: 'wicked.outcome.unlisted-roll',
      out: false,
      say: 'a fielder there, but a roll of {facts.zoneRoll} stops nothing, {runs}',
    },
    { rule: 'wicked.runs.empty-zone', out: false, say: "nobody there, so the batter's card counts in full, {runs}" },
  ],
};
