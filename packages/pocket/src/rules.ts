import type { Registry } from '@howzat/core/author';
import { about } from './about.js';
import { reasons } from './reasons.js';
import { cardWords } from './rules/card.js';
import { chanceWords } from './rules/chance.js';
import { comfortRulingWords, comfortWords } from './rules/comfort.js';
import { componentWords } from './rules/component.js';
import { dataWords } from './rules/data.js';
import { deckRulingWords, deckWords } from './rules/deck.js';
import { derivedWords } from './rules/derived.js';
import { effectRulingWords, effectWords } from './rules/effect.js';
import { endRulingWords, endWords } from './rules/end.js';
import { equipRulingWords, equipWords } from './rules/equip.js';
import { exampleWords } from './rules/example.js';
import { exchangeRulingWords } from './rules/exchange.js';
import { fatigueRulingWords, fatigueWords } from './rules/fatigue.js';
import { gapWords } from './rules/gap.js';
import { handRulingWords, handWords } from './rules/hand.js';
import { lateNegateRulingWords } from './rules/late-negate.js';
import { negateRulingWords, negateWords } from './rules/negate.js';
import { newBatterRulingWords } from './rules/new-batter.js';
import { optionWords } from './rules/option.js';
import { outRulingWords, outWords } from './rules/out.js';
import { overRulingWords, overWords } from './rules/over.js';
import { rankRulingWords, rankWords } from './rules/rank.js';
import { scoreRulingWords, scoreWords } from './rules/score.js';
import { scoreChangeWords } from './rules/score-change.js';
import { secondPlaysRulingWords } from './rules/second-plays.js';
import { setupRulingWords, setupWords } from './rules/setup.js';
import { stanceRulingWords, stanceWords } from './rules/stance.js';
import { standbyRulingWords, standbyWords } from './rules/standby.js';
import { startRulingWords, startWords } from './rules/start.js';
import { strikeRulingWords, strikeWords } from './rules/strike.js';
import { teamRulingWords, teamWords } from './rules/team.js';
import { togetherRulingWords } from './rules/together.js';
import { tossRulingWords, tossWords } from './rules/toss.js';

export { presentation } from './presentation.js';

/** Exchanges at any time in the over stand before the decisions of the standby and of a pending out. */
const exchangePrompts = Object.fromEntries(
  ['play', 'answer', 'save', 'save.at-once', 'answer.save', 'answer.save.at-once'].flatMap((step) =>
    ['batting', 'bowling'].flatMap((side) => [
      [`exchange.${step}.${side}`, 'Keep your hand, or put a card under the deck for another before you decide?'],
      [`exchange.${step}.${side}.card`, `The card that the ${side} side draws in exchange.`],
    ]),
  ),
);

/** The rules of Pocket Cricket in plain words, with the questions that the rulebook leaves open. */
export const registry: Registry = {
  variant: 'pocket',
  title: 'Pocket Cricket',
  about,
  sections: [
    { title: 'Components and deck limits', rules: { ...componentWords, ...deckWords, ...teamWords } },
    { title: 'Reading the cards', rules: { ...cardWords, ...rankWords } },
    { title: 'Preparation and pregame', rules: { ...setupWords, ...tossWords } },
    { title: 'Game Start', rules: startWords },
    { title: 'New Over: the field', rules: overWords },
    { title: 'New Over: the stance', rules: stanceWords },
    { title: 'New Over: hands', rules: handWords },
    { title: '1st Standby', rules: { ...chanceWords, ...standbyWords, ...negateWords } },
    { title: 'Kinds of chance cards', rules: { ...equipWords, ...scoreChangeWords, ...effectWords } },
    { title: 'Scoring', rules: scoreWords },
    { title: 'Outs', rules: outWords },
    { title: '2nd Standby', rules: { ...strikeWords, ...comfortWords, ...fatigueWords } },
    { title: 'End Over, innings, match', rules: endWords },
    { title: 'Options', rules: optionWords },
    { title: 'A set of components', rules: dataWords },
    { title: 'Derived facts', rules: derivedWords },
    { title: 'Worked examples', rules: exampleWords },
    { title: 'Removed or damaged passages', rules: gapWords },
  ],
  rulings: {
    ...scoreRulingWords,
    ...rankRulingWords,
    ...fatigueRulingWords,
    ...stanceRulingWords,
    ...outRulingWords,
    ...comfortRulingWords,
    ...handRulingWords,
    ...exchangeRulingWords,
    ...togetherRulingWords,
    ...standbyRulingWords,
    ...lateNegateRulingWords,
    ...negateRulingWords,
    ...equipRulingWords,
    ...effectRulingWords,
    ...secondPlaysRulingWords,
    ...deckRulingWords,
    ...overRulingWords,
    ...teamRulingWords,
    ...setupRulingWords,
    ...startRulingWords,
    ...tossRulingWords,
    ...endRulingWords,
    ...newBatterRulingWords,
    ...strikeRulingWords,
  },
  prompts: {
    'team.home': 'Which team do you play?',
    'team.away': 'Which team do you play?',
    'roster.home': 'Which eleven cricketers make your team?',
    'roster.away': 'Which eleven cricketers make your team?',
    'decks.home': 'Build your two chance decks.',
    'decks.away': 'Build your two chance decks.',
    'toss.home': 'Home turns up a score card for the toss.',
    'toss.away': 'Away turns up a score card for the toss.',
    'core.toss': 'Who wins the toss?',
    'core.toss.elect': 'You won the toss: bat or bowl?',
    'core.declare': 'Bat on, or declare the innings closed?',
    bowler: 'Who bowls first?',
    batters: 'Who opens, and who of them faces first?',
    'opening.bowling.card': 'The bowling side draws its hand.',
    'opening.batting.card': 'The batting side draws its hand.',
    'switch.bowling': 'Change the bowler?',
    'switch.batting': 'Change a batter?',
    'relief.bowler': 'Your bowler is worn out: who takes over?',
    'bowler.random': 'A bowler is drawn by lot.',
    stance: 'Offensive or defensive?',
    'stance.after-draw': 'Offensive or defensive?',
    'draw.bowling': 'The bowling side draws a card.',
    'draw.batting': 'The batting side draws a card.',
    'fill.bowling.card': 'The bowling side draws a card.',
    'fill.batting.card': 'The batting side draws a card.',
    'return.bowling': 'Which of your four cards goes under the deck?',
    'return.batting': 'Which of your four cards goes under the deck?',
    'exchange.bowling': 'Keep your hand, or put a card under the deck for another?',
    'exchange.batting': 'Keep your hand, or put a card under the deck for another?',
    'exchange.bowling.card': 'The card that the bowling side draws in exchange.',
    'exchange.batting.card': 'The card that the batting side draws in exchange.',
    ...exchangePrompts,
    play: 'Play a card, or pass?',
    'play.batting': 'Play a card, or pass? Both sides choose at once.',
    'play.bowling': 'Play a card, or pass? Both sides choose at once.',
    'play.second': 'Play a card in the 2nd Standby, or pass?',
    faster: 'Who was faster?',
    'negate.which': 'Which card in force does the Negate cancel?',
    answer: 'Answer it with a Negate, or pass?',
    'answer.second': 'Answer it with a Negate, or pass?',
    'answer.save': 'Answer it with a Negate, or pass?',
    'answer.save.at-once': 'Answer it with a Negate, or pass?',
    'score-card': 'A score card is turned up: which number?',
    'score-card.first': 'A score card is turned up: which number?',
    'coin-or-card': 'An out is pending: the coin first, or a card?',
    'coin-or-card.at-once': 'An out is pending: the coin first, or a card?',
    call: 'An out is pending, and you defend: heads or tails?',
    'call.at-once': 'An out is pending, and you defend: heads or tails?',
    coin: 'How does the coin lie?',
    'coin.at-once': 'How does the coin lie?',
    save: 'An out is pending: cancel it with a card, or pass?',
    'save.at-once': 'An out is pending: cancel it with a card, or pass?',
    batter: 'Who comes in?',
    'batter.at-once': 'Who comes in?',
  },
  told: {
    'team.home': '{side} chose {choice}',
    'team.away': '{side} chose {choice}',
    'roster.home': '{side} picked {choice}',
    'roster.away': '{side} picked {choice}',
    'toss.home': '{home} turned up {choice} for the toss',
    'toss.away': '{away} turned up {choice} for the toss',
    bowler: '{side} gave the ball to {choice}',
    batters: '{choice}',
    'relief.bowler': '{side} brought on {choice}',
    'bowler.random': 'Drawn to bowl: {choice}',
    batter: '{choice} came in',
    'batter.at-once': '{choice} came in',
  },
  reasons,
};
