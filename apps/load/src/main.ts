import { parseArgs } from 'node:util';
import { faults } from './faults.js';
import { against, load } from './load.js';
import { malformed } from './malformed.js';
import { races } from './races.js';
import { twins } from './twins.js';

const usage = `Usage: npm run load -- [options]     many matches at once: how fast, and in how much memory
       npm run faults -- [options]   nodes, the database and the network break: what is lost
       npm run races -- [options]    two devices at each seat, at two nodes: who was first
       npm run malformed -- [options] what is no request
       npm run twins -- [options]    two matches that differ in one secret: what the others are sent

  load       --matches <n> at once (1000)  --rate <n> choices a second (200)  --seconds <n> (60)  --nodes <n> (1)
             --embedded  one node with a database of its own in a folder (PGlite), not a Postgres
             --against  plays basic CCSL here and by the server of boardgame.io, which is fetched  --matches <n> (50)
  faults     --kills <n> of a node (100)  --databases <n> (20)  --cuts <n> of the network (20)  --matches <n> at once (8)
  races      --ccsl <n> matches of CCSL (10000)  --others <n> of each other game (100)
  malformed  --requests <n> (10000)  --seed <n> (1)
  twins      --looks <n> at each step (3)  --plays <n> choices of each game (300)  --seed <n> (1)
  --help     this

Exits with 1 where something does not hold. The figures are of this machine, with the players on it too.
`;

const options = {
  matches: { type: 'string' },
  rate: { type: 'string', default: '200' },
  seconds: { type: 'string', default: '60' },
  nodes: { type: 'string', default: '1' },
  kills: { type: 'string', default: '100' },
  databases: { type: 'string', default: '20' },
  cuts: { type: 'string', default: '20' },
  ccsl: { type: 'string', default: '10000' },
  others: { type: 'string', default: '100' },
  requests: { type: 'string', default: '10000' },
  seed: { type: 'string', default: '1' },
  looks: { type: 'string', default: '3' },
  plays: { type: 'string', default: '300' },
  embedded: { type: 'boolean', default: false },
  against: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const { values, positionals } = parseArgs({ allowPositionals: true, options });
const n = (name: Exclude<keyof typeof options, 'help' | 'against' | 'embedded'>, otherwise = 0): number =>
  Number(values[name] ?? otherwise);

/** Does what was asked for; whether everything held. */
async function run(what: string | undefined): Promise<boolean> {
  switch (what) {
    case 'load':
      if (values.against) return against({ matches: n('matches', 50), seconds: n('seconds') });
      return load({
        matches: n('matches', 1_000),
        rate: n('rate'),
        seconds: n('seconds'),
        nodes: n('nodes'),
        embedded: values.embedded,
      });
    case 'faults':
      return faults({ kills: n('kills'), databases: n('databases'), cuts: n('cuts'), matches: n('matches', 8) });
    case 'races':
      return races({ ccsl: n('ccsl'), others: n('others') });
    case 'malformed': {
      const { held, late } = await malformed({ requests: n('requests'), seed: n('seed') });
      return held && late === 0;
    }
    case 'twins':
      return twins({ looks: n('looks'), plays: n('plays'), seed: n('seed') });
    default:
      console.error(usage);
      return false;
  }
}

if (values.help) console.log(usage);
// what was fetched may leave something that waits
else process.exit((await run(positionals[0])) ? 0 : 1);
