import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { folder, hand, howzat, json, village } from './howzat.js';

interface Table {
  readonly variant: string;
  readonly table: readonly { readonly name: string; readonly elo: number; readonly interval95: readonly number[] }[];
  readonly pairings: readonly {
    readonly players: readonly string[];
    readonly wins: readonly number[];
    level: number;
  }[];
}

/** Without how long things took. */
const but = (tables: readonly Table[]): unknown =>
  tables.map(({ pairings, ...rest }) => ({
    ...rest,
    pairings: pairings.map((pairing) => ({ ...pairing, seconds: 0 })),
  }));

const ofHand = ['hand', '--use', hand];

describe('tournament', () => {
  test('rates players from all that they played, the same with any number of workers', async () => {
    const flags = [
      'tournament',
      ...ofHand,
      '--players',
      'random,sensible,search',
      '--budget',
      '15',
      '--matches',
      '30',
      '--json',
    ];
    const [one, two] = await Promise.all(
      ['0', '2'].map((workers) => json<readonly Table[]>([...flags, '--workers', workers])),
    );
    expect(but(one as readonly Table[])).toEqual(but(two as readonly Table[]));
    const [{ variant, table, pairings }] = one as readonly [Table];
    expect(variant).toBe('hand');
    expect(table.map(({ name }) => name).sort()).toEqual(['random', 'search', 'sensible']);
    expect(table.at(-1)?.name).toBe('random');
    expect(table.reduce((sum, { elo }) => sum + elo, 0) / 3).toBeCloseTo(1500, 6);
    for (const { elo, interval95 } of table) {
      expect(interval95[0]).toBeLessThan(elo);
      expect(interval95[1]).toBeGreaterThan(elo);
    }
    expect(pairings).toHaveLength(3);
    for (const { wins, level } of pairings) expect((wins[0] as number) + (wins[1] as number) + level).toBe(30);
  });

  test('takes several games, and tells people in columns', async () => {
    const { status, stdout, stderr } = await howzat([
      ...['tournament', '--variants', 'village,hand', '--use', village, '--use', hand, '--players', 'random,greedy'],
      ...['--matches', '10', '--workers', '0'],
    ]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^village: 10 matches of each two, seed 1\n\n {2}player +Elo +95 % +won +score/);
    expect(stdout).toMatch(/\nhand: 10 matches/);
    expect(stdout).toMatch(/random v greedy +\d+ - \d+/);
  });

  test('goes on where it was stopped', async () => {
    const saved = join(folder, 'pairings.jsonl');
    const flags = [
      'tournament',
      ...ofHand,
      '--matches',
      '10',
      '--workers',
      '0',
      '--save',
      saved,
      '--json',
      '--players',
    ];
    const [two] = await json<readonly Table[]>([...flags, 'random,sensible']);
    expect(readFileSync(saved, 'utf8').trim().split('\n')).toHaveLength(1);
    const [three] = await json<readonly Table[]>([...flags, 'random,sensible,greedy']);
    // the seconds are those of the first time: it was not played again
    expect(three?.pairings[0]).toEqual(two?.pairings[0]);
    expect(readFileSync(saved, 'utf8').trim().split('\n')).toHaveLength(3);
    const [other] = await json<readonly Table[]>([...flags, 'random,sensible', '--seed', '2']);
    expect(other?.pairings[0]).not.toEqual(two?.pairings[0]);
    writeFileSync(saved, 'a shopping list\n');
    const { status, stderr } = await howzat([...flags, 'random,sensible']);
    expect(status).toBe(1);
    expect(stderr).toMatch(/holds no pairings of a tournament: line 1 is none/);
  });

  test.each([
    [['ccsl', '--players', 'random'], /two or more different names/],
    [['ccsl', '--players', 'random,random'], /two or more different names/],
    [['village', '--use', village, '--players', 'random,nobody'], /There is no player nobody/],
    [['ccsl', '--budget', '0'], /a time, as 50ms, or a number of playouts/],
    [['ccsl', '--budget', '-5ms'], /a time, as 50ms, or a number of playouts/],
    [['ccsl', '--variants', 'cubes'], /Name one game, or several/],
    [[], /Name one game, or several/],
  ])('refuses %j', async (args, why) => {
    const { status, stderr } = await howzat(['tournament', ...args]);
    expect(status).toBe(2);
    expect(stderr).toMatch(why);
  });
});

describe('decisions', () => {
  test('says what each is worth, the same with any number of workers', async () => {
    const flags = ['decisions', ...ofHand, '--matches', '200'];
    const [{ stdout, status }, two] = await Promise.all([
      howzat([...flags, '--workers', '0']),
      howzat([...flags, '--workers', '2']),
    ]);
    expect(status).toBe(0);
    expect(two.stdout).toBe(stdout);
    const { player, decisions } = await json<{ player: string; decisions: { step: string; share: number }[] }>([
      ...[...flags, '--workers', '0', '--json'],
    ]);
    expect(stdout).toMatch(new RegExp(`^hand: ${player} against itself, and at one step anything legal; 200 matches`));
    expect(decisions.length).toBeGreaterThan(0);
    for (const { step, share } of decisions) {
      const line = stdout.split('\n').find((told) => told.endsWith(` ${step}`)) as string;
      expect(line.trim().split(/ {2,}/)[0]).toBe((50 - 100 * share).toFixed(1));
    }
  });

  test('says of a step what always the same choice wins there', async () => {
    const { stdout, status } = await howzat([
      'decisions',
      ...ofHand,
      '--player',
      'random',
      '--step',
      'bat',
      '--matches',
      '20',
      '--workers',
      '0',
    ]);
    expect(status).toBe(0);
    const [, ...told] = stdout.split('\n').filter((line) => / bat(: always \d)?$/.test(line));
    expect(told.map((line) => line.split(/ {2,}/).at(-1)).sort()).toEqual(
      [0, 1, 2, 3, 4, 6].map((n) => `bat: always ${n}`),
    );
  });

  test('refuses a step that is not asked, and says which one may be meant', async () => {
    const { status, stderr } = await howzat([
      'decisions',
      ...ofHand,
      '--player',
      'random',
      '--step',
      'bowll',
      '--matches',
      '20',
      '--workers',
      '0',
    ]);
    expect(status).toBe(2);
    expect(stderr).toContain('nobody chose between two things at a step bowll; they chose at');
    expect(stderr).toContain('Did you mean bowl?');
  });

  test('refuses a game that is not there', async () => {
    expect(await howzat(['decisions', 'rounders'])).toMatchObject({ status: 2, stdout: '' });
  });
});

describe('hint', { tags: ['ctg'] }, () => {
  const file = join(folder, 'ctg.json');
  beforeAll(async () => {
    const { status, stderr } = await howzat([
      ...['play', 'ctg', '--players', 'sensible,sensible', '--seed', '7', '--record', file],
    ]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  test('in the middle of an over, in words and as data', async () => {
    const [{ status, stdout, stderr }, data] = await Promise.all([
      howzat(['hint', file, '--at', '150', '--budget', '40']),
      json<{ choices: readonly { behind: number }[]; words: readonly string[]; playouts: number }>([
        ...['hint', file, '--at', '150', '--budget', '40', '--json'],
      ]),
    ]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/You win \d+ % of the matches that go on from there;\s+the\s+(ball|over)\s+then\s+brings/);
    expect(data.choices[0]?.behind).toBeLessThanOrEqual(0);
    expect(data.playouts).toBeGreaterThan(0);
    expect(data.words.length).toBeGreaterThan(0);
  });

  test('at any moment, of a roll too, is that of the decision that follows', async () => {
    for (const at of ['62', '91']) {
      const { status, stdout } = await howzat(['hint', file, '--at', at, '--budget', '20']);
      expect(status).toBe(0);
      expect(stdout).toMatch(/\(\d+(\.\d)? ov\)\n\n(Home|Away): .*[.?]\n\n {2}[A-Z]/);
    }
  });

  test('before the first ball tells no balls, and what is barred in one sentence', async () => {
    const { stdout } = await howzat(['hint', file, '--at', '2']);
    expect(stdout).toMatch(/^Before the first ball\n/);
    expect(stdout).toMatch(/You win \d+ % of the matches that begin so\./);
    expect(stdout.replace(/\s+/g, ' ')).toMatch(
      /and \d others are barred: Only a pace or spin bowler can be left out\./,
    );
    expect(stdout).not.toMatch(/null|NaN|[{}[\]"]| runs and /);
  });

  test('tells who would have won after every ball', async () => {
    const told = await json<readonly { home: number; innings: number }[]>(['hint', file, '--chances', '--json']);
    expect(told.length).toBeGreaterThan(20);
    expect([0, 0.5, 1]).toContain(told.at(-1)?.home);
    expect(new Set(told.map(({ innings }) => innings))).toEqual(new Set([1, 2]));
  });

  test('says in its help how long it thinks', async () => {
    const { stdout } = await howzat(['hint', '--help']);
    expect(stdout.replace(/\s+/g, ' ')).toMatch(
      /a time, such as 50ms, or a number of playouts, such as 200 \(default: 240ms\)/,
    );
  });

  test('is refused where nothing is to be decided', async () => {
    const over = await howzat(['hint', file]);
    expect(over.status).toBe(1);
    expect(over.stderr).toMatch(/nothing for home to decide: the match is over/);
    const beyond = await howzat(['hint', file, '--at', '999999']);
    expect(beyond.stderr).toMatch(/there is no moment after 999999/);
    for (const budget of ['0', '-5ms', 'soon']) {
      const { status, stderr } = await howzat(['hint', file, '--at', '60', `--budget=${budget}`]);
      expect(status).toBe(2);
      expect(stderr).toMatch(/a time, as 50ms, or a number of playouts/);
    }
  });
});

test('a hint is a word at the table', async () => {
  const { stdout } = await howzat(
    ['play', 'village', '--use', village, '--seed', '3', '--budget', '200'],
    'hint\nquit\n',
  );
  expect(stdout).toMatch(/You win \d+ % of the matches/);
});

describe('exploit', () => {
  const flags = [
    ...['exploit', 'village', '--use', village, '--player', 'random', '--breadth', '1', '--longest', '128'],
    ...['--top', '3', '--matches', '40'],
  ];

  test('finds habits that beat a player, the same with any number of workers', async () => {
    const [one, two] = await Promise.all(['0', '2'].map((workers) => json([...flags, '--workers', workers, '--json'])));
    expect(one).toEqual(two);
    expect(one).toMatchObject({ variant: 'village', player: 'random', matches: 40, seed: 1 });
    const { worst, trained, tried } = one as {
      worst: { share: number; habits: unknown[] }[];
      trained: { share: number };
      tried: number;
    };
    expect(worst).toHaveLength(3);
    expect(tried).toBeGreaterThan(20);
    expect(Math.max(trained.share, ...worst.map(({ share }) => share))).toBeGreaterThan(0.9);
  });

  test('tells people in columns', async () => {
    const { status, stdout } = await howzat([...flags, '--workers', '0']);
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /^village: \d+ ways to beat random, seed 1\. The best of them in 40 fresh matches:\n\n {2}won +95 % +habit/,
    );
    expect(stdout).toContain('Trained, habit beside habit:');
    expect(stdout).not.toContain('The same against');
  });

  test('has the habits play somebody else too', async () => {
    const beside = ['--against', 'greedy', '--against-matches', '20', '--workers', '0'];
    const { stdout } = await howzat([...flags, ...beside]);
    expect(stdout).toContain('The same against greedy, in 20 matches:');
    const { worst, trained, against } = (await json([...flags, ...beside, '--json'])) as Record<string, unknown> & {
      against: { policies: { wins: number; losses: number; level: number; habits: unknown }[] };
    };
    expect(against).toMatchObject({ player: 'greedy', matches: 20 });
    const those = [...(worst as { habits: unknown }[]), trained as { habits: unknown }];
    const told = (list: readonly { habits: unknown }[]) => list.map(({ habits }) => JSON.stringify(habits)).sort();
    expect(told(against.policies)).toEqual(told(those));
    for (const { wins, losses, level } of against.policies) expect(wins + losses + level).toBe(20);
  });

  test('refuses somebody else who is nobody', async () => {
    const { status, stderr } = await howzat([...flags, '--against', 'bradman']);
    expect(status).toBe(2);
    expect(stderr).toContain('bradman');
  });
});
