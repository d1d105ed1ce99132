import { spoken } from '../../language/spoken.js';

const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** The sentences of a first match: what was chosen beforehand, and what the numbers of the frame mean. */
export const words = spoken('first', {
  facts: {
    title: 'Chosen for you',
    change: 'Choose yourself',
  },
  /** When nothing is new, it is said again what the choice is about, and this where the game has no words for it. */
  any: 'Compare what your choices lead to. If you cannot tell, a hint weighs them for you.',
  followOn:
    'Have the other side bat again at once where it is far behind: then it has to catch up before you bat at all.',
  hint: 'Not sure? Ask for a hint.',
  score: {
    tip: 'On top stands the score: runs, and after the stroke how many batters are out.',
    score: (runs: number, wickets: number) =>
      `${count(runs, 'run')}, and ${count(wickets, 'batter')} out. A batter who is out is called a wicket.`,
    overs: (of: number | null) =>
      of === null
        ? 'Overs bowled so far. Behind the point stand the balls of the over that is on.'
        : `Overs bowled so far, of ${of} at most. Behind the point stand the balls of the over that is on.`,
    needs:
      'Runs that are still needed to win, and the balls that are left for them. The target is one more than the other side made.',
    batter: (name: string, runs: number, balls: number, facing: boolean) =>
      `${name} has made ${count(runs, 'run')} off ${count(balls, 'ball')}${facing ? ', and faces the next ball' : ''}.`,
    bowler: (name: string, wickets: number, runs: number) =>
      `${name} bowls. ${count(wickets, 'batter')} out, for ${count(runs, 'run')}.`,
  },
});
