import { spawnSync } from 'node:child_process';
import { repository } from './places.js';
import { weightsOf, weightsOfPromises, weightTable } from './weights.js';

/** What somebody bundles of a game, minified and packed by gzip. */
interface Size {
  readonly game: string;
  readonly what: string;
  readonly bytes: number;
}

const games = ['ctg', 'wicked', 'cubes', 'ccsl', 'pocket'];

/** The sizes to which the packages of the games are held, as size-limit finds them. */
export function sizes(): readonly Size[] {
  return games.flatMap((game) => {
    // it fails where a size is over its budget, and says the sizes all the same
    const { stdout } = spawnSync(process.execPath, [`${repository}node_modules/size-limit/bin.js`, '--json'], {
      cwd: `${repository}packages/${game}`,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return (JSON.parse(stdout) as readonly { readonly name: string; readonly size: number }[]).map(
      ({ name, size }) => ({
        game,
        what: name,
        bytes: size,
      }),
    );
  });
}

const heading = '## Sizes';

/** The section of RESULTS.md that tells them. */
export async function sizesSection(found: readonly Size[]): Promise<string> {
  return [
    heading,
    '',
    'What a page loads that bundles a game with all that it needs, minified and packed by gzip, by `npm run bench -- --sizes`.',
    '',
    '| Game | What | kB |',
    '| --- | --- | ---: |',
    ...found.map(({ game, what, bytes }) => `| ${game} | ${what} | ${(bytes / 1000).toFixed(1)} |`),
    '',
    '### Where the weight lies',
    '',
    'The parts of two bundles of CCSL, minified and not packed yet: the game with `createMatch`, and a compiled runner. A page that plays',
    'carries all that [a match promises](../../docs/decisions/16-size.md); one that simulates does not.',
    '',
    weightTable(weightsOf('index', '{ ccsl, createMatch }')),
    '',
    weightTable(weightsOf('runner', '{ oneOver }')),
    '',
    '### What each promise weighs',
    '',
    'How much lighter the same two bundles would be, minified and packed, if they were built without the sources that keep a promise.',
    'Such a bundle does not run: this is what the promise weighs, and the last line is what would be left of the bundle.',
    '',
    weightTable(await weightsOfPromises('index', '{ ccsl, createMatch }'), 'Promise, in the game with `createMatch`'),
    '',
    weightTable(await weightsOfPromises('runner', '{ oneOver }'), 'Promise, in a compiled runner'),
    '',
  ].join('\n');
}

/** A page of results with this section at its end, in place of the one that it had. */
export function withSizes(page: string, section: string): string {
  const at = page.indexOf(heading);
  return `${(at < 0 ? page : page.slice(0, at)).trimEnd()}\n\n${section}`;
}
