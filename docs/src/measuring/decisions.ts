import { type DecisionsOptions, decisions, habitText } from '@howzat/simulator';
import { type Game, moduleOf } from '../games.js';
import { stepsOfLittleWorth } from '../little-worth.js';
import type { DecisionsWorth } from '../measured.js';
import { type Asked, formatsOf, gamesAsked, round, roundAll, seed } from './asked.js';
import { besideOthers, save } from './saved.js';

/** At a step with more choices than this, each of them is not looked at by itself. */
const fewChoices = 8;

/** Measures what each decision of a game is worth, and of those that are worth little what each choice wins. */
export async function measureDecisions(games: readonly Game[], asked: Asked): Promise<void> {
  const { matches = 4000 } = asked;
  for (const game of gamesAsked(games, asked)) {
    const found = [];
    for (const { id, format, title } of formatsOf(game)) {
      process.stderr.write(`decisions of ${id} ${title}\n`);
      const played = { variant: moduleOf(id), selection: { format }, seed };
      const all = await decisions({ ...played, matches });
      found.push({ played, title, decisions: all.decisions });
    }
    const little = stepsOfLittleWorth(found);
    const fresh: DecisionsWorth[] = [];
    for (const { played, title, decisions: all } of found) {
      process.stderr.write(`choices of ${game.id} ${title}\n`);
      const steps = little.filter((step) => all.some((it) => it.step === step));
      const choices = await choicesOf(played, matches, steps);
      fresh.push({
        ...{ game: game.id, format: played.selection.format ?? null, title },
        decisions: all.map(({ step, asked: times, share, interval95 }) => ({
          ...{ step, asked: round(times, 1), share: round(share), interval95: roundAll(interval95) },
          ...choices.get(step),
        })),
      });
    }
    // it takes long, so what there is of a game is kept as soon as there is any
    const made = { task: `decisions --matches ${matches}`, matches, players: 'two sensible players' };
    save('decisions', formatsOf(game), made, besideOthers('decisions', fresh));
  }
}

/** What always the same choice wins at each of some steps that have few of them. */
async function choicesOf(
  played: Pick<DecisionsOptions, 'variant' | 'selection' | 'seed'>,
  matches: number,
  steps: readonly string[],
): Promise<ReadonlyMap<string, Pick<DecisionsWorth['decisions'][number], 'choices'>>> {
  const { decisions: seen } = await decisions({ ...played, matches: 2, steps });
  const few = seen.filter(({ choices }) => choices.length <= fewChoices).map(({ step }) => step);
  const { decisions: found } = await decisions({ ...played, matches, steps: few });
  return new Map(
    found.map(({ step, choices }) => [
      step,
      {
        choices: choices.map(({ habits, share, interval95 }) => ({
          says: habits.map(habitText).join('; ').slice(step.length).replace(/^: /, '').trim(),
          share: round(share),
          interval95: roundAll(interval95),
        })),
      },
    ]),
  );
}
