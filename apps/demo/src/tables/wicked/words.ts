import { spoken } from '../../language/spoken.js';

/** Every sentence of this table. What rules and cards are called is in the game's own words. */
const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

export const told = spoken('wicked', {
  signed,
  display: {
    title: 'The field display',
    say: (card: string, dots: string) => `${card}: fielders in zones ${dots}`,
    none: 'No fielding card lies there yet',
    key: 'The number of a zone, and under it what the striker makes there. A fielder stands where a zone is filled.',
    off: 'Off',
    leg: 'Leg',
  },
  face: {
    title: (over: number, bowler: string, striker: string) => `Over ${over}: ${bowler} bowls to ${striker}`,
    roll: 'Roll the batting dice',
  },
  field: {
    dots: (n: number) => `fielders in ${n} zones`,
    odds: (runs: string, wicket: string) => `${runs} runs, ${wicket} out`,
    lies: 'as now',
  },
  over: {
    last: 'The last over',
    none: 'Nothing has been rolled in this innings.',
    title: (over: number) => `Over ${over}`,
    bowling: 'Bowling chart',
    batting: 'Batting chart',
    read: (chart: string, name: string) => `${chart}, for ${name}`,
    dice: (first: number, second: number, input: number) => `${first} across ${second}: ${input}`,
    rolls: 'First die down, second across',
    bowlingDie: 'Bowling die',
    battingDie: 'Batting die',
    reroll: 'Lower die again',
    zoneDie: 'Zone die',
    pitch: (name: string) => `Pitch: ${name}`,
    pitchSay: (from: number, to: number) => `overs ${from} to ${to} of fifty`,
    roll: 'Roll',
    modifier: 'Adds',
    sum: {
      bowling: 'bowling',
      batting: 'batting',
      pitch: 'pitch',
      zone: 'zone',
    },
    potential: (n: number) => `${count(n, 'run')} to be had there`,
    noFielder: 'no fielder: they all count',
    fielder: (roll: number, says: string) => `a fielder there, and a roll of ${roll}: ${says}`,
    says: {
      unlisted: 'nothing listed, all runs count',
      limit: (n: number) => `${count(n, 'run')} at most`,
      wicket: (n: number) => (n > 0 ? `wicket, after ${count(n, 'run')} at most` : 'wicket'),
      catch: 'caught',
    },
    result: (runs: number, out: string | null) => `${count(runs, 'run')}${out ? `, ${out}` : ''}`,
    row: (zone: number) => `Zone ${zone} with a fielder`,
    entries: { W: 'out', X: 'caught', R: 'at most' },
  },
  people: {
    title: 'On the display',
    north: 'North',
    south: 'South',
    bowler: 'Bowler',
    batter: 'Batter',
    bowls: 'bowls',
    faces: 'faces',
    vacant: 'vacant',
    toCome: 'to come',
    counters: (n: number, of: number) => `${n} of ${count(of, 'fatigue counter')}`,
    chart: (chart: string) => `${chart} chart`,
    resting: (name: string, over: number) => `${name} rests until over ${over}`,
    rests: 'Tired',
  },
  cards: {
    mean: (low: string, middle: string, high: string) => `runs ${low} · ${middle} · ${high}`,
    meanSay: 'Runs are his averages in the low, the middle and the high zones.',
    bowls: (chart: string) => `bowls ${chart}`,
    roles: { batter: 'batter', keeper: 'keeper', 'all-rounder': 'all-rounder', bowler: 'bowler' },
    picked: (n: number, of: number) => `${n} of ${of} picked.`,
    clear: 'Begin anew',
    fill: 'Fill up with a balanced eleven',
    play: 'This is the eleven',
    at: (position: string) => `${position} end`,
    pair: 'Choose two: the first goes to the first end.',
    swap: 'Change ends',
    send: 'Lay them out',
  },
  pitch: {
    title: (name: string) => `The pitch: ${name}`,
    innings: (of: number) => (of === 1 ? 'First innings' : 'Second innings'),
    say: 'What is added to the zone by the roll; low zones are the bowler’s.',
    overs: 'Overs',
  },
});

/** What is told in a first over. */
export const tour = spoken('wickedTour', {
  side: 'Two sides of eighteen cricketers lie there. Choose the one that you would like to lead; if both of you want the same, a coin decides.',
  lineup:
    'Pick eleven of your eighteen. A card says what its batter makes in each zone of the field and on which chart he bowls: you need some of both.',
  toss: 'The pitch lies open. Its numbers are added to every roll, and they change as the match goes on: see which innings it is kinder to.',
  openers:
    'Two open from each end. Whoever stands first in your order faces, or bowls, the first over; the strong ones first is a good plan.',
  field:
    'One roll of the dice is a whole over. Before it you lay one of five fielding cards: it says in which zones a fielder stands. The runs of the batter in each zone are on the display; close the ones that hurt.',
  zone: 'That was an over: the chart of the bowler, the chart of the batter and the pitch made a zone. With nobody there the runs of the batter’s card count; with a fielder there two more dice cut them, or get him out.',
  tired:
    'A bowler tires, and somebody else takes his end. He comes back when he has rested, so keep the good ones for the overs that matter.',
  next: 'A batter is out. Whoever comes in now bats at that end until he is out too.',
});
