import { readFairRecord, verifyFair } from '@howzat/host';
import { Command } from 'commander';
import { openCatalogue, variantNamed } from '../catalogue/catalogue.js';
import { Failure } from '../failure.js';
import { readJson } from '../files/read-text.js';
import { say, sayJson } from '../output.js';
import { useFlag } from '../selection/flags.js';

interface VerifyFlags {
  readonly use: readonly string[];
  readonly json?: boolean;
}

export function verifyCommand(): Command {
  return new Command('verify')
    .description('check every die of a match that was played at a host')
    .argument('<file>', 'the record that the host gives when the match is over; - reads the input')
    .addOption(useFlag())
    .option('--json', 'print the results as JSON')
    .addHelpText(
      'after',
      `
The host committed to a secret before the first ball, and both sides added a number. From these each die is worked out again.

Examples:
  howzat verify match.json
  howzat verify match.json --use ./my-rule.ts`,
    )
    .action(verify);
}

async function verify(file: string, flags: VerifyFlags): Promise<void> {
  const fair = readFairRecord(await readJson(file));
  const { id } = fair.record.variant;
  const catalogue = await openCatalogue(flags.use, [id]);
  const { variant } = variantNamed(catalogue, id);
  const houseRules = catalogue.houseRules.map(({ value }) => value);
  const verdict = verifyFair(variant, fair, houseRules);
  if (flags.json) sayJson({ file, ...verdict });
  if (!verdict.fair) throw new Failure(`${file} is not fair: ${verdict.problem}`);
  if (!flags.json) say(`${file}: fair, ${verdict.checked} dice and draws are as its key makes them`);
}
