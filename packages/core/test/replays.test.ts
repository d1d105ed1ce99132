import { describe, expect, it } from 'vitest';
import { defineVariant, houseRule, oneOf, variantKit } from '../src/author.js';
import { applyEvent, type MatchEvent, sessionOf } from '../src/engine.js';
import {
  compose,
  correctRecord,
  createMatch,
  HowzatError,
  type MatchRecord,
  type Player,
  replayMatch,
  uniformPlayer,
  type Variant,
} from '../src/index.js';
import { hand as typedHand } from './hand-cricket.js';
import type { Loose } from './match-as-seen.js';
import { changed } from './record-changes.js';
import { expectRefusal } from './refusals.js';
import { village as typedVillage } from './village-cricket.js';

const [hand, village] = [typedHand as unknown as Variant, typedVillage as unknown as Variant];
const players = { home: uniformPlayer, away: uniformPlayer };
const json = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** A match of hand cricket in which people show these numbers, of home and away in turn. */
function shown(settings: object, ...numbers: readonly number[]): Loose {
  const match = createMatch(hand, { set: { overs: 20, wickets: 10 }, ...settings } as never) as unknown as Loose;
  for (const [at, number] of numbers.entries())
    at % 2 === 0 ? match.play('batting', 'bat', number) : match.play('bowling', 'bowl', number);
  return match;
}

/** Hand cricket of another version, in which an innings is longer. */
const later: Variant = {
  ...hand,
  version: '3.0.0',
  parameters: { ...hand.parameters, overs: { ...hand.parameters.overs, default: 2 } as never },
};

describe('a migration', () => {
  const to = (from: string, next: string, migrate = (it: MatchRecord): MatchRecord => it) => ({
    variant: 'hand',
    from,
    to: next,
    migrate,
  });
  const record = createMatch(hand, { seed: 1, players }).record();

  it('leads to the present version by as many steps as it takes', () => {
    const longer = (it: MatchRecord) => ({ ...it, selection: { ...it.selection, set: { overs: 1 } } });
    const migrations = [to('2.0.0', '3.0.0', longer), to('1.0.0', '2.0.0'), to('0.0.0', '1.0.0')];
    const replayed = replayMatch(later, record, { migrations });
    expect(replayed.record().variant).toEqual({ id: 'hand', version: '3.0.0' });
    expect(replayed.log()).toEqual(replayMatch(hand, record).log());
  });

  it('is of no help where it leads elsewhere or round in a circle: the version that reads the record is named', () => {
    const circle = [to('0.0.0', '1.0.0'), to('1.0.0', '0.0.0')];
    for (const migrations of [circle, [to('0.0.0', '1.0.0')], [to('1.0.0', '3.0.0')], []]) {
      const refused = expectRefusal(
        () => replayMatch(later, record, { migrations }),
        'version',
        'This record was played with hand 0.0.0 and does not replay the same with 3.0.0. Read it with hand 0.0.0.',
      );
      expect(refused.details.subject).toBe('0.0.0');
    }
  });

  it('whose record does not fit the rules is told so', () => {
    const nine = (it: MatchRecord) => ({ ...it, events: [{ ...it.events[0], choice: 9 } as never] });
    expectRefusal(() => replayMatch(later, record, { migrations: [to('0.0.0', '3.0.0', nine)] }), 'bad-record', 'fit');
  });

  it('is asked for nothing where the record is of the present version', () => {
    const wrong = () => expect.unreachable('nothing is migrated');
    expect(replayMatch(hand, record, { migrations: [to('0.0.0', '1.0.0', wrong)] }).length).toBe(record.events.length);
  });
});

describe('a record that does not replay', () => {
  const overs = (id: string, version: string | undefined, value: number) =>
    houseRule(typedHand, id, version ? { version } : {}, (a) => [a.set('overs', value)]);
  const wickets = (id: string, version: string | undefined, value: number) =>
    houseRule(typedHand, id, version ? { version } : {}, (a) => [a.set('wickets', value)]);
  const worth = (id: string, factor: number, version?: string) =>
    houseRule(typedHand, id, version ? { version } : {}, (a) => [
      a.wrap('core.score.runs', (inner, _s, g) => {
        g.bat *= factor;
        return inner();
      }),
    ]);
  const idle = houseRule('*', 'idle', { version: '1.0.0' }, (a) => [
    a.before('ball.after', { id: 'idle.rule', when: (_s, g) => g.balls > 1e6, does: () => {} }),
  ]);
  const play = (...houseRules: readonly never[]) => createMatch(hand, { seed: 1, players, houseRules }).record();

  it('names every house rule that is at hand in another version, and no other', () => {
    const record = play(overs('longer', '1.0.0', 3) as never, wickets('deeper', '1.0.0', 9) as never, idle as never);
    const refused = expectRefusal(
      () =>
        replayMatch(hand, record, {
          houseRules: [overs('longer', '2.0.0', 2), wickets('deeper', undefined, 2), idle],
        }),
      'version',
      'This record was played with the house rule longer 1.0.0 and deeper 1.0.0 and does not replay the same with ' +
        'longer 2.0.0 and deeper without a version. Read it with longer 1.0.0 and deeper 1.0.0.',
    );
    expect(refused.details.subject).toBe('longer');
  });

  it('is damaged where the house rules have no versions, whatever they are called', () => {
    const refused = expectRefusal(
      () =>
        replayMatch(hand, play(worth('toString', 2) as never, idle as never), {
          houseRules: [worth('toString', 3), idle],
        }),
      'checksum',
      'The record is damaged: it replays to another log than the one it was made from.',
    );
    expect(refused.details.subject).toBe('log');
  });

  it('is damaged where it names no version of the house rule, whatever the one at hand has', () => {
    expectRefusal(
      () => replayMatch(hand, play(worth('worth', 2) as never), { houseRules: [worth('worth', 3, '2.0.0')] }),
      'checksum',
      'another log',
    );
  });

  it('names no version of what the game itself brings: it comes with the game', () => {
    const option = { ...worth('worth', 2, '2.0.0'), layer: 'option' };
    const variant = { ...hand, options: [option] } as unknown as Variant;
    const record = createMatch(variant, { options: ['worth'], seed: 1, players } as never).record();
    expect(record).not.toHaveProperty('versions');
  });

  it('is of another game, or names a house rule that is not there', () => {
    expect(expectRefusal(() => replayMatch(village, play()), 'bad-record').details.subject).toBe('hand');
    const record = play(idle as never);
    expect(expectRefusal(() => replayMatch(hand, record), 'unknown-house-rule').details.subject).toBe('idle');
  });

  it('has another result than its log leads to', () => {
    const refused = expectRefusal(
      () =>
        replayMatch(
          hand,
          changed(play(), (r) => Object.assign(r, { result: null })),
        ),
      'checksum',
      'another result',
    );
    expect(refused.details.subject).toBe('result');
  });
});

describe('what a record is replayed with', () => {
  it('is who sat there: their names stay, and nobody is asked to play on', () => {
    const asked: string[] = [];
    const named: Player = { name: 'Ann', choose: () => asked.push('home') && 4 };
    const record = json(shown({ players: { home: named } }).record());
    expect(record.players).toEqual({ home: 'Ann', away: null });
    const before = asked.length;
    const again = replayMatch(hand, record) as unknown as Loose;
    expect(again.record()).toEqual(record);
    again.play('away', 'bowl', 1);
    expect(again.length).toBe(2);
    expect(again.waiting).toMatchObject({ kind: 'decisions', open: [{ side: 'home', made: false }, { side: 'away' }] });
    expect(asked.length).toBe(before);
    const resumed = replayMatch(hand, record, { players: { home: named } }) as unknown as Loose;
    resumed.play('away', 'bowl', 1);
    expect(resumed.length).toBe(3);
  });

  it('is what people tell, where the script has come to its end', () => {
    for (const chance of [{ script: [{ step: 'core.toss', outcome: 0 }] }, 'people', undefined] as const) {
      const match = createMatch(village, { seed: 1, ...(chance ? { chance } : {}) } as never) as unknown as Loose;
      const again = replayMatch(village, json(match.record())) as unknown as Loose;
      expect(again.waiting).toEqual(match.waiting);
      expect(again.record().chance).toBe(typeof chance === 'object' ? 'script' : (chance ?? 'seed'));
    }
  });

  it('is what people tell, where the script had nothing', () => {
    const match = createMatch(village, { seed: 1, chance: { script: [] } } as never);
    expect(replayMatch(village, json(match.record())).waiting).toEqual(match.waiting);
  });

  it('is the set of components that it was played with, where there was one', () => {
    const carded: Variant = { ...hand, withComponents: () => hand };
    const record = json(createMatch(carded, { components: ['a card'] } as never).record());
    expect(replayMatch(carded, record).record()).toEqual(record);
    const bare = createMatch(carded, {} as never).record();
    expect(replayMatch(carded, bare).record()).not.toHaveProperty('components');
  });

  it('is the position that it began from, its names and how often it was gone back', () => {
    const match = shown({ from: { runs: 7 }, names: { home: 'Ash', away: 'Oak' }, seed: 3 }, 4, 2, 6).undo();
    const again = replayMatch(hand, json(match.record()));
    expect(again.game.runs).toBe(11);
    expect(again.names).toEqual({ home: 'Ash', away: 'Oak' });
    expect(again.record()).toEqual(match.record());
    expect(again.record().undos).toBe(1);
  });
});

describe('an engine in place of the interpreter', () => {
  const record = createMatch(hand, { seed: 1, players }).record();
  const failing = (error: () => Error) => () => () => {
    throw error();
  };

  it('is asked for by the program of the match', () => {
    const programs: unknown[] = [];
    const engine = (program: unknown) => {
      programs.push(program);
      return null;
    };
    expect(replayMatch(hand, record, { engine }).record()).toEqual(record);
    const session = sessionOf(compose(hand), record, engine);
    expect(programs).toEqual([session.program, session.program]);
  });

  it('that fails by a rule leaves the match to the interpreter, which knows the rule', () => {
    for (const code of ['bad-rule', 'bad-position'] as const) {
      const engine = failing(() => new HowzatError(code, 'The engine knows no more.'));
      expect(replayMatch(hand, record, { engine }).record()).toEqual(record);
    }
  });

  it('that fails otherwise says so', () => {
    const engine = failing(() => new HowzatError('dead-end', 'The engine is at an end.'));
    expectRefusal(() => replayMatch(hand, record, { engine }), 'dead-end', 'The engine is at an end.');
    const session = sessionOf(compose(hand), record, engine);
    expectRefusal(() => session.waiting(), 'dead-end');
  });
});

describe('a session where a record begins', () => {
  it('plays by the caps of simulated matches where two computers play, and else by those of people', () => {
    const rulebook = compose(hand);
    const automatic = (seats: object, more: object = {}) => {
      const session = sessionOf(rulebook, createMatch(hand, { seed: 1, players: seats, ...more } as never).record());
      session.waiting();
      return session.state.g.automatic;
    };
    for (const from of [{}, { from: { runs: 3 } }]) {
      expect(automatic(players, from)).toBe(true);
      expect(automatic({ home: uniformPlayer }, from)).toBe(false);
      expect(automatic({ away: uniformPlayer }, from)).toBe(false);
      expect(automatic({}, from)).toBe(false);
    }
  });

  it('stands at the position that the match began from', () => {
    const match = shown({ from: { runs: 7, overs: 1, balls: 2 } }, 4, 2);
    const session = sessionOf(match.rulebook as never, match.record());
    expect(session.state.g).toMatchObject({ runs: 7, overs: 1, overBalls: 2 });
    for (const event of match.record().events) applyEvent(session, event as MatchEvent);
    session.waiting();
    expect(session.state.g).toEqual(match.game);
  });
});

describe('a correction', () => {
  const duel = (...numbers: readonly number[]) => shown({ seed: 3, set: { overs: 2, wickets: 1 } }, ...numbers);

  it('keeps what still fits after it, and tells how much that is', () => {
    const record = json(duel(4, 2, 6, 3).record());
    const { record: right, kept, dropped } = correctRecord(hand, record, 0, 2, 'it was a two');
    expect({ kept, dropped }).toEqual({ kept: 1, dropped: 2 });
    expect(right.audit).toEqual([{ event: 0, was: 4, is: 2, reason: 'it was a two', kept: 1, dropped: 2 }]);
    expect(right.events.map((event) => 'choice' in event && event.choice)).toEqual([2, 2]);
    const match = replayMatch(hand, right);
    expect(match.game).toMatchObject({ innings: 2, batting: 1 });
    // what is drawn from here on comes from other streams
    expect(right.timeline).toMatchObject({ streams: {}, players: {} });
    expect(right.timeline.branch).not.toBe(record.timeline.branch);
    const other = correctRecord(hand, json(duel(4, 3, 6, 3).record()), 0, 3, 'it was a three').record;
    expect(other.timeline.branch).not.toBe(right.timeline.branch);
  });

  it('after which everything fits goes on with the same dice', () => {
    const record = json(createMatch(village, { seed: 5, players }).record());
    const at = record.events.findIndex((event) => event.kind === 'choice' && event.step === 'village.field');
    const { record: right, dropped } = correctRecord(village, record, at, ['slip', 'point'], 'the field');
    expect(dropped).toBe(0);
    expect(right.timeline).toEqual(record.timeline);
    expect(right.players).toEqual(record.players);
    expect(replayMatch(village, right).record()).toEqual(right);
  });

  it('keeps how often the match was gone back, and that its checksum did not cover all of it', () => {
    const match = duel(4, 2, 6).undo();
    const { log, timeline, ...rest } = match.record();
    const first = {
      ...rest,
      howzat: 1,
      timeline: { branch: timeline.branch, streams: timeline.streams },
      checksum: log,
    };
    const { record: right } = correctRecord(hand, match.record(), 0, 6, 'a six');
    expect(right.undos).toBe(1);
    expect(right).not.toHaveProperty('unverified');
    const { events } = first;
    const unsalted = events.map((event) => ('salt' in event ? { ...event, salt: undefined } : event));
    expect(correctRecord(hand, json({ ...first, events: unsalted }), 0, 6, 'a six').record.unverified).toBe(
      'continued',
    );
  });

  it('is of a choice or an outcome that is there', () => {
    const record = duel(4, 2).concede('home').record();
    for (const at of [2, 3, -1, 0.5]) {
      const refused = expectRefusal(
        () => correctRecord(hand, record, at, 1, 'x'),
        'bad-position',
        `The record has no choice or outcome number ${at}; it has 3 events.`,
      );
      expect(refused.details.choice).toBe(String(at));
    }
    expectRefusal(
      () => correctRecord(hand, record, 0, undefined, 'x'),
      'bad-record',
      'A correction is plain JSON, but the correction is undefined.',
    );
  });

  it('is refused where it is not possible there, also after what went before', () => {
    const record = duel(4, 2, 6, 3).record();
    for (const at of [0, 2, 3]) expectRefusal(() => correctRecord(hand, record, at, 5, 'x'), 'bad-record', 'fit');
  });
});

describe('a replay under other readings', () => {
  const k = variantKit({
    id: 'drinks',
    title: 'Drinks',
    parameters: {},
    laws: { overs: 2, wickets: 2, toss: 'none', strike: false, ballsPerOver: 1 },
    state: {},
  });
  const drinks = defineVariant(k, {
    version: '1.0.0',
    flow: {
      ball: {
        before: [
          k.decision('hit', {
            by: 'batting',
            domain: oneOf(0, 1),
            take: (_s, runs, g) => {
              g.bat = runs;
            },
          }),
        ],
      },
    },
    rulings: [
      k.ruling('drinks.worth', 'one', {
        one: () => [],
        two: (a) => [
          a.wrap('core.score.runs', (inner, _s, g) => {
            g.bat *= 2;
            return inner();
          }),
        ],
      }),
      k.ruling('drinks.overs', 'two', { two: () => [], three: (a) => [a.set('overs', 3)] }),
    ],
  }) as unknown as Variant;
  const played = (rulings: object): Loose => {
    const match = createMatch(drinks, { rulings } as never) as unknown as Loose;
    for (let i = 0; i < 2; i++) match.play('home', 'hit' as never, 1 as never);
    return match;
  };

  it('has the readings that the match was played under, but for those that are named', () => {
    const record = json(played({ 'drinks.overs': 'three' }).record());
    const other = replayMatch(drinks, record, { rulings: { 'drinks.worth': 'two' } });
    expect(other.game.runs).toBe(4);
    expect(other.rulebook.params.overs).toBe(3);
    expect(other.length).toBe(2);
    // nothing is asked for of the checksum, also where nothing is named
    expect(
      replayMatch(
        drinks,
        changed(record, (r) => Object.assign(r, { log: '0'.repeat(16) })),
        { rulings: {} },
      ).length,
    ).toBe(2);
  });
});
