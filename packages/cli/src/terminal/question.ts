import type { ChanceDescription, DomainDescription, ForbiddenItem, Json, Refusal } from '@howzat/core';
import { type Labels, labelOf } from './labels.js';

/** What can be asked for: every domain of a decision, and what real dice and cards show. */
export type Wanted =
  | DomainDescription
  | { readonly kind: 'dice'; readonly dice: number; readonly sides: number }
  | { readonly kind: 'drawn'; readonly items: readonly Json[]; readonly size: number };

/** One thing that a person is asked. */
export interface Question {
  /** Who is asked, as a name; null where the table is asked what the dice showed. */
  readonly who: string | null;
  /** What, in the words of the rulebook. */
  readonly text: string;
  readonly wanted: Wanted;
  readonly label: Labels;
  /** Why a choice is refused; null where it is legal, or where nobody knows before it is tried. */
  why(choice: unknown): Refusal | null;
}

/** What may be said instead of an answer. */
export const commands = {
  undo: 'take back the last decision',
  redo: 'do again what was taken back',
  score: 'the scorecard so far',
  hint: 'the best choice now, and how much worse the others are',
  why: 'the rules that decided the last ball, in words',
  view: 'what you may see of the game',
  help: 'what can be typed',
  concede: 'give the match up',
  quit: 'leave; the game is kept to be resumed',
} as const;
type CommandWord = keyof typeof commands;

/** Other words for the same. */
const synonyms: Readonly<Record<string, CommandWord>> = {
  save: 'quit',
  exit: 'quit',
  q: 'quit',
  '?': 'help',
  scorecard: 'score',
  back: 'undo',
};

export type Answer =
  | { readonly kind: 'choice'; readonly choice: unknown }
  | { readonly kind: 'command'; readonly word: CommandWord; readonly rest: string }
  /** The input has ended. */
  | { readonly kind: 'end' };

/** The command that a line is, if it is one. */
export function commandIn(line: string): (Answer & { kind: 'command' }) | null {
  const [first = '', ...rest] = line.trim().split(/\s+/);
  const word = first.toLowerCase();
  const known = Object.hasOwn(commands, word)
    ? (word as CommandWord)
    : Object.hasOwn(synonyms, word)
      ? synonyms[word]
      : undefined;
  return known === undefined ? null : { kind: 'command', word: known, rest: rest.join(' ') };
}

/** What chance can show, as something to ask for. */
export function wantedOf(of: ChanceDescription): Wanted {
  if (of.kind === 'oneOf') return of;
  if (of.kind === 'deal') return { kind: 'drawn', items: of.from, size: of.count };
  return of.dice === 1
    ? { kind: 'number', min: 1, max: of.sides, step: 1 }
    : { kind: 'dice', dice: of.dice, sides: of.sides };
}

/** Above this many, items are told by their number alone. */
const tellable = 40;

function listed(items: readonly Json[], label: Labels): string {
  const run = items.length > 12 && items.every((item, at) => item === (items[0] as number) + at);
  if (run) return `${label(items[0] as Json)} to ${label(items.at(-1) as Json)}`;
  return items.length > tellable
    ? `${items
        .slice(0, tellable)
        .map((item) => label(item))
        .join(', ')}, ... (${items.length} in all)`
    : items.map((item) => label(item)).join(', ');
}

/** What may be answered, in one line. */
export function choicesIn(wanted: Wanted, label: Labels): string {
  switch (wanted.kind) {
    case 'oneOf':
      return listed(wanted.items, label);
    case 'number':
      return `${wanted.min} to ${wanted.max}${wanted.step === 1 ? '' : ` in steps of ${wanted.step}`}`;
    case 'dice':
      return `${wanted.dice} dice, each 1 to ${wanted.sides}`;
    case 'permutationOf':
      return `every one of ${listed(wanted.items, label)}, in an order`;
    case 'subsetOf':
      return `${wanted.size} of ${listed(wanted.items, label)}`;
    case 'drawn':
      return `${wanted.size} of ${listed(wanted.items, label)}, in the order drawn`;
    case 'placement':
      return `a place for each of ${listed(wanted.pieces, label)} among ${listed(wanted.places, label)}`;
    case 'record':
      return Object.entries(wanted.fields)
        .map(([name, field]) => `${name}: ${choicesIn(field, (item) => label(item, name))}`)
        .join('; ');
  }
}

/** What a rule forbids for now, each with its reason. */
export function forbiddenIn(wanted: Wanted): readonly ForbiddenItem[] {
  if (wanted.kind === 'oneOf') return wanted.forbidden ?? [];
  return wanted.kind === 'record' ? Object.values(wanted.fields).flatMap(forbiddenIn) : [];
}

/** An item by what somebody typed: its label, its JSON, or the beginning of its label where only one begins so. */
function itemTyped(typed: string, items: readonly Json[], label: Labels): Json | undefined {
  const word = typed.trim().toLowerCase();
  const names = items.map((item) => {
    const name = label(item).toLowerCase();
    // where items are called otherwise than they are written, a word means what they are called
    return name === labelOf(item).toLowerCase() ? [name, JSON.stringify(item)] : [name];
  });
  const exact = names.findIndex((all) => all.includes(word));
  if (exact >= 0) return items[exact];
  const near = names.flatMap(([name = ''], at) => (word !== '' && name.startsWith(word) ? [at] : []));
  return near.length === 1 ? items[near[0] as number] : undefined;
}

/**
 * What a line of text means as an answer: JSON as it is, else words. What makes no sense comes back as the text itself,
 * for the domain to refuse.
 */
export function readTyped(line: string, wanted: Wanted, label: Labels): unknown {
  const typed = line.trim();
  if (wanted.kind === 'oneOf') {
    const items = [...wanted.items, ...(wanted.forbidden ?? []).map(({ item }) => item)];
    const item = itemTyped(typed, items, label);
    if (item !== undefined) return item;
  }
  const json = asJson(typed);
  if (wanted.kind === 'number' || wanted.kind === 'oneOf') return json === undefined ? typed : json;
  if (typeof json === 'object' && json !== null) return json;
  if (wanted.kind === 'record') return recordTyped(typed, wanted, label);
  if (wanted.kind === 'dice')
    return wordsOf(typed, () => false).map((word) => (/^\d+$/.test(word) ? Number(word) : word));
  const items = [...(wanted.kind === 'placement' ? wanted.places : wanted.items)];
  const words = wordsOf(typed, (part) => itemTyped(part, items, label) !== undefined);
  const shared = wanted.kind === 'placement' && wanted.shared;
  return words.map((word) => {
    const item = itemTyped(word, items, label) ?? firstCalled(word, items, label);
    // of two that are called alike, the second word means the second
    if (item !== undefined && !shared) items.splice(items.indexOf(item), 1);
    return item ?? word;
  });
}

/** A line as its parts: apart by commas where a part is a name of several words, else by spaces, too. */
function wordsOf(typed: string, isName: (part: string) => boolean): string[] {
  return typed
    .split(/[,;]/)
    .flatMap((part) => (isName(part.trim()) ? [part.trim()] : part.split(/\s+/)))
    .filter((word) => word !== '');
}

/** The first item whose label begins with a word: `7` for `7 (cube 195)`. */
function firstCalled(word: string, items: readonly Json[], label: Labels): Json | undefined {
  return items.find((item) => label(item).toLowerCase().split(/\s+/)[0] === word.toLowerCase());
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * `card=5 blocker=none`, or the values alone in the order of the fields; with commas between them where names have several
 * words. What may be left undone may be left out.
 */
function recordTyped(typed: string, wanted: Wanted & { kind: 'record' }, label: Labels): unknown {
  const names = Object.keys(wanted.fields);
  const isName = (part: string): boolean =>
    part.includes('=') ||
    names.some((name) => {
      const field = wanted.fields[name] as DomainDescription;
      return field.kind === 'oneOf' && itemTyped(part, field.items, (item) => label(item, name)) !== undefined;
    });
  // without a comma every space parts: `card=5 blocker=none`
  const words = wordsOf(typed, (part) => /[,;]/.test(typed) && isName(part));
  const given = new Map<string, string>();
  const bare: string[] = [];
  for (const word of words) {
    const at = word.indexOf('=');
    const name = names.find((each) => each.toLowerCase() === word.slice(0, Math.max(0, at)).toLowerCase());
    if (name === undefined) bare.push(word);
    else given.set(name, word.slice(at + 1));
  }
  const forced = names.filter((name) => onlyChoice(wanted.fields[name] as DomainDescription) !== undefined);
  const open = names.filter(
    (name) => !given.has(name) && !(bare.length < names.length - given.size && forced.includes(name)),
  );
  for (const [at, word] of bare.entries()) given.set(open[at] ?? `?${at}`, word);
  const choice: Record<string, unknown> = {};
  for (const [name, word] of given)
    choice[name] = names.includes(name)
      ? readTyped(word, wanted.fields[name] as DomainDescription, (item) => label(item, name))
      : word;
  for (const name of names) {
    const unsaid = given.has(name) ? undefined : leftOut(wanted.fields[name] as DomainDescription);
    if (unsaid !== undefined) choice[name] = unsaid;
  }
  return choice;
}

/** What a field means that nothing was said of: its only choice, or not to do what could be done. */
export function leftOut(field: Wanted): Json | undefined {
  const not = field.kind === 'oneOf' ? field.items.find((item) => item === null || item === false) : undefined;
  return onlyChoice(field) ?? not;
}

/** The one legal choice of a field that leaves no other. */
export function onlyChoice(wanted: Wanted): Json | undefined {
  return wanted.kind === 'oneOf' && wanted.items.length === 1 ? wanted.items[0] : undefined;
}
