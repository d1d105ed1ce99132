import { createRunner, type Runner } from '@howzat/compiler/run';
import { compose, type LogEntry, type Player, type Selection, type Variant, type VariantTypes } from '@howzat/core';
import { createMatchMachine, playMachine } from '@howzat/core/machine';
import { ballsOf, type Contestant, scoreOf } from './contestant.js';

/** The players of a match. */
type Players = readonly [Player, Player];

/** A player who is given the view and plays uniformly all the same: what it costs to be asked. */
const shown: Player = {
  name: 'shown',
  choose: ({ view, domain, rng }) => {
    if (view.game.matchEnded) throw new Error('A player was asked after the match.');
    return domain.sample(rng);
  },
};

function byRunner(name: string, runner: Runner, compared: number): Contestant {
  return {
    name,
    same: true,
    compared,
    play: (from, matches) => {
      let balls = 0;
      for (let seed = from; seed < from + matches; seed++) balls += ballsOf(runner.play({ seed }).game);
      return balls;
    },
    score: (seed) => scoreOf(runner.play({ seed }).game),
  };
}

/** The runner without a log, both players uniform. */
export function runnerAlone<T extends VariantTypes>(variant: Variant<T>, selection: Selection): Contestant {
  return byRunner('runner', createRunner(variant, selection), 20_000);
}

/** The runner where the page forbids code from text. */
export function runnerInterpreted<T extends VariantTypes>(variant: Variant<T>, selection: Selection): Contestant {
  return byRunner('interpreter', createRunner(variant, { ...selection, code: 'never' }), 2000);
}

/** The runner with the full log, which is written, and read where `read` asks for it. */
export function runnerWithLog<T extends VariantTypes>(
  variant: Variant<T>,
  selection: Selection,
  read: boolean,
): Contestant {
  const runner = createRunner(variant, selection);
  let last: readonly LogEntry[] = [];
  return {
    name: read ? 'runner, log written and read' : 'runner, full log',
    same: true,
    compared: 20_000,
    play: (from, matches) => {
      let balls = 0;
      for (let seed = from; seed < from + matches; seed++) {
        const played = runner.play({ seed, log: true });
        if (read) last = played.log;
        balls += ballsOf(played.game);
      }
      if (read && last.length === 0) throw new Error('The log is empty.');
      return balls;
    },
    score: (seed) => scoreOf(runner.play({ seed, log: true }).game),
  };
}

/** The runner with players who are asked. `same` says that they play the matches of uniform players. */
export function runnerWithPlayers<T extends VariantTypes>(
  variant: Variant<T>,
  selection: Selection,
  name: string,
  players: Players,
  same: boolean,
): Contestant {
  const runner = createRunner(variant, selection);
  return {
    name,
    same,
    compared: 2000,
    play: (from, matches) => {
      let balls = 0;
      for (let seed = from; seed < from + matches; seed++) balls += ballsOf(runner.play({ seed, players }).game);
      return balls;
    },
    score: (seed) => scoreOf(runner.play({ seed, players }).game),
  };
}

/** The runner with two players who are given views and play uniformly. */
export function runnerWithViews<T extends VariantTypes>(variant: Variant<T>, selection: Selection): Contestant {
  return runnerWithPlayers(variant, selection, 'runner, players with views', [shown, shown], false);
}

/** Every match through an actor of the XState machine. */
export function machinePath<T extends VariantTypes>(variant: Variant<T>, selection: Selection): Contestant {
  const machine = createMatchMachine(compose(variant, selection));
  return {
    name: 'machine',
    same: true,
    compared: 10,
    play: (from, matches) => {
      let balls = 0;
      for (let seed = from; seed < from + matches; seed++) balls += ballsOf(playMachine(machine, { seed }).game);
      return balls;
    },
    score: (seed) => scoreOf(playMachine(machine, { seed }).game),
  };
}
