import { spoken } from '../../language/spoken.js';
import type { Tour } from '../tour.js';

const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** What a first match tells of this game, and what its numbers mean. A word of the rulebook is named once it has been explained. */
export const first = spoken('pocketFirst', {
  tips: {
    people:
      'In the middle a bowler meets a batter. The coloured square says how good somebody is with the ball or with the bat, from red up to blue: the rank.',
    difference:
      'The two ranks meet in a grid, and give a number from 0 to 5: the difference. The higher, the better for the batter.',
    play: 'Each over you may play cards of your hand to change that, or pass. When both pass, a card is turned for the over. They are called chance cards.',
    cost: 'The dots on a card are its price. A batter pays with white counters, the comfort.',
    row: 'A card was turned with six lines, the score card. The line of the difference counted: runs for the whole over, and perhaps an out.',
    comfort:
      'A white counter is comfort. A batter earns one in an over in which they defend, and pays for cards with it.',
    fatigue:
      'A black counter is fatigue, one for each over bowled. Five of them make the bowler a rank worse; with ten they are out of the match.',
    stance: 'Offensive or defensive? Who defends is a rank lower, but may be saved by a coin if an out comes up.',
    deck: 'You draw a card each over, as long as your deck lasts. Three are the most that you hold.',
    answer:
      'A card was played against you. A card called Negate cancels it, and may be cancelled in its turn; or let it stand.',
    exchange: 'A card that you do not want may go under the deck for another, once in an over.',
    out: 'An out is pending, not settled: a coin rightly called or the right card still saves the batter.',
  },
  /** What each choice is about. */
  choices: {
    team: 'Eleven cricketers, and a deck of cards for batting and one for bowling. The ready-made ones are all as good.',
    toss: 'Twenty overs a side. Whoever bats second knows what they need.',
    declare: 'Stop only if the lead is safe: overs that you do not use are gone.',
    bowler: 'The rank with the ball counts, and how many black counters lie there: five make it one worse.',
    batter: 'The rank with the bat counts, and white counters, with which they pay for cards.',
    stance: 'Defend against a good bowler, or to save a wicket and earn comfort. Attack where the difference is large.',
    exchange: 'Let go what you cannot pay for or will not need in the next overs.',
    play: 'Is the line that would count now good enough? If not, play a card that moves it. If it is, pass and keep your cards.',
    answer: 'A Negate is worth most against a card that would cost a wicket or many runs. Else keep it.',
    coin: 'The coin costs nothing, and saves in half of the cases. A card is sure, and gone.',
    call: 'Heads or tails: both are as good.',
  },
  /** What a number on the table means. */
  means: {
    rank: (kind: 'bat' | 'ball', rank: string, now: string) =>
      `How good with the ${kind}: ${rank}${now === rank ? '' : `, in this over ${now}`}. From worst to best it is red, orange, yellow, green, blue.`,
    comfort: (n: number) =>
      `${count(n, 'counter')} of comfort: the price of cards is paid with them. Defending earns one an over.`,
    fatigue: (n: number) =>
      `${count(n, 'counter')} of fatigue, one for each over bowled. Five lower the rank by one; with ten they are out of the match.`,
    difference: (n: number) =>
      `The line of the score card that will count, as it stands now: ${n}. From 0, the worst for the batter, to 5.`,
    row: 'The lit line counts: it stands at the difference of the two ranks.',
    cost: (n: number) => (n === 0 ? 'Costs nothing.' : `Costs ${count(n, 'counter')} of comfort.`),
    deck: (n: number) => `${count(n, 'card')} still to be drawn.`,
  },
});

export const { tips, means } = first;
const about = first.choices;

/** What each choice is about, said again whenever nothing else is to be told. */
export const choices: Tour['choices'] = [
  [/^(team|roster|decks)\./, about.team],
  [/^core\.toss/, about.toss],
  [/^core\.declare/, about.declare],
  [/^(bowler|relief|switch\.bowling)/, about.bowler],
  [/^(batters?($|\.)|switch\.batting)/, about.batter],
  [/^stance/, about.stance],
  [/^(exchange|return)/, about.exchange],
  [/^play/, about.play],
  [/^(answer|negate)/, about.answer],
  [/^(coin-or-card|save)/, about.coin],
  [/^call/, about.call],
];
