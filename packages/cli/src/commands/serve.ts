import type { Player } from '@howzat/core';
import type { HostedGame } from '@howzat/host';
import { Command, InvalidArgumentError, Option } from 'commander';
import { type Catalogue, openCatalogue } from '../catalogue/catalogue.js';
import { optionalPackage } from '../optional-package.js';
import { note, say } from '../output.js';
import { useFlag, wholeNumber } from '../selection/flags.js';
import { limitsIn, withLimitFlags } from '../selection/limit-flags.js';

/** So long before it ends, in milliseconds, a server that is told to end says that it is not ready. */
const notice = 3_000;

interface ServeFlags extends Readonly<Record<string, unknown>> {
  readonly port: number;
  readonly address: string;
  readonly data: string;
  readonly site?: string;
  readonly behindProxy?: boolean;
  readonly logs?: boolean;
  readonly metrics?: boolean;
  readonly push?: string;
  readonly use: readonly string[];
}

export function serveCommand(): Command {
  const command = new Command('serve')
    .description('serve matches to people far apart')
    .option('--port <n>', 'the port to listen at; 0 takes a free one', wholeNumber(0, 65_535), 4000)
    .option('--address <address>', 'the address to listen at; 0.0.0.0 for all of this machine', '127.0.0.1')
    .option('--data <folder>', 'where matches are kept, unless DATABASE_URL names a Postgres', 'howzat-matches')
    .option('--site <folder>', 'a folder whose files are served beside the matches')
    .option('--behind-proxy', 'believe a proxy what address a request came from')
    .option('--logs', 'write a line of JSON for each request')
    .option('--metrics', 'serve metrics for Prometheus at /metrics')
    .addOption(
      new Option(
        '--push <contact>',
        'tell people by web push when it is their turn and they are not there; <contact> is a mailto: address or an https: page of yours, for the push services',
      )
        .env('HOWZAT_PUSH')
        .argParser(contact),
    )
    .addOption(useFlag());
  return withLimitFlags(command)
    .addHelpText(
      'after',
      `
With DATABASE_URL=postgres://... several servers can share one Postgres, and each of them serves every match. What --use brings is
played by everyone with a link. Each limit can also be an environment variable. Behind a proxy, say so, or all people share
one address.

Examples:
  howzat serve
  howzat serve --use ./my-rule.ts --port 8080
  HOWZAT_LIMIT_CHALLENGES=20 howzat serve --keep-begun forever
  DATABASE_URL=postgres://howzat@localhost/howzat howzat serve --address 0.0.0.0`,
    )
    .action(serve);
}

/** By what push services reach somebody; empty in the environment is not given. */
function contact(value: string): string {
  if (value === '' || /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(value)) return value;
  throw new InvalidArgumentError(
    'It is an address such as mailto:you@example.org, or a page such as https://example.org/contact.',
  );
}

async function serve(flags: ServeFlags): Promise<void> {
  const { port, address, data, site, behindProxy = false, logs = false, metrics = false } = flags;
  const { serve: begin } = await server();
  const games = gamesOf(await openCatalogue(flags.use));
  const databaseUrl = process.env.DATABASE_URL;
  const place = databaseUrl === undefined ? { folder: data } : { databaseUrl, folder: null };
  const push = flags.push ? { contact: flags.push } : undefined;
  const settings = { games, ...place, port, address, site, behindProxy, logs, metrics, push, ...limitsIn(flags) };
  const serving = await begin(settings);
  say(`Matches are served at ${serving.url}. They are kept in ${databaseUrl === undefined ? data : 'Postgres'}.`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      note('howzat: The server ends; its matches are kept.');
      // a proxy is given the time to see that people are to go elsewhere; whoever sits before it is not
      void serving.close(signal === 'SIGTERM' ? notice : 0).then(() => process.exit(0));
    });
}

/** Every game at hand, with the house rules that fit it and its own computer player. */
function gamesOf({ variants, houseRules, players }: Catalogue): HostedGame[] {
  const brought = players.map(({ value }) => value);
  return variants.map(({ variant, sensible, registry, houseWords }) => ({
    variant,
    words: [...(registry ? [registry] : []), ...houseWords],
    houseRules: houseRules
      .map(({ value }) => value)
      .filter((rule) => rule.layer === 'house' && (rule.variant === '*' || rule.variant === variant.id)),
    players: [...(sensible ? [sensible.value] : []), ...brought.filter(({ name }: Player) => name !== 'sensible')],
  }));
}

/** The server is not installed with the command line: its database takes as much room as all of that. */
function server(): Promise<typeof import('@howzat/server')> {
  const name = '@howzat/server';
  return optionalPackage(() => import('@howzat/server'), {
    needs: `Matches are served by ${name}`,
    name,
    command: 'serve',
  });
}
