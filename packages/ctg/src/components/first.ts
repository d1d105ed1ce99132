import { originalCards } from './original.js';
import type { CardSet, OverCard, StyleCards, Team } from './set.js';

/** The set that shipped with version 0.0.0, by what was other in it: matches of that version are played again with it. */

const firstOvers: Readonly<Record<string, OverCard>> = {
  'Worked Off The Hip': { name: 'On The Spot', icon: 'dot' },
  'Run Down To Third': { name: 'Through To The Keeper', icon: 'dot' },
  Boundary: { name: 'Loose Ball', icon: 'table', replaces: [1, 1, 4, 4, 4, 6] },
  'Worked With The Turn': { name: 'Into The Rough', icon: 'pair' },
  'Pushed Down The Ground': { name: 'Loop And Drop', icon: 'dot' },
  'Nudged Off The Pads': { name: 'Round The Wicket', icon: 'one' },
  'Dabbed Fine': { name: 'No Width', icon: 'pair' },
  'Pushed Into The Gap': { name: 'Pushed Into The Gap', icon: 'one' },
};

const before = (style: StyleCards): StyleCards => ({
  ...style,
  overCards: style.overCards.map((card) => firstOvers[card.name] ?? card),
});

const withoutAbilities = (team: Team): Team => ({
  ...team,
  players: team.players.map(({ name, role, confidence }) => ({ name, role, confidence })),
});

function firstSet(): CardSet {
  const { pace, spin, medium, teams } = originalCards;
  return {
    ...originalCards,
    name: 'Howzat first',
    ...{ pace: before(pace), spin: before(spin), medium: before(medium) },
    teams: teams.map(withoutAbilities),
  };
}

export const firstCards: CardSet = /* @__PURE__ */ firstSet();
