import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compose, copyJson, type Player, type Variant } from '@howzat/core';
import { award, defineVariant, dismiss, oneOf, type Registry, type Scenario, variantKit } from '@howzat/core/author';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { configurationsOf } from '../src/configurations.js';
import { domainProblems } from '../src/domains.js';
import { driverProblems, jsonProblems, recordProblems } from '../src/drivers.js';
import { goldenProblems } from '../src/golden.js';
import { memoryProblems, playerProblems } from '../src/players.js';
import { playAtRandom } from '../src/random-play.js';
import { appliedProblems, playAll, readingProblems, registryProblems } from '../src/rules.js';
import { opennessProblems, secrecyProblems } from '../src/secrecy.js';
import { hand, registry, scenarios } from './hand-cricket.js';

// A check that cannot fail is a defect: each is shown a variant with the fault that it is there to find.

const sound = hand as unknown as Variant;

interface Faults {
  readonly peek?: boolean;
  readonly leak?: boolean;
  readonly stuck?: boolean;
  readonly endless?: boolean;
  readonly notJson?: boolean;
  readonly mutates?: boolean;
  readonly dead?: boolean;
}

function faulty(faults: Faults): Variant {
  const k = variantKit({
    id: 'hand',
    title: 'Hand cricket',
    parameters: {},
    laws: { overs: 1, wickets: 1, toss: 'none', strike: false },
    state: {
      innings: () => ({ mark: 0, shown: 0, odd: null as unknown, list: [] as readonly number[] }),
      ball: () => ({ bat: 0, bowl: 0 }),
    },
    secret: { mark: 'bowling' },
  });
  const mark = k.decision('mark', {
    by: 'bowling',
    seenBy: 'own',
    domain: oneOf(1, 2, 3),
    take: (s, choice) => {
      s.mark = choice;
      if (faults.leak) s.shown = choice;
      if (faults.notJson) s.odd = new Map();
    },
  });
  const show = k.commit('show', { rule: 'hand.show' }, [
    k.decision('bat', {
      by: 'batting',
      domain: oneOf(0, 1, 2, 3, 4, 6),
      limits: [
        {
          id: 'hand.peek',
          only: () => faults.peek === true,
          when: (s) => s.mark === 1,
          forbids: (c) => c === 6,
          says: 'No 6 against a 1.',
        },
        {
          id: 'hand.stuck',
          only: () => faults.stuck === true,
          when: (_s, g) => g.balls === 1,
          forbids: () => true,
          says: 'Nothing goes.',
        },
      ],
      take: (s, c) => {
        s.bat = c;
      },
    }),
    k.decision('bowl', {
      by: 'bowling',
      domain: oneOf(0, 1, 2, 3, 4, 6),
      take: (s, c) => {
        s.bowl = c;
      },
    }),
  ]);
  const outcome = k.resolve('outcome', [
    {
      id: 'hand.out',
      when: (s) => s.bat === s.bowl && !faults.endless,
      does: (_s, g) => dismiss(g, 'bowled'),
      final: true,
    },
    { id: 'hand.runs', does: (s, g) => award(g, s.bat, 'bat') },
    {
      id: 'hand.dead',
      only: () => faults.dead === true,
      when: (s) => s.bat === 5,
      does: (_s, g) => award(g, 5, 'bat'),
    },
    { id: 'hand.idle', only: () => faults.dead === true, does: () => {} },
  ]);
  const order = k.decision('list', {
    by: 'bowling',
    only: () => faults.mutates === true,
    domain: { kind: 'oneOf', live: () => listDomain },
    take: (s, choice) => {
      (choice as number[]).push(3);
      s.list = choice;
    },
  });
  return defineVariant(k, {
    version: '0.0.0',
    flow: { innings: { before: [mark, order] }, ball: { before: [show, outcome] } },
    ...(faults.endless ? { amends: (a) => [a.repeal('core.innings.overs-bowled')] } : {}),
  }) as unknown as Variant;
}

const listDomain = {
  kind: 'oneOf' as const,
  count: () => 1,
  has: (choice: unknown): choice is readonly number[] => Array.isArray(choice),
  why: (choice: unknown) => (Array.isArray(choice) ? null : { message: 'Give a list of numbers.', rule: null }),
  sample: () => [1, 2],
  describe: () => ({ kind: 'oneOf' as const, items: [[1, 2]] }),
  *[Symbol.iterator]() {
    yield [1, 2];
  },
};

const words = (ids: readonly string[]): Registry => ({
  ...registry,
  sections: [
    {
      title: 'Play',
      rules: Object.fromEntries(ids.map((id) => [id, { kind: 'applied' as const, source: '1', text: 'Words.' }])),
    },
  ],
  rulings: {},
});

test('a sound variant has no problems', () => {
  const rulebook = compose(sound);
  const configurations = configurationsOf(sound, scenarios);
  const all = playAll(sound, scenarios);
  expect([
    ...driverProblems(rulebook, 5, { matches: 2, inputs: Number.POSITIVE_INFINITY }),
    ...driverProblems(rulebook, 2, { matches: 2, inputs: 3 }),
    ...recordProblems(sound, {}, rulebook, 2),
    ...jsonProblems(rulebook, 2),
    ...secrecyProblems(rulebook, 5),
    ...opennessProblems(rulebook, ['bat']),
    ...registryProblems(sound, registry, configurations),
    ...appliedProblems(sound, registry, all, configurations),
    ...readingProblems(sound, all),
    ...all.flatMap((played) => played.play.problems),
  ]).toEqual([]);
});

test('finds a secret that shows in the other side’s domain', () => {
  expect(secrecyProblems(compose(faulty({ peek: true })), 20).join()).toContain(
    'bat depends on what its side may not see',
  );
});

test('finds a secret that shows in an open field', () => {
  expect(secrecyProblems(compose(faulty({ leak: true })), 5).join()).toContain(
    'mark shows itself to the other side in its view',
  );
});

test('finds an open field that is withheld', () => {
  expect(opennessProblems(compose(sound), ['mark']).join()).toContain('mark is open by the catalogue');
});

test('finds a dead end', () => {
  expect(() => {
    for (let seed = 0; seed < 20; seed++) playAtRandom(compose(faulty({ stuck: true })), seed);
  }).toThrow('Nothing is legal at bat');
});

test('finds a match that does not end', () => {
  expect(() => playAtRandom(compose(faulty({ endless: true })), 1)).toThrow('has not ended');
});

test('finds state that is not JSON', () => {
  expect(jsonProblems(compose(faulty({ notJson: true })), 1).join()).toContain('not plain JSON');
});

test('finds nothing where a rule changes what was chosen: it has a copy of its own, and the log keeps the choice', () => {
  const changes = compose(faulty({ mutates: true }));
  const { entries } = playAtRandom(changes, 1).log;
  const chosen = entries.flatMap(({ inputs }) => inputs).filter(({ step }) => step === 'list');
  expect(chosen.length).toBeGreaterThan(0);
  for (const { value } of chosen) expect(value).not.toContain(3);
  expect(driverProblems(changes, 2, { matches: 1, inputs: 50 })).toEqual([]);
});

test('finds rules that never fire, that change nothing, that have no words or no code', () => {
  const variant = faulty({ dead: true });
  const script = scenarios.map(
    (scenario): Scenario => ({
      ...scenario,
      script: scenario.script.filter((line) => !('refused' in line)),
      readings: [],
      expect: {},
    }),
  );
  const configurations = configurationsOf(variant, script);
  const ids = ['hand.show', 'hand.out', 'hand.runs', 'hand.dead', 'hand.idle'];
  const problems = appliedProblems(variant, words(ids), playAll(variant, script), configurations).join('\n');
  expect(problems).toContain('hand.dead never fires');
  expect(problems).toContain('hand.idle: repealing it changes none');
  expect(problems).not.toContain('hand.runs');
  const named = registryProblems(variant, words(['hand.show', 'hand.ghost']), configurations).join('\n');
  expect(named).toContain('hand.ghost is of kind applied and no code applies it');
  expect(named).toContain('hand.runs is applied and is not in the registry');
  const untitled: Registry = {
    ...registry,
    sections: [{ title: 'Play', rules: { 'hand.out': { title: ' ', kind: 'applied', source: '1', text: 'Words.' } } }],
  };
  expect(registryProblems(variant, untitled, configurations)).toContain('hand.out has an empty title');
});

test('finds a reading that no scenario shows, and one that makes no difference', () => {
  expect(readingProblems(sound, playAll(sound, [])).join()).toContain(
    'hand.ruling.match=nothing: no scenario shows it',
  );
  const idle: Scenario = {
    id: 'idle',
    title: 'a ball that is the same by both readings',
    script: [{ side: 'bowling', step: 'mark', choice: 2 }],
    expect: {},
    readings: [{ ruling: 'hand.ruling.match', reading: 'nothing', expect: {} }],
  };
  expect(readingProblems(sound, playAll(sound, [idle])).join()).toContain('ends the same by the standard reading');
});

test('finds a scenario that does not go as it says', () => {
  const [first] = scenarios as [Scenario];
  const wrong: Scenario = { ...first, expect: { balls: ['6'] }, readings: [] };
  expect(playAll(sound, [wrong])[0]?.play.problems.join()).toContain('the balls is');
});

test('finds a domain that lists what it refuses', () => {
  const broken = {
    ...listDomain,
    why: () => ({ message: 'Never.', rule: null }),
    has: (_: unknown): _ is readonly number[] => false,
  };
  const open = { decision: { id: 'list' }, domain: broken } as unknown as Parameters<typeof domainProblems>[0];
  expect(domainProblems(open).join()).toContain('lists [1,2] and refuses it');
});

/** Chooses by how many questions it was asked in all its matches; the same question asked again is no new one. */
function learner(): Player {
  let met = 0;
  let last = '';
  return {
    name: 'learner',
    choose: ({ step, view, domain }) => {
      const question = JSON.stringify([step, copyJson(view)]);
      if (question !== last) met++;
      last = question;
      return [...domain][met % domain.count()];
    },
  };
}

test('finds a player that cheats, forgets, learns from other matches, or changes what it is shown', () => {
  const rulebook = compose(sound);
  let turn = 0;
  const problems = [
    ...playerProblems(rulebook, { name: 'cheat', choose: () => 7 }, 1),
    ...playerProblems(rulebook, { name: 'moody', choose: ({ domain }) => [...domain][turn++ % domain.count()] }, 3),
    ...playerProblems(
      rulebook,
      {
        name: 'vandal',
        choose: ({ view, domain, rng }) => {
          (view.state as { bat?: number }).bat = 9;
          return domain.sample(rng);
        },
      },
      1,
    ),
    ...memoryProblems(rulebook, learner(), 3),
    ...memoryProblems(rulebook, { name: 'stubborn', choose: () => 8 }, 1),
  ].join('\n');
  expect(problems).toContain('cheat chooses what is not legal');
  expect(problems).toContain('learner chooses otherwise at mark of seed 0 when other matches came before');
  expect(problems).toContain('stubborn chose 8 at mark');
  expect(problems).toContain('moody chooses otherwise');
  expect(problems).toContain('Cannot set property bat');
});

test('finds a golden playthrough that is missing, and one that plays otherwise', () => {
  const missing = { file: new URL('golden/none.json', import.meta.url) };
  expect(goldenProblems(sound, missing).join()).toContain('there is no golden playthrough');
  const golden = { file: new URL('golden/hand.json', import.meta.url) };
  expect(goldenProblems(sound, golden)).toEqual([]);
  const other = { ...sound, amends: [{ op: 'repeal' as const, rule: 'hand.marked' }] };
  expect(() => goldenProblems(other, golden)).toThrow('replays to another log');
});

describe('a golden playthrough of a new game', () => {
  const folder = mkdtempSync(join(tmpdir(), 'howzat-golden-'));
  const golden = { file: join(folder, 'new.json'), whenMissing: 'write' } as const;
  afterEach(() => vi.unstubAllEnvs());
  afterAll(() => rmSync(folder, { recursive: true }));

  test('is missed where nobody would commit it', () => {
    vi.stubEnv('CI', 'true');
    expect(goldenProblems(sound, golden).join()).toContain('there is no golden playthrough');
  });

  test('is written once, and holds from then on', () => {
    vi.stubEnv('CI', '');
    expect(goldenProblems(sound, golden)).toEqual([]);
    const written = readFileSync(golden.file, 'utf8');
    expect(goldenProblems(sound, golden)).toEqual([]);
    expect(readFileSync(golden.file, 'utf8')).toBe(written);
    const other = { ...sound, amends: [{ op: 'repeal' as const, rule: 'hand.marked' }] };
    expect(() => goldenProblems(other, golden)).toThrow('replays to another log');
  });
});
