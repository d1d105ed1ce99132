import type { Json } from '@howzat/core';
import { words } from '../words.js';

/** How things are said that nobody has words for: by their ids and their JSON, made readable. */

/** A name as words: `bowlingCard` and `bowling-card` are "bowling card", where the language has no other word for it. */
export function spaced(name: string): string {
  return (
    words.parts[name] ??
    name.replaceAll(/[-_.]/g, ' ').replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  );
}

/** The same at the beginning of a line. */
export function titled(name: string): string {
  const text = spaced(name);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Whether a choice is made of parts that have names. */
export function hasParts(item: Json): item is Readonly<Record<string, Json>> {
  return typeof item === 'object' && item !== null && !Array.isArray(item);
}

/** An item that has no name of its own. */
export function shown(item: Json): string {
  if (item === null) return words.ask.none;
  if (typeof item === 'boolean') return item ? words.ask.yes : words.ask.no;
  if (Array.isArray(item)) return item.map(shown).join(', ');
  return hasParts(item) ? partsOf(item, shown) : String(item);
}

/** A whole choice: an item, several of them, or several parts. */
export function choiceText(choice: Json, called: (item: Json, field?: string) => string): string {
  if (Array.isArray(choice)) {
    // of many, what stands in brackets behind the names would bury them
    const short = (name: string): string => (choice.length > 3 ? name.replace(/ \([^()]*\)$/, '') : name);
    return choice.length === 0 ? words.ask.none : choice.map((item) => short(called(item))).join(', ');
  }
  return hasParts(choice) ? wholeOr(choice, called) : called(choice);
}

/** What a game calls a choice as a whole; its parts, where it has no words for that. */
function wholeOr(choice: Readonly<Record<string, Json>>, called: (item: Json, field?: string) => string): string {
  const whole = called(choice);
  if (whole !== shown(choice)) return whole;
  return partsOf(choice, (item, name) =>
    Array.isArray(item) ? item.map((each) => called(each, name)).join(', ') : called(item, name),
  );
}

/** The parts of a choice; those that say nothing are left out, and where all do, that is said. */
export function partsOf(parts: Readonly<Record<string, Json>>, called: (item: Json, name: string) => string): string {
  const said = Object.entries(parts)
    .filter(([, item]) => item !== null && item !== false)
    .map(([name, item]) => (item === true ? spaced(name) : `${spaced(name)} ${called(item, name)}`));
  return said.length === 0 ? words.ask.none : said.join(', ');
}
