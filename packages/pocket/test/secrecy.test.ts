import { createMatch, type Match } from '@howzat/core';
import { pocket } from '@howzat/pocket';
import { describe, expect, it } from 'vitest';
import { card, field } from '../scenarios/notation.js';

type Loose = Match & { play(side: string, step: string, choice: unknown): Match };

/** All that a side is shown. */
function shown(match: Match, side: 'home' | 'away'): string {
  const { waiting } = match;
  return JSON.stringify([match.view(side), match.log(side), waiting.kind === 'end' ? 'end' : waiting.step]);
}

/** An over with these hands, before anything was decided in it. */
function atNewOver(bat: readonly string[], bowl: readonly string[], state: object = {}): Loose {
  const decks = { batDeck: ['Misfield', 'Calm Crease'], bowlDeck: ['Tight Line', 'Ice Towel'] };
  return createMatch(pocket, {
    chance: 'people',
    from: field({ bat, bowl, ...decks, state: { ...state } }),
  } as never) as never;
}

function toStandby(match: Loose, swap: unknown = 'keep', drawn: readonly [number, number] = [0, 0]): Loose {
  match.play('bowling', 'switch.bowling', 'stay');
  match.play('batting', 'switch.batting', 'stay');
  match.play('batting', 'stance', 'offensive');
  match.play('bowling', 'exchange.bowling', 'keep');
  match.play('batting', 'exchange.batting', swap);
  match.happen('exchange.bowling.card', drawn[0]);
  match.happen('exchange.batting.card', drawn[1]);
  return match;
}

const three = ['Eye In', 'Quick Single', 'Not Given'];
const others = ['Gap Finder', 'Dropped Catch', 'Misfield'];
const bowls = ['Trap Set', 'Cut Off', 'Sent Upstairs'];

describe('secrecy', () => {
  it('shows a hand to its owner alone', () => {
    expect(shown(atNewOver(three, bowls), 'away')).toBe(shown(atNewOver(others, bowls), 'away'));
    expect(shown(atNewOver(three, bowls), 'home')).not.toBe(shown(atNewOver(others, bowls), 'home'));
    const { state } = atNewOver(three, bowls).view('away');
    for (const field of ['batterHand', 'batterDeck', 'batterUnder', 'batterSwap', 'batterCards'])
      expect(state).not.toHaveProperty(field);
    expect(state).toMatchObject({ batterHeld: 3, batterLeft: 2, bowlerHand: bowls.map(card) });
  });

  it('shows nothing of an exchange, not even whether there was one', () => {
    const kept = toStandby(atNewOver(three, bowls));
    const one = toStandby(atNewOver(three, bowls), card('Eye In'), [0, card('Misfield')]);
    const other = toStandby(atNewOver(three, bowls), card('Not Given'), [0, card('Calm Crease')]);
    expect(shown(one, 'away')).toBe(shown(other, 'away'));
    expect(shown(one, 'away')).toBe(shown(kept, 'away'));
    expect(shown(one, 'home')).not.toBe(shown(kept, 'home'));
  });

  it('shows nothing of a hand by a pass: a side is asked for an answer whether it holds one or not', () => {
    const passes = (bat: readonly string[]): Match => {
      const match = toStandby(atNewOver(bat, bowls));
      match.play('batting', 'play', 'pass');
      match.play('bowling', 'play', card('Trap Set'));
      const before = shown(match, 'away');
      expect(match.waiting).toMatchObject({ step: 'answer', open: [{ side: 'home', made: false }] });
      match.play('batting', 'answer', 'pass');
      return Object.assign(match, { before });
    };
    // one hand can answer, the other cannot
    const able = passes(three);
    const unable = passes(others);
    expect((able as never as { before: string }).before).toBe((unable as never as { before: string }).before);
    expect(shown(able, 'away')).toBe(shown(unable, 'away'));
  });

  it('asks for a save whether there is one or not', () => {
    const out = (bat: readonly string[]): Match => {
      const match = toStandby(atNewOver(bat, bowls, { comfort: [0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0] }));
      match.play('batting', 'play', 'pass');
      match.play('bowling', 'play', card('Trap Set'));
      match.play('batting', 'answer', 'pass');
      match.play('batting', 'play', 'pass');
      match.play('bowling', 'play', 'pass');
      match.happen('score-card', 6);
      expect(match.waiting).toMatchObject({ step: 'save' });
      match.play('batting', 'save', 'pass');
      return match;
    };
    expect(shown(out(three), 'away')).toBe(shown(out(others), 'away'));
  });

  it('tells a hidden card to its owner only, in errors too', () => {
    const match = toStandby(atNewOver(three, bowls));
    const message = (choice: unknown): string => {
      try {
        match.play('batting', 'play', choice);
        return '';
      } catch (error) {
        return (error as Error).message;
      }
    };
    expect(message(card('Gap Finder'))).toBe('You do not hold Gap Finder.');
    expect(message(card('Cut Off'))).toBe('Only the bowling side plays blue cards.');
    // the same whether the other side holds it or not
    expect(message(card('Packed Ring'))).toBe(message(card('Cut Off')));
  });
});
