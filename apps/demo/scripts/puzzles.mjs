// Makes the puzzles of the app: positions in the last over of a chase at CCSL, with cards alone, drawn at random. The solver works out
// what each card is worth, and what is worth asking is kept.
//   node scripts/puzzles.mjs [--most 24]
// Run it again when the rules of the game change, and format what it writes with Biome.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { cards, ccsl } from '@howzat/ccsl';
import { pick } from '@howzat/core';
import { stream } from '@howzat/core/engine';
import { solve } from '@howzat/players';

const { values } = parseArgs({ options: { most: { type: 'string', default: '24' } } });
const file = fileURLToPath(new URL('../src/daily/puzzles.json', import.meta.url));
const ballsPerOver = 6;
const mostTries = 4000;
/** With more balls than that there are too many positions to work out in a moment. */
const mostBalls = 4;

const rounded = (number) => Math.round(Math.min(1, Math.max(0, number)) * 1e4) / 1e4;

/** Whether a puzzle is worth asking: still open, a real choice, and some of it a mistake that is not plain to see. */
function isWorthAsking({ value, choices }) {
  const lost = choices.map(({ worth }) => value - worth);
  const right = lost.filter((less) => less < 0.005).length;
  return (
    value > 0.15 && value < 0.9 && choices.length > 2 && right <= 2 && lost.some((less) => less > 0.03 && less < 0.2)
  );
}

/** A whole number from one to another. */
const between = (rng, least, most) => least + pick(rng, most - least + 1);

/** A position of the last over of a chase, as it may come about with cards alone. */
function drawnPosition(rng) {
  const overs = between(rng, 2, 3);
  const balls = between(rng, ballsPerOver - mostBalls, ballsPerOver - 2);
  const left = ballsPerOver - balls;
  const needed = between(rng, 2, Math.round(3.5 * left));
  const target = needed + between(rng, 5 * overs, 9 * overs);
  // 6 is locked for two balls after a 6, which is one of the two cards above 3 that an over has
  const lock = between(rng, 0, 2);
  const powerInOver = between(rng, lock > 0 ? 1 : 0, 2);
  const from = {
    innings: 2,
    batting: pick(rng, 2) === 0 ? 'home' : 'away',
    runs: target - needed,
    wickets: between(rng, 0, overs - 1),
    overs: overs - 1,
    balls,
    target,
    scores: [],
    state: { lock, powerInOver, previous: cards[pick(rng, cards.length)] },
    at: 'play',
  };
  const other = from.batting === 'home' ? 'away' : 'home';
  const scores = [{ batting: other, runs: target - 1, wickets: between(rng, 0, overs) }];
  return { format: overs === 2 ? 'two-over' : 'three-over', from: { ...from, scores } };
}

/** A position of cards with the answer of the solver. */
function solved({ format, from }) {
  const options = ['classic'];
  const { value, opening, places } = solve(ccsl, { format, options, horizon: 'match', secrets: 'open', from });
  const steps = ['play-card', 'bowl-card'];
  const [step, other] = from.batting === 'home' ? steps : steps.toReversed();
  const choices = opening[step].map(({ choice, share, worth }) => ({
    choice,
    worth: rounded(worth),
    share: rounded(share),
  }));
  const rival = opening[other].map(({ choice, share }) => ({ choice, share: rounded(share) }));
  return {
    variant: 'ccsl',
    format,
    options,
    from,
    step,
    value: rounded(value),
    choices,
    rival,
    places,
  };
}

/** Puzzles of cards: as many of them for whoever bats as for whoever bowls. */
function cardPuzzles(most) {
  const rng = stream(1, 1);
  const found = [];
  const answers = new Set();
  for (let tries = 0; found.length < most && tries < mostTries; tries++) {
    const drawn = drawnPosition(rng);
    if (2 * found.filter(({ from }) => from.batting === drawn.from.batting).length >= most) continue;
    const puzzle = solved(drawn);
    // what has the same answer for the same reasons is asked once
    const answer = JSON.stringify([puzzle.step, puzzle.choices]);
    if (answers.has(answer) || !isWorthAsking(puzzle)) continue;
    answers.add(answer);
    found.push(puzzle);
    console.log(`cards ${found.length} of ${most}: ${puzzle.step}, worth ${puzzle.value}, ${puzzle.places} positions`);
  }
  return found;
}

const puzzles = cardPuzzles(Number(values.most));
writeFileSync(file, `${JSON.stringify(puzzles, null, 2)}\n`);
