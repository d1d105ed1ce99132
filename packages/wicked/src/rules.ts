import type { Registry } from '@howzat/core/author';
import { about } from './about.js';
import { reasons } from './reasons.js';
import { aimRulingWords, aimWords } from './rules/aim.js';
import { componentRulingWords, componentWords } from './rules/component.js';
import { dataWords } from './rules/data.js';
import { derivedWords } from './rules/derived.js';
import { endOverRulingWords, endOverWords } from './rules/end-over.js';
import { exampleWords } from './rules/example.js';
import { fatigueRulingWords, fatigueWords } from './rules/fatigue.js';
import { formatWords } from './rules/format.js';
import { hintWords } from './rules/hint.js';
import { inningsEndRulingWords, inningsEndWords } from './rules/innings-end.js';
import { matchEndRulingWords, matchEndWords } from './rules/match-end.js';
import { optWords } from './rules/opt.js';
import { outcomeRulingWords, outcomeWords } from './rules/outcome.js';
import { diceRulingWords, diceWords } from './rules/over/dice.js';
import { fieldRulingWords, fieldWords } from './rules/over/field.js';
import { playersRulingWords, playersWords } from './rules/players.js';
import { runsRulingWords, runsWords } from './rules/runs.js';
import { displayWords } from './rules/setup/display.js';
import { openingRulingWords, openingWords } from './rules/setup/opening.js';
import { pitchRulingWords, pitchWords } from './rules/setup/pitch.js';
import { sidesRulingWords, sidesWords } from './rules/setup/sides.js';
import { strikeRulingWords, strikeWords } from './rules/strike.js';
import { tossRulingWords, tossWords } from './rules/toss.js';
import { wicketRulingWords, wicketWords } from './rules/wicket.js';

export { presentation } from './presentation.js';

const openingBatters = 'Your openers: first the one at South, who faces first, then the one at North.';
const openingBowlers = 'Your bowlers: first the one at North, who bowls first, then the one at South.';
const vacantEnd = 'Your bowler is tired: who takes their end?';

const openersTold = '{side} opened with {choice}';
const bowlersTold = '{side} opened the bowling with {choice}';

/** The rules of Wicked Cricket in plain words, with the questions that the leaflet leaves open. */
export const registry: Registry = {
  variant: 'wicked',
  title: 'Wicked Cricket',
  about,
  sections: [
    { title: 'Components', rules: { ...componentWords, ...dataWords } },
    { title: 'Format, players, aim', rules: { ...aimWords, ...playersWords, ...formatWords } },
    { title: 'Setting up', rules: { ...sidesWords, ...displayWords, ...pitchWords, ...tossWords, ...openingWords } },
    { title: 'Playing an over', rules: { ...fieldWords, ...diceWords } },
    { title: 'Deciding the runs of an over', rules: { ...runsWords, ...outcomeWords } },
    { title: 'Ending an over', rules: { ...endOverWords, ...strikeWords, ...wicketWords, ...fatigueWords } },
    { title: 'Ending an innings', rules: inningsEndWords },
    { title: 'Ending the match', rules: matchEndWords },
    { title: 'Advice printed in the leaflet', rules: hintWords },
    { title: 'Derived facts', rules: derivedWords },
    { title: 'Worked examples', rules: exampleWords },
    { title: 'Switches', rules: optWords },
  ],
  rulings: {
    ...componentRulingWords,
    ...aimRulingWords,
    ...playersRulingWords,
    ...sidesRulingWords,
    ...pitchRulingWords,
    ...tossRulingWords,
    ...openingRulingWords,
    ...fieldRulingWords,
    ...diceRulingWords,
    ...runsRulingWords,
    ...outcomeRulingWords,
    ...endOverRulingWords,
    ...strikeRulingWords,
    ...wicketRulingWords,
    ...fatigueRulingWords,
    ...inningsEndRulingWords,
    ...matchEndRulingWords,
  },
  prompts: {
    'side.home': 'Which side would you like to lead?',
    'side.away': 'Which side would you like to lead?',
    'side.first': 'Which side do you take?',
    'side.second': 'Which side do you take?',
    'side.coin': 'Both want the same side. Heads, and home has it; tails, and away has it',
    'sides.drawn': 'Which side does home draw?',
    'lineup.home': 'Pick the eleven cards of your lineup.',
    'lineup.away': 'Pick the eleven cards of your lineup.',
    'lineup.first': 'Pick the eleven cards of your lineup.',
    'lineup.second': 'Pick the eleven cards of your lineup.',
    pitch: 'The pitch card that is turned up',
    'pitch.second': 'The pitch card that is turned up for this innings',
    'toss.home': "Home's die for the toss",
    'toss.away': "Away's die for the toss",
    'toss.home.again': "Equal: home's die once more",
    'toss.away.again': "Equal: away's die once more",
    'core.toss.elect': 'You won the toss: bat or bowl first?',
    'opening-batters': openingBatters,
    'opening-batters.first': openingBatters,
    'opening-batters.second': openingBatters,
    'opening-bowlers': openingBowlers,
    'opening-bowlers.first': openingBowlers,
    'opening-bowlers.second': openingBowlers,
    'position.batters': 'The coin for the batters: tails changes them round',
    'position.bowlers': 'The coin for the bowlers: tails changes them round',
    'batting-order': 'Lay the other nine in the order in which they come in.',
    'stop.before-first': 'Bat on, or declare before the first over?',
    field: 'Set the field for this over.',
    'bowling-roll': 'The bowling dice',
    'batting-roll': 'The batting dice',
    'reroll.choice': 'Roll the lower die again, or keep it?',
    reroll: 'The lower bowling die again',
    'reroll.both': 'The other die of the double',
    'reroll.once-more': 'Lower than the other: the die once more',
    'zone-roll': 'A fielder is there: two dice for the zone',
    'next-batter': 'Who comes in?',
    'next-batter.drawn': 'The batter who is drawn',
    'replacement-bowler': vacantEnd,
    'replacement-bowler.late': vacantEnd,
    'replacement-bowler.drawn': 'The bowler who is drawn',
    'replacement-bowler.late.drawn': 'The bowler who is drawn',
    'replacement-end': 'Does the new bowler take that end, or do the two exchange ends?',
    'replacement-end.late': 'Does the new bowler take that end, or do the two exchange ends?',
    'bowling-change': 'Change the bowler for this over?',
    'core.declare': 'Bat on, or declare the innings closed?',
    'stop.second': 'Bat on, or stop the innings and lose?',
  },
  told: {
    'side.home': '{side} wanted to lead {choice}',
    'side.away': '{side} wanted to lead {choice}',
    'side.first': '{side} took {choice}',
    'side.second': '{side} took {choice}',
    'side.coin': {
      heads: 'Both wanted the same side: the coin gave it to {home}',
      tails: 'Both wanted the same side: the coin gave it to {away}',
    },
    'sides.drawn': '{home} drew {choice}',
    'lineup.home': '{side} picked {choice}',
    'lineup.away': '{side} picked {choice}',
    'lineup.first': '{side} picked {choice}',
    'lineup.second': '{side} picked {choice}',
    pitch: 'The pitch: {choice}',
    'pitch.second': 'The pitch for this innings: {choice}',
    'toss.home': '{home} threw {choice} for the toss',
    'toss.away': '{away} threw {choice} for the toss',
    'toss.home.again': 'Level: {home} threw again, {choice}',
    'toss.away.again': 'Level: {away} threw again, {choice}',
    'opening-batters': openersTold,
    'opening-batters.first': openersTold,
    'opening-batters.second': openersTold,
    'opening-bowlers': bowlersTold,
    'opening-bowlers.first': bowlersTold,
    'opening-bowlers.second': bowlersTold,
    'position.batters': { heads: '', tails: 'The coin changed the batters round' },
    'position.bowlers': { heads: '', tails: 'The coin changed the bowlers round' },
    'batting-order': '{side} laid down the order: {choice}',
    'stop.before-first': { 'bat on': '', declare: '{side} declared before the first over' },
    'stop.second': { 'bat on': '', stop: '{side} stopped the innings' },
    'next-batter': '{choice} came in',
    'next-batter.drawn': 'Drawn to come in: {choice}',
    'replacement-bowler': '{side} brought on {choice}',
    'replacement-bowler.late': '{side} brought on {choice}',
    'replacement-bowler.drawn': 'Drawn to bowl: {choice}',
    'replacement-bowler.late.drawn': 'Drawn to bowl: {choice}',
    'replacement-end': { 'same end': '', 'other end': 'The bowlers exchanged ends' },
    'replacement-end.late': { 'same end': '', 'other end': 'The bowlers exchanged ends' },
    'bowling-change': { null: '', '*': '{side} brought on {choice}' },
  },
  reasons,
};
