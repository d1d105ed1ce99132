import { type Amendment, houseRule } from '@howzat/core/author';
import { pocket } from '@howzat/pocket';
import { describe, expect, it } from 'vitest';
import { by, card, field, kept, stays } from '../scenarios/notation.js';
import { at, go } from './moments.js';

/** House rules under which the table sees what a side decides in secret. */
const seen = (...steps: string[]): Amendment =>
  houseRule(pocket as never, 'seen', {}, (a) => steps.map((step) => a.open(step as never))) as Amendment;

const from = field({ bat: ['Eye In', 'Misfield'], bowl: ['Cut Off', 'Tight Line'] });
const [tightLine, eyeIn] = [card('Tight Line'), card('Eye In')];
const opened = [...stays, by.batting('stance', 'offensive')] as const;
const exchanges = [by.bowling('exchange.bowling', tightLine), by.batting('exchange.batting', eyeIn)];

describe('an exchange', () => {
  it('is seen by its own side only', () => {
    const match = at({ from, lines: [...opened, ...exchanges] });
    for (const field of ['bowlerSwap', 'bowlerChanged']) expect(match.view('home').state).not.toHaveProperty(field);
    for (const field of ['batterSwap', 'batterChanged']) expect(match.view('away').state).not.toHaveProperty(field);
  });

  it('is seen by all, where a house rule says so', () => {
    const houseRules = [seen('exchange.bowling', 'exchange.batting')];
    const match = at({ from, with: { houseRules }, lines: [...opened, ...exchanges] });
    expect(match.view('home').state).toMatchObject({ bowlerSwap: tightLine, bowlerChanged: true });
    expect(match.view('away').state).toMatchObject({ batterSwap: eyeIn, batterChanged: true });
  });

  it.each(['batting', 'bowling'] as const)('of the %s side at any time is seen by all, too', (side) => {
    const own = side === 'batting' ? 'batter' : 'bowler';
    const houseRules = [seen(`exchange.play.${side}`)];
    const read = { 'exchange-window': 'any-time-in-over' };
    const match = at({ from, read, with: { houseRules }, lines: [...opened, ...kept([2, 2])] });
    if (side === 'bowling')
      go(match, [
        by.batting('exchange.play.batting', 'keep'),
        { chance: 'exchange.play.batting.card', outcome: 0 },
        by.batting('play', 'pass'),
      ]);
    const swapped = side === 'batting' ? eyeIn : tightLine;
    match.play(side, `exchange.play.${side}`, swapped);
    for (const seat of ['home', 'away'] as const)
      expect(match.view(seat).state).toMatchObject({ [`${own}Swap`]: swapped, [`${own}Changed`]: true });
  });
});
