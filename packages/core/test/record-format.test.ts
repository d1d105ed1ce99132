import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { checksumOfRecord, commitmentTo, stampRecord } from '../src/engine.js';
import { isVerified, largestRecord, type MatchRecord, parseRecord, readRecord } from '../src/index.js';
import { isEvent, recordSchema } from '../src/match/record-format.js';
import { changed as changedBy, damaged } from './record-changes.js';
import { expectRefusal } from './refusals.js';

const salt = '0123456789abcdef'.repeat(2);
const state = [-0x80000000, 0x7fffffff, 0, 1] as const;
const long = 'x'.repeat(10_000);

/** A record with events of each kind, and all that a record may hold. It is of no match, and is read all the same. */
const whole = stampRecord({
  howzat: 2,
  variant: { id: 'hand', version: '0.0.0' },
  selection: { format: null, rulings: {}, options: [], houseRules: ['longer'], set: { overs: 3 } },
  versions: { longer: '1.0.0' },
  seed: 1,
  chance: 'seed',
  names: { home: 'Home', away: 'Away' },
  players: { home: null, away: 'uniform' },
  from: { runs: 4 },
  components: [{ cards: [1] }],
  events: [
    { kind: 'choice', seat: 0, step: 'bat', choice: { a: [1] }, computer: false },
    { kind: 'choice', seat: 1, step: 'bowl', choice: null, computer: true, salt },
    { kind: 'chance', step: 'die', outcome: 0 },
    { kind: 'concede', seat: 1 },
  ],
  undos: 2,
  audit: [{ event: 0, was: 1, is: 2, reason: 'a typing error', kept: 0, dropped: 1 }],
  result: { kind: 'conceded', winner: 0 },
  timeline: { branch: 5, streams: { die: state }, players: { home: state } },
  unverified: 'continued',
  log: '0123456789abcdef',
  checksum: '',
});

type Change = (draft: any) => unknown;

/** The record with a change that somebody made who knows how to work out its checksum. */
const changed = (change: Change): MatchRecord => changedBy(whole, change);

/** The record in the first version of the format. */
function inFirstVersion(change: Change = () => {}): unknown {
  const { log, unverified: _, timeline, events, ...rest } = whole;
  const first = {
    ...rest,
    howzat: 1,
    events: events.map((event) => ('salt' in event ? { ...event, salt: undefined } : event)),
    timeline: { branch: timeline.branch, streams: timeline.streams },
    checksum: log,
  };
  return damaged(first as never, change);
}

describe('a record is read', () => {
  it('as it was written', () => {
    expect(readRecord(whole)).toStrictEqual(whole);
    expect(readRecord(JSON.parse(JSON.stringify(whole)))).toStrictEqual(whole);
    expect(parseRecord(JSON.stringify(whole))).toStrictEqual(whole);
  });

  it.each<[string, Change]>([
    ['long texts', (r) => Object.assign(r.names, { home: long, away: '' })],
    ['a long step', (r) => Object.assign(r.events[0], { step: long })],
    ['a long seed', (r) => Object.assign(r, { seed: long })],
    ['a large seed', (r) => Object.assign(r, { seed: -Number.MAX_SAFE_INTEGER })],
    ['nothing undone', (r) => Object.assign(r, { undos: 0 })],
    ['the lowest branch', (r) => Object.assign(r.timeline, { branch: -0x80000000 })],
    ['the highest branch', (r) => Object.assign(r.timeline, { branch: 0x7fffffff })],
    ['streams of both players', (r) => Object.assign(r.timeline.players, { away: state })],
    ['no streams', (r) => Object.assign(r.timeline, { streams: {}, players: {} })],
    ['brought from the first version', (r) => Object.assign(r, { unverified: 'brought' })],
    ['a format', (r) => Object.assign(r.selection, { format: 'long' })],
    [
      'readings, options and house rules',
      (r) => Object.assign(r.selection, { rulings: { a: 'b' }, options: ['c'], houseRules: ['d', 'e'] }),
    ],
    ['all kinds of parameters', (r) => Object.assign(r.selection, { set: { a: 1.5, b: 'c', d: true, e: null } })],
    ['computer players', (r) => Object.assign(r, { players: { home: 'cautious', away: null } })],
    ['no result', (r) => Object.assign(r, { result: null })],
    ['a result of more fields', (r) => Object.assign(r, { result: { kind: 'tie', winner: null, margin: 0 } })],
    ['a choice of no', (r) => Object.assign(r.events[0], { choice: false })],
    ['a choice of nothing', (r) => Object.assign(r.events[0], { choice: null })],
    ['an outcome of nothing', (r) => Object.assign(r.events[2], { outcome: null })],
    ['no events', (r) => Object.assign(r, { events: [] })],
    ['as many events as a long match has', (r) => Object.assign(r, { events: Array(40_000).fill(r.events[3]) })],
    ['people’s dice', (r) => Object.assign(r, { chance: 'people' })],
    ['a script', (r) => Object.assign(r, { chance: 'script' })],
    ['dice that a host gave', (r) => Object.assign(r, { chance: 'given' })],
  ])('with %s', (_what, change) => {
    const record = changed(change);
    expect(readRecord(record)).toStrictEqual(record);
  });

  it.each<[keyof MatchRecord]>([['versions'], ['from'], ['components'], ['unverified']])('without %s', (field) => {
    const record = changed((r) => delete r[field]);
    expect(field in readRecord(record)).toBe(false);
  });

  it('and says whether its checksum covers all of it', () => {
    expect(isVerified(readRecord(whole))).toBe(false);
    expect(isVerified(readRecord(changed((r) => delete r.unverified)))).toBe(true);
  });

  it('up to so many characters', () => {
    expect(parseRecord(JSON.stringify(whole).padEnd(largestRecord))).toStrictEqual(whole);
    expectRefusal(
      () => parseRecord(JSON.stringify(whole).padEnd(largestRecord + 1)),
      'bad-record',
      'A match record has at most 16,000,000 characters; this is 16,000,001 long.',
    );
  });
});

describe('what is no record is refused, and it is said where', () => {
  it.each<[string, Change]>([
    ['variant', (r) => delete r.variant],
    ['variant.id', (r) => Object.assign(r.variant, { id: 7 })],
    ['variant.version', (r) => delete r.variant.version],
    ['variant.more', (r) => Object.assign(r.variant, { more: 1 })],
    ['selection', (r) => Object.assign(r, { selection: null })],
    ['selection.format', (r) => delete r.selection.format],
    ['selection.format', (r) => Object.assign(r.selection, { format: 1 })],
    ['selection.rulings.a', (r) => Object.assign(r.selection.rulings, { a: 1 })],
    ['selection.options.0', (r) => Object.assign(r.selection, { options: [1] })],
    ['selection.houseRules.1', (r) => Object.assign(r.selection, { houseRules: ['a', null] })],
    ['selection.set.a', (r) => Object.assign(r.selection, { set: { a: [1] } })],
    ['selection.more', (r) => Object.assign(r.selection, { more: 1 })],
    ['versions.longer', (r) => Object.assign(r.versions, { longer: 1 })],
    ['seed', (r) => Object.assign(r, { seed: 1.5 })],
    ['seed', (r) => Object.assign(r, { seed: 2 ** 53 })],
    ['seed', (r) => Object.assign(r, { seed: null })],
    ['seed', (r) => Object.assign(r, { seed: `${long}x` })],
    ['chance', (r) => Object.assign(r, { chance: 'dice' })],
    ['names.away', (r) => delete r.names.away],
    ['names.home', (r) => Object.assign(r.names, { home: `${long}x` })],
    ['names.third', (r) => Object.assign(r.names, { third: 'x' })],
    ['players.home', (r) => Object.assign(r.players, { home: false })],
    ['players.away', (r) => delete r.players.away],
    ['players.third', (r) => Object.assign(r.players, { third: null })],
    ['from', (r) => Object.assign(r, { from: 'the start' })],
    ['events', (r) => Object.assign(r, { events: {} })],
    ['events', (r) => delete r.events],
    ['undos', (r) => Object.assign(r, { undos: -1 })],
    ['undos', (r) => Object.assign(r, { undos: 0.5 })],
    ['undos', (r) => Object.assign(r, { undos: 2 ** 53 })],
    ['audit', (r) => Object.assign(r, { audit: null })],
    ['audit.0.event', (r) => Object.assign(r.audit[0], { event: -1 })],
    ['audit.0.was', (r) => delete r.audit[0].was],
    ['audit.0.reason', (r) => delete r.audit[0].reason],
    ['audit.0.kept', (r) => Object.assign(r.audit[0], { kept: 'all' })],
    ['audit.0.dropped', (r) => Object.assign(r.audit[0], { dropped: 1.5 })],
    ['audit.0.more', (r) => Object.assign(r.audit[0], { more: 1 })],
    ['result', (r) => delete r.result],
    ['result.kind', (r) => Object.assign(r, { result: { winner: 0 } })],
    ['result.winner', (r) => Object.assign(r, { result: { kind: 'runs', winner: 2 } })],
    ['timeline', (r) => delete r.timeline],
    ['timeline.branch', (r) => Object.assign(r.timeline, { branch: 0x80000000 })],
    ['timeline.branch', (r) => Object.assign(r.timeline, { branch: -0x80000001 })],
    ['timeline.branch', (r) => Object.assign(r.timeline, { branch: 0.5 })],
    ['timeline.streams.die', (r) => Object.assign(r.timeline.streams, { die: [1, 2, 3] })],
    ['timeline.streams.die', (r) => Object.assign(r.timeline.streams, { die: [1, 2, 3, 4, 5] })],
    ['timeline.streams.die.3', (r) => Object.assign(r.timeline.streams, { die: [1, 2, 3, '4'] })],
    ['timeline.players', (r) => delete r.timeline.players],
    ['timeline.players.away', (r) => Object.assign(r.timeline.players, { away: [] })],
    ['timeline.players.third', (r) => Object.assign(r.timeline.players, { third: state })],
    ['timeline.more', (r) => Object.assign(r.timeline, { more: 1 })],
    ['unverified', (r) => Object.assign(r, { unverified: true })],
    ['unverified', (r) => Object.assign(r, { unverified: '' })],
    ['log', (r) => Object.assign(r, { log: '0'.repeat(15) })],
    ['log', (r) => Object.assign(r, { log: '0'.repeat(17) })],
    ['log', (r) => Object.assign(r, { log: `g${'0'.repeat(15)}` })],
    ['log', (r) => Object.assign(r, { log: `${'0'.repeat(16)} ` })],
    ['log', (r) => Object.assign(r, { log: ` ${'0'.repeat(16)}` })],
    ['more', (r) => Object.assign(r, { more: 1 })],
  ])('%s', (where, change) => {
    const refused = expectRefusal(
      () => readRecord(changed(change)),
      'bad-record',
      `This is not a match record: ${where} is wrong (`,
    );
    expect(refused.details.subject).toBe(where);
  });

  it.each<[string, Change]>([
    ['events.0', (r) => Object.assign(r.events, { 0: null })],
    ['events.0', (r) => Object.assign(r.events, { 0: 'choice' })],
    ['events.0.kind', (r) => Object.assign(r.events[0], { kind: 'choose' })],
    ['events.0.kind', (r) => delete r.events[0].kind],
    ['events.0.seat', (r) => delete r.events[0].seat],
    ['events.0.seat', (r) => Object.assign(r.events[0], { seat: 2 })],
    ['events.0.seat', (r) => Object.assign(r.events[0], { seat: '0' })],
    ['events.0.step', (r) => delete r.events[0].step],
    ['events.0.step', (r) => Object.assign(r.events[0], { step: 1 })],
    ['events.0.step', (r) => Object.assign(r.events[0], { step: `${long}x` })],
    ['events.0.choice', (r) => delete r.events[0].choice],
    ['events.0.computer', (r) => delete r.events[0].computer],
    ['events.0.computer', (r) => Object.assign(r.events[0], { computer: 1 })],
    ['events.0.salt', (r) => Object.assign(r.events[0], { salt: null })],
    ['events.0.outcome', (r) => Object.assign(r.events[0], { outcome: 1 })],
    ['events.1.outcome', (r) => Object.assign(r.events[1], { outcome: 1 })],
    ['events.1.salt', (r) => Object.assign(r.events[1], { salt: '' })],
    ['events.1.salt', (r) => Object.assign(r.events[1], { salt: salt.slice(1) })],
    ['events.1.salt', (r) => Object.assign(r.events[1], { salt: `${salt}0` })],
    ['events.1.salt', (r) => Object.assign(r.events[1], { salt: `0${salt}` })],
    ['events.1.salt', (r) => Object.assign(r.events[1], { salt: salt.toUpperCase() })],
    ['events.1.salt', (r) => Object.assign(r.events[1], { salt: [salt] })],
    ['events.2.step', (r) => delete r.events[2].step],
    ['events.2.outcome', (r) => delete r.events[2].outcome],
    ['events.2.seat', (r) => Object.assign(r.events[2], { seat: 0 })],
    ['events.0', (r) => Object.assign(r.events, { 0: { ...r.events[0], choice: undefined, chosen: 1 } })],
    ['events.1', (r) => Object.assign(r.events, { 1: { ...r.events[1], choice: undefined, chosen: 1 } })],
    ['events.2', (r) => Object.assign(r.events, { 2: { kind: 'chance', step: 'die', outcomes: 1 } })],
    ['events.3.seat', (r) => delete r.events[3].seat],
    ['events.3.seat', (r) => Object.assign(r.events[3], { seat: -1 })],
    ['events.3.step', (r) => Object.assign(r.events[3], { step: 'core.concede' })],
  ])('%s of an event', (where, change) => {
    const refused = expectRefusal(
      () => readRecord(JSON.parse(JSON.stringify(damaged(whole, change)))),
      'bad-record',
      where,
    );
    expect(refused.details.subject).toContain(where);
  });

  it.each([
    ['nothing', null],
    ['a text', 'a record'],
    ['a list', []],
    ['a number', 2],
  ])('%s', (_what, value) => {
    expectRefusal(() => readRecord(value), 'bad-record', 'This is not a match record');
    expectRefusal(() => parseRecord(JSON.stringify(value)), 'bad-record', 'This is not a match record');
  });

  it('what is no plain JSON', () => {
    expectRefusal(
      () => readRecord({ ...whole, components: () => 1 }),
      'bad-record',
      'A match record is plain JSON, but the record.components is a function.',
    );
  });

  it('another version of the format', () => {
    for (const version of [0, 3, 1.5]) {
      const refused = expectRefusal(
        () => readRecord(changed((r) => Object.assign(r, { howzat: version }))),
        'version',
        `This record has version ${version} of the format; this package reads versions 1 and 2.`,
      );
      expect(refused.details.subject).toBe('howzat');
    }
    expectRefusal(() => readRecord(changed((r) => Object.assign(r, { howzat: '2' }))), 'bad-record', 'howzat is wrong');
  });

  it('a record with the checksum of another', () => {
    const refused = expectRefusal(
      () => readRecord(damaged(whole, (r) => Object.assign(r.names, { home: 'Others' }))),
      'checksum',
      'The record is damaged: its checksum belongs to another record.',
    );
    expect(refused.details.subject).toBe('checksum');
  });
});

describe('an event', () => {
  const { events } = whole;
  const [choice, secret, chance, concession] = events;
  it.each<[string, readonly unknown[]]>([
    ['as it is written', events],
    ['of each seat', [choice, secret, chance, concession].map((event) => ({ ...event, seat: 0 }))],
    ['of the other seat', [choice, secret, concession].map((event) => ({ ...event, seat: 1 }))],
    ['of no seat', [choice, secret, concession].map((event) => ({ ...event, seat: 2 }))],
    ['of another kind', events.map((event) => ({ ...event, kind: '' }))],
    ['at a long step', [choice, secret, chance].map((event) => ({ ...event, step: long }))],
    ['at a step that is too long', [choice, secret, chance].map((event) => ({ ...event, step: `${long}x` }))],
    ['at no step', [choice, secret, chance].map((event) => ({ ...event, step: null }))],
    ['of nobody', [choice, secret].map((event) => ({ ...event, computer: '' }))],
    ['with a salt', [choice, chance, concession].map((event) => ({ ...event, salt }))],
    ['with a bad salt', [choice, secret].map((event) => ({ ...event, salt: `${salt}0` }))],
    ['with a field more', events.map((event) => ({ ...event, more: 1 }))],
    ['that is none', [null, 1, 'choice', [], {}]],
  ])('%s is read in short as the schema reads it', (_what, some) => {
    for (const event of some) {
      const { success } = v.safeParse(recordSchema, { ...whole, events: [event] });
      expect(isEvent(event), JSON.stringify(event)).toBe(success);
    }
  });
});

describe('a record of the first version of the format', () => {
  it('is brought up to the present one, and does not count as verified', () => {
    const { unverified: _, checksum: __, timeline, events, ...rest } = whole;
    const read = readRecord(inFirstVersion());
    expect(read).toStrictEqual(
      stampRecord({
        ...rest,
        events: events.map((event) => {
          if (event.kind !== 'choice') return event;
          const { salt: ___, ...unsalted } = event;
          return unsalted;
        }),
        timeline: { ...timeline, players: {} },
        unverified: 'brought',
        checksum: '',
      }),
    );
    expect(isVerified(read)).toBe(false);
    // what was brought is a record of the present version
    expect(readRecord(read)).toStrictEqual(read);
  });

  it.each<[string, Change]>([
    ['log', (r) => Object.assign(r, { log: null })],
    ['unverified', (r) => Object.assign(r, { unverified: 'brought' })],
    ['timeline.players', (r) => Object.assign(r.timeline, { players: {} })],
    ['events.0.salt', (r) => Object.assign(r.events[0], { salt })],
    ['events.1.salt', (r) => Object.assign(r.events[1], { salt })],
  ])('has no %s', (field, change) => {
    const refused = expectRefusal(
      () => readRecord(inFirstVersion(change)),
      'bad-record',
      `This record says that it is of version 1 of the format, which has no ${field}: it is of a later version, and was changed.`,
    );
    expect(refused.details.subject).toBe(field);
  });

  it.each<[string, Change]>([
    ['events', (r) => Object.assign(r, { events: null })],
    ['events', (r) => delete r.events],
    ['events.0', (r) => Object.assign(r.events, { 0: null })],
    ['timeline', (r) => Object.assign(r, { timeline: null })],
    ['timeline', (r) => Object.assign(r, { timeline: 'players' })],
    ['timeline', (r) => delete r.timeline],
    ['timeline.branch', (r) => delete r.timeline.branch],
    ['timeline.streams', (r) => delete r.timeline.streams],
    ['timeline.more', (r) => Object.assign(r.timeline, { more: 1 })],
    ['checksum', (r) => Object.assign(r, { checksum: 'x' })],
    ['names', (r) => delete r.names],
    ['more', (r) => Object.assign(r, { more: 1 })],
  ])('is refused where %s is wrong', (where, change) => {
    expectRefusal(
      () => readRecord(inFirstVersion(change)),
      'bad-record',
      `This is not a match record: ${where} is wrong (`,
    );
  });
});

describe('the checksum of a record', () => {
  it('is the one that it was when records were written', () => {
    expect(whole.checksum).toBe('cb459d851f866862');
  });

  it.each<[string, Change]>([
    ['who conceded', (r) => Object.assign(r.events[3], { seat: 0 })],
    ['that somebody conceded', (r) => r.events.pop()],
    ['an outcome', (r) => Object.assign(r.events[2], { outcome: 1 })],
    ['what was drawn', (r) => Object.assign(r.events[2], { step: 'dice' })],
    ['a choice', (r) => Object.assign(r.events[0], { choice: { a: [2] } })],
    ['whose choice it was', (r) => Object.assign(r.events[0], { seat: 1 })],
    ['at which step', (r) => Object.assign(r.events[0], { step: 'bowl' })],
    ['whether a computer chose', (r) => Object.assign(r.events[0], { computer: true })],
    ['a choice that was secret', (r) => Object.assign(r.events[1], { choice: 0 })],
    ['its salt', (r) => Object.assign(r.events[1], { salt: salt.replace('0', '1') })],
    ['that it was secret', (r) => delete r.events[1].salt],
    ['who chose in secret', (r) => Object.assign(r.events[1], { seat: 0 })],
    ['at which step that was', (r) => Object.assign(r.events[1], { step: 'bat' })],
    ['whether a computer did', (r) => Object.assign(r.events[1], { computer: false })],
    ['a name', (r) => Object.assign(r.names, { home: 'Others' })],
    ['the order of events', (r) => r.events.reverse()],
  ])('covers %s', (_what, change) => {
    expect(checksumOfRecord(damaged(whole, change))).not.toBe(whole.checksum);
  });

  it('does not cover itself, nor the order of keys', () => {
    expect(checksumOfRecord({ ...whole, checksum: '' })).toBe(whole.checksum);
    const { names, ...rest } = whole;
    expect(checksumOfRecord({ names: { away: names.away, home: names.home }, ...rest })).toBe(whole.checksum);
  });
});

describe('the commitment to a choice', () => {
  const sixes = '5e'.repeat(16);

  // the salt, a line break and the choice as JSON with its keys in order, as `sha256sum` sums them up
  it.each([
    [4, '935248b696d0f29d990ed91233215e75f4bc71479350a866f9abb8ababb5055f'],
    [null, 'b9b90006267c8141afde68e659e97bdafc66e4349075b809cc9684102e5bfebd'],
    [{ b: [{ d: 1, c: null }, 2], a: 'x' }, 'b9c611b4e2cc3fec7362c68e6cdc52eb11509a812088a899919b67754d02e186'],
  ])('is the SHA-256 of its salt and of the choice: %j', (choice, sum) => {
    expect(commitmentTo(choice, sixes)).toBe(sum);
  });

  it('is the same in whatever order the keys come, and another for lists in another order', () => {
    expect(commitmentTo({ a: [{ b: 1, c: 2 }], d: 3 }, sixes)).toBe(commitmentTo({ d: 3, a: [{ c: 2, b: 1 }] }, sixes));
    expect(commitmentTo([2, 10, 1], sixes)).not.toBe(commitmentTo([1, 10, 2], sixes));
    expect(commitmentTo({ 0: 1 }, sixes)).not.toBe(commitmentTo([1], sixes));
  });
});
