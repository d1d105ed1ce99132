import { ccsl } from '@howzat/ccsl';
import * as ccslRunners from '@howzat/ccsl/runner';
import { createRunner, explain } from '@howzat/compiler/run';
import {
  compose,
  type LogEntry,
  openMatch,
  type Player,
  type Rulebook,
  type Selection,
  uniformPlayer,
  type Variant,
} from '@howzat/core';
import type { CompiledRunner } from '@howzat/core/compiled';
import { checksumOf, checksumOfLog } from '@howzat/core/engine';
import { ctg } from '@howzat/ctg';
import * as ctgRunners from '@howzat/ctg/runner';
import { cubes } from '@howzat/cubes';
import * as cubesRunners from '@howzat/cubes/runner';
import { pocket } from '@howzat/pocket';
import * as pocketRunners from '@howzat/pocket/runner';
import { wicked } from '@howzat/wicked';
import * as wickedRunners from '@howzat/wicked/runner';
import type { Came, HostPlan, How, Line, Way } from './told.js';

/**
 * The program that every host runs, in one file with all that it needs: it plays each game in each way and tells what came of it, a
 * line of JSON for each. What it is to play, and how a line is written there, stands before it in the file.
 */

declare const howzatHost: { readonly plan: HostPlan; say(line: string): void };

const games: readonly (readonly [Variant, Readonly<Record<string, CompiledRunner>>])[] = [
  [cubes as Variant, cubesRunners],
  [ccsl as Variant, ccslRunners],
  [wicked as Variant, wickedRunners],
  [pocket as Variant, pocketRunners],
  [ctg as Variant, ctgRunners],
];

/** Chooses as the uniform player does, and is asked each time. */
const askedPlayer: Player = { ...uniformPlayer, name: 'asked', uniform: false };

type Play = (seed: string) => readonly LogEntry[];

/** A printed format of a game: its rulebook, and what was compiled of it ahead of time. */
interface Printed {
  readonly variant: Variant;
  readonly selection: Selection;
  readonly rulebook: Rulebook;
  readonly compiled: CompiledRunner;
}

const ways: Readonly<Record<Exclude<Way, 'refused'>, (of: Printed) => Play>> = {
  runner: ({ rulebook }) => {
    const runner = createRunner(rulebook);
    return (seed) => runner.play({ seed, log: true }).log;
  },
  asked: ({ rulebook }) => {
    const runner = createRunner(rulebook);
    return (seed) => runner.play({ seed, log: true, players: [askedPlayer, askedPlayer] }).log;
  },
  compiled:
    ({ compiled }) =>
    (seed) =>
      compiled.play({ seed, log: true }).log,
  match:
    ({ variant, selection }) =>
    (seed) =>
      openMatch(variant, { ...selection, seed, players: { home: uniformPlayer, away: uniformPlayer } }).log(),
};

function formatsOf(variant: Variant, runners: Readonly<Record<string, CompiledRunner>>): readonly Printed[] {
  // by the names of the formats: what a module exports may come in any order
  return Object.values(runners)
    .sort((a, b) => (String(a.of.format) < String(b.of.format) ? -1 : 1))
    .map((compiled) => {
      const { format } = compiled.of;
      const selection = format === null ? {} : { format };
      return { variant, selection, rulebook: compose(variant, selection), compiled };
    });
}

/** Plays the matches of a plan in one way, the formats by turns. */
function cameOf(way: keyof typeof ways, formats: readonly Printed[], from: number, to: number): Came {
  const { plan } = howzatHost;
  try {
    // those who are asked take longer, and are asked in the same way in each match
    const end = way === 'asked' ? from + Math.ceil((to - from) / 5) : to;
    const plays: Play[] = [];
    const logs: string[] = [];
    const entries: string[] = [];
    for (let number = from; number < end; number++) {
      const turn = number % formats.length;
      plays[turn] ??= ways[way](formats[turn] as Printed);
      const log = (plays[turn] as Play)(`${plan.seed}/${number}`);
      logs.push(checksumOfLog(log));
      if (plan.whole) for (const entry of log) entries.push(JSON.stringify(entry));
    }
    return { way, logs, entries };
  } catch (error) {
    const { message, stack = '' } = error as Error;
    return { way, error: `${message}\n${stack.split('\n').slice(0, 8).join('\n')}` };
  }
}

/** The words in which a name is refused that holds what must not be sent to a terminal. */
function refusalOf(variant: Variant): Came {
  try {
    openMatch(variant, { format: 'a \u001b[31mred\u202e form\u00e1t' });
    return { way: 'refused', error: 'it is not refused' };
  } catch (error) {
    const { code = '', message } = error as Error & { readonly code?: string };
    return { way: 'refused', logs: [checksumOf([code, message])], entries: [message] };
  }
}

function howOf(formats: readonly Printed[]): How {
  const explained = formats.map(({ rulebook }) => explain(rulebook));
  return {
    generated: createRunner((formats[0] as Printed).rulebook).generated,
    inPlace: explained.reduce((sum, { inPlace }) => sum + inPlace, 0),
    called: explained.reduce((sum, { called }) => sum + called, 0),
  };
}

const say = (line: Line): void => howzatHost.say(JSON.stringify(line));

for (const [variant, runners] of games) {
  const game = variant.id;
  const matches = howzatHost.plan.games[game];
  if (!matches) continue;
  const formats = formatsOf(variant, runners);
  say({ game, how: howOf(formats) });
  for (const way of Object.keys(ways) as (keyof typeof ways)[])
    say({ game, came: cameOf(way, formats, matches.from, matches.to) });
  say({ game, came: refusalOf(variant) });
}
