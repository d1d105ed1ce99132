import { compose, type Rulebook, type Selection } from '@howzat/core';
import { simulateHere } from '@howzat/simulator';
import type { Entry } from '../catalogue/catalogue.js';

/** How often each rule was cited, over all the ways in which a game can be set up. */
export type Firings = ReadonlyMap<string, number>;

/**
 * The ways to set a game up in which its rules show: as printed, in each format, with each option, under each reading,
 * and as each of its scenarios has it, which knows what a reading needs beside it.
 */
function setups({ variant, scenarios }: Entry): Rulebook[] {
  const formats = variant.formats.map(({ id }) => ({ format: id }));
  const options = variant.options.map(({ id }) => ({ options: [id] }));
  const readings = variant.rulings.flatMap(({ id, standard, readings: all }) =>
    Object.keys(all).flatMap((name) => (name === standard || all[name] === null ? [] : [{ rulings: { [id]: name } }])),
  );
  const scripted = scenarios.flatMap(({ with: base = {}, readings: others = [] }) => [
    base,
    ...others.map(({ ruling, reading }) => ({ ...base, rulings: { ...base.rulings, [ruling]: reading } })),
  ]);
  const rulebooks = new Map<string, Rulebook>();
  for (const selection of [{}, ...formats, ...options, ...readings, ...scripted] as Selection[]) {
    try {
      const rulebook = compose(variant, selection) as Rulebook;
      const key = JSON.stringify(rulebook.selection);
      if (!rulebooks.has(key)) rulebooks.set(key, rulebook);
    } catch {
      // a reading that needs another beside it is among the scenarios
    }
  }
  return [...rulebooks.values()];
}

/** Plays matches of every setup between random players: half of them as printed, the rest shared out. */
export function countFirings(entry: Entry, matches: number): Firings {
  const [printed, ...others] = setups(entry);
  const fired = new Map<string, number>();
  const play = (rulebook: Rulebook | undefined, number: number): void => {
    if (!rulebook || number < 1) return;
    const { rules = {} } = simulateHere(rulebook, undefined, { matches: number, seed: 1, countRules: true });
    for (const [id, n] of Object.entries(rules)) fired.set(id, (fired.get(id) ?? 0) + n);
  };
  const shared = others.length === 0 ? 0 : Math.floor(matches / 2);
  play(printed, matches - shared);
  const upTo = (at: number): number => Math.floor((at * shared) / others.length);
  for (const [at, rulebook] of others.entries()) play(rulebook, upTo(at + 1) - upTo(at));
  return fired;
}
