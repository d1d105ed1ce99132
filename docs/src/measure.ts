// Makes the numbers of the site: pnpm --filter @howzat/docs measure [shapes|firing|rulings|decisions|exploits|levels] [--matches n] [--greedy n]
//   [--only <game>] measures one game, and of exploits and levels [--format <format>] one format of it; what there is of the rest stays
import { parseArgs } from 'node:util';
import { gameIds, measuredFormats, openGames } from './games.js';
import { measureDecisions } from './measuring/decisions.js';
import { measureExploits } from './measuring/exploits.js';
import { measureFiring } from './measuring/firing.js';
import { measureLevels } from './measuring/levels.js';
import { measureRulings } from './measuring/rulings.js';
import { measureShapes } from './measuring/shapes.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    matches: { type: 'string' },
    greedy: { type: 'string', default: '200' },
    only: { type: 'string' },
    format: { type: 'string' },
  },
});
const asked = {
  matches: values.matches === undefined ? undefined : Number(values.matches),
  greedy: Number(values.greedy),
  only: values.only,
  format: values.format,
};

const tasks = {
  shapes: measureShapes,
  firing: measureFiring,
  rulings: measureRulings,
  decisions: measureDecisions,
  exploits: measureExploits,
  levels: measureLevels,
};
const names = Object.keys(tasks) as (keyof typeof tasks)[];
const named = positionals.length === 0 ? names : names.filter((name) => positionals.includes(name));
const byFormat: readonly string[] = ['exploits', 'levels'];
const formats = gameIds
  .filter((id) => values.only === undefined || values.only === id)
  .flatMap((id) => measuredFormats[id].flatMap(([format]) => format ?? []));
const wrong = [
  ...positionals.flatMap((name) => unlike('task', name, names)),
  ...unlike('game', values.only, gameIds),
  ...unlike('format', values.format, formats),
  ...(values.format === undefined
    ? []
    : named.flatMap((name) =>
        byFormat.includes(name) ? [] : `${name} has no --format: it measures all formats of a game at once.`,
      )),
  ...[values.matches, values.greedy].flatMap((number) =>
    number === undefined || /^[1-9]\d*$/.test(number) ? [] : `${number} is not a whole number of matches, from 1.`,
  ),
];
if (wrong.length > 0) {
  console.error(wrong.join('\n'));
  process.exit(1);
}
const games = await openGames();
for (const name of named) await tasks[name](games, asked);

/** What is wrong with a name, if it is given and not known. */
function unlike(what: string, name: string | undefined, known: readonly string[]): readonly string[] {
  return name === undefined || known.includes(name)
    ? []
    : [`There is no ${what} ${name}: known are ${known.join(', ')}.`];
}
