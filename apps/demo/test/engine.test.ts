import type { Side } from '@howzat/core';
import { describe, expect, test } from 'vitest';
import { Engine } from '../src/engine/engine.js';
import { type Plan, planFor, readyPlan } from '../src/engine/plan.js';
import type { News, SeriesPlan, Sight, Source } from '../src/engine/sight.js';

/** An engine as the worker has it, with what it has told last. */
async function seated(plan: Plan, more: Partial<Source> = {}) {
  const engine = new Engine(async () => null);
  const heard: { sight: Sight | null; lines: News['lines'] } = { sight: null, lines: [] };
  const failure = await engine.open(
    { id: 'test', plan, record: null, series: null, plays: true, kept: false, ...more },
    {
      see: (sight) => {
        heard.sight = sight;
      },
      hear: ({ keep, lines }) => {
        heard.lines = [...heard.lines.slice(0, keep), ...lines];
      },
    },
  );
  const sight = (): Sight => {
    if (!heard.sight) throw new Error('nothing was seen');
    return heard.sight;
  };
  return { engine, failure, heard, sight };
}

const twoPeople = (variant: string, more: Partial<Plan> = {}): Plan =>
  planFor(variant, { seed: 5, seats: { home: { kind: 'person' }, away: { kind: 'person' } }, ...more });
const twoComputers = (variant: string): Plan =>
  planFor(variant, {
    seed: 5,
    seats: { home: { kind: 'computer', level: 'random' }, away: { kind: 'computer', level: 'random' } },
  });

/** Plays what is open until the condition holds; hands show numbers that differ, so that nobody is out. */
async function playUntil({ engine, sight }: Awaited<ReturnType<typeof seated>>, done: (sight: Sight) => boolean) {
  for (let turn = 0; turn < 400 && !done(sight()); turn++) {
    const [taker] = sight().takers;
    if (taker) {
      await engine.take(taker);
      continue;
    }
    const open = sight().open.find(({ made }) => !made);
    if (!open) throw new Error(`nobody is asked at ${sight().path}`);
    const { domain } = open;
    const choice =
      domain.kind === 'permutationOf'
        ? domain.items
        : domain.kind === 'number'
          ? 1
          : domain.kind === 'oneOf'
            ? (domain.items.find((item) => item === 2) ?? domain.items[0])
            : null;
    const refused = await engine.play(open.side, open.step, choice);
    if (refused) throw new Error(refused.message);
  }
}

async function untilOver({ sight }: Awaited<ReturnType<typeof seated>>): Promise<void> {
  for (let n = 0; n < 2000 && sight().path !== 'end'; n++) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(sight().path).toBe('end');
}

describe('the engine', () => {
  test('shows a person nothing that is the rival’s', async () => {
    const table = await seated(planFor('hand-cricket', { seed: 5 }));
    expect(table.failure).toBeNull();
    expect(Object.keys(table.sight().views)).toEqual(['home']);
    expect(Object.keys(table.sight().happened)).toEqual(['home']);
  });

  test('lets computers play a match out, and tells it line by line', async () => {
    const table = await seated(twoComputers('hand-cricket'));
    await untilOver(table);
    await table.engine.flush();
    expect(table.heard.lines.at(-1)?.kind).toBe('result');
    expect(table.heard.lines.filter(({ kind }) => kind === 'ball').length).toBeGreaterThan(3);
  });

  test('refuses with the reason, and nothing has changed', async () => {
    const table = await seated(twoPeople('hand-cricket'));
    await playUntil(table, ({ open }) => open.some(({ step }) => step === 'bat'));
    const before = table.sight().length;
    const batting = table.sight().open.find(({ step }) => step === 'bat') as { side: Side };
    expect(await table.engine.play(batting.side, 'bat', 9)).toMatchObject({
      code: 'illegal-choice',
      rule: 'hand.fingers',
    });
    expect(table.engine.why(batting.side, 'bat', 9)).toMatchObject({ rule: 'hand.fingers' });
    expect(table.sight().length).toBe(before);
  });

  test('what people do is counted, not what is refused, nor what a computer decides', async () => {
    const selection = { format: null, rulings: {}, options: [], houseRules: [], set: { toss: 'none' } };
    const table = await seated(planFor('hand-cricket', { seed: 5, selection }));
    expect(await table.engine.play('home', 'batting-order', ['Ash'])).toMatchObject({ code: 'illegal-choice' });
    expect(table.sight().acts).toBe(0);
    await table.engine.play('home', 'batting-order', ['Ash', 'Bo', 'Cam']);
    await table.engine.play('home', 'bat', 1);
    // a ball takes the number of the computer too
    await expect.poll(() => table.sight().length).toBeGreaterThan(2);
    expect(table.sight().acts).toBe(2);
  });

  test('a choice that stands until the other has decided is not asked for again', async () => {
    const table = await seated(twoPeople('hand-cricket'));
    await playUntil(table, ({ takers }) => takers.length > 0);
    const [one = 'home'] = table.sight().takers;
    await table.engine.take(one);
    const [first] = table.sight().open;
    if (!first) throw new Error('nothing is open');
    await table.engine.play(first.side, first.step, 1);
    const [other = one] = table.sight().takers;
    expect([first.side, other].toSorted()).toEqual(['away', 'home']);
    await table.engine.take(other);
    expect(table.sight().open.map(({ side }) => side)).toEqual([other]);
  });

  test('an answer is taken once what came of it has been seen, however far away the screen is', async () => {
    let arrive = (): void => {};
    const seen: number[] = [];
    const engine = new Engine(async () => null);
    const far = ({ length, open }: Sight): Promise<void> =>
      new Promise((resolve) => {
        arrive = () => {
          seen.push(length);
          now = open[0];
          resolve();
        };
      });
    let now: Sight['open'][number] | undefined;
    const source: Source = {
      id: 'far',
      plan: twoPeople('hand-cricket'),
      record: null,
      series: null,
      plays: true,
      kept: false,
    };
    expect(await engine.open(source, { see: far, hear: () => {} })).toBeNull();
    arrive();
    const asked = now as Sight['open'][number];
    const choice = asked.domain.kind === 'oneOf' ? asked.domain.items[0] : null;
    let taken = false;
    const answer = engine.play(asked.side, asked.step, choice).then((refusal) => {
      taken = true;
      return refusal;
    });
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(taken).toBe(false);
    arrive();
    expect(await answer).toBeNull();
    expect(seen.at(-1)).toBeGreaterThan(seen[0] as number);
  });

  /** An engine whose screen draws when it is told to. */
  async function slowlyDrawn(plan: Plan) {
    const engine = new Engine(async () => null);
    const sights: Sight[] = [];
    const drawing: (() => void)[] = [];
    const see = (sight: Sight): Promise<void> => {
      sights.push(sight);
      return new Promise((resolve) => drawing.push(resolve));
    };
    const source: Source = { id: 'slow', plan, record: null, series: null, plays: true, kept: false };
    expect(await engine.open(source, { see, hear: () => {} })).toBeNull();
    return { engine, sights, draw: () => drawing.shift()?.() };
  }

  test('computers wait for the screen, which is shown every ball once', async () => {
    const { engine, sights, draw } = await slowlyDrawn(twoComputers('hand-cricket'));
    const lengths = () => sights.map(({ length }) => length);
    const [first = 0] = lengths();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(lengths()).toEqual([first]);
    for (let n = 2; sights.at(-1)?.path !== 'end'; n++) {
      draw();
      await expect.poll(() => sights.length, { interval: 1 }).toBe(n);
    }
    expect(lengths()).toEqual(lengths().map((_, at) => first + at));
    const balls = sights.flatMap(({ happened, fresh }) =>
      fresh === 0 ? [] : (happened.home ?? []).slice(-fresh).filter(({ delivery }) => delivery),
    );
    expect(balls).toHaveLength(engine.book().balls.length);
  });

  test('what comes in while the screen draws is shown when it has drawn, all at once', async () => {
    const { engine, sights, draw } = await slowlyDrawn(twoPeople('hand-cricket'));
    const [{ open, length }] = sights as [Sight];
    const [asked] = open;
    if (asked?.domain.kind !== 'oneOf') throw new Error('somebody has a choice');
    void engine.play(asked.side, asked.step, asked.domain.items[0]);
    void engine.undo();
    expect(sights).toHaveLength(1);
    draw();
    await expect.poll(() => sights.length).toBe(2);
    expect(sights[1]).toMatchObject({ length, canRedo: true });
  });

  test('undo, another choice, and redo has nothing to lead to', async () => {
    const table = await seated(twoPeople('hand-cricket'));
    await playUntil(table, ({ takers }) => takers.length > 0);
    const { length } = table.sight();
    expect(table.sight().canRedo).toBe(false);
    expect(await table.engine.undo()).toBeNull();
    expect(table.sight()).toMatchObject({ canRedo: true });
    expect(await table.engine.redo()).toBeNull();
    expect(table.sight()).toMatchObject({ length, canRedo: false });
    await table.engine.undo();
    const open = table.sight().open[0];
    if (open?.domain.kind !== 'permutationOf') throw new Error('an order was asked for');
    await table.engine.play(open.side, open.step, [...open.domain.items].reverse());
    expect(table.sight().canRedo).toBe(false);
  });

  test('what was mistyped is corrected, and what follows stands as far as it fits', async () => {
    const table = await seated(twoPeople('hand-cricket', { chance: 'people' }));
    expect(table.sight().chance).toMatchObject({ step: 'core.toss' });
    expect(await table.engine.happen('core.toss', 0)).toBeNull();
    const [typed] = table.engine.typed(5);
    expect(typed).toMatchObject({ at: 0, outcome: 0, chance: { step: 'core.toss' } });
    expect(table.engine.correct(0, 1, 'mistyped')).toEqual({ kept: 0, dropped: 0 });
    expect(table.sight().game.tossWinner).toBe(1);
    expect(table.engine.correct(0, 7, 'mistyped')).toHaveProperty('message');
  });

  test('a ball under another reading of a ruling', { tags: ['cubes'] }, async () => {
    const table = await seated(twoComputers('cubes'));
    await untilOver(table);
    const as = table.engine.suppose(3, 'cubes.ruling.pressure-over-break', 'resets-each-over');
    expect(as.ruling).toBe('cubes.ruling.pressure-over-break');
    expect(as.symbol !== null || as.because !== null).toBe(true);
  });

  test('a series goes on to its next match', async () => {
    const series: SeriesPlan = {
      matches: 3,
      scope: 'persists-in-series',
      afterTie: 'nobody',
      rules: ['golden-ball'],
    };
    const table = await seated(twoComputers('hand-cricket'), { series });
    await untilOver(table);
    const by = table.sight().series?.waiting;
    if (by?.kind === 'rule' && by.by[0]) await table.engine.addRule(by.by[0], 'golden-ball');
    expect(await table.engine.nextMatch()).toBeNull();
    expect(table.sight().series?.number).toBe(2);
    await untilOver(table);
  });

  test('a game that nobody knows, and a house rule that is not at hand, are said to be so', async () => {
    expect((await seated(planFor('rounders'))).failure).toMatchObject({ code: 'unknown-variant' });
    const plan = planFor('hand-cricket');
    const wrong = { ...plan, selection: { ...plan.selection, houseRules: ['nope'] } };
    expect((await seated(wrong)).failure).toMatchObject({ code: 'unknown-house-rule' });
  });
});

describe('a person at the engine', () => {
  test('has nothing to undo before the first choice of their own', { tags: ['cubes'] }, async () => {
    const seats = { home: { kind: 'computer', level: 'random' }, away: { kind: 'person' } } as const;
    const table = await seated(planFor('cubes', { seed: 5, seats }));
    // the computer has chosen its colour already
    await expect.poll(() => table.sight().length, { interval: 2 }).toBeGreaterThan(0);
    expect(table.sight()).toMatchObject({ acts: 0, canUndo: false });
    const open = table.sight().open[0];
    if (open?.domain.kind !== 'oneOf') throw new Error('a colour was asked for');
    await table.engine.play(open.side, open.step, open.domain.items[0]);
    expect(table.sight().canUndo).toBe(true);
    await table.engine.undo();
    expect(table.sight().canUndo).toBe(false);
  });

  test('finds the computer of Pocket Cricket in another team than theirs', { tags: ['pocket'] }, async () => {
    const teams = ['Harbour Lanterns'];
    for (let seed = 1; seed <= 8; seed++) {
      const table = await seated(planFor('pocket', { seed }));
      const open = table.sight().open[0];
      if (open?.step !== 'team.home' || open.domain.kind !== 'oneOf') throw new Error('a team was asked for');
      const mine = open.domain.items[seed % open.domain.items.length];
      await table.engine.play('home', 'team.home', mine);
      await expect.poll(() => chosenAt(table, 'team.away')).not.toBeUndefined();
      expect(chosenAt(table, 'team.away')).not.toBe(mine);
      teams.push(String(chosenAt(table, 'team.away')));
    }
    expect(new Set(teams).size).toBeGreaterThan(1);
  });

  test('is not asked to pass where nothing else is allowed, and undo does not stop there', {
    tags: ['pocket'],
  }, async () => {
    const table = await seated(planFor('pocket', { seed: 3 }));
    const passes = (): number => events(table).filter(({ seat, choice }) => seat === 0 && choice === 'pass').length;
    let asked = 0;
    for (let turn = 0; turn < 120 && table.sight().path !== 'end'; turn++) {
      await expect
        .poll(() => table.sight().open.length > 0 || table.sight().path === 'end', { interval: 2 })
        .toBe(true);
      const open = table.sight().open.find(({ made }) => !made);
      if (!open) break;
      const { domain } = open;
      if (domain.kind === 'oneOf') {
        expect([open.step, domain.items]).not.toEqual([open.step, ['pass']]);
        if (domain.items.includes('pass')) asked++;
      }
      await table.engine.play(open.side, open.step, firstOf(domain));
    }
    expect(passes()).toBeGreaterThan(asked);
    const { length } = table.sight();
    await table.engine.undo();
    expect(table.sight().length).toBeLessThan(length);
    const [again] = table.sight().open;
    expect(again?.domain.kind === 'oneOf' && again.domain.items.length === 1).toBe(false);
  });
});

test('whoever bats in Wicked Cricket says when an over goes on, and sees each as it is played', {
  tags: ['wicked'],
}, async () => {
  const table = await seated(planFor('wicked', { format: 'ten-over', seed: 2 }));
  let overs = 0;
  for (let turn = 0; turn < 80 && table.sight().path !== 'end'; turn++) {
    await expect
      .poll(() => table.sight().open.length > 0 || table.sight().awaited || table.sight().path === 'end', {
        interval: 2,
      })
      .toBe(true);
    const { awaited, game, open } = table.sight();
    if (awaited) {
      const bowled = game.overs;
      await table.engine.call();
      await expect
        .poll(() => table.sight().awaited && table.sight().game.overs === bowled, { interval: 2 })
        .toBe(false);
      const since = table.sight().game;
      if (since.innings === game.innings) expect(since.overs - bowled).toBeLessThanOrEqual(1);
      overs++;
    } else if (open[0]) await table.engine.play(open[0].side, open[0].step, someOf(open[0].domain));
  }
  expect(overs).toBeGreaterThan(2);
});

/** What has come in at a table so far that somebody chose. */
function events({ engine }: Awaited<ReturnType<typeof seated>>) {
  const record = engine.record();
  return 'events' in record ? record.events.flatMap((event) => (event.kind === 'choice' ? [event] : [])) : [];
}

function chosenAt(table: Awaited<ReturnType<typeof seated>>, step: string): unknown {
  return events(table).find((event) => event.step === step)?.choice;
}

/** A choice that a domain describes: the first item of a list, and in several lists each another one. */
function firstOf(domain: Sight['open'][number]['domain'], nth = 0): unknown {
  if (domain.kind === 'oneOf') return domain.items[nth];
  if (domain.kind === 'record')
    return Object.fromEntries(Object.entries(domain.fields).map(([name, field], at) => [name, firstOf(field, at)]));
  throw new Error(`no choice is made of ${domain.kind}`);
}

/** The same for choices of several things. */
function someOf(domain: Sight['open'][number]['domain']): unknown {
  if (domain.kind === 'subsetOf') return domain.items.slice(0, domain.size);
  if (domain.kind === 'placement') return domain.places.slice(0, domain.pieces.length);
  return firstOf(domain);
}

describe('a match of a game without a table, begun by one press', () => {
  test('has its toss chosen for whoever plays, who is asked for the rest', async () => {
    const asked = new Set<string>();
    let elected = 0;
    for (let seed = 1; seed <= 8; seed++) {
      const table = await seated({ ...readyPlan({ id: 'hand-cricket' }), seed });
      const { sight } = table;
      await expect.poll(() => sight().open.some(({ made }) => !made)).toBe(true);
      for (const { step } of sight().open) asked.add(step);
      elected += events(table).filter(({ seat, step }) => seat === 0 && step === 'core.toss.elect').length;
      expect(sight().canUndo).toBe(false);
    }
    expect([...asked].filter((step) => step.startsWith('core.toss'))).toEqual([]);
    expect(elected).toBeGreaterThan(0);
  });
});
