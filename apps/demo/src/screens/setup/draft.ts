import { freshSeed, type Json } from '@howzat/core';
import type { LevelName } from '@howzat/players';
import { firstLevel } from '../../engine/levels.js';
import type { Opened } from '../../engine/opened.js';
import { type Plan, planFor } from '../../engine/plan.js';
import type { SeriesPlan } from '../../engine/sight.js';
import type { ClockName } from '../../online/clock.js';
import { rememberedName } from '../../storage/name.js';
import { words } from '../../words.js';

/** How a match is to be played: who sits where. */
export const kinds = ['computer', 'two', 'friend', 'watch', 'umpire'] as const;
/** Behind the address of the setup: it begins with a friend far away. */
export const friendly = '?friend';
export type Kind = (typeof kinds)[number];

/** The rules by which a match is played. */
export type Rules = Plan['selection'];

/** What the setup has chosen so far. */
export interface Draft extends Rules {
  readonly kind: Kind;
  /** By what name somebody sits down who plays a friend far away. */
  readonly me: string;
  readonly clock: ClockName;
  /** Anybody may take the other seat. */
  readonly lobby: boolean;
  /** House rules that the server has and this app does not. */
  readonly served: readonly string[];
  /** The levels of the computer players, home first. */
  readonly levels: { readonly home: LevelName; readonly away: LevelName };
  readonly names: { readonly home: string; readonly away: string };
  readonly seed: string;
  /** Another set of cards, with the name of its file. */
  readonly cards: { readonly name: string; readonly set: Json } | null;
  readonly matches: number;
  readonly winnersRules: readonly string[];
}

/** The names that sides go by until somebody changes them. */
const usualNames: Readonly<Record<Kind, Draft['names']>> = {
  computer: { home: words.setup.names.you, away: words.setup.names.computer },
  two: { home: words.setup.names.home, away: words.setup.names.away },
  friend: { home: words.setup.names.home, away: words.setup.names.away },
  watch: { home: words.setup.names.home, away: words.setup.names.away },
  umpire: { home: words.setup.names.home, away: words.setup.names.away },
};

/** The rules of a first match. */
export function usualRules({ entry, variant }: Opened): Rules {
  return {
    format: entry.first?.format ?? variant.defaultFormat,
    rulings: {},
    options: [],
    houseRules: [],
    set: {},
  };
}

/** A draft that is played as it stands. */
export function freshDraft(opened: Opened): Draft {
  return {
    kind: 'computer',
    me: rememberedName(),
    clock: 'none',
    lobby: false,
    served: [],
    levels: { home: firstLevel, away: firstLevel },
    names: usualNames.computer,
    seed: freshSeed(),
    ...usualRules(opened),
    cards: null,
    matches: 1,
    winnersRules: opened.winnersRules.map(({ id }) => id),
  };
}

/** The draft with another way to play; names that nobody has changed follow. */
export function withKind(draft: Draft, kind: Kind): Draft {
  const usual = usualNames[draft.kind];
  const untouched = draft.names.home === usual.home && draft.names.away === usual.away;
  // a server has the cards that are printed, and a series is the best of some matches there
  const less = kind === 'friend' ? { cards: null, matches: 1 } : {};
  return { ...draft, ...less, kind, names: untouched ? usualNames[kind] : draft.names };
}

/** The plan that a draft makes. */
export function planFrom(variant: string, draft: Draft): Plan {
  const { kind, levels, names, seed, format, rulings, options, houseRules, set, cards } = draft;
  const person = { kind: 'person' } as const;
  const computer = (level: string) => ({ kind: 'computer', level }) as const;
  return planFor(variant, {
    selection: { format, rulings, options, houseRules, set },
    seed: /^\d{1,15}$/.test(seed) ? Number(seed) : seed,
    chance: kind === 'umpire' ? 'people' : 'seed',
    names,
    seats: {
      home: kind === 'watch' ? computer(levels.home) : person,
      away: kind === 'computer' || kind === 'watch' ? computer(levels.away) : person,
    },
    ...(cards ? { components: cards.set } : {}),
  });
}

/** The series that a draft makes; null for a single match. */
export function seriesFrom(draft: Draft): SeriesPlan | null {
  if (draft.matches === 1) return null;
  return {
    matches: draft.matches,
    scope: 'persists-in-series',
    afterTie: 'both',
    rules: draft.winnersRules,
  };
}
