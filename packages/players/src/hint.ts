import {
  type ForbiddenItem,
  HowzatError,
  type Match,
  type Player,
  type Rulebook,
  type Side,
  uniformPlayer,
  type Who,
} from '@howzat/core';
import { keyOf } from './choice-key.js';
import type { Budget } from './search/budget.js';
import type { Advice, Question, Weighed } from './search/question.js';
import { type Searcher, search } from './search/search.js';

/** What a hint is asked of. */
export type Hinted = Pick<Match, 'rulebook' | 'waiting' | 'view' | 'length'>;

/** How to give a hint. */
export interface HintOptions {
  /** The variant's sensible player, whose play the hint betters. Random unless given, which makes for weaker hints. */
  readonly player?: Player;
  /** 100 ms unless given. */
  readonly budget?: Budget;
  /** The decision, where several of the side are open. */
  readonly step?: string;
  /** What a choice is called; its JSON unless given. */
  readonly label?: (choice: unknown, step: string) => string;
}

/** The best choice of a side, and what it stands on. */
export interface Hint extends Advice {
  readonly side: Side;
  /** What the rules bar at this moment, with the rule that does. */
  readonly barred: readonly ForbiddenItem[];
  /** The hint in a few sentences. */
  readonly words: readonly string[];
}

const searchers = new WeakMap<Rulebook, Map<Player, Searcher>>();

/** A searcher keeps what it knows of the game: one for each rulebook and player. */
function searcherOf(rulebook: Rulebook, player: Player): Searcher {
  const known = searchers.get(rulebook) ?? new Map<Player, Searcher>();
  searchers.set(rulebook, known);
  let searcher = known.get(player);
  if (!searcher) {
    searcher = search(rulebook, { player });
    known.set(player, searcher);
  }
  return searcher;
}

/** The open decision of a side. */
function openStep(match: Hinted, side: Who, step: string | undefined): { readonly step: string; readonly side: Side } {
  const { waiting } = match;
  const open = waiting.kind === 'decisions' ? waiting.open : [];
  const mine = open.filter((it) => it.side === side || it.role === side);
  const found = step === undefined ? mine.find(({ made }) => !made) : mine.find((it) => it.step === step);
  if (found) return found;
  const waits =
    waiting.kind === 'end'
      ? 'the match is over'
      : waiting.kind === 'chance'
        ? `the match waits for ${waiting.step}`
        : `the match waits for ${open.map((it) => `${it.step} by ${it.side}`).join(' and ')}`;
  throw new HowzatError(
    'no-decision',
    `There is nothing for ${side} to decide${step === undefined ? '' : ` at ${step}`}: ${waits}.`,
    {
      side,
      ...(step === undefined ? {} : { step }),
      known: open.map((it) => it.step),
    },
  );
}

function percent(share: number, places = 0): string {
  return `${(100 * share).toFixed(places)} %`;
}

/** Points that a choice is behind, as people say it. */
function points(behind: number): string {
  const n = 100 * behind;
  return n < 0.05 ? 'as good' : `${n.toFixed(1)} points worse`;
}

function bringing({ runs, wickets }: Weighed, { reach }: Advice): string {
  const fall = reach === 'ball' ? `a wicket ${percent(wickets)} of the time` : `${wickets.toFixed(2)} wickets`;
  return `${reach === 'innings' ? 'the rest of the innings' : `the ${reach}`} then brings ${runs.toFixed(2)} runs and ${fall}`;
}

function inWords(advice: Advice, barred: readonly ForbiddenItem[], label: NonNullable<HintOptions['label']>): string[] {
  const { choices, choice, step } = advice;
  const name = (it: unknown): string => label(it, step);
  const key = keyOf(choice);
  const best = choices.find((it) => keyOf(it.choice) === key);
  const others = choices.filter((it) => it !== best);
  const words: string[] = [];
  if (!best) words.push(`${name(choice)}: there is nothing else to choose.`);
  else {
    words.push(
      `${name(choice)}. You win ${percent(advice.worth)} of the matches that go on from there; ${bringing(best, advice)}.`,
    );
    const [second] = others;
    const last = others.at(-1);
    if (second)
      words.push(`Next is ${name(second.choice)}: ${points(second.behind)}, where ${bringing(second, advice)}.`);
    if (last && last !== second)
      words.push(
        `The worst ${advice.all ? 'of all' : 'that was looked at'} is ${name(last.choice)}, ${points(last.behind)}.`,
      );
    if (others.length > 0 && others.every(({ behind, error }) => behind < 2 * error))
      words.push('The differences are within what luck alone would make.');
  }
  for (const { item, rule, message } of barred) words.push(`${name(item)} is barred: ${message} (${rule})`);
  return words;
}

/**
 * The best choice of a side at the decision that is open to it: what it may see is all that is looked at. How long it
 * thinks is its budget, beside some tenths of a second for the first hint of a rulebook, in which it makes itself acquainted
 * with the game.
 *
 * @example
 * hint(match, 'batting', { player: sensible }).words.join(' ');
 *
 * @throws HowzatError `no-decision` where the side has nothing to decide, `bad-parameter` for a bad budget
 */
export function hint(match: Hinted, side: Who, options: HintOptions = {}): Hint {
  const { player = uniformPlayer, budget = { ms: 100 }, step, label = (choice) => JSON.stringify(choice) } = options;
  const open = openStep(match, side, step);
  const question: Question = { step: open.step, view: match.view(open.side), seed: match.length };
  const searcher = searcherOf(match.rulebook, player);
  const advice = searcher.advise(question, budget);
  const barred = searcher.barred(question);
  return { ...advice, side: open.side, barred, words: inWords(advice, barred, label) };
}
