import { resolve } from 'node:path';
import { freshSeed, type MatchSettings, openMatch, type Player, type Side } from '@howzat/core';
import type { Budget } from '@howzat/players';
import { Command, Option } from 'commander';
import type { Entry } from '../catalogue/catalogue.js';
import { usualGame } from '../catalogue/own-package.js';
import { Usage } from '../failure.js';
import { readJson } from '../files/read-text.js';
import { lastGameFile, RecordFile } from '../records/record-file.js';
import { reopen } from '../records/reopen.js';
import { type RuleFlags, seed, withRuleFlags } from '../selection/flags.js';
import { budgetFlag, playerNames, type Seated, seatPlayer, seatRecorded, usualPlayer } from '../selection/players.js';
import { type Chosen, choose, sideNames } from '../selection/selection.js';
import { sitDown } from '../terminal/sit.js';

/** The flags of a match that is played here. */
export interface PlayFlags extends RuleFlags {
  readonly players?: string;
  readonly budget?: Budget;
  readonly names?: string;
  readonly seed?: number | string;
  readonly dice?: 'seed' | 'manual';
  readonly record?: string;
  readonly force?: boolean;
  readonly resume?: string | true;
  readonly components?: string;
}

/** Adds the flags by which a match is set up. */
export function withMatchFlags(command: Command): Command {
  return withRuleFlags(command)
    .option(
      '--players <a,b>',
      'who plays home and away: person, random, greedy, sensible, search, village, club, international, or a module',
    )
    .addOption(budgetFlag('how long search thinks about each decision, and a hint'))
    .option('--names <home,away>', 'what the sides are called')
    .option(
      '--seed <seed>',
      'a whole number or a text, from which all dice and draws come: who knows it knows them; unless given, one that nobody can guess',
      seed,
    )
    .option('--components <file>', 'another set of cards or cubes, as JSON')
    .option('--record <file>', 'keep the record of the match in a file, whole after every decision')
    .option('--force', 'overwrite the file of --record, or the match that was left, where there is one');
}

/** What is played where nothing is said of the rules. */
export const firstFormats =
  'Unless you choose a format or other rules, the match has the format that is best to begin with: two overs in CCSL, ten in Wicked.';

export function playCommand(): Command {
  const command = new Command('play')
    .description('play a match: people and computer players on either side')
    .argument(
      '[variant]',
      'the game, unless a match is resumed or a package of your own is here; `howzat variants` lists them',
    )
    .addOption(
      new Option('--dice <how>', 'who rolls and draws: the seed, or you, with your own dice and cards')
        .choices(['seed', 'manual'])
        .default('seed'),
    )
    .option('--resume [file]', 'go on with a recorded match; without a file, with the last one left');
  return withMatchFlags(command)
    .addHelpText(
      'after',
      `
At every prompt you may type undo, redo, score, why, view, help, concede or quit instead of an answer.
A game with people in it is kept after every decision: in the file of --record, else where --resume finds it. A file that is
there is overwritten with --force only, and no two processes play one match.
A record names its players, and nothing that it names is loaded: --resume finds those that ship, those of installed packages
and those that --use brings; --players says who plays on instead.
Where nobody can type, answers are read line by line from the input: words, or JSON.
${firstFormats}

Examples:
  howzat play ccsl
  howzat play ccsl --format three-over --players sensible,sensible --seed 7 --record m.json
  howzat play cubes --players person,person --names Ann,Bob --dice manual
  howzat play --resume m.json`,
    )
    .action(play);
}

/** Sets a match up by its flags and plays it here. */
export async function play(variant: string | undefined, flags: PlayFlags): Promise<void> {
  if (flags.resume !== undefined) return resume(variant, flags, flags.resume === true ? lastGameFile() : flags.resume);
  const chosen = variant === undefined ? await chooseUsual(flags) : await choose(variant, flags, 'first');
  const { entry, selection, rulebook, catalogue } = chosen;
  const names = flags.players === undefined ? usualSeats(entry) : playerNames(flags.players);
  const table = { catalogue, entry, rulebook, time: flags.budget };
  const players = { home: await seatPlayer(names[0], table), away: await seatPlayer(names[1], table) };
  const kept = keptIn(flags, players);
  try {
    const match = openMatch(entry.variant, {
      ...selection,
      ...(await settingsOf(flags, players)),
      chance: flags.dice === 'manual' ? 'people' : 'seed',
    });
    await sitDown(match, entry, players, { kept, hints: flags.budget });
  } finally {
    kept?.close();
  }
}

/** The game of the package that we stand in, with its house rules where none is named. */
async function chooseUsual(flags: PlayFlags): Promise<Chosen> {
  const usual = await usualGame();
  if (!usual) throw new Usage('Name the variant to play: howzat play <variant>.');
  const houseRule = flags.houseRule.length > 0 ? flags.houseRule : usual.houseRules;
  return choose(usual.variant, { ...flags, houseRule });
}

/** One person against the best that the variant has. */
function usualSeats(entry: Entry): readonly [string, string] {
  return ['person', usualPlayer(entry)];
}

/** What a match is made of beside its rules. */
export async function settingsOf(
  flags: PlayFlags,
  players: Readonly<Record<Side, Player | null>>,
): Promise<Omit<MatchSettings, 'chance'>> {
  const names = sideNames(flags.names);
  const { home, away } = players;
  return {
    seed: flags.seed ?? freshSeed(),
    players: { ...(home ? { home } : {}), ...(away ? { away } : {}) },
    ...(names ? { names } : {}),
    ...(flags.components === undefined ? {} : { components: await readJson(flags.components) }),
  };
}

/** A game with people is kept even where nobody asked for it: terminals get closed. */
function keptIn(flags: PlayFlags, players: Readonly<Record<Side, Player | null>>): RecordFile | null {
  if (flags.record !== undefined) return RecordFile.forNew(flags.record, flags);
  const withPeople = players.home === null || players.away === null || flags.dice === 'manual';
  return withPeople ? RecordFile.forLast(flags) : null;
}

async function resume(variant: string | undefined, flags: PlayFlags, file: string): Promise<void> {
  for (const name of ['format', 'seed', 'components', 'names'] as const)
    if (flags[name] !== undefined) throw new Usage(`--${name} is fixed by the record; it cannot go with --resume.`);
  for (const name of ['ruling', 'option', 'set', 'houseRule'] as const)
    if (flags[name].length > 0) throw new Usage('The rules are fixed by the record; they cannot go with --resume.');
  const kept = keptOnIn(file, flags);
  try {
    await resumeKept(variant, flags, file, kept);
  } finally {
    kept.close();
  }
}

async function resumeKept(
  variant: string | undefined,
  flags: PlayFlags,
  file: string,
  kept: RecordFile,
): Promise<void> {
  const { record, catalogue, entry, match, again } = await reopen(file, flags.use);
  if (variant !== undefined && variant !== entry.variant.id)
    throw new Usage(`${file} is a match of ${entry.variant.id}, not of ${variant}.`);
  const table = { catalogue, entry, rulebook: match.rulebook, time: flags.budget };
  const typed = flags.players === undefined ? null : playerNames(flags.players);
  const seat = (side: Side, at: 0 | 1): Promise<Seated> | Seated =>
    typed ? seatPlayer(typed[at], table) : seatRecorded(side, record.players[side], table);
  const players = { home: await seat('home', 0), away: await seat('away', 1) };
  const { home, away } = players;
  const resumed = again({ players: { ...(home ? { home } : {}), ...(away ? { away } : {}) } });
  await sitDown(resumed, entry, players, { kept, hints: flags.budget });
}

/** Held before the record is read, so that nobody plays on what we have read. */
function keptOnIn(file: string, flags: PlayFlags): RecordFile {
  const { record = file } = flags;
  if (record === '-') throw new Usage('A match that is read from the input is kept in a file: name it with --record.');
  return resolve(record) === resolve(file) ? RecordFile.forResumed(file) : RecordFile.forNew(record, flags);
}
