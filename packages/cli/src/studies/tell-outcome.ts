import type { Outcome } from '@howzat/studies';
import { tellSimulation } from '../commands/simulate.js';
import { tellTournament } from '../commands/tournament.js';
import { changeName, comparisonText } from '../compare/told.js';
import { inColumns, say, sayJson } from '../output.js';

/** What came of a study, without its kind: as the command that asked for it prints it. */
function plainOutcome(outcome: Outcome): unknown {
  switch (outcome.kind) {
    case 'simulation':
      return outcome.simulation;
    case 'comparison':
      return outcome.comparison;
    case 'tournament':
      return [outcome.tournament];
    case 'trial':
      return outcome.scores;
    case 'grid':
      return outcome.grid;
  }
}

/** What a policy won and lost; `howzat study <id> --plan` tells which one it is. */
function scoreRow({ wins, losses, level }: Extract<Outcome, { readonly kind: 'trial' }>['scores'][number]) {
  return [wins, losses, level].map(String);
}

/** Prints what came of a study. */
export function tellOutcome(outcome: Outcome, { gridPage }: Pick<typeof import('@howzat/studies'), 'gridPage'>): void {
  switch (outcome.kind) {
    case 'simulation':
      tellSimulation(outcome.simulation);
      break;
    case 'comparison':
      say(comparisonText(outcome.comparison, changeName(outcome.comparison, 'the change')));
      break;
    case 'tournament':
      tellTournament(outcome.tournament);
      break;
    case 'trial':
      say(inColumns([['won', 'lost', 'level'], ...outcome.scores.map(scoreRow)], '  '));
      break;
    case 'grid':
      say(gridPage(outcome.grid));
  }
}

/** Prints what came of a study as JSON. */
export function tellJson(outcome: Outcome): void {
  sayJson(plainOutcome(outcome));
}
