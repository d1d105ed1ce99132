import { describe, expect, it } from 'vitest';
import { houseRule } from '../src/author.js';
import { commitmentTo } from '../src/engine.js';
import { correctRecord, createMatch, replayMatch, uniformPlayer, type Variant } from '../src/index.js';
import { hand } from './hand-cricket.js';
import type { Loose } from './match-as-seen.js';
import { village } from './village-cricket.js';

const sides = ['home', 'away'] as const;
const players = { home: uniformPlayer, away: uniformPlayer };
const longer = { overs: 20, wickets: 10 } as const;

describe('the record of a side', () => {
  it('has every event, those in place of which it may know nothing without what was chosen or drawn', () => {
    const hidden = { home: new Set<string>(), away: new Set<string>() };
    for (let seed = 0; seed < 8; seed++) {
      const match = createMatch(village, { seed, players });
      const whole = match.record();
      const inputs = match.log().flatMap((entry) => entry.inputs);
      for (const [seat, side] of sides.entries()) {
        const { events } = match.record(side);
        expect(events).toHaveLength(whole.events.length);
        const drawn = inputs.filter(({ by }) => by === null)[Symbol.iterator]();
        for (const [at, event] of whole.events.entries()) {
          const mayNot =
            event.kind === 'choice'
              ? event.step === 'village.keeper' && event.seat !== seat
              : [side, 'both'].includes(drawn.next().value?.hiddenFrom as never);
          if (!mayNot) {
            expect(events[at]).toEqual(event);
            continue;
          }
          hidden[side].add((event as { step: string }).step);
          if (event.kind === 'choice') {
            const { choice, salt, ...rest } = event;
            expect(events[at]).toStrictEqual({ ...rest, commitment: commitmentTo(choice, salt as string) });
          } else
            expect(events[at]).toStrictEqual({ kind: 'chance', step: (event as { step: string }).step, hidden: true });
        }
      }
    }
    for (const side of sides)
      expect([...hidden[side]].sort()).toEqual(['village.keeper', 'village.throw', 'village.weather']);
  });

  it('hides the last choice alone that waits for another, and none once all are in', () => {
    const match = createMatch(hand, { seed: 1, set: longer }) as unknown as Loose;
    const seen = (side: 'home' | 'away') =>
      match.record(side).events.map((event) => ('choice' in event ? event.choice : Object.keys(event).at(-1)));
    match.play('home', 'bat', 4).play('away', 'bowl', 2).play('home', 'bat', 6);
    expect(seen('away')).toEqual([4, 2, 'commitment']);
    expect(seen('home')).toEqual([4, 2, 6]);
    match.play('away', 'bowl', 3);
    expect(seen('away')).toEqual([4, 2, 6, 3]);
    match.play('away', 'bowl', 4);
    expect(seen('home')).toEqual([4, 2, 6, 3, 'commitment']);
    expect(seen('away')).toEqual([4, 2, 6, 3, 4]);
  });

  it('hides what several have chosen who wait for one more', () => {
    const match = createMatch(village, { chance: 'people', set: { toss: 'none' } }) as unknown as Loose;
    match.happen('village.pitch', 'dry').play('bowling', 'village.bowler', 'spin');
    match.play('bowling', 'village.field', ['slip', 'point']);
    match.play('bowling', 'village.line', 'wide').play('batting', 'village.shot', { stroke: 'block', run: false });
    const hidden = (side: 'home' | 'away') =>
      match.record(side).events.flatMap((event) => ('commitment' in event ? [event.step] : []));
    expect(hidden('home')).toEqual(['village.line']);
    expect(hidden('away')).toEqual(['village.shot']);
    match.undo().play('bowling', 'village.keeper', 'back');
    expect(hidden('home')).toEqual(['village.line', 'village.keeper']);
    expect(hidden('away')).toEqual([]);
    match.undo().play('batting', 'village.shot', { stroke: 'block', run: false });
    match.play('bowling', 'village.line', 'straight');
    expect(match.record('home').events.at(-1)).toHaveProperty('commitment');
    expect(match.record('away').events.at(-1)).toMatchObject({ choice: 'straight' });
  });

  it('says what the record of the match says, but for the seed and what the checksums are of', () => {
    const plan = houseRule('*', 'plan', { version: '1.0.0' }, (a) => [a.set('overs', 3)]);
    const match = createMatch(hand, { seed: 1, players, houseRules: [plan], names: { home: 'Ash', away: 'Oak' } });
    const { seed: _, timeline: __, checksum: ___, log: ____, events, ...open } = match.record();
    for (const side of sides)
      expect(match.record(side)).toStrictEqual({
        ...open,
        for: side,
        events: events.map((event) => expect.objectContaining({ kind: event.kind })),
        log: match.log(side),
      });
    expect(open).toMatchObject({ versions: { plan: '1.0.0' }, names: { home: 'Ash', away: 'Oak' } });
    for (const field of ['versions', 'from', 'components'])
      expect(createMatch(hand, { seed: 1 }).record('home')).not.toHaveProperty(field);
  });

  it('has the set of components that was played with', () => {
    const carded = { ...hand, withComponents: () => hand } as unknown as Variant;
    const match = createMatch(carded, { components: ['a card'] } as never);
    expect(match.record('home').components).toEqual(['a card']);
  });

  it('tells of a position only what the side may know of it', () => {
    const plan = houseRule(
      '*',
      'plan',
      {
        state: { match: () => ({ batting: 0, bowling: 0, open: 0, none: 0 }) },
        secret: { batting: 'batting', bowling: 'bowling', none: 'nobody' },
      },
      (a) => [a.after('innings.start', { id: 'plan.made', does: (_s, _g, _p, own) => void own.open++ })],
    );
    const own = { plan: { batting: 1, bowling: 2, open: 3, none: 4 } };
    const state = { pitch: 'sticky', keeper: 'up' };
    for (const batting of [undefined, 'home', 'away'] as const) {
      const from = { runs: 4, overs: 1, balls: 1, state, own, ...(batting ? { batting } : {}) };
      const match = createMatch(village, { seed: 1, houseRules: [plan], from } as never);
      const [atBat, inField] = batting === 'away' ? (['away', 'home'] as const) : (['home', 'away'] as const);
      expect(match.record(atBat).from).toStrictEqual({
        ...from,
        state: { pitch: 'sticky' },
        own: { plan: { batting: 1, open: 3 } },
      });
      expect(match.record(inField).from).toStrictEqual({ ...from, own: { plan: { bowling: 2, open: 3 } } });
    }
    const bare = createMatch(village, { seed: 1, from: { runs: 4 } });
    expect(bare.record('home').from).toStrictEqual({ runs: 4 });
  });

  it('tells of a correction what was corrected where the side may know it', () => {
    const match = createMatch(village, { chance: 'people', set: { toss: 'none' } }) as unknown as Loose;
    match.happen('village.pitch', 'dry').play('bowling', 'village.bowler', 'spin');
    match.play('bowling', 'village.field', ['slip', 'point']);
    match.play('bowling', 'village.line', 'straight').play('batting', 'village.shot', { stroke: 'block', run: false });
    match.play('bowling', 'village.keeper', 'up');
    const correct = (step: string, is: unknown) => {
      const record = match.record();
      const at = record.events.findIndex((event) => 'step' in event && event.step === step);
      const corrected = correctRecord(village as never, record, at, is, 'a slip');
      const replayed = replayMatch(village as never, corrected.record);
      return sides.map((side) => replayed.record(side).audit);
    };
    const told = { reason: 'a slip', dropped: 0 };
    const [home, away] = correct('village.keeper', 'back');
    expect(home).toStrictEqual([{ ...told, event: 5, kept: 0 }]);
    expect(away).toStrictEqual([{ ...told, event: 5, kept: 0, was: 'up', is: 'back' }]);
    for (const audit of correct('village.line', 'high'))
      expect(audit).toStrictEqual([{ ...told, event: 3, kept: 2, was: 'straight', is: 'high' }]);
  });
});

describe('what a record says where nothing was given', () => {
  it('is the usual', () => {
    expect(createMatch(hand, {}).record()).toMatchObject({
      seed: 0,
      chance: 'seed',
      names: { home: 'Home', away: 'Away' },
      players: { home: null, away: null },
      undos: 0,
      audit: [],
      result: null,
    });
  });

  it('is told for each side by itself', () => {
    const record = createMatch(hand, { names: { away: 'Oak' }, players: { home: uniformPlayer } } as never).record();
    expect(record.names).toEqual({ home: 'Home', away: 'Oak' });
    expect(record.players).toEqual({ home: uniformPlayer.name, away: null });
  });

  it('names where chance came from', () => {
    const chanceOf = (chance: unknown) => createMatch(hand, { chance } as never).record().chance;
    expect(chanceOf('people')).toBe('people');
    expect(chanceOf({ script: [] })).toBe('script');
    expect(chanceOf({ streams: () => null })).toBe('given');
  });
});
