import { describe, expect, it } from 'vitest';
import { by, card, chance, type Field, field, kept, stays } from '../scenarios/notation.js';
import { at, go, refusal, stateOf } from './moments.js';

const opened = [...stays, by.batting('stance', 'offensive')] as const;
const [eyeIn, misfield, tightLine, cutOff] = [card('Eye In'), card('Misfield'), card('Tight Line'), card('Cut Off')];
const pinks = ['Misfield', 'Misfield', 'Misfield', 'Misfield'] as const;
const blues = ['Cut Off', 'Cut Off', 'Cut Off', 'Cut Off'] as const;

/** The draws of New Over, one after the other, until something else is due. */
function draws(it: Field, read: Readonly<Record<string, string>>): { steps: string[]; state: Record<string, unknown> } {
  const match = at({ from: field(it), read, lines: opened });
  const steps: string[] = [];
  while (match.waiting.kind === 'chance' && /^(draw|fill)/.test(match.waiting.step)) {
    const { step } = match.waiting;
    steps.push(step);
    const s = stateOf(match);
    const deck = (step.includes('batting') ? s.batterDeck : s.bowlerDeck) as number[];
    match.happen(step, deck[0]);
  }
  return { steps, state: stateOf(match) };
}

describe('a side without cards that draws three', () => {
  const refill = { 'empty-hand': 'refill' };

  it.each<[string, Field, string[]]>([
    ['the batting side', { batDeck: pinks }, ['draw.batting', 'fill.batting.card', 'fill.batting.card']],
    ['the bowling side', { bowlDeck: blues }, ['draw.bowling', 'fill.bowling.card', 'fill.bowling.card']],
    [
      'not the one that has one',
      { bat: ['Eye In'], batDeck: pinks, bowlDeck: blues },
      ['draw.bowling', 'draw.batting', 'fill.bowling.card', 'fill.bowling.card'],
    ],
    [
      'nor the other one',
      { bowl: ['Tight Line'], batDeck: pinks, bowlDeck: blues },
      ['draw.bowling', 'draw.batting', 'fill.batting.card', 'fill.batting.card'],
    ],
    ['no more than there are', { batDeck: ['Misfield', 'Misfield'] }, ['draw.batting', 'fill.batting.card']],
    ['no more than there are, when they bowl', { bowlDeck: ['Cut Off'] }, ['draw.bowling']],
    [
      'neither',
      { bat: ['Eye In'], bowl: ['Tight Line'], batDeck: pinks, bowlDeck: blues },
      ['draw.bowling', 'draw.batting'],
    ],
  ])('%s', (_, it, steps) => {
    expect(draws(it, refill).steps).toEqual(steps);
  });
});

describe('hands that are filled up', () => {
  it.each<[string, Field, string[]]>([
    [
      'by as many as make three',
      { bat: ['Eye In'], batDeck: pinks, bowlDeck: blues },
      ['draw.bowling', 'draw.batting', 'fill.bowling.card', 'fill.bowling.card', 'fill.batting.card'],
    ],
    [
      'as far as the deck goes',
      { bat: ['Eye In'], batDeck: ['Misfield'], bowlDeck: ['Cut Off'] },
      ['draw.bowling', 'draw.batting'],
    ],
  ])('%s', (_, it, steps) => {
    expect(draws(it, { 'draw-count': 'fill-up' }).steps).toEqual(steps);
  });
});

describe('a chance deck that has run out and is shuffled again', () => {
  const discards = { batterPlayed: [eyeIn, misfield], bowlerPlayed: [tightLine, cutOff] };
  const again = { 'chance-deck-empty': 'reshuffle-discards' };

  it.each<[string, Field, object]>([
    [
      'is that of the batting side only',
      { bowlDeck: ['Cut Off'], state: discards },
      {
        batterPlayed: [],
        batterLeft: 1,
        bowlerPlayed: [tightLine, cutOff],
        bowlerLeft: 0,
        batterHeld: 1,
        bowlerHeld: 1,
      },
    ],
    [
      'is that of the bowling side only',
      { batDeck: ['Misfield'], state: discards },
      { batterPlayed: [eyeIn, misfield], batterLeft: 0, bowlerPlayed: [], bowlerLeft: 1, batterHeld: 1, bowlerHeld: 1 },
    ],
    [
      'may be both',
      { state: discards },
      { batterPlayed: [], batterLeft: 1, bowlerPlayed: [], bowlerLeft: 1, batterHeld: 1, bowlerHeld: 1 },
    ],
    [
      'is neither while there are cards',
      { batDeck: ['Misfield'], bowlDeck: ['Cut Off'], state: discards },
      { ...discards, batterLeft: 0, bowlerLeft: 0 },
    ],
  ])('%s', (_, it, expected) => {
    expect(draws(it, again).state).toMatchObject(expected);
  });
});

describe('with a full hand, where a card is drawn all the same', () => {
  const read = { 'draw-at-three': 'draw-then-return-one' };
  const from = field({
    bat: ['Eye In', 'Eye In', 'Eye In'],
    bowl: ['Tight Line', 'Tight Line', 'Tight Line'],
    batDeck: pinks,
    bowlDeck: blues,
  });
  const drawn = [...opened, chance('draw.bowling', cutOff), chance('draw.batting', misfield)] as const;

  it('each side puts one of the four under its deck, and only it knows which', () => {
    const match = at({ from, read, lines: drawn });
    expect(match.waiting).toMatchObject({ step: 'return.bowling' });
    expect([...match.legal('bowling', 'return.bowling')]).toEqual([tightLine, cutOff]);
    expect(refusal(match, 'batting', 'return.bowling', tightLine).code).toBe('not-your-decision');
    expect(refusal(match, 'bowling', 'return.bowling', 'keep').says).toBe('Choose a card of your hand, by its number.');
    go(match, [by.bowling('return.bowling', tightLine)]);
    expect(stateOf(match)).toMatchObject({ bowlerUnder: [tightLine], bowlerHeld: 3, bowlerLeft: 4 });
    expect(JSON.stringify(match.log('home'))).not.toContain('Tight Line');
    expect([...match.legal('batting', 'return.batting')]).toEqual([eyeIn, misfield]);
    go(match, [by.batting('return.batting', misfield)]);
    expect(stateOf(match)).toMatchObject({ batterUnder: [misfield], batterHeld: 3, batterLeft: 4 });
    expect(match.view('away').state).not.toHaveProperty('batterUnder');
    const told = (side: 'home' | 'away') => match.record(side).events.length;
    expect(told('home')).toBe(told('away'));
    expect(match.waiting).toMatchObject({ kind: 'decisions' });
  });

  it('a side with two cards draws one, and none goes back', () => {
    const match = at({
      from: field({ bat: ['Eye In', 'Eye In'], batDeck: pinks }),
      read,
      lines: [...opened, chance('draw.batting', misfield), ...kept([3, 0])],
    });
    expect(match.waiting).toMatchObject({ step: 'play' });
  });

  it('nothing is drawn where the deck is empty, and nothing goes back', () => {
    const match = at({
      from: field({ bat: ['Eye In', 'Eye In', 'Eye In'], bowl: ['Tight Line', 'Tight Line', 'Tight Line'] }),
      read,
      lines: [...opened, ...kept([3, 3])],
    });
    expect(match.waiting).toMatchObject({ step: 'play' });
  });
});
