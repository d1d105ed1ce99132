import type { Reasons } from '@howzat/core/author';

/** What met on an express ball, which only its card decides, and what came of it. */
const express: Reasons = {
  met: [{ facts: { bowl: null }, say: 'the express ball turned up {express-card}' }],
  came: [
    {
      rule: 'ctg.express.bowled',
      out: true,
      say: 'two wicket symbols in a row, and a roll of {express-pair} bowls the batter',
    },
    { rule: 'ctg.express.table-wicket', out: true, say: 'a roll of {express-table} on the rule card bowls the batter' },
    { rule: 'ctg.express.table-runs', out: false, say: 'a roll of {express-table} on the rule card is {runs}' },
    {
      rule: 'ctg.express.icon-rule-card',
      out: false,
      say: 'a roll of {express-table} on the rule card is {runs}',
    },
    { rule: 'ctg.express.icon-dot', out: false, say: 'its symbol is a dot ball' },
    { rule: 'ctg.express.icon-one', out: false, say: 'its symbol is {runs}' },
    { rule: 'ctg.express.icon-two', out: false, say: 'its symbol is {runs}' },
    { rule: 'ctg.express.icon-three', out: false, say: 'its symbol is {runs}' },
    { rule: 'ctg.ruling.express-four', out: false, say: 'its symbol is {runs}' },
    { rule: 'ctg.express.icon-d8-next', out: false, say: 'its symbol gives the bowler a D8 on the next ball' },
    {
      rule: 'ctg.express.icon-pair',
      out: false,
      say: 'two wicket symbols in a row, but a roll of {express-pair} does not bowl the batter',
    },
    { rule: 'ctg.express.icon-pair', out: false, say: 'one wicket symbol is not enough, a dot ball' },
  ],
};

/** How a batter got out on a ball that was played. */
const outs: Reasons['came'] = [
  {
    rule: 'ctg.outcome.clean-bowled',
    out: true,
    say: "the bowler's highest number against a 1 is clean bowled",
  },
  {
    rule: 'ctg.miss.bowled',
    out: true,
    say: 'missed by {|facts.margin|}, and a roll of {bowled-die} bowls the batter',
  },
  { rule: 'ctg.card.appeal-out', out: true, say: 'missed, and the appeal rolled {umpire-die}, out leg before' },
  { rule: 'ctg.slips.caught', out: true, say: 'the ball came to the slips, who rolled {slip-dice}, a catch' },
  {
    rule: 'ctg.catch.out',
    out: true,
    say: 'hit in the air to {facts.landing}, and a roll of {catch-die} holds the catch',
  },
  {
    rule: 'ctg.runout.one-less',
    out: true,
    say: 'hit to {facts.area}, and a roll of {run-out-die} runs {out} out, {runs}',
  },
  { rule: 'ctg.card.replaces-wicket', out: true, say: 'a roll of {card-die} on its table is a wicket' },
  { rule: 'ctg.card.replaces-run-out', out: true, say: 'a roll of {card-die} on its table is a run out' },
];

/** What a ball that was struck came to. */
const struck: Reasons['came'] = [
  { rule: 'ctg.noball.not-bowled', out: false, facts: { outcome: null }, say: 'clean bowled, but not on a no-ball' },
  {
    rule: 'ctg.noball.free-hit-protection',
    out: false,
    facts: { outcome: null },
    say: 'clean bowled, but not on a free hit',
  },
  { rule: 'ctg.outcome.natural-six', out: false, say: 'a 1 against an 8 is a natural six, {runs}' },
  { rule: 'ctg.outcome.natural-four', out: false, say: 'a 1 against {facts.dice.1} is a natural four, {runs}' },
  { rule: 'ctg.boundary.six', out: false, say: 'hit {facts.distance} far with a green 2, over the rope for {runs}' },
  {
    rule: 'ctg.boundary.six-closing-line',
    out: false,
    say: 'hit to the outermost area with a green face, over the rope for {runs}',
  },
  {
    rule: 'ctg.boundary.four',
    out: false,
    say: 'hit {facts.distance} far with a bounce of {facts.bounce}, past the outfield for {runs}',
  },
  { rule: 'ctg.boundary.runs', out: false, say: 'hit over the rope for {runs}' },
  { rule: 'ctg.run.made', out: false, say: 'hit to {facts.area}, and the risky run comes off, {runs}' },
  { rule: 'ctg.catch.fail-zero', out: false, say: 'the catch at {facts.landing} is dropped, {runs}' },
  { rule: 'ctg.field.empty', out: false, say: 'hit to {facts.area}, where nobody stands, {runs}' },
  { rule: 'ctg.field.infield-green', out: false, say: 'hit to {facts.area}, where a fielder stops it, {runs}' },
  { rule: 'ctg.field.infield-red', out: false, say: 'hit to {facts.area}, where a fielder stops it, {runs}' },
  { rule: 'ctg.field.outfield-green', out: false, say: 'hit to {facts.area}, where a fielder stops it, {runs}' },
  { rule: 'ctg.field.outfield-red', out: false, say: 'hit to {facts.area}, where a fielder stops it, {runs}' },
  { rule: 'ctg.outcome.strike', out: false, say: 'hit, {runs}' },
];

/** Why a ball went as it did, in a sentence: the card or the dice that decided it, then what came of them. */
export const reasons: Reasons = {
  met: [
    ...express.met,
    { rule: 'ctg.card.replaces', say: 'the over card {over-card} decided the ball by its own table' },
    {
      rule: 'ctg.adv.batter-side',
      say: "{bowler's} {facts.dice.0} met {batter's} {facts.dice.1} and {|facts.meter|} from the meter",
    },
    {
      rule: 'ctg.adv.bowler-side',
      say: "{bowler's} {facts.dice.0} and {|facts.meter|} from the meter met {batter's} {facts.dice.1}",
    },
    { say: "{bowler's} {facts.dice.0} met {batter's} {facts.dice.1}" },
    { say: 'the over card {over-card} was turned' },
  ],
  came: [
    ...express.came,
    { rule: 'ctg.drs.overturned', out: false, say: 'out at first, but a review of {review-die} overturns it' },
    ...outs,
    { rule: 'ctg.card.replaces', out: false, say: 'a roll of {card-die} is {runs}' },
    ...struck,
    { rule: 'ctg.outcome.block', out: false, say: 'blocked, and the slips roll {slip-dice} for nothing' },
    { rule: 'ctg.outcome.block', out: false, facts: { margin: 0 }, say: 'equal, so the ball is blocked' },
    { rule: 'ctg.outcome.block', out: false, say: 'the same number on both dice, so the ball is blocked' },
    { rule: 'ctg.miss.small-dot', out: false, say: 'missed by {|facts.margin|}, too little to bowl the batter' },
    {
      rule: 'ctg.outcome.miss',
      out: false,
      say: 'missed by {|facts.margin|}, but the appeal rolled {umpire-die}, not out',
    },
    {
      rule: 'ctg.outcome.miss',
      out: false,
      say: 'missed by {|facts.margin|}, and the slips roll {slip-dice} for nothing',
    },
    {
      rule: 'ctg.outcome.miss',
      out: false,
      say: 'missed by {|facts.margin|}, but a roll of {bowled-die} does not bowl the batter',
    },
    { rule: 'ctg.outcome.miss', out: false, say: 'missed by {|facts.margin|}' },
    { rule: 'ctg.noball.called', out: false, say: 'a no-ball, {runs}' },
  ],
};
