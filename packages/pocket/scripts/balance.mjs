// Makes the premade teams of the original set equal: which cards their decks hold. Two sensible players play every two teams against
// each other, home and away by turns; the team that wins most gets a weaker card for a stronger one, the one that wins least the other
// way round, until no two teams are further apart than they may be. The same seeds give the same numbers everywhere.
//
//   npm run balance              says how often each team beats each other one
//   npm run balance -- --write   changes the decks as long as that makes the teams more equal, and writes them to src/components/balanced.json
//   npm run balance -- --matches 8000 --seed 2
//
// It plays what is built, so build first, and build again before looking at what was written.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createRunner } from '@howzat/compiler/run';
import { hashSeed, matchSeed } from '@howzat/core/engine';
import { checkSet, originalSet, sensible, withSet } from '../dist/index.js';

const file = new URL('../src/components/balanced.json', import.meta.url);
const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    matches: { type: 'string', default: '4000' },
    seed: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '8' },
  },
});
const matches = Number(values.matches);

/** No team may win more than half and this much against another. */
const most = 0.015;

/** Cards of about these shares of matches more than the other of the two, for a copy: the first may be given for the second. */
const exchanges = {
  batting: [
    ['trusted-willow', 'calm-crease', 0.012],
    ['gap-finder', 'open-field', 0.01],
    ['misfield', 'sharp-call', 0.006],
    ['purple-patch', 'drinks-break', 0.004],
  ],
  bowling: [
    ['nothing-off-it', 'chin-music', 0.02],
    ['crowded-bat', 'in-his-ear', 0.01],
    ['boundary-rider', 'packed-ring', 0.006],
    ['tight-line', 'second-spell', 0.004],
  ],
};

/** A player who brings one team. */
const withTeam = (team) => ({
  name: team,
  choose: (request) => (request.step.startsWith('team.') ? team : sensible.choose(request)),
});

/** How often the first of two teams beats the second. */
function shareOf(runner, one, two) {
  const hash = hashSeed(`${values.seed} ${one} ${two}`);
  const [first, second] = [withTeam(one), withTeam(two)];
  let won = 0;
  let decided = 0;
  for (let match = 0; match < matches; match++) {
    const home = match % 2 === 0;
    const { game } = runner.play({ seed: matchSeed(hash, match), players: home ? [first, second] : [second, first] });
    const winner = game.result?.winner ?? null;
    if (winner === null) continue;
    decided++;
    if ((winner === 0) === home) won++;
  }
  return { share: won / decided, decided };
}

/** How often each team beats each other one, and the average of each team. */
function measured(set) {
  const runner = createRunner(withSet(checkSet(set)));
  const names = set.sets.map(({ name }) => name);
  const average = new Map(names.map((name) => [name, 0]));
  let worst = 0;
  for (const [at, one] of names.entries())
    for (const two of names.slice(at + 1)) {
      const { share, decided } = shareOf(runner, one, two);
      const error = 1.96 * Math.sqrt((share * (1 - share)) / decided);
      console.log(`${one} v ${two}: ${(100 * share).toFixed(1)} % ± ${(100 * error).toFixed(1)} of ${decided}`);
      worst = Math.max(worst, Math.abs(share - 0.5));
      average.set(one, average.get(one) + (share - 0.5) / (names.length - 1));
      average.set(two, average.get(two) + (0.5 - share) / (names.length - 1));
    }
  return { worst, average };
}

/** The decks of a team with one copy of a card for another: stronger or weaker by about so much. */
function changed(starter, by) {
  const options = Object.entries(exchanges).flatMap(([deck, list]) =>
    list.map(([strong, weak, worth]) => ({ deck, from: by < 0 ? strong : weak, to: by < 0 ? weak : strong, worth })),
  );
  const possible = options.filter(
    ({ deck, from, to }) => (starter[deck][from] ?? 0) > 1 && (starter[deck][to] ?? 0) > 0 && starter[deck][to] < 3,
  );
  if (possible.length === 0) return null;
  const { deck, from, to } = possible.reduce((a, b) =>
    Math.abs(b.worth - Math.abs(by)) < Math.abs(a.worth - Math.abs(by)) ? b : a,
  );
  console.log(`${starter.name}: a ${to} for a ${from}`);
  return {
    ...starter,
    [deck]: { ...starter[deck], [from]: starter[deck][from] - 1, [to]: starter[deck][to] + 1 },
  };
}

let set = originalSet;
let { worst, average } = measured(set);
let best = { set, worst };
for (let round = 0; values.write && round < Number(values.rounds) && worst > most; round++) {
  const [name, by] = [...average].reduce((a, b) => (Math.abs(b[1]) > Math.abs(a[1]) ? b : a));
  const at = set.sets.findIndex((starter) => starter.name === name);
  const starter = changed(set.sets[at], -by);
  if (!starter) break;
  set = { ...set, sets: set.sets.map((it, i) => (i === at ? starter : it)) };
  ({ worst, average } = measured(set));
  if (worst < best.worst) best = { set, worst };
}
console.log(`at most ${(100 * best.worst).toFixed(1)} % from a half`);
if (values.write) {
  const balanced = JSON.parse(readFileSync(file, 'utf8'));
  for (const { name, batting, bowling } of best.set.sets) balanced.decks[name] = { batting, bowling };
  writeFileSync(file, `${JSON.stringify(balanced, null, 2)}\n`);
}
