import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folder, howzat, json, start, village } from './howzat.js';

const hand = ['play', 'village', '--use', village, '--seed', '3'];

describe.concurrent('a game by lines', () => {
  test('is played to its end, with the score and what each ball was decided by', async () => {
    const { status, stdout } = await howzat([...hand, '--players', 'person,four'], '1\n2\n4\n3\n3\n3\n1\n1\n1\n1\n');
    expect(status).toBe(0);
    expect(stdout).toContain('Home: bat?');
    expect(stdout).toContain('Home bat 1 · Away bowl 4');
    expect(stdout).toMatch(/0\.1 +Away bowler 1 to Home 1, 1 run {2}1\/0 {2}\[show runs\]/);
    expect(stdout).toContain('Home 3/1 (0.3 ov)');
    expect(stdout).toContain('Away 4/0 (0.1 ov), target 13');
    expect(stdout).toMatch(/Result: Away won by 2 wickets/);
  });

  test('takes words, JSON and commands; what is not legal is asked again', async () => {
    const { stdout } = await howzat(
      [...hand, '--players', 'person,four'],
      '5\nhelp\nwhy\n3\nwhy\nscore\nundo\n2\nwhy village.runs\nquit\n',
    );
    expect(stdout).toContain('Choose 0, 1, 2, 3, 4 or 6; 5 is not among them.');
    expect(stdout).toContain('take back the last decision');
    expect(stdout).toContain('Taken back.');
    expect(stdout).toContain('core.score.runs: The runs of the ball');
    expect(stdout).toContain('2 runs  2/0');
    expect(stdout).toContain('There is no rule village.runs.');
  });

  test('real dice are asked for, and what they cannot show is refused', { tags: ['ccsl'] }, async () => {
    const { stdout, status } = await howzat(
      ['play', 'ccsl', '--players', 'person,random', '--dice', 'manual', '--record', 'dice.json'],
      'seven\nHome\nbat\nquit\n',
    );
    expect(stdout).toMatch(/not "seven"/);
    expect(stdout).toContain('Home won the toss');
    expect(stdout).toContain('Home chose to bat first');
    expect(status).toBe(0);
    expect(JSON.parse(readFileSync(join(folder, 'dice.json'), 'utf8'))).toMatchObject({ chance: 'people' });
  });

  test('two people at one terminal, and giving up', async () => {
    const { status, stdout } = await howzat(
      [...hand, '--players', 'person,person', '--names', 'Ann,Bob'],
      '1\n{"no":1}\n2\nconcede\n',
    );
    expect(status).toBe(0);
    expect(stdout).toContain('Ann: bat?');
    expect(stdout).toContain('Bob: bowl?');
    expect(stdout).toContain('Result: Bob won, Ann conceded');
  });

  test('what a house rule lets one side look at is shown to it, and to nobody else', async () => {
    const peeks = [...hand, '--house-rule', 'peek'];
    const alone = await howzat([...peeks, '--players', 'person,four'], '1\n2\nview\nquit\n');
    const cards = [...alone.stdout.matchAll(/^Peek\n {2}card: (\d)$/gm)].map(([, card]) => card);
    expect(cards.length).toBeGreaterThanOrEqual(2);
    // what both know is no news, and is told to who asks for it
    expect(alone.stdout.match(/drawn: 1/g)).toHaveLength(1);
    // away bowls
    const both = await howzat([...peeks, '--players', 'four,person'], '1\n2\nview\nquit\n');
    expect(both.stdout).not.toMatch(/card: \d/);
  });

  test('a whole game of CCSL, choices of several parts included', { tags: ['ccsl'] }, async () => {
    const answers = 'bat\n0 1\n1\n2 none\ncard=3\n{"card":4,"prediction":null}\n6\n0\npass\nno\n'.repeat(100);
    const { status, stdout } = await howzat(['play', 'ccsl', '--players', 'person,random', '--seed', '5'], answers);
    expect(stdout).toMatch(/Result: /);
    expect(status).toBe(0);
  });

  test('Cubes calls the cubes in hand by their numbers', { tags: ['cubes'] }, async () => {
    const { stdout } = await howzat(['play', 'cubes', '--players', 'person,random', '--seed', '3'], 'A\nbat\nquit\n');
    expect(stdout).toMatch(/every one of \d \(cube \d+\), \d \(cube \d+\)/);
    const hand = [...stdout.matchAll(/(\d) \(cube \d+\)/g)].map(([, number]) => number);
    const answers = `A\nbat\n${hand.reverse().join(' ')}\nquit\n`;
    const played = await howzat(['play', 'cubes', '--players', 'person,random', '--seed', '3'], answers);
    expect(played.stdout).toContain(`0.6   Away bowler 1`);
    expect(played.stdout.match(/batter \d/g)?.map((fact) => fact.at(-1))).toEqual(hand);
  });
});

describe.concurrent('a game that is left', () => {
  test('goes on where it stood', async () => {
    const first = await howzat([...hand, '--players', 'person,four', '--record', 'left.json'], '1\n2\n');
    expect(first.status).toBe(0);
    expect(first.stderr).toContain('howzat play --resume left.json');
    const second = await howzat(['play', '--resume', 'left.json', '--use', village], '4\n3\n3\n3\n1\n1\n1\n1\n');
    expect(second.stdout).toContain('Home 3/0 (0.2 ov)');
    expect(second.stdout).toMatch(/Result: /);
    const whole = await howzat(
      [...hand, '--players', 'person,four', '--record', 'whole.json'],
      '1\n2\n4\n3\n3\n3\n1\n1\n1\n1\n',
    );
    expect(whole.status).toBe(0);
    // the salts of choices that were secret are drawn by lot, and the checksum is over them
    const unsalted = (key: string, value: unknown): unknown =>
      key === 'salt' || key === 'checksum' ? undefined : value;
    const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'), unsalted);
    expect(read('left.json')).toEqual(read('whole.json'));
  });

  test('goes on where it stood after kill -9', async () => {
    const child = start([...hand, '--players', 'person,four', '--record', 'killed.json']);
    const told = new Promise<void>((resolve) => {
      let text = '';
      child.stdout.setEncoding('utf8').on('data', (more: string) => {
        text += more;
        if (text.includes('Home 3/0 (0.2 ov)')) resolve();
      });
    });
    child.stdin.write('1\n2\n');
    await told;
    child.kill('SIGKILL');
    await new Promise((resolve) => child.on('close', resolve));
    const { stdout, status } = await howzat(
      ['play', '--resume', 'killed.json', '--use', village],
      '4\n3\n3\n3\n1\n1\n1\n1\n',
    );
    expect(stdout).toContain('Home 3/0 (0.2 ov)');
    expect(stdout).toMatch(/Result: /);
    expect(status).toBe(0);
  });

  test('a signal says how to resume', async () => {
    const child = start([...hand, '--players', 'person,four', '--record', 'signal.json']);
    let stderr = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    await new Promise<void>((resolve) => child.stdout.once('data', () => resolve()));
    child.kill('SIGINT');
    const status = await new Promise((resolve) => child.on('close', resolve));
    expect(status).toBe(130);
    expect(stderr).toContain('howzat play --resume signal.json');
  });

  test('is kept even where nobody asked for it', async () => {
    const state = join(folder, 'state');
    await howzat([...hand, '--players', 'person,four'], '1\n', folder, state);
    expect(existsSync(join(state, 'howzat', 'last-match.json'))).toBe(true);
  });

  test('cannot be resumed by other rules', async () => {
    await howzat([...hand, '--players', 'person,four', '--record', 'rules.json'], '1\n');
    const { status, stderr } = await howzat(['play', '--resume', 'rules.json', '--use', village, '--set', 'overs=2']);
    expect(status).toBe(2);
    expect(stderr).toMatch(/fixed by the record/);
  });
});

test('a match between two computer players plays the same by the same seed', async () => {
  const args = ['match', 'village', '--use', village, '--players', 'random,four', '--house-rule', 'longer', '--json'];
  const [one, two] = await Promise.all([json([...args, '--seed', '9']), json([...args, '--seed', '9'])]);
  expect(one).toEqual(two);
  expect(one).toMatchObject({ variant: 'village', amendments: ['longer'], seed: 9, players: ['random', 'four'] });
});
