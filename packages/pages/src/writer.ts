import type { Parameter } from '@howzat/core';
import { parameterRange } from '@howzat/core/author';
import {
  anchorOf,
  examplesShowing,
  type Places,
  placesOf,
  rulesRelated,
  rulingsTouching,
  type Shown,
  type Source,
} from './book.js';
import { code, nameOf, prose } from './markdown.js';
import { type Dialect, plain } from './page.js';

/** What the pages of a book have in common: its places, and how ids become links. */
export interface Writer {
  readonly source: Source;
  readonly dialect: Dialect;
  readonly places: Places;
  readonly rulings: ReadonlyMap<string, readonly string[]>;
  readonly examples: ReadonlyMap<string, readonly Shown[]>;
  /** The rules to read on with, by the id of a rule. */
  readonly related: ReadonlyMap<string, readonly string[]>;
  /** What a rule or a ruling is called: its title, or its id in words where it has none. */
  name(id: string): string;
  /** A heading with the anchor of an id. */
  heading(level: number, text: string, id: string): string;
  /** Words in which every id that is told somewhere leads there. */
  words(text: string): string;
  /** A link to an id, called by its name or by other words. */
  to(id: string, text?: string): string;
  /** A parameter with its default. */
  parameter(name: string): string;
}

export function writerFor(source: Source): Writer {
  const dialect: Dialect = { ...plain, ...source.dialect };
  const places = placesOf(source);
  const rulings = rulingsTouching(source);
  const parameters: Readonly<Record<string, Parameter>> = source.variant?.parameters ?? {};
  const titles = new Map(
    [source.registry.rulings, ...source.registry.sections.map(({ rules }) => rules)].flatMap((words) =>
      Object.entries(words).flatMap(([id, { title }]) => (title === undefined ? [] : [[id, title] as const])),
    ),
  );
  const name = (id: string): string => titles.get(id) ?? nameOf(id);
  const addressOf = (id: string): string | null => {
    const place = places.get(id);
    return place === undefined ? (dialect.elsewhere?.(id) ?? null) : `./${place}`;
  };
  const to = (id: string, text = name(id)): string => {
    const address = addressOf(id);
    return address === null ? code(id) : `[${prose(text)}](${address})`;
  };
  return {
    source,
    dialect,
    places,
    name,
    rulings,
    examples: examplesShowing(source),
    related: rulesRelated(source.registry, rulings),
    heading: (level, text, id) => dialect.heading(level, prose(text), anchorOf(id)),
    words: (text) => withLinks(text, addressOf),
    to,
    parameter: (name) => {
      const parameter = parameters[name];
      if (!parameter || parameter.type === 'components') return code(name);
      return `${code(name)} is ${shown(parameter.default)} (${prose(parameterRange(parameter))})`;
    },
  };
}

/** A value of a parameter as people read it. */
export function shown(value: unknown): string {
  if (value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return typeof value === 'string' ? prose(value) : String(value);
}

/** Ids in backticks or bare, with two dots or more: `ctg.ruling.miss-margin`. */
const idInWords = /`?\b([a-z][a-z-]*(?:\.[a-z0-9][a-z0-9-]*){2,})`?/g;

function withLinks(text: string, addressOf: (id: string) => string | null): string {
  let done = '';
  let from = 0;
  for (const found of text.matchAll(idInWords)) {
    const id = found[1] as string;
    const address = addressOf(id);
    if (address === null) continue;
    done += `${prose(text.slice(from, found.index))}[${code(id)}](${address})`;
    from = found.index + found[0].length;
  }
  return done + prose(text.slice(from));
}
