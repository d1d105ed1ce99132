import { availableParallelism } from 'node:os';
import { type CompareOptions, type Comparison, compare, type PlayerRef, type SelectionRef } from '@howzat/simulator';
import { mostOfSkill, orderOf, verifyTable } from '@howzat/simulator/chunks';
import { Command } from 'commander';
import { usualGame } from '../catalogue/own-package.js';
import { totalsChart } from '../compare/chart.js';
import { changeName, comparisonText, tableText } from '../compare/told.js';
import { Usage } from '../failure.js';
import { deliver } from '../files/deliver.js';
import { say, sayJson } from '../output.js';
import { withProgress } from '../progress.js';
import { many, pairs, type RuleFlags, seed, verifyFlag, wholeNumber, withRuleFlags } from '../selection/flags.js';
import { budgetFlag, type SimulatedFlags, simulatedPlayers } from '../selection/players.js';
import { type Chosen, choose, refsOf } from '../selection/selection.js';
import { verifyOf } from '../selection/verified.js';
import { onFlag, playOn } from '../studies/play-on.js';
import { portable, portablePlayer, portableSelection } from '../studies/portable.js';

interface CompareFlags extends RuleFlags, SimulatedFlags {
  readonly baseRuling: readonly string[];
  readonly baseOption: readonly string[];
  readonly baseSet: readonly string[];
  readonly baseHouseRule: readonly string[];
  readonly againstFormat?: string;
  readonly vary?: string;
  readonly matches: number;
  readonly seed: number | string;
  readonly skill: boolean;
  readonly workers: number;
  readonly verify?: number;
  readonly on?: string;
  readonly svg?: string;
  readonly json?: boolean;
}

export function compareCommand(): Command {
  const command = new Command('compare')
    .description('play a game with and without a rule change, and show what the change does')
    .argument('[variant]', 'the game; that of the package of your own that is here');
  return withRuleFlags(command)
    .option('--against-format <name>', 'the format without the change, where --format is the change')
    .addOption(many('--base-ruling <id=reading>', 'a reading that both ways have'))
    .addOption(many('--base-option <id>', 'an optional rule that both ways have'))
    .addOption(many('--base-set <parameter=value>', 'a parameter that both ways have'))
    .addOption(many('--base-house-rule <id>', 'a house rule that both ways have'))
    .option('--vary <parameter=a,b,c>', 'set a parameter to each of these values, and show all side by side')
    .option('--matches <n>', 'how many each way', wholeNumber(1, 1_000_000_000), 10_000)
    .option('--seed <seed>', 'a whole number or a text; both ways play from the same seeds', seed, 1)
    .option(
      '--players <a,b>',
      'random, greedy, sensible, search, village, club, international or a module (default: random, where captains may declare sensible)',
    )
    .option('--no-skill', 'leave out how often the better player wins')
    .addOption(budgetFlag('how long search thinks'))
    .option('--workers <n>', 'threads; the results do not depend on it', wholeNumber(0, 256), availableParallelism())
    .addOption(verifyFlag())
    .addOption(onFlag())
    .option('--svg <file>', 'draw the totals of the first innings')
    .option('--json', 'print the comparison as JSON')
    .addHelpText(
      'after',
      `
The rules that are named are the change; --base-ruling and the like are in play both ways, and so is --format
unless --against-format names another.

Examples:
  howzat compare cubes --set wicketDifference=4
  howzat compare ccsl --ruling wickets=dead-rubber --format two-over
  howzat compare cubes --use ./my-rule.ts --house-rule my-rule --matches 100000 --svg totals.svg
  howzat compare cubes --vary wicketDifference=3,4,6`,
    )
    .action(compareRules);
}

/** The flags of one way to play: the change's rules are in the usual flags, those of both ways in `base...`. */
function baseOf(flags: CompareFlags): RuleFlags {
  const format = flags.againstFormat ?? flags.format;
  return {
    ...(format === undefined ? {} : { format }),
    ruling: flags.baseRuling,
    option: flags.baseOption,
    set: flags.baseSet,
    houseRule: flags.baseHouseRule,
    use: flags.use,
  };
}

function bothOf(flags: CompareFlags, set: readonly string[]): RuleFlags {
  return {
    ...(flags.format === undefined ? {} : { format: flags.format }),
    ruling: [...flags.baseRuling, ...flags.ruling],
    option: [...flags.baseOption, ...flags.option],
    set: overridden(flags.baseSet, [...flags.set, ...set]),
    houseRule: [...flags.baseHouseRule, ...flags.houseRule],
    use: flags.use,
  };
}

/** Settings, of which later ones take the place of earlier ones of the same name. */
function overridden(base: readonly string[], change: readonly string[]): readonly string[] {
  const changed = pairs('--set', change);
  return [...base.filter((each) => !Object.hasOwn(changed, each.slice(0, each.indexOf('=')))), ...change];
}

/** In the package of a house rule, the change is that rule, unless a game or other house rules are named. */
async function atHome(flags: CompareFlags): Promise<{ readonly variant: string; readonly flags: CompareFlags }> {
  const usual = await usualGame();
  if (!usual) throw new Usage('Name the variant to compare: howzat compare <variant>.');
  return {
    variant: usual.variant,
    flags: { ...flags, houseRule: flags.houseRule.length > 0 ? flags.houseRule : usual.houseRules },
  };
}

async function compareRules(named: string | undefined, given: CompareFlags): Promise<void> {
  const { variant, flags } = named === undefined ? await atHome(given) : { variant: named, flags: given };
  const values = flags.vary === undefined ? [null] : valuesOf(flags.vary);
  if (flags.svg !== undefined && values.length > 1)
    throw new Usage('--svg draws one comparison; --vary makes several.');
  const without = await choose(variant, baseOf(flags));
  const ways: { readonly value: string; readonly chosen: Chosen }[] = [];
  for (const value of values)
    ways.push({
      value: value === null ? '' : value.slice(value.indexOf('=') + 1),
      chosen: await choose(variant, bothOf(flags, value === null ? [] : [value])),
    });
  const { entry } = without;
  const rulebooks = [without, ...ways.map(({ chosen }) => chosen)].map(({ rulebook }) => rulebook);
  const players = await simulatedPlayers(flags, without, rulebooks);
  const skill = flags.skill && entry.sensible ? { players: [entry.sensible.ref, 'random'] as const } : null;
  const all: { readonly value: string; readonly comparison: Comparison }[] = [];
  for (const { value, chosen } of ways) {
    const asked: Asked = {
      variant: entry.ref,
      without: refsOf(without),
      with: refsOf(chosen),
      ...{ matches: flags.matches, seed: flags.seed, players, skill },
      verify: verifyOf(flags.verify, without, chosen),
    };
    const comparison =
      flags.on === undefined ? await onThreads(asked, flags.workers) : await onMany(asked, flags.on, flags.use);
    all.push({ value, comparison });
  }
  const [{ comparison }] = all as [(typeof all)[number]];
  if (flags.svg !== undefined) await deliver(await totalsChart(comparison), flags.svg);
  const name = (flags.vary ?? '').split('=')[0] as string;
  if (flags.json)
    sayJson(flags.vary === undefined ? comparison : all.map((each) => ({ [name]: each.value, ...each.comparison })));
  else if (flags.vary === undefined)
    say(comparisonText(comparison, changeName(comparison, flags.set.join(', ') || 'the change')));
  else say(`${variant}: ${flags.matches} matches for each value, seed ${flags.seed}\n\n${tableText(all, name)}`);
}

interface Asked extends Pick<CompareOptions, 'variant' | 'matches' | 'verify'> {
  readonly without: SelectionRef;
  readonly with: SelectionRef;
  readonly seed: number | string;
  readonly players: TwoPlayers;
  readonly skill: { readonly players: TwoPlayers } | null;
}

type TwoPlayers = readonly [PlayerRef, PlayerRef];

function onThreads(asked: Asked, workers: number): Promise<Comparison> {
  return withProgress(({ signal, onProgress }) => compare({ ...asked, workers, signal, onProgress }));
}

/** Played by all who work at the studies of a database. */
async function onMany(asked: Asked, on: string, use: readonly string[]): Promise<Comparison> {
  const { variant, without, with: withIt, matches, verify } = asked;
  const verified = {
    without: await verifyTable(orderOf(variant, without, asked.players), { matches, verify }),
    with: await verifyTable(orderOf(variant, withIt, asked.players), { matches, verify }),
  };
  const players = ([a, b]: TwoPlayers) => [portablePlayer(a), portablePlayer(b)] as const;
  const portably = {
    variant: portable(variant),
    without: portableSelection(without),
    with: portableSelection(withIt),
    players: players(asked.players),
    skill: asked.skill && { players: players(asked.skill.players), matches: Math.min(matches, mostOfSkill) },
  };
  const { comparison } = await playOn('comparison', { on, use }, ({ comparisonPlan }, find) =>
    comparisonPlan({ ...asked, ...portably, verified }, find),
  );
  return comparison;
}

/** `wickets=1,2` as `wickets=1` and `wickets=2`. */
function valuesOf(given: string): readonly string[] {
  const [[name, list] = ['', '']] = Object.entries(pairs('--vary', [given]));
  const values = list.split(',').map((value) => value.trim());
  if (values.some((value) => value === '')) throw new Usage(`--vary takes values with commas between, not ${given}.`);
  return values.map((value) => `${name}=${value}`);
}
