// Measures the original cards by matches between two sensible players, always the same ones, and says what is out of its bounds:
// the totals and wickets of cricket, singles more often than twos, both attitudes in use, pace as good as spin, no two bowlers alike.
//
//   node packages/ctg/scripts/balance.mjs                   the cards that ship
//   node packages/ctg/scripts/balance.mjs --matches 400     fewer matches (2000 unless said)
//   node packages/ctg/scripts/balance.mjs --cards set.json  another set
//
// It reads what is built, so build first. Change a number of src/components/original.ts, build, and run it again.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createRunner } from '@howzat/compiler/run';
import { originalCards, sensible, withCards } from '../dist/index.js';

const { values } = parseArgs({ options: { matches: { type: 'string', default: '2000' }, cards: { type: 'string' } } });
const matches = Number(values.matches);
const set = values.cards ? JSON.parse(readFileSync(values.cards, 'utf8')) : originalCards;

/** What is measured, and the least and the most that it may be. */
const bounds = {
  t10: { total: [92, 115], sd: [14, 26], wickets: [4, 6], first: [42, 58], level: [0, 4] },
  t20: { total: [150, 175], sd: [22, 38], wickets: [5.5, 7.5], first: [42, 58], level: [0, 3] },
  both: { singles: [1, 9], defensive: [10, 90], pace: [45, 55], alike: [0, 0.97] },
};

/** What a player chooses is counted, and whom it leaves out is drawn, so that pace and spin can be told apart. */
function watching(seen) {
  return {
    name: 'watching',
    choose: (request) => {
      const { step, domain, rng, view } = request;
      if (step.startsWith('drop.')) {
        const choice = domain.sample(rng);
        seen.dropped.push([view.side, choice]);
        return choice;
      }
      const choice = sensible.choose(request);
      if (step === 'attitude') seen.attitudes[choice]++;
      if (step === 'bowl') {
        const { bowlTeam, bowler } = view.state;
        const bowls = seen.bowls[bowlTeam + bowler] ?? new Map();
        seen.bowls[bowlTeam + bowler] = bowls.set(choice, (bowls.get(choice) ?? 0) + 1);
      }
      return choice;
    },
  };
}

/** How alike two bowlers bowl: the cosine of the shares of their bowls. */
function alike(one, two) {
  const keys = new Set([...one.keys(), ...two.keys()]);
  const [a, b] = [one, two].map((bowls) => [...keys].map((key) => bowls.get(key) ?? 0));
  const dot = (x, y) => x.reduce((sum, value, i) => sum + value * y[i], 0);
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
}

function measure(format) {
  const runner = createRunner(withCards(set), { format });
  const seen = { attitudes: { aggressive: 0, defensive: 0 }, bowls: {}, dropped: [] };
  const sum = { runs: 0, squares: 0, wickets: 0, first: 0, level: 0, ones: 0, twos: 0, spinOut: [0, 0] };
  const player = watching(seen);
  for (let seed = 0; seed < matches; seed++) {
    seen.dropped = [];
    const { game, log } = runner.play({ seed, players: [player, player], log: true });
    const [first, second] = game.scores;
    sum.runs += first.runs;
    sum.squares += first.runs ** 2;
    sum.wickets += first.wickets;
    if (game.result.winner === game.batsFirst) sum.first++;
    if (first.runs === second.runs) sum.level++;
    for (const [side, player] of seen.dropped)
      if (player > 1) sum.spinOut[(side === 'home') === (game.result.winner === 0) ? 0 : 1]++;
    for (const { delivery } of log) {
      if (!delivery || delivery.facts.express || delivery.outs.length > 0) continue;
      if (delivery.bat === 1) sum.ones++;
      if (delivery.bat === 2) sum.twos++;
    }
  }
  const mean = sum.runs / matches;
  const { aggressive, defensive } = seen.attitudes;
  const pairs = [0, 12].flatMap((team) => [
    [team, team + 1],
    [team + 2, team + 3],
  ]);
  return {
    total: mean,
    sd: Math.sqrt(sum.squares / matches - mean ** 2),
    wickets: sum.wickets / matches,
    first: (100 * sum.first) / matches,
    level: (100 * sum.level) / matches,
    singles: sum.ones / sum.twos,
    defensive: (100 * defensive) / (aggressive + defensive),
    // of a side without one of its spin bowlers
    pace: (100 * sum.spinOut[0]) / (sum.spinOut[0] + sum.spinOut[1]),
    alike: Math.max(...pairs.map(([one, two]) => alike(seen.bowls[one], seen.bowls[two]))),
  };
}

let out = 0;
for (const format of ['t10', 't20']) {
  console.log(`${set.name}, ${format}, ${matches} matches`);
  for (const [what, value] of Object.entries(measure(format))) {
    const [least, most] = bounds[format][what] ?? bounds.both[what];
    const isOut = value < least || value > most;
    if (isOut) out++;
    console.log(
      `  ${what.padEnd(10)} ${value.toFixed(2).padStart(8)}   ${least} to ${most}${isOut ? '   out of bounds' : ''}`,
    );
  }
}
process.exitCode = out === 0 ? 0 : 1;
