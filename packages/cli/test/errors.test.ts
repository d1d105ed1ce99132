import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { allGames } from '../../../scripts/lib/games.mjs';
import { folder, howzat, village } from './howzat.js';

const damaged = join(folder, 'damaged.json');
writeFileSync(damaged, '{"howzat":1,"variant":{"id":"ccsl"}}');
const foreign = join(folder, 'no-match.json');
writeFileSync(foreign, '{"name":"something else"}');
const broken = join(folder, 'broken.json');
writeFileSync(broken, '{"howzat":');
const ofVillage = ['village', '--use', village];
const folderOnly = join(folder, 'no-such-module.ts');

describe.concurrent('what cannot be done is said in one line, with an exit code', () => {
  for (const [code, args, says, tag] of [
    [2, ['nope'], /no command and no variant nope\. Variants are .*ccsl/],
    [2, ['play', 'nope'], /no variant nope; known are .*ccsl/],
    [2, ['play'], /Name the variant/],
    [2, ['match', 'ccsl', '--format', 'nope'], /no format nope.*three-over/, 'ccsl'],
    [2, ['match', 'ccsl', '--ruling', 'nope=x'], /no ruling nope.* Known: /, 'ccsl'],
    [2, ['match', ...ofVillage, '--ruling', 'nope'], /--ruling takes name=value/],
    [2, ['match', 'ccsl', '--option', 'nope'], /no option nope/, 'ccsl'],
    [2, ['match', ...ofVillage, '--set', 'nope=1'], /no parameter nope.* Known: .*overs/],
    [2, ['match', ...ofVillage, '--set', 'overs=0'], /overs must be a whole number from 1 to/],
    [2, ['match', ...ofVillage, '--set', 'overs=1e400'], /overs must be a whole number/],
    [2, ['match', ...ofVillage, '--set', '__proto__=1'], /no parameter __proto__/],
    [2, ['match', 'ccsl', '--house-rule', 'nope'], /no house rule nope/, allGames],
    [
      2,
      ['match', 'ccsl', '--use', village, '--house-rule', 'nope'],
      /no house rule nope; known are .*longer/,
      allGames,
    ],
    [2, ['match', ...ofVillage, '--use', folderOnly], /cannot be loaded/],
    [
      2,
      ['match', ...ofVillage, '--players', 'nope'],
      /no player nope; known are person, random, greedy, search, .*sensible/,
    ],
    [2, ['match', ...ofVillage, '--players', 'person'], /howzat play/],
    [2, ['match', ...ofVillage, '--players', 'a,b,c'], /--players takes two names/],
    [2, ['match', ...ofVillage, '--nope'], /unknown option '--nope'/],
    [2, ['simulate'], /missing required argument 'variant'/],
    [2, ['simulate', ...ofVillage, '--matches', 'many'], /It is a whole number from 1 to/],
    [2, ['simulate', ...ofVillage, '--players', 'person,random'], /cannot play in a simulation/],
    [2, ['export', 'm.json'], /required option '--to <form>'/],
    [2, ['export', 'm.json', '--to', 'pdf'], /Allowed choices are cricsheet, csv, scorecard/],
    [2, ['rules', 'nope'], /no rule nope/, allGames],
    [1, ['replay', 'nofile.json'], /no file nofile.json/],
    [1, ['replay', damaged], /not a match record/],
    [1, ['replay', foreign], /not a match record/],
    [1, ['replay', broken], /is not JSON/],
    [1, ['validate', damaged], /not a valid match record/],
    [1, ['validate', foreign], /not recognised/, allGames],
  ] as readonly (readonly [number, readonly string[], RegExp, string?])[])
    test(`${code}: howzat ${args.join(' ')}`, { tags: tag ? [tag] : [] }, async () => {
      const { status, stdout, stderr } = await howzat(args);
      expect(stderr).toMatch(says);
      expect(stderr).not.toMatch(/\n\s+at /);
      expect(args[0] === 'validate' || stderr.trim().split('\n').length === 1, stderr).toBe(true);
      expect({ status, stdout }).toEqual({ status: code, stdout: '' });
    });
});

test('HOWZAT_DEBUG shows where it came from', async () => {
  process.env.HOWZAT_DEBUG = '1';
  const { stderr } = await howzat(['play', 'nope']);
  delete process.env.HOWZAT_DEBUG;
  expect(stderr).toMatch(/\n\s+at /);
});
