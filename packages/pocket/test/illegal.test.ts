import { createMatch, type Match } from '@howzat/core';
import { isHowzatError, type Move, pick } from '@howzat/core/author';
import { stream } from '@howzat/core/engine';
import { originalSet, pocket } from '@howzat/pocket';
import { describe, expect, it } from 'vitest';
import { card, field } from '../scenarios/notation.js';

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

describe('what the table throws or draws while it is not due', () => {
  type Loose = Match & { play(side: string, step: string, choice: unknown): Match };

  /** What is said, and the rule that says it. */
  function refusal(match: Match, step: string, outcome: unknown): unknown[] {
    try {
      match.happen(step as never, outcome as never);
    } catch (error) {
      if (isHowzatError(error)) return [error.code, error.message, error.details.rule];
      throw error;
    }
    throw new Error(`${step} was taken`);
  }

  it('is refused in the words of the table', () => {
    const match = createMatch(pocket, {
      chance: 'people',
      from: field({ bat: ['Eye In', 'Eye In', 'Misfield'], batDeck: ['Misfield'] }),
    } as never) as never as Loose;
    match.play('bowling', 'switch.bowling', 'stay');
    match.play('batting', 'switch.batting', 'stay');
    match.play('batting', 'stance', 'offensive');
    const before = JSON.stringify(match.record());
    expect(refusal(match, 'draw.batting', card('Misfield'))).toEqual([
      'no-decision',
      'Your hand is full (3).',
      'pocket.hand.limit',
    ]);
    expect(refusal(match, 'draw.bowling', card('Tight Line'))).toEqual([
      'no-decision',
      'Your deck is empty.',
      'pocket.ruling.chance-deck-empty',
    ]);
    expect(JSON.stringify(match.record())).toBe(before);
  });

  it('knows of one score card in an over', () => {
    // a defensive batter is out, and his coin is called: the score card lies there
    const match = createMatch(pocket, { chance: 'people', from: field() } as never) as never as Loose;
    match.play('bowling', 'switch.bowling', 'stay');
    match.play('batting', 'switch.batting', 'stay');
    match.play('batting', 'stance', 'defensive');
    match.happen('score-card' as never, 1 as never);
    expect(match.waiting).toMatchObject({ kind: 'decisions', step: 'call' });
    expect(refusal(match, 'score-card', 2)).toEqual(['no-decision', 'One score card per over.', 'pocket.score.draw']);
    match.play('batting', 'call', 'heads');
    expect(refusal(match, 'score-card', 2)).toEqual(['no-decision', 'One score card per over.', 'pocket.score.draw']);
  });
});
