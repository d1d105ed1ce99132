import { createMatch, isHowzatError, type Match, type Move, pick, stream } from '@howzat/core';
import { originalSet, pocket } from '@howzat/pocket';
import { describe, expect, it } from 'vitest';

/** The sentences of the table of legal actions, with what varies in them. */
const sentences: readonly RegExp[] = [
  /^Choose one bowler\.$/,
  /^Choose a cricketer of your team, or stay\.$/,
  /^A new bowler must be chosen\.$/,
  /^Name the two batters: who faces, and the other\.$/,
  /^Choose two different batters\.$/,
  /^.+ is in the out pile\.$/,
  /^.+ is bowling\.$/,
  /^.+ is batting\.$/,
  /^.+ is already out\.$/,
  /^.+ is out this innings\.$/,
  /^.+ is out of the game \(10 fatigue\)\.$/,
  /^Choose the next batter from your team\.$/,
  /^Say stay, or who goes off \(facing or other\) and who comes on\.$/,
  /^You do not hold .+\.$/,
  /^Only the (batting|bowling) side plays (pink|blue) cards\.$/,
  /^Choose a card of your hand, by its number\.$/,
  /^.+ needs .+\.$/,
  /^Needs \d comfort, the batter has \d+\.$/,
  /^Forbidden this over by .+\.$/,
  /^This Equip card was already played this over\.$/,
  /^Negate cards only answer another card\.$/,
  /^This card does not answer .+\.$/,
  /^No out to cancel\.$/,
  /^.+ does not cancel an out\.$/,
];

/** A choice that may well be illegal: a card or a cricketer by a number of any size, alone or in a pair. */
function wild(step: string, random: (n: number) => number): unknown {
  const number = random(originalSet.cards.length + 6);
  if (step === 'batters') return { facing: random(40), other: random(40) };
  if (step === 'switch.batting') return { off: random(2) === 0 ? 'facing' : 'other', on: random(40) };
  return number;
}

describe('illegal choices at random', () => {
  it('are refused in a sentence of the table, by a rule, with what would be legal, and nothing is lost', () => {
    const met = new Set<number>();
    for (let seed = 0; seed < 12; seed++) {
      const match = createMatch(pocket, { seed }) as unknown as Match<Move>;
      const rng = stream(seed, 77);
      const random = (n: number): number => pick(rng, n);
      for (let n = 0; n < 700 && match.waiting.kind === 'decisions'; n++) {
        const open = match.waiting.open.find(({ made }) => !made);
        if (!open) break;
        const { side, step } = open;
        const domain = match.legal(side, step as never);
        const words = ['stance', 'call', 'core.toss.elect', 'team.home', 'team.away'];
        const choice = wild(step, random);
        if (!words.includes(step) && !domain.has(choice)) {
          const before = match.length;
          const state = JSON.stringify(match.internals());
          try {
            match.play(side, step as never, choice as never);
            expect.unreachable(`${JSON.stringify(choice)} was taken at ${step}`);
          } catch (error) {
            if (!isHowzatError(error, 'illegal-choice')) throw error;
            const which = sentences.findIndex((sentence) => sentence.test(error.message));
            expect(which, `${step}: ${error.message}`).toBeGreaterThanOrEqual(0);
            met.add(which);
            expect(error.details).toMatchObject({ step, side, rule: expect.stringMatching(/^pocket\./) });
            expect(error.details.legal).toBeDefined();
          }
          expect(match.length).toBe(before);
          expect(JSON.stringify(match.internals())).toBe(state);
        }
        match.play(side, step as never, domain.sample(rng) as never);
      }
    }
    // most of the table is met by chance; the scenarios have all of it
    expect(met.size).toBeGreaterThan(14);
  });
});
