import { autocomplete, isCancel, text } from '@clack/prompts';
import type { ForbiddenItem, Json } from '@howzat/core';
import { paint, say, sendable, steer } from '../output.js';
import type { Asker } from './asker.js';
import { spaced } from './labels.js';
import {
  type Answer,
  choicesIn,
  commandIn,
  commands,
  leftOut,
  onlyChoice,
  type Question,
  readTyped,
  type Wanted,
} from './question.js';

/** A command given in the middle of an answer. */
class Interrupted extends Error {
  constructor(readonly answer: Answer & { kind: 'command' }) {
    super(answer.word);
  }
}

interface Line {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
  readonly disabled?: boolean;
}

/** How many lines of a list are shown at once. */
const shownLines = 14;

const commandLines: readonly Line[] = Object.entries(commands).map(([word, hint]) => ({
  value: `command:${word}`,
  label: paint.dim(word),
  hint,
}));

/** The library sends to the terminal what it is given. */
function sendableLine({ label, hint, ...line }: Line): Line {
  return { ...line, label: sendable(label), ...(hint === undefined ? {} : { hint: sendable(hint) }) };
}

/** Asks for a line of text. */
function typedText({ message, placeholder, validate }: TextWanted): ReturnType<typeof text> {
  return text({
    message: sendable(message),
    ...(placeholder === undefined ? {} : { placeholder: sendable(placeholder) }),
    validate: (line) => {
      const wrong = validate?.(line);
      return wrong === undefined ? undefined : sendable(wrong);
    },
  });
}

interface TextWanted {
  readonly message: string;
  readonly placeholder?: string;
  readonly validate?: (line: string | undefined) => string | undefined;
}

/** What was typed finds what begins with it, a word of it that does, or a command. */
function fits(typed: string, line: { readonly value: string; readonly label?: string | undefined }): boolean {
  const search = typed.trim().toLowerCase();
  const label = (line.label ?? line.value).toLowerCase();
  if (line.value === 'command:concede') return search === 'concede'; // not by a slip
  if (line.value.startsWith('command:')) return line.value.slice('command:'.length).startsWith(search);
  return label.startsWith(search) || label.split(/[\s,]+/).some((word) => word.startsWith(search));
}

/** Talks by prompts that can be steered by arrows or by typing. */
export function promptAsker(): Asker {
  return {
    say,
    ask: async (question) => {
      try {
        for (;;) {
          const choice = await choose(question, question.wanted, heading(question));
          const refusal = question.why(choice);
          if (refusal === null) return { kind: 'choice', choice };
          say(`${paint.yellow(refusal.message)}${refusal.rule ? paint.dim(` [${refusal.rule}]`) : ''}`);
        }
      } catch (error) {
        if (error instanceof Interrupted) return error.answer;
        throw error;
      }
    },
    handOver: async (name) => {
      const answer = await typedText({
        message: `${paint.bold(name)} decides now. Press Enter when nobody else is looking.`,
      });
      return !isCancel(answer) && commandIn(answer)?.word !== 'quit';
    },
    hide: wipe,
    close: () => {},
  };
}

function wipe(): void {
  steer('wipe the screen');
}

function heading({ who, text: asked }: Question): string {
  return who === null ? asked : `${paint.bold(who)}: ${asked}`;
}

async function choose(question: Question, wanted: Wanted, message: string): Promise<unknown> {
  switch (wanted.kind) {
    case 'oneOf':
      return pickOne(question, message, wanted.items, wanted.forbidden);
    case 'number':
    case 'dice':
      return typed(question, wanted, message);
    case 'permutationOf':
      if (choicesIn(wanted, question.label).length < typeable) return order(question, wanted, message);
      return pickSeveral(question, message, wanted.items, wanted.items.length);
    case 'drawn':
      // numbers off real cards are read out faster than they are looked up
      if (wanted.items.length > shownLines) return typed(question, wanted, message);
      return pickSeveral(question, message, wanted.items, wanted.size);
    case 'subsetOf':
      return pickSeveral(question, message, wanted.items, wanted.size);
    case 'placement':
      return place(question, message, wanted);
    case 'record':
      return chooseParts(question, wanted, message);
  }
}

/** A choice of several parts: what must be said is asked, what may be left undone is offered beside it. */
async function chooseParts(
  question: Question,
  wanted: Wanted & { kind: 'record' },
  message: string,
): Promise<Readonly<Record<string, unknown>>> {
  const choice: Record<string, unknown> = {};
  const open = Object.entries(wanted.fields).filter(([name, field]) => {
    const only = onlyChoice(field);
    if (only !== undefined) choice[name] = only;
    return only === undefined;
  });
  const needed = open.filter(([, field]) => leftOut(field) === undefined);
  const [main] = needed;
  const offers = main?.[1].kind === 'oneOf' && needed.length === 1 ? open.filter((part) => part !== main) : [];
  const part = (name: string, field: Wanted): Promise<unknown> => {
    const asked = { ...question, wanted: field, label: (item: Json) => question.label(item, name), why: () => null };
    return choose(asked, field, open.length === 1 ? message : `${message} ${paint.dim('·')} ${spaced(name)}`);
  };
  if (!main || offers.length === 0) {
    for (const [at, [name, field]] of open.entries())
      choice[name] = await part(name, at === open.length - 1 ? barring(question, field, name, choice) : field);
    return choice;
  }
  for (const [name, field] of offers) choice[name] = leftOut(field);
  const [name, field] = main as [string, Wanted & { kind: 'oneOf' }];
  const label = (item: Json): string => question.label(item, name);
  for (;;) {
    const more = offers.map(([offer]) => ({
      name: offer,
      label: `${paint.dim('+')} ${spaced(offer)}`,
      hint: `${question.label(choice[offer] as Json, offer)}; pick to change`,
    }));
    const picked = await pickOne({ ...question, label }, message, field.items, field.forbidden, more);
    if (!(picked instanceof Offer)) return { ...choice, [name]: picked };
    const offered = offers.find(([offer]) => offer === picked.name);
    if (offered) choice[picked.name] = await part(...offered);
  }
}

/** The last part of a choice, with what would not go with the others barred. */
function barring(question: Question, field: Wanted, name: string, others: Readonly<Record<string, unknown>>): Wanted {
  if (field.kind !== 'oneOf') return field;
  const barred = field.items.flatMap((item) => {
    const refusal = question.why({ ...others, [name]: item });
    return refusal ? [{ item, rule: refusal.rule ?? '', message: refusal.message }] : [];
  });
  const items = field.items.filter((item) => !barred.some((it) => it.item === item));
  // where nothing goes with them, the others are what was wrong, and the whole choice is refused
  return items.length === 0 ? field : { ...field, items, forbidden: [...(field.forbidden ?? []), ...barred] };
}

/** A part of a choice that somebody wants to say something of. */
class Offer {
  constructor(readonly name: string) {}
}

async function pickOne(
  question: Question,
  message: string,
  items: readonly Json[],
  forbidden?: readonly ForbiddenItem[],
): Promise<Json>;
async function pickOne(
  question: Question,
  message: string,
  items: readonly Json[],
  forbidden: readonly ForbiddenItem[] | undefined,
  offers: readonly { readonly name: string; readonly label: string; readonly hint: string }[],
): Promise<Json | Offer>;
async function pickOne(
  question: Question,
  message: string,
  items: readonly Json[],
  forbidden: readonly ForbiddenItem[] = [],
  offers: readonly { readonly name: string; readonly label: string; readonly hint: string }[] = [],
): Promise<Json | Offer> {
  const { label } = question;
  const lines: Line[] = [
    ...items.map((item, at) => ({ value: `item:${at}`, label: label(item) })),
    ...forbidden.map(({ item, message: hint, rule }, at) => ({
      value: `forbidden:${at}`,
      // hints show on the line under the cursor only, and it never stands here
      label: `${label(item)}   (${hint}${rule ? ` [${rule}]` : ''})`,
      disabled: true,
    })),
    ...offers.map(({ name, ...line }) => ({ value: `offer:${name}`, ...line })),
  ];
  const answer = await autocomplete<string>({
    message: sendable(message),
    // commands show when somebody types, so that the choices stand alone
    options() {
      return (this.userInput.trim() === '' ? lines : [...lines, ...commandLines]).map(sendableLine);
    },
    placeholder: 'or help, undo, score, why, quit',
    maxItems: shownLines,
    filter: fits,
    validate: (picked) => (picked === undefined ? 'That cannot be chosen here.' : undefined),
  });
  if (isCancel(answer)) throw new Interrupted({ kind: 'command', word: 'quit', rest: '' });
  const command = answer?.startsWith('command:') ? commandIn(answer.slice('command:'.length)) : null;
  if (command) throw new Interrupted(command);
  if (answer?.startsWith('offer:')) return new Offer(answer.slice('offer:'.length));
  // with nothing that fits what was typed, there is nothing to take
  if (!answer?.startsWith('item:')) return pickOne(question, message, items, forbidden, offers);
  return items[Number(answer.slice('item:'.length))] as Json;
}

async function pickSeveral(
  question: Question,
  message: string,
  items: readonly Json[],
  size: number,
): Promise<readonly Json[]> {
  const picked: Json[] = [];
  while (picked.length < size) {
    const rest = items.filter((item) => !picked.includes(item));
    // the last of a permutation is no choice
    if (rest.length === 1 && picked.length === size - 1) return [...picked, ...rest];
    const so = picked.length === 0 ? '' : ` ${paint.dim(`(${picked.map((item) => question.label(item)).join(', ')})`)}`;
    picked.push(await pickOne(question, `${message} ${paint.dim('·')} ${picked.length + 1} of ${size}${so}`, rest));
  }
  return picked;
}

/** Few enough to type an order of them in one line. */
const typeable = 160;

/** An order, typed; as they lie where nothing is. */
async function order(
  question: Question,
  wanted: Wanted & { kind: 'permutationOf' },
  message: string,
): Promise<unknown> {
  const { items } = wanted;
  const names = items.map((item) => question.label(item));
  const answer = await typedText({
    message: `${message}\n${paint.dim(names.join(', '))}`,
    placeholder: `${names.map((name) => name.split(' ')[0]).join(' ')}   type your order, or Enter to leave them so`,
    validate: (line = '') => {
      if (line.trim() === '' || commandIn(line) || question.wanted !== wanted) return undefined;
      return question.why(readTyped(line, wanted, question.label))?.message;
    },
  });
  const line = saidOrCommand(answer);
  return line.trim() === '' ? items : readTyped(line, wanted, question.label);
}

/** What was typed, unless it is a command or a way out. */
function saidOrCommand(answer: string | symbol): string {
  if (isCancel(answer)) throw new Interrupted({ kind: 'command', word: 'quit', rest: '' });
  const said = String(answer ?? '');
  const command = commandIn(said);
  if (command) throw new Interrupted(command);
  return said;
}

async function place(
  question: Question,
  message: string,
  wanted: Wanted & { kind: 'placement' },
): Promise<readonly Json[]> {
  const taken: Json[] = [];
  for (const piece of wanted.pieces) {
    const free = wanted.shared ? wanted.places : wanted.places.filter((spot) => !taken.includes(spot));
    taken.push(await pickOne(question, `${message} ${paint.dim('·')} ${question.label(piece)}`, free));
  }
  return taken;
}

async function typed(question: Question, wanted: Wanted, message: string): Promise<unknown> {
  const { label } = question;
  const answer = await typedText({
    message: `${message} ${paint.dim(`(${choicesIn(wanted, label)})`)}`,
    placeholder: 'or help',
    validate: (line = '') => {
      if (line.trim() === '') return 'Type an answer, or help.';
      if (commandIn(line) || question.wanted !== wanted) return undefined;
      return question.why(readTyped(line, wanted, label))?.message;
    },
  });
  return readTyped(saidOrCommand(answer), wanted, label);
}
