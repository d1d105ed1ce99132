// Makes the puzzles of the app. At CCSL they are positions in the last over of a chase, with cards alone, drawn at random: the solver works out
// what each card is worth. At Wicked Cricket they are last overs of matches of two computers: which field, when every roll is counted? What is
// worth asking is kept.
//   node scripts/puzzles.mjs [--most 24] [--fields 6]
// Run it again when the rules of the game change, and format what it writes with Biome.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { cards, ccsl } from '@howzat/ccsl';
import { createMatch, pick } from '@howzat/core';
import { applyEvent, programOf, Session, stream } from '@howzat/core/engine';
import { solve } from '@howzat/players';
import { originalSet, overOdds, pitchOvers, sensible, tableOf, ways, wicked } from '@howzat/wicked';

const { values } = parseArgs({
  options: { most: { type: 'string', default: '24' }, fields: { type: 'string', default: '6' } },
});
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

/** A match of two computers as it stood before its last over, where home bowls that in defence of its score; null where it came to none. */
function lastOver(seed) {
  const match = createMatch(wicked, { format: 'ten-over', seed, players: { home: sensible, away: sensible } });
  const session = new Session(programOf(match.rulebook), { automatic: true });
  for (const event of match.record().events) {
    session.waiting();
    const { g, s } = session.state;
    const isLast = g.innings === 2 && g.batting === 1 && g.overs === g.oversLimit - 1;
    if (isLast && event.kind === 'choice' && event.step === 'field') return structuredClone({ g, s });
    applyEvent(session, event);
  }
  return null;
}

/** A last over with what each field is worth. */
function fieldPuzzle({ g, s }) {
  const { striker, nonStriker, nextBatter, bowler, runs, wickets, overs, target } = g;
  const from = {
    innings: 2,
    batting: 'away',
    runs,
    wickets,
    overs,
    balls: 0,
    target,
    scores: g.scores.map((score) => ({ batting: 'home', runs: score.runs, wickets: score.wickets })),
    game: { striker, nonStriker, nextBatter, bowler },
    state: s,
    at: 'field',
  };
  const worths = fields.map((field) => ({ choice: field, worth: rounded(defended(from, field)) }));
  const value = Math.max(...worths.map(({ worth }) => worth));
  const choices = worths.map((each) => ({ ...each, share: each.worth === value ? 1 : 0 }));
  return {
    variant: 'wicked',
    format: 'ten-over',
    options: [],
    from,
    step: 'field',
    value,
    choices,
    rival: [],
    places: ways,
  };
}

const fields = originalSet.fieldingCards.map((_, at) => at + 1);
const table = tableOf(originalSet);

/** The chance to win of whoever sets a field in the last over, a level match half. */
function defended({ state, game, runs, target }, field) {
  const { notOut, out } = overOdds(table, {
    batter: state.orders[1][game.striker - 1],
    bowler: state.marker === 1 ? state.southBowler : state.northBowler,
    field,
    pitch: state.pitch,
    // a pitch card is as worn in the last over of ten as in that of fifty
    over: pitchOvers,
    innings: 2,
  });
  const needed = target - runs;
  const share = (made) => (made < needed - 1 ? 1 : made === needed - 1 ? 0.5 : 0);
  return notOut.reduce((sum, n, made) => sum + (share(made) * (n + out[made])) / ways, 0);
}

/** Puzzles of fields: one answer, that is clear of the next. */
function fieldPuzzles(most) {
  const found = [];
  for (let seed = 1; found.length < most && seed < mostTries; seed++) {
    const before = lastOver(seed);
    if (!before) continue;
    const puzzle = fieldPuzzle(before);
    const [best, next] = puzzle.choices.map(({ worth }) => worth).sort((one, other) => other - one);
    // the same people meet again in other matches
    const isKnown = found.some(({ choices }) => JSON.stringify(choices) === JSON.stringify(puzzle.choices));
    if (isKnown || best < 0.15 || best > 0.9 || best - next < 0.01) continue;
    found.push(puzzle);
    console.log(`fields ${found.length} of ${most}: ${before.g.target - before.g.runs} needed, worth ${puzzle.value}`);
  }
  return found;
}

/** Each fourth of another game, so that they change. */
function mixedIn(all, others) {
  return all.flatMap((each, at) => (at % 3 === 0 && others[at / 3] ? [each, others[at / 3]] : [each]));
}

const puzzles = mixedIn(cardPuzzles(Number(values.most)), fieldPuzzles(Number(values.fields)));
writeFileSync(file, `${JSON.stringify(puzzles, null, 2)}\n`);
