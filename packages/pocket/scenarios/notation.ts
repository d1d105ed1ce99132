import type { Expected, Position, Scenario, ScriptLine, Selection } from '@howzat/core/author';
import { originalSet } from '../src/components/sets.js';
import { exampleWords } from '../src/rules/example.js';

/** How the scenarios are written: cards and cricketers by name, an over in one call. */

/** The number of a card. */
export function card(name: string): number {
  const at = originalSet.cards.findIndex((it) => it.name === name);
  if (at < 0) throw new RangeError(`There is no card ${name}.`);
  return at + 1;
}

/** The number of a cricketer by their team, 1 to 3, and their place in it. */
export const man = (team: number, place: number): number => (team - 1) * 11 + place;

const teamOf = (team: number): number[] => [0, ...Array.from({ length: 11 }, (_, i) => man(team, i + 1))];

/** The score card that gives this at a difference: `3*` is three runs and an out. */
export function scoreCard(entry: string, difference = 2): number {
  const runs = Number.parseInt(entry, 10);
  const outs = entry.endsWith('*') ? 1 : 0;
  const found = originalSet.scoreCards.find((it) => {
    const at = it.entries[difference];
    return at?.runs === runs && at.outs === outs;
  });
  if (!found) throw new RangeError(`No score card gives ${entry} at difference ${difference}.`);
  return found.number;
}

/** The places of one team of the starter set by what they are, for either side. */
const yellow = 4;
const otherYellow = 5;
/** Home's Orange captain, its Red batter, its keeper (Yellow), its Blue batters. */
export const orange = 2;
export const red = 1;
export const keeper = 6;
export const blueBatter = 10;
/** Away's bowlers: Green, Yellow, and one who is Blue with the ball. */
const greenBowler = 9;
export const yellowBowler = 10;
export const blueBowler = 1;

const everyScoreCard = Array.from({ length: 30 }, (_, i) => i + 1);
const names = (cards: readonly string[] = []): number[] => cards.map(card);
const bits = (places: readonly number[]): number => places.reduce((mask, place) => mask | (1 << place), 0);

/** Where an over begins. */
export interface Field {
  readonly facing?: number;
  readonly partner?: number;
  readonly bowler?: number;
  /** Hands by name; decks are empty unless given, so that nothing is drawn. */
  readonly bat?: readonly string[];
  readonly bowl?: readonly string[];
  readonly batDeck?: readonly string[];
  readonly bowlDeck?: readonly string[];
  /** Places of batters who cannot bat any more. */
  readonly out?: readonly number[];
  readonly state?: Position['state'];
  readonly position?: Omit<Position, 'state'>;
}

/** Counters by place. */
export function counters(of: Readonly<Record<number, number>>): number[] {
  return Array.from({ length: 12 }, (_, place) => of[place] ?? 0);
}

/** Home bats with the Harbour Lanterns, away bowls with the Millrace Rovers: Yellow against Green unless said. */
export function field(it: Field = {}): Position {
  const { facing = yellow, partner = otherYellow, bowler = greenBowler, out = [] } = it;
  const bat = names(it.bat);
  const bowl = names(it.bowl);
  const batDeck = names(it.batDeck);
  const bowlDeck = names(it.bowlDeck);
  const away = it.position?.batting === 'away';
  const order = away ? 'awayOrder' : 'homeOrder';
  return {
    ...it.position,
    game: { striker: 1, nonStriker: 2, nextBatter: 3, bowler, ...it.position?.game },
    state: {
      homeTeam: teamOf(1),
      awayTeam: teamOf(2),
      battersSeat: away ? 1 : 0,
      batters: teamOf(away ? 2 : 1),
      bowlers: teamOf(away ? 1 : 2),
      [order]: partner === 0 ? [facing] : [facing, partner],
      facing,
      partner,
      bowler,
      outPile: bits(out),
      scoreDeck: everyScoreCard,
      batterHand: bat,
      batterHeld: bat.length,
      bowlerHand: bowl,
      bowlerHeld: bowl.length,
      batterDeck: batDeck,
      batterLeft: batDeck.length,
      bowlerDeck: bowlDeck,
      bowlerLeft: bowlDeck.length,
      ...it.state,
    },
  };
}

const batting = (step: string, choice: unknown): ScriptLine => ({ side: 'batting', step, choice });
const bowling = (step: string, choice: unknown): ScriptLine => ({ side: 'bowling', step, choice });
export const chance = (step: string, outcome: unknown): ScriptLine => ({ chance: step, outcome });
export const by = { batting, bowling };

/** A choice that is refused, by a rule where one does, with these words. */
export function refused(
  side: 'batting' | 'bowling',
  step: string,
  choice: unknown,
  says: string,
  rule?: string,
): ScriptLine {
  return { refused: { side, step, choice }, says, ...(rule ? { rule } : {}) };
}

const steps: Readonly<Record<string, string>> = {
  plays: 'play',
  answers: 'answer',
  saves: 'save',
  replies: 'answer.save',
};

/** `bat plays Eye In, bowl answers pass, bat pass`: cards and passes one after the other; `replies` answers a save. */
export function cards(text: string): ScriptLine[] {
  if (text.trim() === '') return [];
  return text.split(/\s*,\s*/).map((line) => {
    const found = /^(bat|bowl) (?:(plays|answers|saves|replies) )?(.+)$/.exec(line.trim());
    if (!found) throw new RangeError(`Not a play: ${line}`);
    const [, side, verb = 'plays', name = ''] = found;
    const choice = name === 'pass' ? 'pass' : card(name);
    return (side === 'bat' ? batting : bowling)(steps[verb] as string, choice);
  });
}

/** An over as it is played. */
export interface Over {
  readonly stance?: 'offensive' | 'defensive';
  /** Cards that each side holds after the draw; a side without any is not asked. */
  readonly hold?: readonly [bat: number, bowl: number];
  /** The switches; both stay unless said. */
  readonly switches?: readonly ScriptLine[];
  /** The draws of the over. */
  readonly draws?: readonly ScriptLine[];
  /** The 1st Standby. */
  readonly play?: string | readonly ScriptLine[];
  /** The score card by its number. */
  readonly card?: number;
  /** What follows the score card. */
  readonly after?: readonly ScriptLine[];
}

export const stays: readonly ScriptLine[] = [bowling('switch.bowling', 'stay'), batting('switch.batting', 'stay')];

/** Both sides keep their hands. */
export function kept([bat, bowl]: readonly [number, number]): ScriptLine[] {
  return [
    ...(bowl > 0 ? [bowling('exchange.bowling', 'keep')] : []),
    ...(bat > 0 ? [batting('exchange.batting', 'keep')] : []),
    ...(bowl > 0 ? [chance('exchange.bowling.card', 0)] : []),
    ...(bat > 0 ? [chance('exchange.batting.card', 0)] : []),
  ];
}

/** The lines of an over. */
export function over(it: Over = {}): ScriptLine[] {
  const { stance = 'offensive', hold = [0, 0], switches = stays, draws = [], play = '', after = [] } = it;
  return [
    ...switches,
    batting('stance', stance),
    ...draws,
    ...kept(hold),
    ...(typeof play === 'string' ? cards(play) : play),
    ...(it.card === undefined ? [] : [chance('score-card', it.card)]),
    ...after,
  ];
}

/** The coin of a pending out: what is called, and how it falls. */
export function coin(call: 'heads' | 'tails', falls: 'heads' | 'tails'): ScriptLine[] {
  return [batting('call', call), chance('coin', falls)];
}

/** The next batter, by their place. */
export const comesIn = (place: number): ScriptLine => batting('batter', man(1, place));

export interface Example {
  readonly with?: Selection;
  readonly from?: Position;
  readonly script: readonly ScriptLine[];
  readonly expect: Expected;
  readonly readings?: NonNullable<Scenario['readings']>;
}

export const example = (id: string, title: string, it: Example): Scenario => ({
  id,
  title,
  from: field(),
  ...it,
});

/** A worked example that the registry tells in words. */
export const worked = (id: keyof typeof exampleWords, it: Example): Scenario => example(id, exampleWords[id].text, it);

/** The same script, or another, under another reading of a ruling. */
export const read = (
  ruling: string,
  reading: string,
  expect: Expected,
  script?: readonly ScriptLine[],
): NonNullable<Scenario['readings']>[number] => ({
  ruling: ruling.includes('.') ? ruling : `pocket.ruling.${ruling}`,
  reading,
  expect,
  ...(script ? { script } : {}),
});
