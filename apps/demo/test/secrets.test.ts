import type { DomainDescription, Json, LogEntry, Side, View } from '@howzat/core';
import { describe, expect, test } from 'vitest';
import { Device, seenBySides } from '../src/engine/device.js';
import { Engine } from '../src/engine/engine.js';
import { type Plan, planFor } from '../src/engine/plan.js';
import type { Sight, Source } from '../src/engine/sight.js';
import { tagsOf } from './parts.js';

/** A table at which two people share the device, with everything that has been sent to the page. */
class Shared {
  readonly sent: unknown[] = [];
  readonly engine = new Engine(async () => null);
  private last: Sight | null = null;

  async open(plan: Plan, more: Partial<Source> = {}): Promise<this> {
    const source = { id: 'shared', plan, record: null, series: null, plays: true, kept: false, ...more };
    const failure = await this.engine.open(source, {
      see: (sight) => {
        this.last = sight;
        this.sent.push(sight);
      },
      hear: (news) => void this.sent.push(news),
    });
    if (failure) throw new Error(failure.message);
    return this;
  }

  get sight(): Sight {
    if (!this.last) throw new Error('nothing was seen');
    return this.last;
  }

  /** Whoever is asked to takes the device; then whoever has it makes the nth choice that is offered to them. */
  async turn(nth: number): Promise<void> {
    const [taker] = this.sight.takers;
    if (taker) await this.engine.take(taker);
    const open = this.sight.open.find(({ made }) => !made);
    if (!open) throw new Error(`nobody is asked at ${this.sight.path}`);
    const refused = await this.engine.play(open.side, open.step, choiceOf(open.domain, nth));
    if (refused) throw new Error(refused.message);
  }

  /** Everything that the page could ask for, and gets. */
  async everything(): Promise<unknown> {
    await this.engine.flush();
    const { engine } = this;
    const sides: readonly Side[] = ['home', 'away'];
    const balls = engine.book().balls.length;
    return {
      sight: this.sight,
      book: engine.book(),
      chart: await engine.chart(),
      places: await Promise.all(Array.from({ length: this.sight.length + 1 }, (_, at) => engine.placeAt(at))),
      past: await Promise.all(Array.from({ length: balls + 1 }, (_, at) => engine.past(at))),
      record: engine.record(),
      typed: engine.typed(10),
      csv: engine.exported('csv', ''),
      cricsheet: engine.exported('cricsheet', '2026-01-01'),
      why: await Promise.all(sides.flatMap((side) => secretSteps.map((step) => engine.why(side, step, [0, 1])))),
    };
  }
}

const secretSteps = ['choose-traps', 'bowl-card', 'play-card', 'order.bowling', 'order.batting', 'bowl', 'bat'];

/** A choice of a domain: the nth that its description gives. */
function choiceOf(domain: DomainDescription, nth: number): Json {
  if (domain.kind === 'oneOf') return domain.items[nth % domain.items.length] as Json;
  if (domain.kind === 'number') return Math.min(domain.max, domain.min + nth * domain.step);
  if (domain.kind === 'subsetOf') return domain.items.slice(nth, nth + domain.size) as Json;
  if (domain.kind === 'permutationOf') return [...domain.items.slice(nth), ...domain.items.slice(0, nth)] as Json;
  if (domain.kind === 'record')
    return Object.fromEntries(Object.entries(domain.fields).map(([name, field]) => [name, choiceOf(field, 0)]));
  throw new Error(`no choice is made of ${domain.kind}`);
}

const sharedPlan = (variant: string): Plan =>
  planFor(variant, {
    seed: 3,
    names: { home: 'Ann', away: 'Ben' },
    seats: { home: { kind: 'person' }, away: { kind: 'person' } },
  });

/** Two tables that differ in nothing but a choice that one side made in secret. */
async function twins(variant: string, before: number): Promise<readonly [Shared, Shared]> {
  const tables = await Promise.all([0, 1].map(() => new Shared().open(sharedPlan(variant))));
  for (let n = 0; n < before; n++) for (const table of tables) await table.turn(0);
  const [one, other] = tables as [Shared, Shared];
  await one.turn(0);
  await other.turn(1);
  // until the device changes hands
  for (let n = 0; n < 3 && one.sight.takers.length === 0; n++) for (const table of tables) await table.turn(0);
  return [one, other];
}

// choices before the first that is made in secret
const games = [
  ['ccsl', 1],
  ['ccsl', 2],
  ['cubes', 3],
  ['hand-cricket', 2],
  ['pocket', 0],
] as const;

describe('what reaches the page while two people share it', () => {
  for (const [id, n] of games)
    test(
      `${id}, after ${n} choices: nothing of a secret choice, until its owner has the device`,
      tagsOf(id),
      async () => {
        const [one, other] = await twins(id, n);
        expect(one.sight.takers).toHaveLength(1);
        expect(one.sight.views).toEqual({});
        expect(one.sight.open).toEqual([]);
        expect(await one.everything()).toEqual(await other.everything());
        const [taker = 'home'] = one.sight.takers;
        for (const table of [one, other]) await table.engine.take(taker);
        expect(Object.keys(one.sight.views)).toEqual([taker]);
        expect(await one.everything()).toEqual(await other.everything());
      },
    );

  test('where the views are the same but not what each may read of the last ball, somebody takes the device', () => {
    const view = { side: 'home', role: 'batting', game: {}, state: {}, own: {} } as View;
    const input = { step: 'x', by: 'home', value: 1, hiddenFrom: 'away' } as const;
    const entry = { innings: 1, over: 0, ball: 1, step: 'x', inputs: [input], rules: [], delivery: null };
    const seen = (last: readonly LogEntry[]) => () => seenBySides(() => view, last);
    const device = new Device(['home', 'away'], false);
    expect(device.present(['away'], false, seen([entry])).takers).toEqual(['away']);
    const open = { ...entry, inputs: [{ ...input, hiddenFrom: null }] };
    expect(device.present(['away'], false, seen([open])).takers).toEqual([]);
  });
});

describe('of traps and cards that were chosen in secret', { tags: ['ccsl'] }, () => {
  test('undo at the curtain gives the device to nobody who has not taken it', async () => {
    const [one, other] = await twins('ccsl', 2);
    await Promise.all([one, other].map(({ engine }) => engine.undo()));
    expect(one.sight.takers).toHaveLength(1);
    expect(one.sight.views).toEqual({});
    expect(await one.everything()).toEqual(await other.everything());
  });

  test('whoever undoes what both chose in secret gets both choices back, and redo plays both', async () => {
    const table = await new Shared().open(sharedPlan('ccsl'));
    for (let n = 0; n < 2; n++) await table.turn(0);
    const { length } = table.sight;
    await table.turn(0);
    await table.turn(0);
    const after = table.sight.length;
    expect(after).toBeGreaterThan(length + 1);
    await table.engine.undo();
    expect(table.sight.length).toBe(length);
    await table.engine.redo();
    expect(table.sight.length).toBe(after);
  });

  test('going back past the other’s secret asks the one who decides there to take the device', async () => {
    const table = await new Shared().open(sharedPlan('ccsl'));
    await table.turn(0);
    const { seat: setter } = table.sight;
    await table.turn(0);
    await table.turn(0);
    const [other = setter] = table.sight.takers;
    expect(other).not.toBe(setter);
    await table.engine.take(other);
    // the card of the first is back, but not yet the traps: they are not shown to whoever has the device
    await table.engine.undo();
    expect(Object.keys(table.sight.views)).toEqual([other]);
    await table.engine.undo();
    expect(table.sight.takers).toEqual([setter]);
    expect(table.sight.views).toEqual({});
    expect(await table.engine.take(other)).toMatchObject({ code: 'not-theirs' });
  });

  test('the other side is neither played for nor asked about, nor does it give up', async () => {
    const table = await new Shared().open(sharedPlan('ccsl'));
    for (let n = 0; n < 3; n++) await table.turn(0);
    const [taker = 'home'] = table.sight.takers;
    const refused = { code: 'not-theirs' };
    for (const side of ['home', 'away'] as const) {
      expect(await table.engine.play(side, 'bowl-card', 0)).toMatchObject(refused);
      expect(await table.engine.concede(side)).toMatchObject(refused);
    }
    await table.engine.take(taker);
    const rival = taker === 'home' ? 'away' : 'home';
    expect(await table.engine.play(rival, 'bowl-card', 0)).toMatchObject(refused);
    expect(table.engine.why(rival, 'bowl-card', 0)).toMatchObject(refused);
    expect(await table.engine.concede(rival)).toMatchObject(refused);
    expect(table.sight.path).not.toBe('end');
  });

  test('the record is kept back until the end, unless both have agreed', async () => {
    const table = await new Shared().open(sharedPlan('ccsl'));
    expect(table.engine.record()).toMatchObject({ code: 'not-yet' });
    expect(table.engine.record(true)).toMatchObject({ howzat: expect.any(Number) });
    await table.turn(0);
    await table.engine.take(table.sight.takers[0] as Side);
    await table.engine.concede(table.sight.seat);
    expect(table.sight.path).toBe('end');
    expect(table.engine.record()).toMatchObject({ howzat: expect.any(Number) });
  });

  test('a replay of an unfinished match shows one side, to whoever says who looks', async () => {
    const table = await new Shared().open(sharedPlan('ccsl'));
    for (let n = 0; n < 5; n++) await table.turn(n);
    const record = table.engine.record(true);
    if ('code' in record) throw new Error(record.message);
    const replay = await new Shared().open(sharedPlan('ccsl'), { record, plays: false });
    expect(replay.sight).toMatchObject({ takers: ['home', 'away'], views: {}, open: [] });
    expect((await replay.engine.past(1)).views).toEqual({});
    await replay.engine.take('away');
    expect(Object.keys(replay.sight.views)).toEqual(['away']);
    expect(Object.keys((await replay.engine.past(1)).views)).toEqual(['away']);
    // against a computer there is nobody else to look
    const alone = { ...sharedPlan('ccsl'), seats: planFor('ccsl').seats };
    const single = await new Shared().open(alone, { record, plays: false });
    expect(Object.keys(single.sight.views)).toEqual(['home']);
  });

  test('a ball under another reading is not told before the end: it could tell what is hidden', async () => {
    const table = await new Shared().open(sharedPlan('ccsl'));
    for (let n = 0; n < 5; n++) await table.turn(n);
    expect(table.engine.suppose(0, 'ccsl.ruling.any', 'other')).toMatchObject({
      symbol: null,
      because: expect.stringContaining('when the match is over'),
    });
  });
});
