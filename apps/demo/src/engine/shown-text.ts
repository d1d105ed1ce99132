import type { Side } from '@howzat/core';
import { printable } from '@howzat/core/scorebook';

/** Letters that are written from right to left: beside them numbers and other names would change places. */
const fromTheRight =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** A name is no longer than this on the screen. */
const longest = 60;

/** A name as it stands within a sentence: it keeps its own direction, and leaves that of the sentence alone. */
export function shownName(name: string): string {
  const letters = Array.from(name);
  const short = letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : name;
  const text = printable(short);
  return fromTheRight.test(text) ? `\u2068${text}\u2069` : text;
}

/** The names of both sides as they are shown. */
export function shownNames({ home, away }: Readonly<Record<Side, string>>): Readonly<Record<Side, string>> {
  return { home: shownName(home), away: shownName(away) };
}
