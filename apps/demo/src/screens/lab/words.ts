import { spoken } from '../../language/spoken.js';

const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** What a figure of a comparison counts. */
type Unit = 'runs' | 'wickets' | 'balls' | 'decisions' | 'share';

/** The words of the lab. They are loaded with it, not with the first page. */
export const told = spoken('lab', {
  title: 'Lab',
  lead: 'Change a rule, play many matches both ways from the same dice, and see what the change does to the game.',
  change: 'The change',
  changeSay: 'Whatever you choose here is in play with the change, and not without it.',
  how: 'How it is played',
  player: 'Who plays',
  players: { random: 'Players who choose at random', sensible: 'Sensible players' },
  matches: 'Matches each way',
  skill: 'See whether the better player wins more often, too',
  run: 'Play them',
  again: 'Play them again',
  stop: 'Stop here',
  choose: 'Choose what is to change.',
  progress: (played: number, of: number) => `${played} of ${of} matches played both ways`,
  begin: 'Laying the tables …',
  interprets:
    'This server does not let the lab make code of the rules, so they are played step by step: the same matches, but more slowly.',
  nothing: 'It was stopped before enough was played to tell anything.',
  cannot: 'This cannot be compared:',
  verdict: 'Verdict',
  of: (matches: number) => `${count(matches, 'match', 'matches')} each way, from the same seeds.`,
  better: (matches: number) =>
    `The better player is a sensible one against one who chooses at random, in ${count(matches, 'match', 'matches')} each way.`,
  real: (list: string) => `Real: ${list}.`,
  noise: (list: string) => `No more than luck: ${list}.`,
  unchanged: 'Nothing that was looked at changes by more than luck.',
  corrected: (n: number) => `Held to 5 % for all ${n} figures together.`,
  swing: (share: string, low: string, high: string) => `Another side wins ${share} of the matches (${low} to ${high}).`,
  verified: (matches: number) =>
    `Before that, ${matches} matches were played in two ways, by compiled rules and rule by rule: they were the same.`,
  neverFired: (matches: number) => `Never in ${matches} matches did anything come of`,
  totals: 'Runs of the first innings',
  totalsSay: (without: string, withIt: string) =>
    `How often each total came: ${without} runs without the change, ${withIt} with it`,
  without: 'without',
  with: 'with the change',
  runs: 'runs',
  share: '% of the matches',
  heads: {
    figure: 'Figure',
    without: 'Without',
    with: 'With',
    change: 'Change',
    interval: '95 % of the change',
    verdict: 'Verdict',
  },
  figures: {
    'first-innings': 'runs of the first innings',
    'second-innings': 'runs of the second innings',
    'first-wickets': 'wickets of the first innings',
    'second-wickets': 'wickets of the second innings',
    balls: 'balls of the match',
    decisions: 'decisions of the match',
    'batting-first-wins': 'side batting first wins',
    ties: 'tied',
    close: 'close finish',
    'first-player-wins': 'better player wins',
  },
  verdicts: { up: 'more', down: 'fewer', noise: 'luck' },
  verdictsOfShares: { up: 'more often', down: 'less often', noise: 'luck' },
  figure: (value: number, unit: Unit) =>
    unit === 'share' ? `${(100 * value).toFixed(1)}\u00a0%` : value.toFixed(unit === 'wickets' ? 2 : 1),
  /** A change, with its sign: that of a share is in points of a hundred. */
  changed: (value: number, unit: Unit) => {
    const text = unit === 'share' ? (100 * value).toFixed(1) : value.toFixed(unit === 'wickets' ? 2 : 1);
    return text.startsWith('-') ? text.replace('-', '\u2212') : `+${text}`;
  },
  points: (value: string) => `${value}\u00a0points`,
  tried: (rules: string) => `With ${rules}, and without`,
  ruled: (question: string, reading: string) => `${question}: ${reading}`,
  set: (name: string, value: string) => `${name} ${value}`,
  play: 'Play it yourself',
});
