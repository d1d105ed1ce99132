import { ccsl } from '@howzat/ccsl';
import type { Amendment, Selection, Variant } from '@howzat/core/author';
import { ctg } from '@howzat/ctg';
import { cubes } from '@howzat/cubes';
import { pocket } from '@howzat/pocket';
import { wicked } from '@howzat/wicked';
import { houseRules } from '../src/index.js';

/** What a rule needs to be seen in a variant. */
interface Setting {
  /** Under what it fires in 200 matches. */
  readonly with?: Selection;
  /** What is set in the place of what the rule sets. */
  readonly instead?: Readonly<Record<string, unknown>>;
  /** A rule that is cited where the house rule brings none: by it the house rule is seen. */
  readonly witness?: string;
  /** Other house rules without which it has nothing to work on. */
  readonly beside?: readonly string[];
  /** Why it has nothing to do in this game: it is then played, and not looked for. */
  readonly idle?: string;
}

type Settings = Readonly<Record<string, Setting>>;

/** Rolling cubes gives Cubes rolls on the ball. */
const rolling = { options: ['cubes.option.roll-a-cube'] };
const twoInnings = { set: { inningsPerSide: 2 } };
/** A lead of 75 runs is rare in matches this short. */
const anyLead = { with: twoInnings, instead: { followOn: 1 }, witness: 'core.follow-on.choice' };

/** All games, those in which a match is quick first. */
const names = ['cubes', 'ccsl', 'wicked', 'pocket', 'ctg'] as const;
export type Name = (typeof names)[number];

export const variants: Readonly<Record<Name, Variant>> = {
  cubes: cubes as unknown as Variant,
  ccsl: ccsl as unknown as Variant,
  wicked: wicked as unknown as Variant,
  pocket: pocket as unknown as Variant,
  ctg: ctg as unknown as Variant,
};

const settings: Readonly<Record<Name, Settings>> = {
  cubes: {
    'death-over': { with: { set: { overs: 5 } } },
    'two-wicket-pairs': { witness: 'cubes.end.ten-wickets' },
    'free-hit': { beside: ['overstepping'] },
    'captains-review': { with: rolling },
    'batters-reroll': { with: rolling },
    'second-look': { with: rolling },
    'follow-on': anyLead,
    declaration: { witness: 'core.declaration.choice' },
    'mercy-rule': { with: { set: { mercyRuns: 20 } } },
    'super-over-until-decided': { with: { set: { overs: 2 } }, witness: 'core.super-over.due' },
    'over-limit': { witness: 'core.innings.overs-bowled' },
    'retire-at-fifty': { with: { set: { retireAt: 20 } } },
    'two-innings': { witness: 'core.declaration.choice' },
  },
  ccsl: {
    'two-innings': { with: { set: { wickets: 5, overs: 2 } }, witness: 'core.declaration.choice' },
    'declaration-price': { with: { set: { wickets: 5, overs: 2 } } },
    'last-pair': { with: { set: { wickets: 3, overs: 3 } } },
    'shown-free-hit': { with: { set: { wickets: 10, overs: 3 } } },
    'two-wicket-pairs': { witness: 'core.innings.all-out' },
    'captains-review': { beside: ['tip-and-run'] },
    'batters-reroll': { beside: ['tip-and-run'] },
    'follow-on': anyLead,
    declaration: { with: { set: { inningsPerSide: 2, wickets: 5, overs: 2 } }, witness: 'core.declaration.choice' },
    'mercy-rule': { with: { set: { mercyRuns: 15 } } },
    'super-over-until-decided': { witness: 'core.super-over.due' },
    'retire-at-fifty': { with: { set: { retireAt: 5, wickets: 3 } } },
    'hat-trick': { with: { set: { wickets: 10, overs: 3 } } },
    'maiden-bonus': { with: { set: { ballsPerOver: 4, wickets: 10, overs: 3 } } },
    'free-hit': { with: { set: { wickets: 10, overs: 3 } } },
    'third-power-card': { with: { set: { wickets: 10, overs: 3 } }, witness: 'ccsl.power.per-six-balls' },
  },
  wicked: {
    'two-innings': { witness: 'core.score.runs' },
    'declaration-price': { instead: { declaration: true } },
    'in-the-open': { idle: 'nothing is chosen in secret once a chase is on' },
    'last-pair': { idle: 'nothing is chosen in secret after the openers' },
    'shown-free-hit': { idle: 'nothing is chosen in secret after the openers' },
    'two-wicket-pairs': { witness: 'wicked.innings-end.ten-out' },
    'free-hit': { beside: ['overstepping'] },
    'follow-on': anyLead,
    'mercy-rule': { with: { set: { mercyRuns: 20 } } },
    'retire-at-fifty': { with: { set: { retireAt: 10 } } },
    'super-over-until-decided': { with: { set: { overs: 3 } }, witness: 'core.super-over.due' },
  },
  pocket: {
    'two-innings': { witness: 'core.declaration.choice' },
    'two-wicket-pairs': { witness: 'pocket.ruling.unplayed-overs' },
    'free-hit': { beside: ['overstepping'] },
    'follow-on': anyLead,
    declaration: { witness: 'core.declaration.choice' },
    'super-over-until-decided': { idle: 'the rulebook has a word of its own on level totals' },
  },
  ctg: {
    'two-innings': { witness: 'core.declaration.choice' },
    'openers-first': { witness: 'core.score.runs' },
    'two-wicket-pairs': { witness: 'ctg.format.innings-end-wickets' },
    'free-hit': { beside: ['overstepping', 'six-and-out'] },
    declaration: { witness: 'core.declaration.choice' },
    'follow-on': anyLead,
    'super-over-until-decided': { idle: 'level totals are a loss for the side that chased' },
    hundred: { witness: 'ctg.format.over-six-balls' },
  },
};

/** What all matches of a game are played under: random captains of Wicked Cricket would close every innings at once, and fifty overs are many. */
const bases: { readonly [N in Name]?: Selection } = { wicked: { set: { declaration: false, overs: 10 } } };

/** House rules that a rulebook has as printed. */
const printed: { readonly [N in Name]?: readonly string[] } = { wicked: ['declaration'] };

/** Why two rules cannot be had together, by the words of the refusal. */
export const refused: readonly {
  readonly pair: readonly [string, string];
  readonly words: string;
}[] = [
  // who loses no wickets has no last man, and nobody to bring on for another
  { pair: ['pairs-cricket', 'last-man-stands'], words: 'cannot be played together' },
  { pair: ['pairs-cricket', 'impact-player'], words: 'cannot be played together' },
  // by nature: no limit of wickets, or two
  { pair: ['pairs-cricket', 'two-wicket-pairs'], words: 'conflict over parameter wickets' },
  // one would have the batting side choose first, another the bowling side, or at another time
  ...[
    ['in-the-open', 'sighter'],
    ['in-the-open', 'last-pair'],
    ['in-the-open', 'shown-free-hit'],
    ['in-the-open', 'after-two-sixes'],
    ['sighter', 'last-pair'],
    ['sighter', 'shown-free-hit'],
    ['sighter', 'after-two-sixes'],
    ['last-pair', 'shown-free-hit'],
    ['last-pair', 'after-two-sixes'],
    ['shown-free-hit', 'after-two-sixes'],
  ].map((pair) => ({ pair: pair as [string, string], words: 'conflict over step' })),
];

/** Pairs of which one leaves nothing for the other to do, and why. */
export const unseen: readonly {
  readonly variant: Name;
  readonly pair: readonly [seen: string, unseen: string];
  readonly why: string;
}[] = [
  { variant: 'cubes', pair: ['tip-and-run', 'maiden-bonus'], why: 'they run on every ball without runs' },
  { variant: 'cubes', pair: ['two-wicket-pairs', 'over-limit'], why: 'two wickets fall long before eight overs' },
  { variant: 'cubes', pair: ['declaration', 'over-limit'], why: 'who declares at random does so before eight overs' },
  { variant: 'wicked', pair: ['mercy-rule', 'death-over'], why: 'enough runs are made before the last over' },
  { variant: 'cubes', pair: ['mercy-rule', 'over-limit'], why: 'enough runs are made before eight overs' },
  { variant: 'ctg', pair: ['tip-and-run', 'maiden-bonus'], why: 'they run on every ball without runs' },
  ...(['cubes', 'ccsl', 'pocket', 'ctg'] as const).map((variant) => ({
    variant,
    pair: ['pairs-cricket', 'last-pair'] as [string, string],
    why: 'a pair that is out bats on, so nobody is the last',
  })),
  {
    variant: 'ccsl',
    pair: ['maiden-bonus', 'last-pair'],
    why: 'maidens need so many wickets that the last is not reached',
  },
  { variant: 'cubes', pair: ['super-over-until-decided', 'last-pair'], why: 'ten wickets do not fall in two overs' },
  { variant: 'pocket', pair: ['impact-player', 'last-pair'], why: 'a wicket more is out of reach of random players' },
  { variant: 'pocket', pair: ['last-man-stands', 'last-pair'], why: 'the same' },
  { variant: 'ctg', pair: ['declaration', 'last-pair'], why: 'who declares at random does so before nine are out' },
  { variant: 'ctg', pair: ['declaration-price', 'last-pair'], why: 'the same' },
  { variant: 'ctg', pair: ['two-innings', 'last-pair'], why: 'the same' },
  { variant: 'wicked', pair: ['declaration-price', 'death-over'], why: 'who declares at random has no last over' },
  { variant: 'ctg', pair: ['declaration-price', 'death-over'], why: 'the same' },
  { variant: 'ctg', pair: ['two-innings', 'mercy-rule'], why: 'who declares at random is never that far ahead' },
  { variant: 'ctg', pair: ['declaration-price', 'mercy-rule'], why: 'the same' },
  { variant: 'ctg', pair: ['declaration', 'mercy-rule'], why: 'who declares at random is never that far ahead' },
];

/** The house rules that fit a variant. */
export function fitting(id: Name): readonly Amendment[] {
  return (houseRules as readonly Amendment[]).filter(
    (rule) => (rule.variant === '*' || rule.variant === id) && !printed[id]?.includes(rule.id),
  );
}

/** What is played so that all of these rules have something to do: their settings together. */
export function settingOf(variant: Name, rules: readonly Amendment[]): Selection {
  const all = rules.map(({ id }) => settings[variant][id] ?? {});
  const beside = all.flatMap(({ beside: other }) => other ?? []);
  const more = fitting(variant).filter(({ id }) => beside.includes(id) && !rules.some((rule) => rule.id === id));
  const own = new Set([...rules, ...more].flatMap(({ parameters = {} }) => Object.keys(parameters)));
  const known = { ...variants[variant].parameters };
  // what one of the rules sets is its to say
  const theirs = new Set(
    rules.flatMap(({ operations }) => operations.flatMap((it) => (it.op === 'set' ? it.parameter : []))),
  );
  const set = Object.assign({}, bases[variant]?.set, ...all.map((setting) => setting.with?.set ?? {}));
  return {
    options: [...new Set(all.flatMap((setting) => setting.with?.options ?? []))],
    houseRules: [...rules, ...more],
    set: {
      ...Object.fromEntries(
        Object.entries(set).filter(([name]) => !theirs.has(name) && (own.has(name) || Object.hasOwn(known, name))),
      ),
      ...Object.assign({}, ...all.map(({ instead = {} }) => instead)),
    },
  };
}

/** By what a rule is seen: the rules that it brings, or its witness. What has nothing to do need not be. */
export function isSeen(variant: Name, rule: Amendment, cited: ReadonlySet<string>): boolean {
  const { witness, idle } = settings[variant][rule.id] ?? {};
  if (idle !== undefined) return true;
  return [...cited].some((id) => id === witness || id.startsWith(`${rule.id}.`));
}

/** The parameters that a rule brings or sets. */
export function parametersOf({ parameters = {}, operations }: Amendment): readonly string[] {
  return [...Object.keys(parameters), ...operations.flatMap((it) => (it.op === 'set' ? it.parameter : []))];
}

/** Whether a rule has nothing to do in a game. */
export function isIdle(variant: Name, rule: Amendment): boolean {
  return settings[variant][rule.id]?.idle !== undefined;
}
