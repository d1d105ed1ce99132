import {
  type LogEntry,
  notJson,
  openMatch,
  type Rulebook,
  replayMatch,
  type Selection,
  sameJson,
  uniformPlayer,
  type Variant,
} from '@howzat/core';
import { hashSeed, type SavedSession } from '@howzat/core/engine';
import { createMatchMachine, type MatchSnapshot, placeOf, playMachine } from '@howzat/core/machine';
import { runnerFor } from './last-runner.js';
import { playAtRandom } from './random-play.js';
import { selectionOf } from './selection.js';

/** Where two logs first differ, in words; null where they are equal. */
function firstDifference(a: readonly LogEntry[], b: readonly LogEntry[]): string | null {
  for (let i = 0; i < Math.max(a.length, b.length); i++)
    if (!sameJson(a[i], b[i])) return `entry ${i}: ${JSON.stringify(a[i])} against ${JSON.stringify(b[i])}`;
  return null;
}

/** By turns a session interprets and goes on by generated code. */
function codeOf(seed: number): 'always' | 'never' {
  return seed % 2 === 0 ? 'never' : 'always';
}

/** What the statechart, which is slow, plays: so many matches, and no more inputs of each than these. */
export interface StatechartPlay {
  readonly matches: number;
  readonly inputs: number;
}

/** Generated code, sessions that interpret and sessions that do not, and statechart must play the same match, event by event. */
export function driverProblems(rulebook: Rulebook, seeds: number, statechart: StatechartPlay): string[] {
  const problems: string[] = [];
  const generated = runnerFor(rulebook);
  for (let seed = 0; seed < seeds; seed++) {
    const code = codeOf(seed);
    const session = playAtRandom(rulebook, seed, { code });
    const played = generated.play({ seed, log: true });
    const silent = generated.play({ seed });
    const difference = firstDifference(session.log.entries, played.log);
    const both = `seed ${seed}: the session (generated code: ${code}) and the runner`;
    if (difference) problems.push(`${both} part at ${difference}`);
    if (!sameJson(session.state.g, played.game)) problems.push(`${both} end in other states`);
    if (!sameJson(silent.game, played.game)) problems.push(`seed ${seed}: writing the log changes the match`);
  }
  if (statechart.inputs === 0) return problems;
  const machine = createMatchMachine(rulebook);
  for (let seed = 0; seed < statechart.matches; seed++)
    problems.push(...statechartProblems(rulebook, machine, seed, statechart.inputs));
  return problems;
}

/** What a driver has come to: the places where it waited, the state, and the log. */
interface Stand {
  readonly places: readonly string[];
  readonly state: unknown;
  readonly log: readonly LogEntry[];
}

/** Stops a driver before the end of its match. */
class Enough extends Error {}

function statechartProblems(
  rulebook: Rulebook,
  machine: ReturnType<typeof createMatchMachine>,
  seed: number,
  inputs: number,
): string[] {
  const bySession = stoppable((stand) => {
    const places: string[] = [];
    const session = playAtRandom(rulebook, seed, {
      code: codeOf(seed),
      beforeInput: (now, { path }) => {
        places.push(path);
        if (places.length > inputs) stand({ places, state: now.state, log: now.log.entries });
      },
    });
    return { places: [...places, 'end'], state: session.state, log: session.log.entries };
  });
  const byChart = stoppable((stand) => {
    const places: string[] = [];
    let last: MatchSnapshot | null = null;
    const { log } = playMachine(machine, {
      seed,
      onWait: (snapshot) => {
        last = snapshot;
        places.push(placeOf(snapshot));
        const { state, log: written } = snapshot.context;
        if (places.length > inputs) stand({ places, state, log: written.entries });
      },
    });
    return { places, state: (last as MatchSnapshot | null)?.context.state, log };
  });
  const problems: string[] = [];
  const difference = firstDifference(bySession.log, byChart.log);
  if (difference) problems.push(`seed ${seed}: statechart and session part at ${difference}`);
  if (!sameJson(bySession.state, byChart.state))
    problems.push(`seed ${seed}: statechart and session come to other states`);
  if (!sameJson(bySession.places, byChart.places))
    problems.push(`seed ${seed}: statechart and session are not in the same places`);
  return problems;
}

/** Lets a driver play, to its end or until it says where it stands. */
function stoppable(drive: (stand: (at: Stand) => never) => Stand): Stand {
  let stood: Stand | null = null;
  try {
    return drive((at) => {
      stood = structuredClone(at);
      throw new Enough();
    });
  } catch (error) {
    if (stood && error instanceof Enough) return stood;
    throw error;
  }
}

/** Replay gives the same log, undo the same state, a copy of the state through JSON the same end. */
export function recordProblems(variant: Variant, selection: Selection, rulebook: Rulebook, seeds: number): string[] {
  const problems: string[] = [];
  const players = { home: uniformPlayer, away: uniformPlayer };
  const { houseRules } = selectionOf(rulebook);
  for (let seed = 0; seed < seeds; seed++) {
    const match = openMatch(variant, { ...selection, seed, players });
    const log = match.log();
    const record = JSON.parse(JSON.stringify(match.record()));
    const again = replayMatch(variant, record, { houseRules, players });
    const difference = firstDifference(log, again.log());
    if (difference) problems.push(`seed ${seed}: the record replays to another log, ${difference}`);
    const played = runnerFor(rulebook).play({ seed, log: true });
    if (firstDifference(log, played.log))
      problems.push(`seed ${seed}: the match and the runner part at ${firstDifference(log, played.log)}`);
    const middle = hashSeed(seed) >>> 0;
    const at = match.length === 0 ? 0 : middle % match.length;
    const end = match.internals();
    match.goTo(at);
    const there = match.internals();
    while (match.length < record.events.length) match.redo();
    if (!sameJson(match.internals(), end)) problems.push(`seed ${seed}: undo to ${at} and redo end in another state`);
    match.goTo(at);
    if (!sameJson(match.internals(), there)) problems.push(`seed ${seed}: going back to ${at} twice gives two states`);
  }
  return problems;
}

/** Every state survives a round trip through JSON: the session that goes on from the copy ends the same. */
export function jsonProblems(rulebook: Rulebook, seeds: number): string[] {
  const problems: string[] = [];
  for (let seed = 0; seed < seeds; seed++) {
    let inputs = 0;
    const plain = playAtRandom(rulebook, seed);
    // entries that are over and done with have gone through JSON once, and are put aside
    const aside: LogEntry[] = [];
    const copied = playAtRandom(rulebook, seed, {
      beforeInput: (session) => {
        const saved = session.save((value) => value);
        const wrong = notJson(saved.state, 'the state');
        if (wrong) problems.push(`seed ${seed}: at ${saved.at} ${wrong}, which is not plain JSON`);
        if (inputs++ % 3 !== 0) return;
        const copy = JSON.parse(JSON.stringify(saved)) as SavedSession;
        const entries = copy.log.entries.slice(-1);
        aside.push(...copy.log.entries.slice(0, -1));
        session.load({ ...copy, log: { ...copy.log, entries } });
      },
    });
    if (!sameJson(plain.state, copied.state)) problems.push(`seed ${seed}: going on from a copy ends in another state`);
    const difference = firstDifference(plain.log.entries, [...aside, ...copied.log.entries]);
    if (difference) problems.push(`seed ${seed}: going on from a copy writes another log, ${difference}`);
  }
  return problems;
}
