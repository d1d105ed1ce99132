import type { Reasons } from '@howzat/core/author';

/** Why a ball went as it did, in a sentence: the two cards, then the rule that decided between them. */
export const reasons: Reasons = {
  met: [
    { rule: 'ccsl.pass.zero', say: '{batting} passed' },
    { facts: { bowled: null }, say: "{batting's} hidden {facts.card} met the guess {facts.guess}" },
    { say: "{batting's} {facts.card} met {bowling's} {facts.bowled}" },
  ],
  came: [
    { rule: 'ccsl.trap.out', out: true, say: 'a card in the trap is out' },
    { rule: 'ccsl.shift.odd-out', out: true, say: 'an odd card in a field shift is out' },
    { rule: 'ccsl.out.match', out: true, say: 'the same card is out' },
    { rule: 'ccsl.pass.zero', out: false, say: 'a pass scores nothing of its own' },
    { rule: 'ccsl.hidden.right', out: false, say: 'a right guess stops the runs' },
    { rule: 'ccsl.hidden.wrong', out: false, say: 'a wrong guess counts the card and a bonus, {runs}' },
    { rule: 'ccsl.freehit.not-out', out: false, say: 'on a free hit the same card is not out, and scores {runs}' },
    { rule: 'ccsl.streak.double', out: false, say: 'the streak bonus doubles the card, {runs}' },
    { rule: 'ccsl.blocker.effect', out: false, say: 'the power blocker turns the card into 0' },
    { rule: 'ccsl.defence.halve', out: false, say: 'defence mode halves the card, {runs}' },
    { rule: 'ccsl.defence.double-low', out: false, facts: { card: 0 }, say: 'a 0 that defence mode doubles stays 0' },
    { rule: 'ccsl.defence.double-low', out: false, say: 'defence mode doubles the card, {runs}' },
    {
      rule: 'ccsl.anticipation.bonus',
      out: false,
      say: "the bowler's card was foreseen, which brings a bonus, {runs}",
    },
    { rule: 'ccsl.noball.run', out: false, say: 'the bowler played the same card twice, a no ball, {runs}' },
    { rule: 'ccsl.turn.definition', out: false, say: 'different cards, so the batter scores {runs}' },
  ],
};
