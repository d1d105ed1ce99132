import { spoken } from '../../language/spoken.js';
import type { Tour } from '../tour.js';

const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** What a first match tells of this game, and what its numbers mean. A word of the rulebook is named once it has been explained. */
export const first = spoken('wickedFirst', {
  tips: {
    bowls:
      'You bowl. One roll of the dice is a whole over. Before it you lay one of five cards, which says where your fielders stand.',
    bats: 'You bat. One roll of the dice is a whole over. The other side has chosen where its fielders stand; you roll.',
    odds: '“8.2 runs, 33 % out”: what a card promises against this batter, off this bowler and on this pitch. Few runs and many wickets are good for you.',
    zone: 'Each circle is a place where the ball may go. The large number is its name, from 1 close to the bat to 24 near the rope: a zone. The small one is what this batter makes there.',
    dot: 'A filled circle has a fielder. If the ball goes there, two more dice say how many of the runs count, or that the batter is out.',
    sum: 'That was an over. The dice of both sides were looked up, each in the table of its player, a chart. Those two numbers and that of the pitch made the zone.',
    pitch:
      'The pitch has a number for every roll. Plus sends the ball further out, where more runs are; minus keeps it close in.',
    means:
      '“3.5 · 8.6 · 15.5”: what a batter makes on average when the ball ends in the low, the middle or the high zones. A large last number is a big hitter.',
    fatigue:
      'The dots beside a bowler count the overs bowled. When all are filled the bowler is tired, and rests for some overs.',
    next: 'A batter is out. Whoever comes in now bats at that end until they are out too.',
  },
  /** What each choice is about. */
  choices: {
    side: 'Two sides of eighteen cricketers. If both of you want the same, a coin decides.',
    lineup: 'Pick eleven. You need a keeper, batters with large numbers, and enough bowlers to let some rest.',
    toss: 'Look at the pitch: its numbers are added to every roll. Where they are low, it is the better time to bowl.',
    declare: 'Stop only if the lead is safe: overs that you do not use are gone.',
    order: 'The strong ones first: whoever stands first faces, or bowls, the first over.',
    field: 'Close the zones in which this batter makes most, and where the dice fall most often: in the middle.',
    bowler: 'A tired bowler comes back after a rest. Keep a good one for the last overs.',
    reroll: 'The dice that stay decide on which side of the pitch card the over falls.',
    next: 'With few overs left take the large last number; with few batters left, the one who is good in low zones.',
  },
  /** What a number on the table means. */
  means: {
    board: 'The zones and what the batter makes there',
    zoneName: (zone: number) => `Zone ${zone}`,
    zone: (runs: number | null, fielder: boolean) =>
      `${runs === null ? 'Nobody bats yet.' : `In this zone the batter makes ${count(runs, 'run')}.`} ${fielder ? 'A fielder stands here: two dice say whether they count.' : 'Nobody stands here: they all count.'}`,
    odds: (runs: string, wicket: string) =>
      `With this card an over brings ${runs} runs on average, and a wicket in ${wicket} of overs.`,
    means: (low: string, middle: string, high: string) =>
      `On average they make ${low} runs in the low zones, ${middle} in the middle ones and ${high} in the high ones.`,
    fatigue: (n: number, of: number) =>
      `${count(n, 'over')} bowled without a rest. After ${of} the bowler is tired and has to rest.`,
    modifier: (n: number) =>
      n === 0
        ? 'The pitch adds nothing.'
        : `The pitch ${n > 0 ? 'adds' : 'takes away'} ${Math.abs(n)}: the ball ends ${n > 0 ? 'further out' : 'closer in'}.`,
    input: (chart: 'bowling' | 'batting') =>
      `What the ${chart === 'bowling' ? 'bowler' : 'batter'}’s dice are worth in their own table, the ${chart} chart.`,
    reached: (zone: number) => `All of it together: the ball ends in zone ${zone}.`,
  },
});

export const { tips, means } = first;
const about = first.choices;

/** What each choice is about, said again whenever nothing else is to be told. */
export const choices: Tour['choices'] = [
  [/^side\./, about.side],
  [/^lineup/, about.lineup],
  [/^core\.toss/, about.toss],
  [/^(core\.declare|stop\.)/, about.declare],
  [/^(opening-|batting-order)/, about.order],
  [/^field$/, about.field],
  [/^(replacement|bowling-change)/, about.bowler],
  [/^reroll/, about.reroll],
  [/^next-batter$/, about.next],
];
