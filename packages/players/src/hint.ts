import {
  type AnyMatch,
  type ForbiddenItem,
  HowzatError,
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
import { hardlyTried } from './search/trials.js';

/** What a hint is asked of. */
export type Hinted = Pick<AnyMatch, 'rulebook' | 'waiting' | 'seat' | 'length'>;

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
        : `the match waits for ${open
            .filter(({ made }) => !made)
            .map((it) => `${it.step} by ${it.side}`)
            .join(' and ')}`;
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

/** Choices that are behind by less are as good. */
const same = 0.0005;

/** Points that a choice is behind, as people say it. */
function points(behind: number): string {
  return behind < same ? 'as good' : `${(100 * behind).toFixed(1)} points worse`;
}

/** What the balls up to where it was looked bring; nothing of whole matches, and where there was hardly time to look. */
function bringing({ runs, wickets, playouts }: Weighed, { reach, wholeMatch, settled }: Advice): string | null {
  if (wholeMatch || (!settled && playouts < hardlyTried)) return null;
  const fall = reach === 'ball' ? `a wicket ${percent(wickets)} of the time` : `${wickets.toFixed(2)} wickets`;
  return `${reach === 'innings' ? 'the rest of the innings' : `the ${reach}`} then brings ${runs.toFixed(2)} runs and ${fall}`;
}

/** A label at the beginning of a sentence. */
function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** More names than this are not told one by one. */
const mostNamed = 3;

/** What is barred, with what is barred for the same reason in one sentence. */
function barredWords(barred: readonly ForbiddenItem[], name: (choice: unknown) => string): string[] {
  const reasons = new Map<string, string[]>();
  for (const { item, rule, message } of barred) {
    const reason = `${message} (${rule})`;
    reasons.set(reason, [...(reasons.get(reason) ?? []), name(item)]);
  }
  return [...reasons].map(([reason, names]) => {
    const more = names.length - mostNamed;
    const told = more > 1 ? [...names.slice(0, mostNamed), `${more} others`] : names;
    const last = told.length > 1 ? `${told.slice(0, -1).join(', ')} and ${told.at(-1)}` : told[0];
    return `${capital(last ?? '')} ${names.length > 1 ? 'are' : 'is'} barred: ${reason}`;
  });
}

function inWords(advice: Advice, barred: readonly ForbiddenItem[], label: NonNullable<HintOptions['label']>): string[] {
  const { choices, choice, step, wholeMatch } = advice;
  const name = (it: unknown): string => label(it, step);
  const key = keyOf(choice);
  const best = choices.find((it) => keyOf(it.choice) === key);
  const others = choices.filter((it) => it !== best);
  const words: string[] = [];
  if (!best) {
    const why = advice.all ? 'there is nothing else to choose' : 'there was no time to look ahead';
    words.push(`${capital(name(choice))}: ${why}.`);
  } else if (!advice.settled && best.playouts < hardlyTried) {
    words.push(`${capital(name(choice))}. There was hardly time to look ahead: it is what a sensible player does.`);
  } else {
    const brings = bringing(best, advice);
    const matches = wholeMatch ? 'matches that begin so' : 'matches that go on from there';
    words.push(
      `${capital(name(choice))}. You win ${percent(advice.worth)} of the ${matches}${brings ? `; ${brings}` : ''}.`,
    );
    const [second] = others;
    const last = others.at(-1);
    if (last && last.behind < same) words.push('All other choices are as good, as far as it was looked.');
    else {
      if (second) {
        const then = bringing(second, advice);
        words.push(`Next is ${name(second.choice)}: ${points(second.behind)}${then ? `, where ${then}` : ''}.`);
      }
      if (last && last !== second)
        words.push(
          `The worst ${advice.all ? 'of all' : 'that was looked at'} is ${name(last.choice)}, ${points(last.behind)}.`,
        );
      if (others.length > 0 && others.every(({ behind, error }) => behind < 2 * error))
        words.push('The differences are within what luck alone would make.');
    }
    if (!advice.looked)
      words.push(
        'What comes later counts for more here than looking ahead can tell: it is what a sensible player does.',
      );
  }
  return [...words, ...barredWords(barred, name)];
}

/**
 * The best choice of a side at the decision that is open to it: what it may see is all that is looked at. How long it
 * thinks is its budget. The first hint of a rulebook takes a little longer, in which it works out the chances of innings; and
 * longer still where the player has no form guide for it, so that some matches must be played first.
 *
 * @example
 * import { createMatch } from '@howzat/core';
 * import { ccsl, sensible } from '@howzat/ccsl';
 * import { hint } from '@howzat/players';
 *
 * const match = createMatch(ccsl, { seed: 7, set: { toss: 'none' }, players: { home: sensible } });
 * console.log(hint(match, 'away', { player: sensible, budget: { playouts: 4 } }).words.length > 0); // true
 * @throws HowzatError `no-decision` where the side has nothing to decide, `bad-parameter` for a bad budget
 */
export function hint(match: Hinted, side: Who, options: HintOptions = {}): Hint {
  const { player = uniformPlayer, budget = { ms: 100 }, step, label = (choice) => JSON.stringify(choice) } = options;
  const open = openStep(match, side, step);
  const question: Question = { step: open.step, view: match.seat(open.side).view(), seed: match.length };
  const searcher = searcherOf(match.rulebook, player);
  const advice = searcher.advise(question, budget);
  const barred = searcher.barred(question);
  return { ...advice, side: open.side, barred, words: inWords(advice, barred, label) };
}
