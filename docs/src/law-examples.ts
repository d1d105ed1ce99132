import type { Evidence, Link } from '@howzat/pages';
import { examplePlace, examplesShowing } from '@howzat/pages';
import { type Game, type GameId, shortTitles } from './games.js';

/** Why none of the games has an example of a Law, where none has. */
export const lawReasons: Readonly<Record<string, string>> = {
  'core.innings.target-reached': 'each of the five games puts a rule of its own in its place.',
  'core.innings.safety-cap':
    'it ends matches between computer players that would never end, and no example is as long.',
  'core.free-hit.due': 'the games with free hits put a rule of their own in its place.',
  'core.strike.crossed':
    'the games with two batters at the crease put a rule of their own in its place, and the others have one batter at a time.',
  'core.strike.ends':
    'the games with two batters at the crease have rules of their own for who faces, and the others have one batter at a time.',
  'core.match.decided': 'no match of the five games has a result before its last innings has ended.',
  'core.match.aborted': 'it follows an innings that was broken off, and no example is as long.',
  'core.result.aborted': 'it follows an innings that was broken off, and no example is as long.',
  'core.series.points': 'a series is several matches, and an example is one match or a part of one.',
  'core.series.winner-rule': 'a series is several matches, and an example is one match or a part of one.',
};

/** The examples of a Law: those of the games that play by it, or why there are none. */
export function lawExamples(games: readonly Game[]): (id: string) => Pick<Evidence, 'examples' | 'noExample'> {
  const byGame = games.map((game) => ({ game, showing: examplesShowing(game) }));
  return (id) => {
    const examples = byGame.flatMap(({ game, showing }): readonly Link[] => {
      const first = showing.get(id)?.[0];
      if (!first) return [];
      const under = first.reading === null ? '' : `, played as ${first.reading}`;
      return [
        {
          text: `${shortTitles[game.id as GameId]}: ${first.scenario.title}${under}`,
          url: `../${game.id}/${examplePlace(first.scenario.id)}`,
        },
      ];
    });
    const reason = lawReasons[id];
    return { examples, ...(reason === undefined ? {} : { noExample: reason }) };
  };
}
