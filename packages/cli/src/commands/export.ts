import { isHowzatError } from '@howzat/core';
import { checkCricsheet, printableJson, scorecardText, toCricsheet, toCsv } from '@howzat/core/scorebook';
import { Command, Option } from 'commander';
import { Failure, Usage } from '../failure.js';
import { deliver } from '../files/deliver.js';
import { reopen } from '../records/reopen.js';
import { useFlag } from '../selection/flags.js';
import { scoredMatch } from '../terminal/news.js';

interface ExportFlags {
  readonly to: 'cricsheet' | 'csv' | 'scorecard';
  readonly date?: string;
  readonly venue?: string;
  readonly out?: string;
  readonly use: readonly string[];
}

export function exportCommand(): Command {
  return new Command('export')
    .description('write a recorded match in a form that others read')
    .argument('<file>', 'a match record; - reads it from the input')
    .addOption(
      new Option('--to <form>', 'Cricsheet JSON 1.1.0, CSV with a row for each ball, or the scorecard as text')
        .choices(['cricsheet', 'csv', 'scorecard'])
        .makeOptionMandatory(),
    )
    .option(
      '--date <YYYY-MM-DD>',
      'the day of the match, which Cricsheet asks for and records do not keep; today unless given',
    )
    .option('--venue <name>', 'where it was played, for Cricsheet')
    .option('-o, --out <file>', 'write to a file instead of the output')
    .addOption(useFlag())
    .addHelpText(
      'after',
      `
Examples:
  howzat export m.json --to cricsheet --date 2024-06-01
  howzat export m.json --to csv -o m.csv
  howzat export m.json --to scorecard`,
    )
    .action(exportRecord);
}

async function exportRecord(file: string, flags: ExportFlags): Promise<void> {
  const { match, record } = await reopen(file, flags.use);
  const scored = scoredMatch(match);
  await deliver(text(), flags.out);

  function text(): string {
    if (flags.to === 'csv') return toCsv(scored);
    if (flags.to === 'scorecard') return scorecardText(scored);
    if (match.waiting.kind !== 'end') throw new Failure('Cricsheet knows finished matches only; this one goes on.');
    const { selection, seed, players } = record;
    const cricsheet = exportedOn(flags.date ?? today());
    const wrong = checkCricsheet(cricsheet);
    if (wrong.length > 0) throw new Failure(`The export breaks Cricsheet's own rules: ${wrong.join('; ')}`);
    return `${printableJson(cricsheet, 2)}\n`;

    function exportedOn(date: string): ReturnType<typeof toCricsheet> {
      try {
        return toCricsheet(scored, {
          date,
          created: date > today() ? date : today(),
          ...(flags.venue === undefined ? {} : { venue: flags.venue }),
          about: { selection, seed, players },
        });
      } catch (error) {
        if (isHowzatError(error, 'bad-parameter')) throw new Usage(error.message);
        throw error;
      }
    }
  }
}

/** The day by the clock of this machine. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((n) => String(n).padStart(2, '0')).join('-');
}
