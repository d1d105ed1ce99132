// Basic CCSL as a game of boardgame.io: both show a number at once, and the batter scores theirs unless they are the same.
const { PlayerView } = require('boardgame.io/core');

const choose = {
  move: ({ G, playerID }, number) => {
    if (G.made[playerID]) return 'INVALID_MOVE';
    G.players[playerID] = number;
    G.made[playerID] = true;
    if (!G.made['0'] || !G.made['1']) return undefined;
    if (G.players['0'] === G.players['1']) G.wickets++;
    else G.runs += G.players['0'];
    G.balls++;
    G.made = { 0: false, 1: false };
    G.players = { 0: null, 1: null };
    return undefined;
  },
  // what a side chooses is not played beforehand by its client, and both may choose at once
  client: false,
  ignoreStaleStateID: true,
};

exports.game = {
  name: 'ccsl',
  setup: () => ({ runs: 0, wickets: 0, balls: 0, made: { 0: false, 1: false }, players: { 0: null, 1: null } }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { activePlayers: { all: 'ball' }, stages: { ball: { moves: { choose } } } },
};
