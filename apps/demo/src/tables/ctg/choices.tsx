import type { Json } from '@howzat/core';
import { Options } from '../pieces/options.js';
import type { OpenStep, TableProps } from '../table.js';
import { areasOf, zoneOf } from './ground.js';
import type { Seat } from './seat.js';
import { told } from './words.js';

const words = told.choice;

/** What is said of an item: its name, and what it leads to. */
type Said = readonly [name: string | undefined, leads?: string | undefined];
type Tell = (item: Json, seat: Seat) => Said;

/** The chance of a bowled roll by its die. */
const bowledNeed = (sides: number): number => (sides === 8 ? 7 : 6);

const addOne: Tell = (item, { s }) =>
  item === 'add'
    ? [words.add, words.addDistance((s.distance ?? 0) + 1)]
    : [words.keep, words.keepDistance(s.distance ?? 0)];

const run: Tell = (item, { s, p }) => {
  const made = s.made ?? 0;
  if (item === 'safe') return [words.safe, words.safeSay(made)];
  return item === 'run'
    ? [words.run, words.runSay(made + 1, p.runOut)]
    : [words.extra, words.runSay(made + 1, p.extraRunOut)];
};

const tryCatch: Tell = (item, { s, p, face }) => {
  const area = s.landing ?? 0;
  const need = (p.cards.catchAt[face + area] ?? 6) - (p.cards.focusAt[face + area] ?? 0);
  return item === 'try' ? [words.try, words.trySay(need)] : [words.decline, words.declineSay];
};

const dismissal: Tell = (item, { s, p }) => {
  if (item === 'bowled') return [words.bowled, words.bowledSay(s.bowledSides ?? 6, bowledNeed(s.bowledSides ?? 6))];
  if (item === 'slips')
    return [
      words.slips,
      words.slipsSay(areasOf(s.field ?? 0).filter((area) => zoneOf(area) === 0).length, p.slipCatch),
    ];
  return item === 'appeal' ? [words.appeal, words.appealSay(p.cards.umpireDie, p.cards.umpireOut)] : [words.none];
};

const review: Tell = (item, { p }) =>
  item === 'review' ? [words.review, words.reviewSay(p.cards.drsDie, p.cards.drsOverturns)] : [words.accept];

const powerPlay: Tell = (item, { p }) =>
  item === 'call' || item === true ? [words.call, words.callSay(p.earlyOutfield)] : [words.notNow];

const skill: Tell = (item, { p }) => {
  if (item === null) return [words.noCard];
  const card = p.cards.set.skills.batting[Number(item)];
  return [card?.name, words.effects[card?.effect ?? '']];
};

const bowlerSkill: Tell = (item, { p }) => {
  if (item === null) return [words.noCard];
  const card = p.cards.set.skills.bowling[Number(item)];
  return [card?.name, words.effects[card?.effect ?? '']];
};

const attitude: Tell = (item) =>
  item === 'aggressive' || item === 'defensive' ? [told.middle.attitude[item], words[item]] : [undefined];

const tells: readonly (readonly [RegExp, Tell])[] = [
  [/^add-one/, addOne],
  [/^run$/, run],
  [/^catch$/, tryCatch],
  [/^dismissal$/, dismissal],
  [/^review/, review],
  [/^power-play/, powerPlay],
  [/^skill\./, skill],
  [/^bowler-skill$/, bowlerSkill],
  [/^(next-attitude|attitude)/, attitude],
];

function tellOf(step: string): Tell | undefined {
  return tells.find(([pattern]) => pattern.test(step))?.[1];
}

/** Whether this table has words of its own for a step. */
export function isTold({ step, domain }: OpenStep): boolean {
  return domain.kind === 'oneOf' && tellOf(step) !== undefined;
}

interface ChoiceProps extends Pick<TableProps, 'ask' | 'label' | 'play'> {
  readonly seat: Seat;
  readonly decision: OpenStep;
}

/** A choice of a few things, each with what it leads to. */
export function Choice({ seat, decision, ...table }: ChoiceProps) {
  const tell = tellOf(decision.step);
  return (
    <Options
      {...table}
      decision={decision}
      name={(item) => tell?.(item, seat)[0]}
      tell={(item) => tell?.(item, seat)[1]}
    />
  );
}
