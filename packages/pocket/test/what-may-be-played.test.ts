import { describe, expect, it } from 'vitest';
import { by, card, cards, counters, type Field, field, keeper, man, over, scoreCard } from '../scenarios/notation.js';
import { at, go, refusal, stateOf } from './moments.js';

type Read = Readonly<Record<string, string>>;

/** A match whose over has come to the first play, or further. */
function playing(it: Field, text = '', read: Read = {}, stance: 'offensive' | 'defensive' = 'offensive') {
  return at({
    from: field(it),
    read,
    lines: over({ stance, hold: [it.bat?.length ?? 0, it.bowl?.length ?? 0], play: text }),
  });
}

/** Where the bowling side is to play and the batting side has passed. */
const bowlingPlays = 'bat pass';

describe('what a card requires', () => {
  const need = 'pocket.standby1.play';

  it.each<[string, 'batting' | 'bowling', string, Field, string]>([
    ['a captain', 'batting', 'Lead From the Front', {}, 'Lead From the Front needs a captain for Percival Nook.'],
    ['a position', 'batting', 'Up on Their Toes', {}, 'Up on Their Toes needs a keeper for Percival Nook.'],
    ['another position', 'bowling', 'Slower Ball', { bowler: 6 }, 'Slower Ball needs a bowler for Nadia Thorne.'],
    ['a stance', 'batting', 'Dig In', {}, 'Dig In needs the defensive stance.'],
    ['comfort', 'batting', 'Second Wind', {}, 'Second Wind needs 2 comfort beside its price.'],
    [
      'comfort, of which there is too little',
      'batting',
      'Second Wind',
      { state: { comfort: counters({ 4: 1 }) } },
      'Second Wind needs 2 comfort beside its price.',
    ],
    [
      'little fatigue',
      'bowling',
      'Nothing Off It',
      { state: { fatigue: counters({ 9: 8 }) } },
      'Nothing Off It needs a bowler with at most 7 fatigue.',
    ],
    ['a late over', 'bowling', 'Second Spell', { position: { overs: 9 } }, 'Second Spell needs over 11 or later.'],
    [
      'a later over',
      'batting',
      'Grand Finish',
      { position: { overs: 14 }, state: { comfort: counters({ 4: 1 }) } },
      'Grand Finish needs over 16 or later.',
    ],
  ])('%s, which is not there', (_, side, name, it, says) => {
    const match = playing(
      side === 'batting' ? { ...it, bat: [name] } : { ...it, bat: ['Misfield'], bowl: [name] },
      side === 'batting' ? '' : bowlingPlays,
    );
    expect(refusal(match, side, 'play', card(name))).toMatchObject({ says, rule: need });
  });

  it.each<[string, 'batting' | 'bowling', string, Field, 'offensive' | 'defensive']>([
    ['a captain', 'batting', 'Lead From the Front', { facing: 2 }, 'offensive'],
    ['a position', 'batting', 'Up on Their Toes', { facing: keeper }, 'offensive'],
    ['another position', 'bowling', 'Slower Ball', {}, 'offensive'],
    ['a stance', 'batting', 'Dig In', {}, 'defensive'],
    ['comfort', 'batting', 'Second Wind', { state: { comfort: counters({ 4: 2 }) } }, 'offensive'],
    ['fatigue', 'bowling', 'Nothing Off It', { state: { fatigue: counters({ 9: 7 }) } }, 'offensive'],
    ['an over', 'bowling', 'Second Spell', { position: { overs: 10 } }, 'offensive'],
    [
      'a later over',
      'batting',
      'Grand Finish',
      { position: { overs: 15 }, state: { comfort: counters({ 4: 1 }) } },
      'offensive',
    ],
  ])('%s, which is there', (_, side, name, it, stance) => {
    const match = playing(
      side === 'batting' ? { ...it, bat: [name] } : { ...it, bat: ['Misfield'], bowl: [name] },
      side === 'batting' ? '' : bowlingPlays,
      {},
      stance,
    );
    expect(match.legal(side, 'play').has(card(name))).toBe(true);
    expect([...match.legal(side, 'play')]).toEqual(['pass', card(name)]);
  });
});

describe('a card that is not in the hand, or not of its side', () => {
  it('is refused by its colour', () => {
    const match = playing({ bat: ['Eye In'], bowl: ['Tight Line'] });
    expect(refusal(match, 'batting', 'play', card('Tight Line'))).toMatchObject({
      says: 'Only the bowling side plays blue cards.',
      rule: 'pocket.chance.blue-side',
    });
    expect(refusal(match, 'batting', 'play', card('Quick Single'))).toMatchObject({
      says: 'You do not hold Quick Single.',
      rule: 'pocket.standby1.play',
    });
    expect(refusal(match, 'batting', 'play', 48).says).toBe('Choose a card of your hand, by its number.');
    expect(refusal(match, 'batting', 'play', String(card('Tight Line'))).says).toBe(
      'Choose a card of your hand, by its number.',
    );
    expect(refusal(match, 'batting', 'play', card('No Second Chance')).rule).toBe('pocket.chance.blue-side');
    expect(refusal(match, 'batting', 'play', '4').says).toBe('Choose a card of your hand, by its number.');
    expect(refusal(match, 'batting', 'play', [card('Tight Line')]).says).toBe(
      'Choose a card of your hand, by its number.',
    );
    go(match, cards('bat pass'));
    expect(refusal(match, 'bowling', 'play', card('Eye In'))).toMatchObject({
      says: 'Only the batting side plays pink cards.',
      rule: 'pocket.chance.pink-side',
    });
    // the last pink card and the first blue one stand side by side
    expect(refusal(match, 'bowling', 'play', card('Up on Their Toes')).rule).toBe('pocket.chance.pink-side');
    expect(refusal(match, 'bowling', 'play', card('No Second Chance')).rule).toBe('pocket.standby1.play');
  });
});

describe('what a card costs', () => {
  const tooDear = (has: number) => ({ says: `Needs 1 comfort, the batter has ${has}.`, rule: 'pocket.chance.cost' });

  it('is asked of all cards but Equip cards, where those are free', () => {
    const match = playing({ bat: ['Gap Finder', 'Trusted Willow'] }, '', { 'equip-cost': 'equip-free' });
    expect([...match.legal('batting', 'play')]).toEqual(['pass', card('Trusted Willow')]);
    expect(refusal(match, 'batting', 'play', card('Gap Finder'))).toMatchObject(tooDear(0));
  });

  it('is paid from the points of the side, where it has a pool', () => {
    const pool = { 'comfort-owner': 'side-pool' };
    const it = { bat: ['Gap Finder', 'Gap Finder', 'Over the Rope'], state: { pool: 2, comfort: counters({ 4: 5 }) } };
    const match = playing(it, 'bat plays Gap Finder', pool);
    expect(stateOf(match)).toMatchObject({ pool: 1, comfort: counters({ 4: 5 }), paid: 1, payer: 0 });
    expect(refusal(match, 'batting', 'play', card('Over the Rope'))).toMatchObject({
      says: 'Needs 2 comfort, the batter has 1.',
    });
    go(match, cards('bat plays Gap Finder'));
    expect(stateOf(match)).toMatchObject({ pool: 0, comfort: counters({ 4: 5 }) });
  });

  it('is paid by the batter who has it, where either may pay', () => {
    const either = { 'comfort-payer': 'any-batter-on-field' };
    const it = { bat: ['Gap Finder', 'Gap Finder'], state: { comfort: counters({ 4: 1, 5: 1 }) } };
    const match = playing(it, 'bat plays Gap Finder', either);
    expect(stateOf(match)).toMatchObject({ comfort: counters({ 5: 1 }), payer: 4 });
    go(match, cards('bat plays Gap Finder'));
    expect(stateOf(match)).toMatchObject({ comfort: counters({}), payer: 5 });
  });
});

describe('Negate cards', () => {
  const notNow = { says: 'Negate cards only answer another card.', rule: 'pocket.negate.after' };
  const later = { 'negate-timing': 'any-time-later-in-over' };
  const any = { 'negate-target': 'any' };

  it('alone are an answer, where they answer any card', () => {
    const match = playing({ bat: ['Eye In'], bowl: ['Tight Line', 'Cut Off'] }, 'bat plays Eye In', any);
    expect([...match.legal('bowling', 'answer')]).toEqual(['pass', card('Cut Off')]);
    expect(refusal(match, 'bowling', 'answer', card('Tight Line'))).toMatchObject({
      says: 'This card does not answer Eye In.',
      rule: 'pocket.ruling.negate-target',
    });
  });

  it('alone answer a Negate card, where each of them does', () => {
    const always = { 'negate-of-negate': 'always' };
    const it = { bat: ['Quick Single', 'Eye In', 'Misfield'], bowl: ['Cut Off'] };
    const match = playing(it, 'bat plays Quick Single, bowl answers Cut Off', always);
    expect([...match.legal('batting', 'answer')]).toEqual(['pass', card('Misfield')]);
  });

  it('that come later find no card of their own side', () => {
    const it = { bat: ['Eye In', 'Misfield'], bowl: ['Cut Off'] };
    const match = playing(it, 'bat plays Eye In, bowl answers pass, bowl pass', { ...later, ...any });
    expect(refusal(match, 'batting', 'play', card('Misfield'))).toMatchObject({
      says: 'Misfield answers no card in force.',
      rule: 'pocket.ruling.negate-timing',
    });
  });

  it.each([
    ['Not Given', 'Trap Set', false],
    ['Misfield', 'Tight Line', true],
  ])('that come later: %s after %s, where Out cards work at once', (negate, target, found) => {
    const match = playing(
      { bat: [negate, 'Eye In'], bowl: [target, 'Ice Towel'] },
      `bat pass, bowl plays ${target}, bat answers pass`,
      { ...later, 'out-card-timing': 'immediate' },
    );
    // the batter is out at once, and another comes in
    if (!found) go(match, [by.batting('save.at-once', 'pass'), by.batting('batter.at-once', man(1, 6))]);
    expect(match.waiting).toMatchObject({ step: 'play' });
    expect(match.legal('batting', 'play').has(card(negate))).toBe(found);
  });

  it('do not come in the 2nd Standby', () => {
    const match = playing(
      { bat: ['Misfield', 'Sharp Call'], bowl: ['Tight Line', 'Ice Towel'] },
      'bat pass, bowl plays Tight Line, bat answers pass, bat pass, bowl pass',
      { ...later, 'second-standby-plays': 'plays' },
    );
    go(match, [{ chance: 'score-card', outcome: scoreCard('8') }]);
    expect(match.waiting).toMatchObject({ step: 'play.second' });
    expect([...match.legal('batting', 'play.second')]).toEqual(['pass', card('Sharp Call')]);
    expect(refusal(match, 'batting', 'play.second', card('Misfield'))).toMatchObject(notNow);
  });
});

describe('what a player is shown of their hand', () => {
  it('is what may be played, and why the rest may not', () => {
    const match = playing({ bat: ['Eye In', 'Gap Finder', 'Misfield'] });
    const legal = match.legal('batting', 'play');
    expect(legal.count()).toBe(2);
    expect(legal.describe()).toEqual({
      kind: 'oneOf',
      items: ['pass', card('Eye In')],
      forbidden: [
        { item: card('Gap Finder'), rule: 'pocket.chance.cost', message: 'Needs 1 comfort, the batter has 0.' },
        { item: card('Misfield'), rule: 'pocket.negate.after', message: 'Negate cards only answer another card.' },
      ],
    });
  });

  it('is all of it, where all may be played', () => {
    const match = playing({ bat: ['Eye In', 'Quick Single', 'Eye In'] });
    expect(match.legal('batting', 'play').describe()).toEqual({
      kind: 'oneOf',
      items: ['pass', card('Eye In'), card('Quick Single')],
    });
  });

  it('holds no pass where a card must be played', () => {
    const must = { 'may-or-must': 'must-play' };
    const match = playing({ bat: ['Eye In', 'Gap Finder'], bowl: ['Worked Out', 'Ice Towel'] }, '', must);
    expect(match.legal('batting', 'play').count()).toBe(1);
    expect([...match.legal('batting', 'play')]).toEqual([card('Eye In')]);
    expect(refusal(match, 'batting', 'play', 'pass')).toMatchObject({
      says: 'You must play while you hold a card that can be played.',
      rule: 'pocket.ruling.may-or-must',
    });
    go(match, cards('bat plays Eye In'));
    // nobody must answer
    expect([...match.legal('bowling', 'answer')]).toEqual(['pass', card('Worked Out')]);
    go(match, cards('bowl answers pass, bowl plays Ice Towel, bat answers pass'));
    expect([...match.legal('batting', 'play')]).toEqual(['pass']);
  });

  it('holds no pass in the 2nd Standby either, where a card must be played', () => {
    const match = at({
      from: field({ bat: ['Trusted Willow'], state: { comfort: counters({ 6: 1 }) } }),
      read: { 'second-standby-plays': 'plays', 'may-or-must': 'must-play' },
      lines: over({ hold: [1, 0], play: 'bat pass', card: scoreCard('4*'), after: cards('bat saves pass') }),
    });
    // the newcomer can pay for what the batter before them could not
    go(match, [by.batting('batter', man(1, 6))]);
    expect(match.waiting).toMatchObject({ step: 'play.second' });
    expect([...match.legal('batting', 'play.second')]).toEqual([card('Trusted Willow')]);
  });

  it('tells a card that forbids it, and a card that does not cancel an out', () => {
    const match = playing(
      { bat: ['Quick Single', 'Eye In'], bowl: ['Trap Set', 'Packed Ring'] },
      'bat pass, bowl plays Packed Ring, bat answers pass',
    );
    expect(refusal(match, 'batting', 'play', card('Quick Single'))).toMatchObject({
      says: 'Forbidden this over by Packed Ring.',
      rule: 'pocket.standby1.if-you-can',
    });
    go(match, cards('bat pass, bowl plays Trap Set, bat answers pass, bat pass'));
    go(match, [{ chance: 'score-card', outcome: scoreCard('8') }]);
    expect(match.waiting).toMatchObject({ step: 'save' });
    expect([...match.legal('batting', 'save')]).toEqual(['pass']);
    expect(refusal(match, 'batting', 'save', card('Eye In'))).toMatchObject({
      says: 'Eye In does not cancel an out.',
      rule: 'pocket.ruling.negate-and-score-out',
    });
  });
});
