import { ccsl } from '@howzat/ccsl';
import type { Amendment, Selection, Variant } from '@howzat/core';
import { cubes } from '@howzat/cubes';
import { houseRules } from '../src/index.js';

/** What a rule needs to be seen in a variant. */
interface Setting {
  /** Under what it fires in 200 matches. */
  readonly with?: Selection;
  /** A rule that is cited where the house rule brings none: by it the house rule is seen. */
  readonly witness?: string;
  /** Another house rule without which it has nothing to work on. */
  readonly beside?: string;
}

type Settings = Readonly<Record<string, Setting>>;

/** Rolling cubes gives Cubes rolls on the ball. */
const rolling = { options: ['cubes.option.roll-a-cube'] };
const twoInnings = { set: { inningsPerSide: 2, followOnDeficit: 1 } };

export const variants: Readonly<Record<'cubes' | 'ccsl', Variant>> = {
  cubes: cubes as unknown as Variant,
  ccsl: ccsl as unknown as Variant,
};

const settings: Readonly<Record<keyof typeof variants, Settings>> = {
  cubes: {
    'death-over': { with: { set: { overs: 5 } } },
    'two-wicket-pairs': { witness: 'cubes.end.ten-wickets' },
    'free-hit': { beside: 'overstepping' },
    'captains-review': { with: rolling },
    'batters-reroll': { with: rolling },
    'follow-on': { with: twoInnings },
    declaration: { witness: 'core.declaration.choice' },
    'mercy-rule': { with: { set: { mercyRuns: 20 } } },
    'super-over-until-decided': { with: { set: { overs: 2 } }, witness: 'core.super-over.due' },
    'over-limit': { witness: 'core.innings.overs-bowled' },
    'retire-at-fifty': { with: { set: { retireAt: 20 } } },
  },
  ccsl: {
    'two-wicket-pairs': { witness: 'core.innings.all-out' },
    'captains-review': { beside: 'tip-and-run' },
    'batters-reroll': { beside: 'tip-and-run' },
    'follow-on': { with: twoInnings },
    declaration: { with: { set: { inningsPerSide: 2, wickets: 5, overs: 2 } }, witness: 'core.declaration.choice' },
    'mercy-rule': { with: { set: { mercyRuns: 15 } } },
    'super-over-until-decided': { witness: 'core.super-over.due' },
    'retire-at-fifty': { with: { set: { retireAt: 5, wickets: 3 } } },
    'hat-trick': { with: { set: { wickets: 10, overs: 3 } } },
    'maiden-bonus': { with: { set: { ballsPerOver: 4, wickets: 10, overs: 3 } } },
    'free-hit': { with: { set: { wickets: 10, overs: 3 } } },
    'third-power-card': { with: { set: { wickets: 10, overs: 3 } }, witness: 'ccsl.power.per-six-balls' },
  },
};

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
];

/** Pairs of which one leaves nothing for the other to do, and why. */
export const unseen: readonly {
  readonly variant: keyof typeof variants;
  readonly pair: readonly [seen: string, unseen: string];
  readonly why: string;
}[] = [
  { variant: 'cubes', pair: ['tip-and-run', 'maiden-bonus'], why: 'they run on every ball without runs' },
  { variant: 'cubes', pair: ['two-wicket-pairs', 'over-limit'], why: 'two wickets fall long before eight overs' },
  { variant: 'cubes', pair: ['declaration', 'over-limit'], why: 'who declares at random does so before eight overs' },
  { variant: 'cubes', pair: ['mercy-rule', 'over-limit'], why: 'enough runs are made before eight overs' },
];

/** The house rules that fit a variant. */
export function fitting(id: string): readonly Amendment[] {
  return (houseRules as readonly Amendment[]).filter(({ variant }) => variant === '*' || variant === id);
}

/** What is played so that all of these rules have something to do: their settings together. */
export function settingOf(variant: keyof typeof variants, rules: readonly Amendment[]): Selection {
  const all = rules.map(({ id }) => settings[variant][id] ?? {});
  const beside = all.flatMap(({ beside: other }) => other ?? []);
  const more = fitting(variant).filter(({ id }) => beside.includes(id) && !rules.some((rule) => rule.id === id));
  const own = new Set([...rules, ...more].flatMap(({ parameters = {} }) => Object.keys(parameters)));
  const known = { ...variants[variant].parameters };
  // what one of the rules sets is its to say
  const theirs = new Set(
    rules.flatMap(({ operations }) => operations.flatMap((it) => (it.op === 'set' ? it.parameter : []))),
  );
  const set = Object.assign({}, ...all.map((setting) => setting.with?.set ?? {}));
  return {
    options: [...new Set(all.flatMap((setting) => setting.with?.options ?? []))],
    houseRules: [...rules, ...more],
    set: Object.fromEntries(
      Object.entries(set).filter(([name]) => !theirs.has(name) && (own.has(name) || Object.hasOwn(known, name))),
    ),
  };
}

/** By what a rule is seen: the rules that it brings, or its witness. */
export function isSeen(variant: keyof typeof variants, rule: Amendment, cited: ReadonlySet<string>): boolean {
  const { witness } = settings[variant][rule.id] ?? {};
  return [...cited].some((id) => id === witness || id.startsWith(`${rule.id}.`));
}
