import { availableParallelism } from 'node:os';
import type { News } from '@howzat/studies';
import { Command } from 'commander';
import { note, say } from '../output.js';
import { useFlag, wholeNumber } from '../selection/flags.js';
import { withStudies } from '../studies/package.js';
import { shownUrl } from '../studies/play-on.js';
import { findWith } from '../studies/portable.js';

interface WorkFlags {
  readonly on: string;
  readonly workers: number;
  readonly untilDone?: boolean;
  readonly use: readonly string[];
}

export function workCommand(): Command {
  return new Command('work')
    .description('play the studies of a database, beside all others who do')
    .requiredOption('--on <database>', 'the Postgres that the studies are in: postgres://user@host/database')
    .option('--workers <n>', 'threads', wholeNumber(1, 256), availableParallelism())
    .option('--until-done', 'end when no study is left to work at')
    .addOption(useFlag())
    .addHelpText(
      'after',
      `
It plays what \`simulate\`, \`compare\`, \`tournament\`, \`exploit\`, \`decisions\` and \`study\` ask for with the same --on. A study is left to
others where its rules are not here in just the version that it was made with. An interrupt hands back what is under way.

Examples:
  howzat work --on postgres://howzat@db.example/howzat
  howzat work --on postgres://howzat@db.example/howzat --workers 4 --use ./my-rule.ts`,
    )
    .action(work);
}

async function work(flags: WorkFlags): Promise<void> {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const counted = await withStudies((studies) => {
    note(`howzat: ${flags.workers} threads work at the studies of ${shownUrl(flags.on)}.`);
    return studies.work({
      on: flags.on,
      threads: flags.workers,
      find: findWith(flags.use),
      signal: stop.signal,
      untilDone: flags.untilDone,
      onNews: tell,
    });
  });
  say(`${counted} chunks counted`);
}

function tell(news: News): void {
  if (news.kind === 'leaves') note(`howzat: study ${news.study} is left to others: ${news.why}.`);
  if (news.kind === 'threw') note(`howzat: chunk ${news.chunk} of study ${news.study} threw: ${news.message}`);
  if (news.kind === 'lost') note(`howzat: the database does not answer (${news.message}); it is asked again.`);
}
