// Sets the numbers of the original set: what each cricketer makes in each zone, where the fielders of each card stand, and what each
// pitch does in either innings. It throws no dice: innings are worked out exactly (innings.mjs), and the same numbers come out everywhere.
//
//   npm run balance              works them out again, and says whether those of the set are still these
//   npm run balance -- --write   writes them to src/components/balanced.json
//   npm run balance -- --show    says what the set in its present state comes to, without working it out again
//
// It looks things up in what is built, so build first.
import { readFileSync, writeFileSync } from 'node:fs';
import { originalSet, tableOf } from '../dist/index.js';
import { figuresOf, mean, sum } from './figures.mjs';
import { formats, Innings } from './innings.mjs';

const file = new URL('../src/components/balanced.json', import.meta.url);
const [asked = ''] = process.argv.slice(2);

// — the cricketers: a card is the common scale times its quality, with zones that its cricketer likes and zones that they do not —

const scale = [1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 9, 10, 10, 11, 12, 13, 14, 15, 16, 18];
const qualities = [1.2, 1.15, 1.15, 1.1, 1.1, 1.05, 1.05, 0.95, 1, 0.95, 0.9, 0.85, 0.75, 0.65, 0.6, 0.6, 0.55, 0.55];
/** Runs more in a zone that is liked, runs less in one that is not, and how many of six there are of each. */
const [more, less, ofSix] = [3, 2, 5];
const [offSide, legSide] = [
  [7, 9, 11, 13, 15, 17],
  [6, 8, 10, 12, 14, 16],
];
const [short, long] = [
  [7, 8, 9, 10, 11, 12],
  [13, 14, 15, 16, 17, 18],
];
/** The zones that a kind of batter likes, and those that they do not. */
const kinds = { off: [offSide, legSide], leg: [legSide, offSide], hits: [long, short], nudges: [short, long] };
/** The kinds of the eighteen of a deck. */
const kindsOf = 'off leg hits nudges off hits leg nudges off leg hits nudges off leg hits nudges off leg'.split(' ');

/** A small generator for fixed data: Lehmer's, exact in double precision. */
function lehmer(seed) {
  let x = seed;
  return (n) => {
    x = (x * 48271) % 2147483647;
    return x % n;
  };
}

function some(zones, n, draw) {
  const left = [...zones];
  return Array.from({ length: n }, () => left.splice(draw(left.length), 1)[0]);
}

/** The runs of the 36 cards. */
function cricketersOf(seed) {
  const draw = lehmer(seed);
  return originalSet.cricketers.map((_, card) => {
    const [likes, dislikes] = kinds[kindsOf[card % 18]];
    const [liked, disliked] = [some(likes, ofSix, draw), some(dislikes, ofSix, draw)];
    return scale.map((runs, i) => {
      const taste = liked.includes(i + 1) ? more : disliked.includes(i + 1) ? -less : 0;
      return Math.max(0, Math.min(18, Math.round(runs * qualities[card % 18] + taste)));
    });
  });
}

// — the pitch cards: a row of modifiers, moved by so much in each ten overs of either innings —

const rows = {
  middling: [3, 3, 2, 2, 1, 1, 0, -1, -1, -2, -2],
  narrow: [2, 2, 1, 1, 1, 0, 0, 0, -1, -1, -1],
  wide: [4, 4, 4, 3, 2, 1, 0, -1, -2, -3, -3],
};
const [lowest, highest] = [-3, 4];
const tens = [1, 11, 21, 31, 41];

/** The columns of a pitch card and its rows, from what each ten overs of the first innings are moved by, and of the second. */
function pitchOf({ row, moves: [first, second] }) {
  const columns = (moves, innings) => moves.map((move, i) => ({ move, from: tens[i], to: tens[i] + 9, innings }));
  const all = second ? [...columns(first, 1), ...columns(second, 2)] : columns(first, 'both');
  return {
    columns: all.map(({ from, to, innings }) => ({ from, to, innings })),
    rows: Object.fromEntries(
      rows[row].map((modifier, i) => [
        i + 2,
        all.map(({ move }) => Math.max(lowest, Math.min(highest, modifier + move))),
      ]),
    ),
  };
}

/** What a pitch is like, and how much more the side makes that bats on it first. */
const wishes = {
  even: { row: 'middling', like: [0, 0, 0, 0, 0], ahead: null },
  green: { row: 'middling', like: [-1, -0.5, 0, 0.5, 0.5], ahead: -15 },
  flat: { row: 'narrow', like: [0, 0.5, 0.5, 1, 1], ahead: -10 },
  worn: { row: 'middling', like: [0.5, 0.5, 0, -0.5, -1], ahead: 15 },
  'two-paced': { row: 'wide', like: [0.5, 0, 0, -0.5, -0.5], ahead: 10 },
};

/** The set with these numbers. */
function setOf({ cricketers, fielders, pitches }) {
  return {
    ...originalSet,
    cricketers: originalSet.cricketers.map((card, i) => ({ ...card, potentialRuns: cricketers[i] })),
    fieldingCards: originalSet.fieldingCards.map((card) => ({ ...card, dots: fielders[card.id] })),
    pitchCards: originalSet.pitchCards.map((card) => ({ ...card, ...pitches[card.id] })),
  };
}

const evenPitches = Object.fromEntries(
  Object.entries(wishes).map(([id, { row }]) => [id, pitchOf({ row, moves: [[0, 0, 0, 0, 0]] })]),
);

const short1 = (n) => n.toFixed(1);

// — first the cricketers: the two decks are worth the same —

/** How much more one deck makes against the other, in shares of a standard deviation, over all formats. */
function difference(innings) {
  return sum(
    formats.map((format) => {
      const [one, other] = [0, 1].map((deck) => innings.play(deck, 1, 1, 'best', format));
      return ((one.mean - other.mean) / one.sd) ** 2;
    }),
  );
}

function equalDecks(fielders) {
  let best = null;
  for (let seed = 1; seed <= 60; seed++) {
    const cricketers = cricketersOf(seed);
    const innings = new Innings(tableOf(setOf({ cricketers, fielders, pitches: evenPitches })));
    const apart = difference(innings);
    if (!best || apart < best.apart) best = { seed, apart, cricketers };
  }
  process.stdout.write(`Cricketers of seed ${best.seed}: the decks are ${best.apart.toFixed(5)} apart.\n`);
  return best.cricketers;
}

// — then the fields: none of them holds in every over, and each of them is the best in some —

/** The zones in which a card may have a fielder. */
const places = {
  ring: (zone) => zone >= 6 && zone <= 17,
  attack: (zone) => zone <= 11,
  deep: (zone) => zone >= 10,
  'off-side': (zone) => zone % 2 === 1 || zone === 12,
  'leg-side': (zone) => zone % 2 === 0 || zone === 11,
};
const usual = {
  ring: [7, 8, 9, 10, 11, 12, 13],
  attack: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  deep: [12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23],
  'off-side': [1, 3, 5, 7, 9, 11, 12, 13, 15, 17, 19, 21],
  'leg-side': [2, 4, 6, 8, 10, 11, 12, 14, 16, 18, 20, 22],
};

const beyond = (value, low, high) => Math.max(0, low - value, value - high);

/** How far fields are from what is wanted; 0 for fields that have it all. */
function faults(innings, fields) {
  innings.setFields(fields);
  const all = figuresOf(innings, [1], false);
  const [fifty] = all;
  return (
    sum(all.map(({ shares }) => sum(shares.map((share) => (100 * beyond(share, 0, 0.42)) ** 2)))) +
    sum(
      all.map(({ uses, overs }) => sum(uses.map((use) => (100 * beyond(use, overs === 50 ? 0.08 : 0.04, 0.4)) ** 2))),
    ) +
    beyond(fifty.mean, 244, 256) ** 2 +
    (10 * beyond(fifty.wickets, 7.5, 8.1)) ** 2 +
    (100 * beyond(fifty.allOut, 0.23, 0.32)) ** 2 +
    beyond(fifty.any, 15, 28) ** 2 +
    (2 * beyond(fifty.sd, 49, 60)) ** 2
  );
}

/** May these fields lie on the table? No card's fielders all stand on another, and each is met often enough. */
function areLegal(fields, met) {
  return fields.every((dots, i) => {
    const share = sum(dots.map((dot) => met[dot]));
    return (
      share > 0.41 && share < 0.64 && fields.every((other, j) => i === j || !dots.every((dot) => other.includes(dot)))
    );
  });
}

function playableFields(cricketers) {
  const table = tableOf(setOf({ cricketers, fielders: usual, pitches: evenPitches }));
  const innings = new Innings(table);
  const shared = originalSet.cricketers.findIndex(
    ({ bowlingChart }) => bowlingChart === originalSet.sharedBowlingChart,
  );
  const met = innings.dist(shared + 1, 1, 1, 1);
  const ids = originalSet.fieldingCards.map(({ id }) => id);
  let fields = ids.map((id) => usual[id]);
  let least = faults(innings, fields);
  /** A fielder who stands elsewhere than on the usual cards must be worth it. */
  const moved = (tried) => sum(tried.map((dots, i) => unlike(dots, usual[ids[i]])));
  for (let changed = true; changed; ) {
    changed = false;
    for (const [card, id] of ids.entries())
      for (const dots of neighbours(fields[card], places[id])) {
        const tried = fields.map((other, i) => (i === card ? dots : other));
        if (!areLegal(tried, met)) continue;
        const here = faults(innings, tried) + 0.8 * moved(tried);
        if (here < least - 0.01) [fields, least, changed] = [tried, here, true];
      }
    process.stdout.write(`Fields: ${least.toFixed(2)} from what is wanted.\n`);
  }
  return Object.fromEntries(ids.map((id, i) => [id, fields[i]]));
}

/** The zones that one of two fields has and the other has not. */
function unlike(one, other) {
  return one.filter((zone) => !other.includes(zone)).length + other.filter((zone) => !one.includes(zone)).length;
}

/** The fields with one fielder more, one fewer, or one at another place. */
function neighbours(dots, mayStand) {
  const free = Array.from({ length: 24 }, (_, i) => i + 1).filter((zone) => mayStand(zone) && !dots.includes(zone));
  const without = dots.map((dot) => dots.filter((other) => other !== dot));
  const sorted = (list) => [...list].sort((a, b) => a - b);
  return [
    ...without,
    ...free.map((zone) => sorted([...dots, zone])),
    ...without.flatMap((rest) => free.map((zone) => sorted([...rest, zone]))),
  ];
}

// — last the pitches: some of them are better to bat on first, and some second —

/** Every way to move five columns by whole steps, each within one of what the pitch is like. */
function movesLike(like) {
  return like.reduce(
    (ways, wish) => {
      const near = [-2, -1, 0, 1, 2].filter((move) => Math.abs(move - wish) <= 1);
      return ways.flatMap((way) => near.map((move) => [...way, move]));
    },
    [[]],
  );
}

function playablePitches(cricketers, fielders) {
  const pitches = {};
  let usualMean = null;
  let elevens = null;
  for (const [at, card] of originalSet.pitchCards.entries()) {
    const { row, like, ahead } = wishes[card.id];
    if (ahead === null) {
      pitches[card.id] = pitchOf({ row, moves: [like] });
      const innings = new Innings(tableOf(setOf({ cricketers, fielders, pitches: evenPitches })));
      elevens = innings.elevens;
      usualMean = mean([0, 1].map((deck) => innings.play(deck, at + 1, 1, 'best', formats[0]).mean));
      continue;
    }
    const moves = bestMoves(at, row, like, [usualMean + ahead / 2, usualMean - ahead / 2]);
    process.stdout.write(
      `${card.name}: the ${row} row is moved by ${moves[0].join(' ')}, then by ${moves[1].join(' ')}.\n`,
    );
    pitches[card.id] = pitchOf({ row, moves });
  }
  return pitches;

  /** For either innings the moves that lead to the mean which is wanted, as near to what the pitch is like as can be. */
  function bestMoves(at, row, like, wanted) {
    const found = [null, null];
    const id = originalSet.pitchCards[at].id;
    for (const moves of movesLike(like)) {
      const pitches = { ...evenPitches, [id]: pitchOf({ row, moves: [moves] }) };
      const innings = new Innings(tableOf(setOf({ cricketers, fielders, pitches })), elevens);
      const made = mean([0, 1].map((deck) => innings.play(deck, at + 1, 1, 'best', formats[0]).mean));
      const unlike = sum(moves.map((move, i) => (move - like[i]) ** 2));
      for (const innings of [0, 1]) {
        const cost = (made - wanted[innings]) ** 2 + unlike;
        if (!found[innings] || cost < found[innings].cost) found[innings] = { cost, moves };
      }
    }
    return found.map(({ moves }) => moves);
  }
}

// — what came of it —

function show(numbers) {
  const innings = new Innings(tableOf(setOf(numbers)));
  const ids = originalSet.fieldingCards.map(({ id }) => id);
  const percent = (share) => short1(100 * share);
  for (const it of figuresOf(innings, [1, 2, 3, 4, 5], true)) {
    process.stdout.write(
      `\n${it.overs} overs: ${short1(it.mean)} runs (SD ${short1(it.sd)}) for ${it.wickets.toFixed(2)}, all out ${percent(it.allOut)} %; any field gives ${short1(it.any)} runs more\n`,
    );
    for (const [i, id] of ids.entries())
      process.stdout.write(
        `  ${id.padEnd(9)} lies in ${percent(it.uses[i]).padStart(4)} % of overs; always gives ${short1(it.always[i]).padStart(4)} runs more and wins ${percent(it.shares[i])} %\n`,
      );
  }
  process.stdout.write(
    '\nRuns of the side that bats first on a pitch, and of the side that bats second, over 50, 20 and 10 overs\n',
  );
  for (const [at, { name }] of originalSet.pitchCards.entries()) {
    const cells = formats.map((format) => {
      const [first, second] = [1, 2].map((number) =>
        mean([0, 1].map((deck) => innings.play(deck, at + 1, number, 'best', format).mean)),
      );
      return `${short1(first)} ${short1(second)}`;
    });
    process.stdout.write(`  ${name.padEnd(9)} ${cells.join('   ')}\n`);
  }
}

function main() {
  const stands = JSON.parse(readFileSync(file, 'utf8'));
  if (asked === '--show') {
    show(stands);
    return;
  }
  const cricketers = equalDecks(usual);
  const fielders = playableFields(cricketers);
  const numbers = { cricketers, fielders, pitches: playablePitches(cricketers, fielders) };
  show(numbers);
  if (asked === '--write') {
    writeFileSync(file, `${JSON.stringify(numbers, null, 2)}\n`);
    return;
  }
  const same = JSON.stringify(numbers) === JSON.stringify(stands);
  process.stdout.write(
    same ? '\nThe set has these numbers.\n' : '\nThe set has other numbers: write these with --write.\n',
  );
  process.exitCode = same ? 0 : 1;
}

main();
