import { spoken } from '../language/spoken.js';

/** The sentences of the match of the day and of the puzzle. They are loaded with those screens, not with the first page. */

const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
const percent = (share: number): string => `${Math.round(100 * share)} %`;

export const words = spoken('daily', {
  today: {
    title: 'Match of the day',
    say: 'Everybody plays it with the same dice and cards, under the same rules, against the same club side. Decide as somebody else did, and the same happens.',
    clock: 'The day changes at midnight in universal time (UTC), for all at once. Nothing of it needs a network.',
    play: 'Play it',
    goOn: 'Go on with it',
    look: 'Look at it again',
    first: 'Your first result of the day is the one that counts.',
    card: 'Result card',
    cardSay: 'It tells how the match ended, and nothing of the dice and cards that somebody else has yet to meet.',
    streak: 'Streak',
    days: (n: number) => count(n, 'day'),
    longest: (n: number) => `The longest was ${count(n, 'day')}.`,
    streakSay: 'Days in a row on which you finished the match of the day.',
    bests: 'Your bests',
    bestsSay: 'In matches of the day, kept on this device.',
    heads: { game: 'Game', runs: 'Most runs', day: 'On', won: 'Won' },
    wonOf: (won: number, played: number) => `${won} of ${played}`,
    noBests: 'Finish a match of the day, and your bests stand here.',
    unreadable: (n: number) =>
      `${count(n, 'result')} on this device cannot be read, and ${n === 1 ? 'is' : 'are'} not counted: something else than this app has written ${n === 1 ? 'it' : 'them'}.`,
    noStorage:
      'This browser keeps nothing for this page, so there are no streaks and bests. The match can be played all the same.',
    notKept: (why: string) => `The result of the day could not be kept: ${why}`,
    stands: 'Your first result of the day stands:',
    late: 'It was finished after its day, so it counts for no streak.',
    puzzle: 'Puzzle of the day',
  },
  card: {
    head: 'Howzat: match of the day',
    of: (day: string, game: string) => `${day}: ${game}`,
    streak: (n: number) => `Streak: ${count(n, 'day')}`,
    undos: (n: number) => (n === 0 ? 'Nothing taken back' : `${count(n, 'choice')} taken back`),
  },
  puzzle: {
    title: 'Puzzle of the day',
    needs: (runs: number, balls: number, wickets: number) =>
      `You need ${count(runs, 'run')} from ${count(balls, 'ball')}, with ${count(wickets, 'wicket')} left. What would you do?`,
    defends: (runs: number, balls: number, wickets: number) =>
      `They need ${count(runs, 'run')} from ${count(balls, 'ball')}, with ${count(wickets, 'wicket')} left. What would you do?`,
    defendsOver: (runs: number) => `They need ${count(runs, 'run')} from the last over. What would you do?`,
    rules:
      'Cards alone: equal cards are out, two cards above 3 an over, no 6 for two balls after a 6, the same card twice from the bowler is a no-ball.',
    rulesOfFields:
      'The dice of both sides lead to a zone. Where no fielder stands there, the batter makes the runs of that zone. Where one does, two more dice may save runs or take the wicket.',
    rulesShort: 'The rules in short',
    ask: 'Which card do you play?',
    askField: 'Which field do you set?',
    answer: 'The answer again',
    best: 'There is nothing better.',
    mixed: 'It is one of those that good play mixes.',
    worse: (points: string) => `There is better: it gives away ${points} of a hundred wins.`,
    chose: (choice: string, worth: number) => `With ${choice} you win ${percent(worth)} of such matches.`,
    chances: 'How often you win with each card',
    mix: (parts: string) => `Good play mixes, so that nobody can read it: ${parts}.`,
    only: (choice: string) => `Good play is always ${choice} here.`,
    rival: (name: string, parts: string) => `${name} at their best: ${parts}.`,
    part: (choice: string, share: number) => `${choice} in ${percent(share)}`,
    exact: (places: number) =>
      `These numbers are exact. All ${places} positions that can follow were worked out, with both sides at their best from here on. A level match counts as half a win.`,
    counted: (rolls: number) =>
      `These numbers are exact. All ${rolls} ways in which the dice can fall were counted. A level match counts as half a win.`,
    heads: { choice: 'Card', worth: 'You win', share: 'Best played' },
    playOn: 'Play on from here',
    another: 'Another puzzle',
    never: 'never',
  },
});
