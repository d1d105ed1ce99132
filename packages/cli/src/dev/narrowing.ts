import { createRunner } from '@howzat/compiler/run';
import { type Amendment, uniformPlayer, type Variant } from '@howzat/core';
import { type Comparison, comparisonOf, PairTally, playPairs, type Table, type Ways } from '@howzat/simulator';

/** After so many matches each way it is told how far it is: four times as many, half the interval. */
function milestones(matches: number): readonly number[] {
  const before = [];
  for (let n = matches; n >= 100; n = Math.floor(n / 4)) before.unshift(n);
  return before.length > 0 ? before : [matches];
}

/** What a house rule does to a game between random players, told ever more closely. */
export async function* narrowing(rule: Amendment, variant: Variant, matches: number): AsyncGenerator<Comparison> {
  const table = (houseRules: readonly Amendment[]): Table => ({
    runner: createRunner(variant, { houseRules }),
    players: [uniformPlayer, uniformPlayer],
  });
  const ways: Ways = [table([]), table([rule])];
  const tally = new PairTally();
  let from = 0;
  for (const to of milestones(matches)) {
    playPairs(tally, ways, { seed: 1, from, to });
    from = to;
    yield comparisonOf(tally.data(), {
      variant: variant.id,
      format: null,
      without: [],
      with: [rule.id],
      seed: 1,
      players: [uniformPlayer.name, uniformPlayer.name],
      seconds: 0,
      skill: null,
      neverFired: { rules: [], matches: 0 },
    });
    await new Promise((resolve) => setImmediate(resolve));
  }
}
