import { writeFile } from 'node:fs/promises';
import { compose, HowzatError, type Rulebook } from '@howzat/core';
import { lawsRegistry } from '@howzat/core/rules';
import type { Paper } from '@howzat/print';
import { Command, Option } from 'commander';
import type { Entry } from '../catalogue/catalogue.js';
import { Failure, Usage } from '../failure.js';
import { readJson } from '../files/read-text.js';
import { optionalPackage } from '../optional-package.js';
import { say } from '../output.js';
import { type RuleFlags, withRuleFlags } from '../selection/flags.js';
import { choose } from '../selection/selection.js';

interface PrintFlags extends RuleFlags {
  readonly out?: string;
  readonly paper: Paper;
  readonly mono?: boolean;
  readonly nets?: boolean;
  readonly components?: string;
  readonly force?: boolean;
}

export function printCommand(): Command {
  const command = new Command('print')
    .description('write a kit to print and play: a sheet for the table, the rules, and all cards, boards and counters')
    .argument('<variant>', 'the game')
    .option('--out <file>', 'the PDF to write (default: <variant>.pdf)')
    .addOption(new Option('--paper <size>', 'the paper').choices(['a4', 'letter']).default('a4'))
    .option('--mono', 'in black and white')
    .option('--nets', 'cubes as nets to fold in place of flat tiles')
    .option('--components <file>', 'another set of cards or cubes, as JSON')
    .option('--force', 'write over a file that is there');
  return withRuleFlags(command)
    .addHelpText(
      'after',
      `
Pages of backs follow their fronts: print on both sides, turned over the long edge.
The sheet names every decision of the format, and the rules are those in force.

Examples:
  howzat print ctg --format t20
  howzat print wicked --paper letter --mono --out wicked.pdf
  howzat print cubes --nets --components my-cubes.json`,
    )
    .action(writeKit);
}

async function writeKit(variant: string, flags: PrintFlags): Promise<void> {
  const { entry, selection, rulebook } = await choose(variant, flags);
  const { registry, tabletop, houseWords } = entry;
  if (!registry)
    throw new Usage(
      `${variant} tells no rules: its package exports no registry, by itself or from an entry of its own named "rules".`,
    );
  const played =
    flags.components === undefined
      ? rulebook
      : (compose(withSet(entry, await readJson(flags.components)), selection) as Rulebook);
  const { kitOf, pdfOf } = await printer();
  const kit = kitOf(
    { rulebook: played, tabletop, registry, words: [lawsRegistry, ...houseWords] },
    { paper: flags.paper, cubes: flags.nets ? 'nets' : 'tiles' },
  );
  const file = flags.out ?? `${variant}.pdf`;
  await written(file, await pdfOf(kit, { mono: flags.mono === true }), flags.force === true);
  say(`${kit.pages.length} pages in ${file}`);
  if (tabletop === null) say(`${variant} says nothing of its components, so the kit is its sheet and its rules.`);
}

/** What prints is not installed with the command line: its fonts and what writes PDF take more room than all of that. */
function printer(): Promise<typeof import('@howzat/print')> {
  const name = '@howzat/print';
  return optionalPackage(() => import('@howzat/print'), { needs: `Kits are made by ${name}`, name, command: 'print' });
}

function withSet({ variant }: Entry, set: unknown): Entry['variant'] {
  if (!variant.withComponents)
    throw new HowzatError('inapplicable', `${variant.id} has no components to replace.`, { subject: variant.id });
  return variant.withComponents(set);
}

async function written(file: string, bytes: Uint8Array, over: boolean): Promise<void> {
  try {
    await writeFile(file, bytes, { flag: over ? 'w' : 'wx' });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw new Usage(`${file} is there already; --force writes over it.`);
    throw new Failure(`${file} cannot be written: ${message}.`);
  }
}
