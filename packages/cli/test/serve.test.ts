import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Opened, type Refused, usualLimits, usualRetention } from '@howzat/host';
import { describe, expect, test } from 'vitest';
import { allGames } from '../../../scripts/lib/games.mjs';
import { folder, howzat, howzatAsProcess, start, village } from './howzat.js';

/** Runs a server until an act is done, and stops it as a terminal does. */
async function served(
  args: readonly string[],
  act: (url: string) => Promise<void>,
  environment: Readonly<Record<string, string>> = {},
): Promise<number | null> {
  const environs = { DATABASE_URL: undefined, ...environment };
  const child = start(['serve', '--port', '0', ...args], folder, undefined, environs);
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const address = (): string | undefined => /served at (http:\S+?)\. /.exec(said)?.[1];
  while (address() === undefined && child.exitCode === null) await sleep(20);
  await act(address() ?? '');
  child.kill('SIGTERM');
  return ended;
}

const post = async <T>(url: string, body: object, token = ''): Promise<T> => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await answer.json()) as T;
};

describe('howzat serve', () => {
  test('tells in its help every limit, what it is unless given, and what it is called in the environment', async () => {
    const help = (await howzat(['serve', '--help'])).stdout.replace(/\s+/g, ' ');
    const flags = [
      ...Object.entries(usualLimits).map(([name, value]) => ['limit', name, value] as const),
      ...Object.entries(usualRetention).map(([name, value]) => ['keep', name, value] as const),
    ];
    for (const [kind, name, value] of flags) {
      expect(help).toContain(`--${kind}-${name} <`);
      expect(help).toContain(`(default: ${value}, env: HOWZAT_${kind.toUpperCase()}_${name.toUpperCase()})`);
    }
  });

  test.each([
    [['--limit-opened', '0'], /--limit-opened.*whole number from 1/],
    [['--push', 'nobody'], /--push.*mailto:you@example.org/],
    [['--keep-begun', 'a year'], /--keep-begun.*whole number of days from 1 to 36500, or forever/],
  ])('refuses %j', async (args, message) => {
    const { status, stderr } = await howzat(['serve', ...args]);
    expect(status).toBe(2);
    expect(stderr).toMatch(message);
  });

  test('refuses what is no number in the environment', async () => {
    const environment = { HOWZAT_LIMIT_STREAMS: 'many' };
    const { status, stderr } = await howzatAsProcess(['serve', '--port', '0'], '', folder, undefined, environment);
    expect(status).toBe(2);
    expect(stderr).toMatch(/HOWZAT_LIMIT_STREAMS.*whole number from 1/);
  });
});

describe('howzat serve and howzat verify', { tags: [allGames] }, () => {
  test("play a match with a game of one's own, and check its dice", async () => {
    const file = join(folder, 'fair.json');
    const play = async (url: string): Promise<void> => {
      const games = (await (await fetch(`${url}/api/games`)).json()) as { readonly id: string }[];
      const ids = games.map(({ id }) => id);
      expect(ids).toEqual(expect.arrayContaining(['ccsl', 'ctg', 'cubes', 'pocket', 'wicked', 'village']));
      const plan = { variant: 'village', selection: {}, computer: { side: 'away', player: 'four' } };
      const { match, tokens } = await post<Opened>(`${url}/api/matches`, { v: 1, do: 'open', plan });
      expect(tokens.away).toBeNull();
      const at = `${url}/api/matches/${match}`;
      const claim = { v: 1, do: 'claim', key: 'claiming-1', name: 'Ann', number: null };
      expect(await post(at, claim, tokens.home ?? '')).toMatchObject({ type: 'receipt' });
      await post(at, { v: 1, do: 'concede', key: 'conceding-1' }, tokens.home ?? '');
      const record = await fetch(`${at}/record`, { headers: { authorization: `Bearer ${tokens.watch}` } });
      writeFileSync(file, await record.text());
      // so many in a minute
      const more = { v: 1, do: 'open', plan: { variant: 'village', selection: {} } };
      expect(await post<Opened>(`${url}/api/matches`, more)).toMatchObject({ type: 'opened' });
      expect(await post<Refused>(`${url}/api/matches`, more)).toMatchObject({ code: 'too-many' });
    };
    const flags = ['--data', join(folder, 'matches'), '--use', village, '--keep-begun', 'forever'];
    const ended = await served(flags, play, { HOWZAT_LIMIT_OPENED: '2' });
    expect(ended).toBe(0);
    const whole = await howzat(['verify', file, '--use', village]);
    expect(whole).toMatchObject({ status: 0, stdout: expect.stringMatching(/: fair, \d+ dice and draws/) });
    const fair = JSON.parse(readFileSync(file, 'utf8')) as object;
    writeFileSync(file, JSON.stringify({ ...fair, secret: 'ab'.repeat(32) }));
    const changed = await howzat(['verify', file, '--use', village]);
    expect(changed.status).toBe(1);
    expect(changed.stderr).toContain('is not fair: The secret is not the one that the host committed to');
    writeFileSync(file, '{}');
    expect((await howzat(['verify', file])).stderr).toContain('This is not the record of a hosted match');
  });
});
