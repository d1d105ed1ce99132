import type { Player } from '@howzat/core';
import { playScenario } from '@howzat/core/author';
import { composeSetup, type Setup, setupsOf } from '@howzat/core/engine';
import { simulateHere } from '@howzat/simulator';
import type { Entry } from '../catalogue/catalogue.js';

/** How often each rule was cited, over all the ways in which a game can be set up. */
export type Firings = ReadonlyMap<string, number>;

/** Of the matches as printed, those between two sensible players: one in this many. */
const sensibleShare = 10;

/**
 * Plays matches of every setup, half of them as printed and the rest shared out, and the worked examples. The players are
 * random, who try everything, but in some of the matches as printed sensible, who get to what random players do not.
 */
export function countFirings(entry: Entry, matches: number): Firings {
  const [printed, ...others] = setupsOf(entry.variant, entry.scenarios) as [Setup, ...Setup[]];
  const fired = new Map<string, number>();
  const play = (setup: Setup, number: number, player?: Player): void => {
    const rulebook = number > 0 && composeSetup(entry.variant, setup);
    if (!rulebook) return;
    const players = player && ([player, player] as const);
    const { rules = {} } = simulateHere(rulebook, players, {
      matches: number,
      seed: 1,
      countRules: true,
      verify: entry.own ? 0 : undefined,
    });
    for (const [id, n] of Object.entries(rules)) fired.set(id, (fired.get(id) ?? 0) + n);
  };
  const shared = others.length === 0 ? 0 : Math.floor(matches / 2);
  const sensible = entry.sensible ? Math.floor((matches - shared) / sensibleShare) : 0;
  play(printed, matches - shared - sensible);
  play(printed, sensible, entry.sensible?.value);
  const upTo = (at: number): number => Math.floor((at * shared) / others.length);
  for (const [at, setup] of others.entries()) play(setup, upTo(at + 1) - upTo(at));
  for (const id of citedInExamples(entry)) fired.set(id, (fired.get(id) ?? 0) + 1);
  return fired;
}

/** The rules that the worked examples cite, once for each entry of their logs: some begin in the middle of a match. */
function citedInExamples({ variant, scenarios }: Entry): string[] {
  return scenarios.flatMap((scenario) =>
    [undefined, ...(scenario.readings ?? []).keys()].flatMap((reading) => {
      const { match } = playScenario(variant, scenario, reading === undefined ? {} : { reading });
      return match?.log().flatMap(({ rules }) => rules) ?? [];
    }),
  );
}
