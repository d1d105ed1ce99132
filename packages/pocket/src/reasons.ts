import type { Reasons } from '@howzat/core/author';

/** Why an over went as it did, in a sentence: the two who met with the score card, then what the card made of it. */
export const reasons: Reasons = {
  met: [{ say: '{batter} met {bowler} at a difference of {facts.difference} on score card {facts.scoreCard}' }],
  came: [
    { rule: 'pocket.score.out', out: true, say: 'the card shows an out, and {runs}' },
    { rule: 'pocket.out.card', out: true, say: 'an Out card took the batter, and the score card gives {runs}' },
    {
      rule: 'pocket.stance.coin-saves',
      out: false,
      say: 'the card shows an out, but the coin saved the defending batter, {runs}',
    },
    {
      rule: 'pocket.score.saved-out',
      out: false,
      say: 'the card shows an out, but a chance card saved the batter, {runs}',
    },
    { rule: 'pocket.ruling.edit-order', out: false, say: 'a maiden card makes the over worth {runs}' },
    {
      rule: 'pocket.score.edit',
      out: false,
      say: 'the card shows {facts.entry}, and chance cards make that {runs}',
    },
    { rule: 'pocket.score.lookup', out: false, say: 'the card gives {runs}' },
  ],
};
