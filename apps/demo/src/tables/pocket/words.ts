import { spoken } from '../../language/spoken.js';

const many = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

/** The words of this table; those of the rules are the rulebook's. */
export const words = spoken('pocket', {
  field: 'The field',
  roles: { bowler: 'Bowls', facing: 'Faces', partner: 'Other end' },
  nobody: 'Nobody yet',
  positions: { batter: 'batter', bowler: 'bowler', keeper: 'keeper', 'all-rounder': 'all-rounder' },
  captain: 'captain',
  bat: (rank: string) => `bats ${rank}`,
  ball: (rank: string) => `bowls ${rank}`,
  now: (rank: string) => `${rank} now`,
  comfort: (n: number) => `${n} comfort`,
  fatigue: (n: number) => `${n} fatigue`,
  stances: { offensive: 'offensive', defensive: 'defensive' },
  grid: 'Rank grid',
  gridSay: 'Batting rank down, bowling rank across: the number is the row of the score card.',
  gridAt: (bat: string, bowl: string, difference: number) => `${bat} against ${bowl}: difference ${difference}`,
  gridCaption: (bat: string | null, bowl: string | null) =>
    bat && bowl ? `Batting ${bat} against bowling ${bowl}` : 'Ranks and their difference',
  score: 'Score card',
  scoreDeck: (n: number) => `${many(n, 'score card')} left`,
  scoreNone: 'A score card is turned up when both sides have passed.',
  turned: (card: number, difference: number) => `Card ${card} at difference ${difference}`,
  cardNumber: (n: number) => `Card ${n}`,
  row: (difference: number, runs: number, out: boolean) =>
    `Difference ${difference}: ${runs}${out ? ' and an out' : ''}`,
  out: 'out',
  tally: (runs: number) => many(runs, 'run'),
  outcome: { out: 'OUT', pending: 'An out is pending', saved: 'Saved' },
  coin: (fell: string) => `The coin fell ${fell}`,
  called: (call: string, fell: string) => `${call} called, ${fell} fell`,
  inForce: 'In force this over',
  nothing: 'No card yet',
  onTop: (name: string) => `${name} waits for an answer`,
  hand: 'Your hand',
  holds: (name: string, hand: number, deck: number) => `${name}: ${many(hand, 'card')}, ${deck} in the deck`,
  deck: (n: number) => `${n} in your deck`,
  emptyHand: 'No cards in hand',
  cost: (n: number) => (n === 0 ? 'costs nothing' : `costs ${n} comfort`),
  kinds: {
    stat: 'Rank',
    equip: 'Equip',
    score: 'Score',
    out: 'Out',
    save: 'Save',
    negate: 'Negate',
    lock: 'Lock',
    upkeep: 'Upkeep',
  },
  pass: 'Pass',
  keep: 'Keep the hand',
  play: (name: string) => `Play ${name}`,
  swap: (name: string) => `Put ${name} under the deck`,
  stay: (name: string) => `${name} stays on`,
  change: 'Change',
  stayBoth: 'Both stay in',
  goesOff: 'Who goes off',
  stanceSay: {
    offensive: 'The full rank. An out is out.',
    defensive: 'A rank lower. A called coin may save him, and he earns comfort.',
  },
  sides: { heads: 'Heads', tails: 'Tails' },
  openers: 'Touch the one who faces first, then the other.',
  faces: 'faces',
  other: 'other end',
  send: 'Send them in',
  sendShort: 'Choose two batters',
  take: (name: string) => `Play ${name}`,
});

/** What is told in a first over. */
export const tour = spoken('pocketTour', {
  team: 'Each team has eleven cricketers and two decks of chance cards, one for batting and one for bowling. Both are ready to play.',
  toss: 'Twenty overs a side, and each over is one score card. Who bats second knows what he needs.',
  people:
    'A cricketer has two ranks, by colour: one for bat and one for ball. The two ranks that meet in the middle decide which line of the score card counts. Send in somebody who bats well.',
  stance:
    'Offensive or defensive? A defensive batter is a rank lower, but if an out comes up he may still be saved by calling a coin.',
  exchange:
    'You hold three chance cards at most, and the other side does not see them. One that you do not want may go under the deck for another.',
  play: 'Now play a chance card, or pass. Its dots are its price in comfort points. When nobody plays any more, the score card is turned.',
  answer:
    'A card was played against you. A Negate in your hand cancels it, and may be cancelled in its turn; or let it stand.',
  score:
    'The score card was turned: the rank of the batter against that of the bowler said which of its lines counts. That line is the whole over.',
  out: 'An out is pending, not settled: a coin rightly called or the right card still saves the batter.',
});
