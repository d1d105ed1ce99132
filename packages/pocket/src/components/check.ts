import { HowzatError, type Refusal, showValue } from '@howzat/core/author';
import { type CardClass, type ChanceCard, type Colour, classes, colours, type Filter, kinds } from './chance-cards.js';
import { type Cricketer, positions } from './cricketers.js';
import { battingRanks, bowlingRanks, largestDifference } from './ranks.js';
import type { ScoreEntry } from './score-cards.js';
import type { Deck, PocketSet } from './sets.js';

function refuse(rule: string, message: string, subject?: string): never {
  throw new HowzatError('bad-components', message, { rule, ...(subject === undefined ? {} : { subject }) });
}

type Fields = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listIn(set: Fields, name: string): readonly Fields[] {
  const list = set[name];
  if (!Array.isArray(list) || !list.every(isObject))
    return refuse('pocket.data.shape', `A set has a list of ${name}, each an object.`, name);
  return list;
}

function isWhole(value: unknown, min: number, max: number): value is number {
  return Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max;
}

/** The class of a card, which filters name. */
export function classOf(card: Pick<ChanceCard, 'kind' | 'effects'>): CardClass {
  if (card.kind !== 'score') return card.kind;
  if (card.effects.some((effect) => 'maiden' in effect)) return 'maiden';
  return card.effects.some((effect) => 'score' in effect && effect.score < 0) ? 'minus' : 'plus';
}

/** Does a filter name this card? */
export function matches(filter: Filter, card: ChanceCard): boolean {
  return (filter.classes?.includes(classOf(card)) ?? false) || (filter.ids?.includes(card.id) ?? false);
}

function checkGrid(grid: unknown): void {
  const rule = 'pocket.data.grid';
  if (!Array.isArray(grid) || grid.length !== battingRanks.length)
    refuse(rule, `A Rank Grid has ${battingRanks.length} rows, one for each batting rank.`, 'grid');
  for (const [row, line] of (grid as unknown[]).entries())
    if (!Array.isArray(line) || line.length !== bowlingRanks.length)
      refuse(rule, `Row ${row} of the Rank Grid has ${bowlingRanks.length} cells, one for each bowling rank.`, 'grid');
  const cells = grid as readonly (readonly unknown[])[];
  for (const [row, line] of cells.entries())
    for (const [column, cell] of line.entries()) {
      const where = `grid[${row}][${column}]`;
      if (!isWhole(cell, 0, largestDifference))
        refuse(rule, `${where} is a whole number from 0 to ${largestDifference}, not ${showValue(cell)}.`, where);
      if (row > 0 && cell < (cells[row - 1]?.[column] as number))
        refuse(rule, `${where} is ${cell}: a better batter never has a smaller difference.`, where);
      if (column > 0 && cell > (line[column - 1] as number))
        refuse(rule, `${where} is ${cell}: a better bowler never leaves a larger difference.`, where);
    }
  if (cells[2]?.[1] !== 2)
    refuse('pocket.rank.example-value', 'Yellow against Green has the difference 2.', 'grid[2][1]');
}

function checkScoreCards(cards: readonly Fields[]): void {
  if (cards.length !== 30)
    refuse('pocket.deck.score-thirty', `The score deck has 30 cards, not ${cards.length}.`, 'scoreCards');
  const rule = 'pocket.data.score-cards';
  const seen = new Set<unknown>();
  const below = cards.filter((card) => card.below !== undefined).length;
  if (below > 0 && below < cards.length)
    refuse(
      rule,
      `All score cards have a row below 0, or none; here ${below} of ${cards.length} have one.`,
      'scoreCards',
    );
  const columns = Array.from({ length: largestDifference + 2 }, () => ({ outs: 0, runs: 0, odd: 0 }));
  for (const [at, card] of cards.entries()) {
    const where = `scoreCards[${at}]`;
    if (!isWhole(card.number, 1, 30) || seen.has(card.number))
      refuse(
        rule,
        `${where} needs a number of its own from 1 to 30, not ${showValue(card.number)}.`,
        `${where}.number`,
      );
    seen.add(card.number);
    if (!dismissals.includes(card.how as string))
      refuse(rule, `${where} says how a batter is out: one of ${dismissals.join(', ')}.`, `${where}.how`);
    const entries = card.entries;
    if (!Array.isArray(entries) || entries.length !== largestDifference + 1 || !entries.every(isObject))
      refuse(rule, `${where} has an entry for each difference from 0 to ${largestDifference}.`, where);
    for (const [row, entry] of (below > 0 ? [card.below, ...entries] : [null, ...entries]).entries()) {
      if (entry === null) continue;
      const cell = row === 0 ? `${where}.below` : `${where}.entries[${row - 1}]`;
      const { runs, outs } = scoreEntry(entry, cell);
      const column = columns[row] as (typeof columns)[number];
      column.outs += outs;
      column.runs += runs;
      column.odd += runs % 2;
    }
    if (entries.every((entry) => entry.runs === 0 && (entry.outs as number) > 0))
      refuse(rule, `${where} is an out without a run at every difference; no card is.`, where);
  }
  const lowest = below > 0 ? -1 : 0;
  for (const [at, { outs, runs, odd }] of columns.slice(lowest + 1).entries()) {
    const where = `difference ${at + lowest}`;
    const before = at > 0 ? columns[at + lowest] : undefined;
    if (before && outs > before.outs)
      refuse(rule, `A larger difference never has more outs; ${where} has ${outs}.`, where);
    if (before && runs <= before.runs)
      refuse(rule, `A larger difference has more runs; ${where} has ${runs} on all cards.`, where);
    if (odd < 12 || odd > 18) refuse(rule, `12 to 18 of the 30 entries of ${where} are odd, not ${odd}.`, where);
  }
}

function scoreEntry(entry: unknown, cell: string): ScoreEntry {
  const rule = 'pocket.data.score-cards';
  if (!isObject(entry)) return refuse(rule, `${cell} gives runs and outs.`, cell);
  const { runs, outs } = entry;
  if (!isWhole(runs, 0, 36)) return refuse(rule, `${cell} gives 0 to 36 runs.`, `${cell}.runs`);
  if (!isWhole(outs, 0, 2)) return refuse(rule, `${cell} gives 0 to 2 outs.`, `${cell}.outs`);
  return { runs, outs };
}

/** Ways to be out that a card may name; a score card or an Out card has no third man in it. */
const dismissals: readonly string[] = ['bowled', 'caught', 'lbw', 'stumped', 'run out', 'hit wicket'];

function checkNames(list: readonly Fields[], what: string, rule: string): void {
  const ids = new Set<unknown>();
  for (const [at, it] of list.entries()) {
    const where = `${what}[${at}]`;
    for (const field of ['id', 'name'] as const)
      if (typeof it[field] !== 'string' || it[field] === '') refuse(rule, `${where} needs ${an(field)}.`, where);
    if (ids.has(it.id) || ids.has(it.name)) refuse(rule, `${showValue(it.name)} is there twice.`, where);
    ids.add(it.id).add(it.name);
  }
}

function an(word: string): string {
  return `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;
}

function oneOfWords(value: unknown, words: readonly string[], rule: string, where: string): void {
  if (!words.includes(value as string)) refuse(rule, `${where} is one of ${words.join(', ')}.`, where);
}

function checkCricketers(list: readonly Fields[]): void {
  const rule = 'pocket.card.two-attributes';
  if (list.length < 11 || list.length > 200)
    refuse(rule, `A set has 11 to 200 cricketers, not ${list.length}.`, 'cricketers');
  checkNames(list, 'cricketers', rule);
  for (const [at, it] of list.entries()) {
    const where = `cricketers[${at}]`;
    oneOfWords(it.position, positions, 'pocket.card.positions', `${where}.position`);
    oneOfWords(it.batting, battingRanks, 'pocket.rank.batting-ladder', `${where}.batting`);
    oneOfWords(it.bowling, bowlingRanks, 'pocket.rank.bowling-ladder', `${where}.bowling`);
    if (typeof it.captain !== 'boolean') refuse(rule, `${where}.captain is true or false.`, `${where}.captain`);
  }
}

const effectWords = {
  batting: [-4, 4],
  bowling: [-2, 2],
  score: [-36, 36],
  comfort: [-9, 9],
  fatigue: [-9, 9],
} as const;
const effectFlags = ['maiden', 'cancelOut', 'cancelCard', 'noComfort', 'flipStrike'];

function checkFilter(filter: unknown, rule: string, where: string): void {
  const fits =
    isObject(filter) &&
    (filter.classes === undefined ||
      (Array.isArray(filter.classes) && filter.classes.every((it) => classes.includes(it as CardClass)))) &&
    (filter.ids === undefined || (Array.isArray(filter.ids) && filter.ids.every((it) => typeof it === 'string')));
  if (!fits) refuse(rule, `${where} names classes (${classes.join(', ')}) or ids of cards.`, where);
}

function checkEffect(effect: Fields, where: string): void {
  const rule = 'pocket.data.cards';
  const [name = '', ...others] = Object.keys(effect);
  const value = effect[name];
  if (others.length > 0) refuse(rule, `${where} does one thing; write another effect beside it.`, where);
  if (Object.hasOwn(effectWords, name)) {
    const [min, max] = effectWords[name as keyof typeof effectWords];
    if (!isWhole(value, min, max) || value === 0)
      refuse(rule, `${where}.${name} is a whole number from ${min} to ${max} and not 0.`, where);
  } else if (effectFlags.includes(name)) {
    if (value !== true) refuse(rule, `${where}.${name} is true.`, where);
  } else if (name === 'out') oneOfWords(value, dismissals, rule, `${where}.out`);
  else if (name === 'forbid') checkFilter(value, rule, `${where}.forbid`);
  else refuse(rule, `${where}: there is no effect ${name}.`, where);
}

function checkRequirement(it: Fields, colour: unknown, where: string): void {
  const rule = 'pocket.data.cards';
  const [name = ''] = Object.keys(it);
  const value = it[name];
  if (name === 'position') oneOfWords(value, positions, rule, `${where}.position`);
  else if (name === 'captain') {
    if (value !== true) refuse(rule, `${where}.captain is true.`, where);
  } else if (name === 'stance' && colour === 'pink')
    oneOfWords(value, ['offensive', 'defensive'], rule, `${where}.stance`);
  else if ((name === 'comfort' && colour === 'pink') || (name === 'fatigue' && colour === 'blue') || name === 'over') {
    if (!isWhole(value, 0, 99)) refuse(rule, `${where}.${name} is a whole number from 0 to 99.`, where);
  } else refuse(rule, `${where}: a ${showValue(colour)} card cannot require ${name || 'nothing'}.`, where);
}

function checkCards(list: readonly Fields[]): void {
  const rule = 'pocket.data.cards';
  if (list.length > 400) refuse(rule, `A set has at most 400 chance cards, not ${list.length}.`, 'cards');
  checkNames(list, 'cards', rule);
  for (const [at, it] of list.entries()) {
    const where = `cards[${at}]`;
    oneOfWords(it.colour, colours, rule, `${where}.colour`);
    oneOfWords(it.kind, kinds, rule, `${where}.kind`);
    if (typeof it.text !== 'string') refuse(rule, `${where} says in words what it does.`, `${where}.text`);
    if (!isWhole(it.cost, 0, 3)) refuse(rule, `${where}.cost is 0 to 3 comfort points.`, `${where}.cost`);
    if (it.colour === 'blue' && it.cost !== 0)
      refuse('pocket.ruling.comfort-bowling-side', `${showValue(it.name)} is blue: blue cards have no dots.`, where);
    const timing = it.kind === 'negate' ? 'reaction' : it.kind === 'save' ? 'out-pending' : 'standby1';
    if (it.timing !== timing) refuse(rule, `${where}.timing of a ${it.kind} card is ${timing}.`, `${where}.timing`);
    const durations = ['instant', 'this-over', 'until-out'];
    if (!durations.includes(it.duration as string))
      refuse(
        'pocket.ruling.effect-default-duration',
        `${where}.duration must be said: ${durations.join(', ')}.`,
        `${where}.duration`,
      );
    if (it.kind === 'equip' ? it.duration !== 'until-out' : it.duration === 'until-out')
      refuse(rule, `${where}: Equip cards last until out, and no others do.`, `${where}.duration`);
    for (const [n, effect] of listIn(it, 'effects').entries()) checkEffect(effect, `${where}.effects[${n}]`);
    for (const [n, need] of listIn(it, 'requires').entries())
      checkRequirement(need, it.colour, `${where}.requires[${n}]`);
    checkKind(it as unknown as ChanceCard, where);
  }
  checkAnswers(list as unknown as readonly ChanceCard[]);
}

/** Each kind does what its name says, and a Negate does nothing else. */
function checkKind(card: ChanceCard, where: string): void {
  const rule = 'pocket.data.cards';
  const does = (name: string): boolean => card.effects.some((effect) => name in effect);
  const need = (fits: boolean, what: string): unknown => fits || refuse(rule, `${card.name}: ${what}.`, where);
  need(does('cancelCard') === (card.kind === 'negate'), 'a Negate card, and no other, cancels a card');
  need(does('cancelOut') === (card.kind === 'save'), 'a save card, and no other, cancels an out');
  need(does('forbid') === (card.kind === 'lock'), 'a lock, and no other card, forbids cards');
  need(does('out') === (card.kind === 'out'), 'an Out card, and no other, puts a batter out');
  need((does('score') || does('maiden')) === (card.kind === 'score'), 'a score card, and no other, changes the score');
  need((card.negates !== undefined) === (card.kind === 'negate'), 'a Negate card, and no other, says what it negates');
  need(card.kind !== 'negate' || card.effects.length === 1, 'a Negate card does nothing but cancel');
  need(card.kind !== 'save' || card.colour === 'pink', 'only the batting side cancels outs');
  need(card.kind !== 'out' || card.colour === 'blue', 'only the bowling side puts batters out');
  const shifts = does('batting') || does('bowling');
  need(shifts === (card.kind === 'stat' || card.kind === 'equip'), 'stat and Equip cards, and no others, change ranks');
  if (card.kind === 'equip')
    need(does(card.colour === 'pink' ? 'batting' : 'bowling'), 'an Equip card lifts its own side');
}

/** Filters find something on the other side, and everything powerful has a price and an answer. */
function checkAnswers(cards: readonly ChanceCard[]): void {
  for (const card of cards) {
    const others = cards.filter((other) => other.colour !== card.colour);
    const filters = [
      ...(card.negates ? [card.negates] : []),
      ...card.effects.flatMap((effect) => ('forbid' in effect ? [effect.forbid] : [])),
    ];
    for (const filter of filters) {
      checkFilter(filter, 'pocket.data.filters', card.id);
      for (const id of filter.ids ?? [])
        if (!others.some((other) => other.id === id))
          refuse('pocket.data.filters', `${card.name} names ${id}, which is no card of the other side.`, card.id);
      if (!others.some((other) => matches(filter, other)))
        refuse('pocket.data.filters', `${card.name} finds no card of the other side.`, card.id);
    }
    if (!isPowerful(card)) continue;
    const drawback = card.effects.some(
      (effect) =>
        ('fatigue' in effect && effect.fatigue > 0) ||
        'noComfort' in effect ||
        ('comfort' in effect && effect.comfort < 0),
    );
    if (card.cost === 0 && !drawback)
      refuse('pocket.data.powers', `${card.name} is powerful: it needs a price or a drawback.`, card.id);
    if (!others.some((other) => other.negates && matches(other.negates, card)))
      refuse('pocket.data.powers', `${card.name} is powerful: some card of the other side must negate it.`, card.id);
  }
}

function isPowerful({ effects }: ChanceCard): boolean {
  return effects.some(
    (effect) =>
      'out' in effect ||
      'cancelOut' in effect ||
      'maiden' in effect ||
      ('score' in effect && effect.score >= 6) ||
      ('batting' in effect && Math.abs(effect.batting) >= 2) ||
      ('bowling' in effect && Math.abs(effect.bowling) >= 2),
  );
}

/** What is wrong with a chance deck of one colour, by the first rule that it breaks; null where it is legal. */
export function deckProblem(deck: unknown, colour: Colour, cards: readonly ChanceCard[]): Refusal | null {
  const whose = colour === 'blue' ? 'bowler' : 'batter';
  if (!isObject(deck))
    return { message: 'A chance deck is copies by card: { "quick-single": 3 }.', rule: `pocket.deck.${whose}-size` };
  let size = 0;
  for (const [id, copies] of Object.entries(deck)) {
    const card = cards.find((it) => it.id === id);
    if (!card) return { message: `There is no chance card ${id.slice(0, 60)}.`, rule: `pocket.deck.${whose}-size` };
    if (!isWhole(copies, 0, 1000))
      return { message: `Copies of ${card.name} are a whole number.`, rule: `pocket.deck.${whose}-copies` };
    if (copies === 0) continue;
    if (card.colour !== colour)
      return {
        message: `${card.name} belongs to the other deck.`,
        rule: colour === 'blue' ? 'pocket.deck.bowler-blue' : 'pocket.deck.batter-pink',
      };
    if (copies > 3) return { message: `At most 3 copies of ${card.name}.`, rule: `pocket.deck.${whose}-copies` };
    size += copies;
  }
  return size < 30 || size > 40
    ? { message: `A chance deck has 30 to 40 cards (yours: ${size}).`, rule: `pocket.deck.${whose}-size` }
    : null;
}

/** What is wrong with a team; null where it is legal. */
export function teamProblem(team: unknown, cricketers: readonly Cricketer[]): Refusal | null {
  if (!Array.isArray(team) || team.length !== 11) {
    const n = Array.isArray(team) ? team.length : 0;
    return { message: `A team has 11 players (yours: ${n}).`, rule: 'pocket.team.eleven' };
  }
  const chosen: Cricketer[] = [];
  for (const id of team as unknown[]) {
    const found = cricketers.find((it) => it.id === id);
    if (!found) return { message: 'A team is eleven of the cricketers of the set, by id.', rule: 'pocket.team.eleven' };
    if (chosen.includes(found)) return { message: `${found.name} is there twice.`, rule: 'pocket.team.eleven' };
    chosen.push(found);
  }
  if (!chosen.some((it) => it.captain))
    return { message: 'A team needs a captain.', rule: 'pocket.team.captain-keeper' };
  return chosen.some((it) => it.position === 'keeper')
    ? null
    : { message: 'A team needs a wicket keeper.', rule: 'pocket.team.captain-keeper' };
}

function checkSets(sets: readonly Fields[], set: PocketSet): void {
  if (sets.length < 1 || sets.length > 31)
    refuse('pocket.deck.starter-premade', `There are 1 to 31 premade teams, not ${sets.length}.`, 'sets');
  const names = new Set<unknown>();
  const strength = new Set<number>();
  for (const [at, starter] of sets.entries()) {
    const where = `sets[${at}]`;
    if (typeof starter.name !== 'string' || starter.name === '' || names.has(starter.name))
      refuse('pocket.deck.starter-premade', `${where} needs a name of its own.`, `${where}.name`);
    names.add(starter.name);
    const wrong =
      teamProblem(starter.team, set.cricketers) ??
      deckProblem(starter.batting, 'pink', set.cards) ??
      deckProblem(starter.bowling, 'blue', set.cards);
    if (wrong) refuse(wrong.rule as string, `${starter.name}: ${wrong.message}`, where);
    const team = set.cricketers.filter((it) => (starter.team as readonly string[]).includes(it.id));
    strength.add(
      team.reduce((sum, it) => sum + battingRanks.indexOf(it.batting) + 100 * bowlingRanks.indexOf(it.bowling), 0),
    );
    if (team.filter((it) => it.bowling !== 'Blue').length < 4)
      refuse('pocket.data.fairness', `${starter.name} needs four who bowl Green or better.`, where);
    checkTiring(starter.bowling as Deck, set.cards, starter.name as string, where);
  }
  if (strength.size > 1)
    refuse('pocket.data.fairness', 'Premade teams have equal sums of batting and of bowling ranks.', 'sets');
}

/** Twenty overs and every card of a deck leave at least two of eleven fresh enough to bat. */
function checkTiring(deck: Deck, cards: readonly ChanceCard[], name: string, where: string): void {
  let counters = 20;
  for (const card of cards)
    for (const effect of card.effects)
      if ('fatigue' in effect && effect.fatigue > 0) counters += effect.fatigue * (deck[card.id] ?? 0);
  if (counters >= 100)
    refuse('pocket.data.tiring', `${name}: its bowling deck could wear out ten bowlers (${counters} fatigue).`, where);
}

/**
 * Checks data that claim to be a set of components, and returns them as one.
 *
 * @param set anything, such as what `JSON.parse` gave
 * @throws HowzatError `bad-components` that says in one sentence what is wrong, with the cell and the broken rule
 *
 * @example
 * import { isHowzatError } from '@howzat/core';
 * import { checkSet, originalSet } from '@howzat/pocket';
 *
 * console.log(checkSet(originalSet).scoreCards.length); // 30
 * try {
 *   checkSet({ ...originalSet, scoreCards: [] });
 * } catch (error) {
 *   console.log(isHowzatError(error, 'bad-components')); // true
 * }
 */
export function checkSet(set: unknown): PocketSet {
  if (!isObject(set))
    return refuse('pocket.data.shape', 'A set is an object with grid, scoreCards, cricketers, cards and sets.');
  checkGrid(set.grid);
  checkScoreCards(listIn(set, 'scoreCards'));
  checkCricketers(listIn(set, 'cricketers'));
  checkCards(listIn(set, 'cards'));
  checkSets(listIn(set, 'sets'), set as unknown as PocketSet);
  return set as unknown as PocketSet;
}
