import { beforeAll, describe, expect, test } from 'vitest';
import { hostAlone } from '../src/hosts/alone.js';
import { type Host, hosts } from '../src/hosts/hosts.js';
import { type HostCame, playOn } from '../src/hosts/run.js';
import { hostGames, judged, planOf } from '../src/hosts/suite.js';
import type { Line } from '../src/hosts/told.js';

// Terser and istanbul take more time to write this program than all hosts to play it, and Hermes some seconds each time to read it.
const onlyDeep = ['terser', 'istanbul', 'hermes-no-eval'];
const quick = hosts.filter(({ id, leftOut }) => !onlyDeep.includes(id) && leftOut === null);
const plan = planOf({ ccsl: 20, others: 2 }, '1');
const [node] = hosts;

let came: readonly HostCame[] = [];

beforeAll(async () => {
  came = await playOn(quick, plan, { threads: 2 });
});

const on = (id: string): HostCame => came.find(({ host }) => host.id === id) as HostCame;

const here = (id: string): boolean => quick.some((host) => host.id === id);

test('the same matches are played on every host, in every way', () => {
  const { failures, passed, leftOut } = judged(came, plan);
  expect(failures).toEqual([]);
  // each game in five ways, that nothing broke, and what is written in place of each game where text is kept
  const kept = quick.filter(({ keepsText }) => keepsText).length;
  expect(passed).toBe(quick.length * (5 * hostGames.length + 1) + kept * hostGames.length);
  expect(leftOut).toHaveLength(here('hermes') ? 0 : 2);
});

test('after a tool for ES5 as much is written in place as before, within a few', () => {
  for (const game of hostGames) {
    const { inPlace } = on('node').how.get(game) ?? { inPlace: 0 };
    const after = on('es5').how.get(game) ?? { inPlace: 0 };
    expect(inPlace).toBeGreaterThan(100);
    expect(Math.abs(after.inPlace - inPlace), game).toBeLessThan(0.05 * inPlace);
  }
});

test('where no code is made of text, rules are interpreted', () => {
  for (const game of hostGames) {
    expect(on('node').how.get(game)?.generated).toBe(true);
    expect(on('no-eval').how.get(game)?.generated).toBe(false);
  }
});

test.skipIf(!here('hermes'))('where functions have no text, each is called', () => {
  for (const game of hostGames) expect(on('hermes').how.get(game)).toMatchObject({ generated: true, inPlace: 0 });
});

describe('what is not right is counted', () => {
  const changed = (change: (line: Line) => Line | null, broke: string | null = null): readonly HostCame[] => {
    const lines = [...on('node').how].map(([game, how]): Line => ({ game, how }));
    for (const [game, ways] of on('node').came) for (const it of ways) lines.push({ game, came: it });
    const how: HostCame['how'] = new Map();
    const told: HostCame['came'] = new Map();
    for (const line of lines.flatMap((it) => change(it) ?? [])) {
      if ('how' in line) (how as Map<string, unknown>).set(line.game, line.how);
      else (told as Map<string, unknown>).set(line.game, [...(told.get(line.game) ?? []), line.came]);
    }
    return [on('node'), { host: { ...node, id: 'other', name: 'Other' }, how, came: told, broke }];
  };

  test('nothing, where nothing is', () => {
    expect(
      judged(
        changed((line) => line),
        plan,
      ).failures,
    ).toEqual([]);
  });

  test('another match, with the line that plays it alone', () => {
    const other = changed((line) => {
      if (line.game !== 'ccsl' || !('came' in line) || line.came.way !== 'match' || 'error' in line.came) return line;
      return { ...line, came: { ...line.came, logs: line.came.logs.map((log, at) => (at === 7 ? `${log}!` : log)) } };
    });
    expect(judged(other, plan).failures).toEqual([
      'ccsl on Other, createMatch with computer players: not the same: {"host":"other","game":"ccsl","match":7,"seed":"1"}',
    ]);
  });

  test('a way that throws, one that is missing, and a host that breaks', () => {
    const throws = changed((line) =>
      line.game === 'ctg' && 'came' in line && line.came.way === 'match'
        ? { ...line, came: { way: 'match', error: 'no method' } }
        : line,
    );
    expect(judged(throws, plan).failures).toEqual(['ctg on Other, createMatch with computer players: no method']);
    expect(judged(throws, plan).table).toMatch(/^Other .* throws$/m);
    const missing = changed((line) => (line.game === 'cubes' && 'came' in line ? null : line), 'it ended with 1: ');
    expect(judged(missing, plan).failures).toHaveLength(6);
  });

  test('fewer functions in place', () => {
    const called = changed((line) =>
      'how' in line && line.game === 'ctg' ? { ...line, how: { generated: true, inPlace: 82, called: 367 } } : line,
    );
    expect(judged(called, plan).failures).toEqual([expect.stringContaining('82 functions are written in place, and')]);
  });
});

describe('a match alone', () => {
  // an engine that rounds another way, for one: each roll is another
  const other: Host = {
    ...node,
    id: 'other',
    name: 'Other',
    before: `${node.before}\nvar imul = Math.imul; Math.imul = function (a, b) { return imul(a, b) ^ 1; };`,
  };

  test('shows the first entry that differs', async () => {
    const partings = await hostAlone({ host: 'other', game: 'ccsl', match: 3, seed: '1' }, [node, other]);
    expect(partings[0]).toMatch(/^createRunner, entry \d+:\nNode {2}\{"innings.*\nOther {2}\{"innings/);
  });

  test('is refused where there is no such host', async () => {
    await expect(hostAlone({ host: 'rhino', game: 'ccsl', match: 3, seed: '1' })).rejects.toThrow(
      'There is no host rhino',
    );
  });
});
