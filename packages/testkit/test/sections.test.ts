import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { rulePlaces, sectionProblems } from '../../../scripts/lib/sections.mjs';

// What holds the rulebooks of this repository to their sections: each has a test of its own that asks it.

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'howzat-sections-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  mkdirSync(join(folder, 'src/rules'), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, 'src', file), text);
}

const words = (id: string) => `export const words = { '${id}': { kind: 'applied', source: '1', text: 'So it is.' } };`;
const rule = (id: string) => `export const rule = k.rule({ id: '${id}', does: () => {} });`;
const registry = { variant: 'x', sections: [{ rules: { 'x.trap.out': {} } }], rulings: {} };
const ruling = { variant: 'x', sections: [], rulings: { 'x.ruling.trap-values': {} } };

describe('a rule stands in the file of its section', () => {
  test('with its words, or with its words beside it', () => {
    write({ 'rules/trap.ts': `${words('x.trap.out')}\n${rule('x.trap.out')}` });
    expect(sectionProblems(folder, registry)).toEqual([]);
    write({ 'rules/trap.ts': rule('x.trap.out'), 'rules/trap.words.ts': words('x.trap.out') });
    expect(sectionProblems(folder, registry)).toEqual([]);
  });

  test('and is found where words or code are elsewhere, missing or double', () => {
    write({ 'words.ts': words('x.trap.out') });
    expect(sectionProblems(folder, registry)).toEqual([
      'x.trap.out has its words in src/words.ts:1, not in src/rules/trap.ts',
    ]);
    write({ 'words.ts': '', 'rules/shift.ts': rule('x.trap.out') });
    expect(sectionProblems(folder, registry)).toEqual([
      'x.trap.out has its words in no file',
      'x.trap.out has its code in src/rules/shift.ts:1, not in src/rules/trap.ts',
    ]);
    write({ 'rules/shift.ts': '', 'rules/trap.ts': `${words('x.trap.out')}\n${words('x.trap.out')}` });
    expect(sectionProblems(folder, registry)).toEqual([
      'x.trap.out has its words in src/rules/trap.ts:1 and src/rules/trap.ts:2',
    ]);
  });

  test('also where one of two rules holds, or where the end of its id is put together', () => {
    write({
      'rules/trap.ts': words('x.trap.out'),
      'rules/shift.ts':
        "k.rule({ id: late ? 'x.trap.out' : 'x.shift.odd' });\nk.rule({ id: `x.trap.$" + '{moment}` });',
    });
    expect(sectionProblems(folder, registry)).toEqual([
      'x.trap.out has its code in src/rules/shift.ts:1, not in src/rules/trap.ts',
      'x.trap.* has its code in src/rules/shift.ts:2, not in src/rules/trap.ts',
    ]);
  });

  test('but may be named anywhere', () => {
    write({
      'rules/trap.ts': `${words('x.trap.out')}\n${rule('x.trap.out')}`,
      'rules/shift.ts': "a.repeal('x.trap.out'); k.decision('play', { rule: 'x.trap.out' });",
    });
    expect(sectionProblems(folder, registry)).toEqual([]);
  });

  test('whose name its ids may shorten, each that of a file of its own', () => {
    const short = { variant: 'x', sections: [{ rules: { 'x.adv.shot': {} } }], rulings: {} };
    write({ 'rules/advantage.ts': words('x.adv.shot') });
    expect(sectionProblems(folder, short, { adv: 'advantage' })).toEqual([]);
    expect(sectionProblems(folder, short, { adv: 'advantage', conf: 'advantage' })).toEqual([
      'advantage.ts is named for two sections; each has a file of its own',
    ]);
    write({ 'rules/no-ball.ts': words('x.noball.run'), 'rules/advantage.ts': '' });
    const hyphen = { variant: 'x', sections: [{ rules: { 'x.noball.run': {} } }], rulings: {} };
    expect(sectionProblems(folder, hyphen)).toEqual([]);
  });

  test('or in the folder of a large one', () => {
    mkdirSync(join(folder, 'src/rules/trap'), { recursive: true });
    write({ 'rules/trap/snare.ts': words('x.trap.out'), 'rules/trap/spring.ts': rule('x.trap.out') });
    expect(sectionProblems(folder, registry)).toEqual([]);
    const other = { variant: 'x', sections: [{ rules: { 'x.snare.out': {} } }], rulings: {} };
    write({ 'rules/trap/snare.ts': words('x.snare.out') });
    expect(sectionProblems(folder, other)).toContain(
      'x.snare.out has its words in src/rules/trap/snare.ts:1, not in src/rules/snare.ts',
    );
  });
});

describe('a ruling stands in the file of a section', () => {
  const readings = "export const readings = k.readings({ 'x.ruling.trap-values': k.words('trapValues') });";

  test('with its readings and its words together', () => {
    write({ 'rules/trap.ts': `${readings}\n${words('x.ruling.trap-values')}` });
    expect(sectionProblems(folder, ruling)).toEqual([]);
    // what it decides may bite elsewhere
    write({ 'rules/shift.ts': rule('x.ruling.trap-values') });
    expect(sectionProblems(folder, ruling)).toEqual([]);
  });

  test('also where a section is a folder', () => {
    mkdirSync(join(folder, 'src/rules/trap'), { recursive: true });
    write({ 'rules/trap/snare.ts': `${readings}\n${words('x.ruling.trap-values')}` });
    expect(sectionProblems(folder, ruling)).toEqual([]);
    write({ 'rules/trap/snare.ts': words('x.ruling.trap-values'), 'rules/trap/spring.ts': readings });
    expect(sectionProblems(folder, ruling)).toEqual([
      'x.ruling.trap-values has its readings in src/rules/trap/spring.ts:1 and its words in src/rules/trap/snare.ts:1',
    ]);
  });

  test('and is found where they are apart, or in no such file', () => {
    write({ 'rules/trap.ts': words('x.ruling.trap-values'), 'rulings.ts': readings });
    expect(sectionProblems(folder, ruling)).toEqual([
      'x.ruling.trap-values has its readings in src/rulings.ts:1 and its words in src/rules/trap.ts:1',
    ]);
    write({ 'rules/trap.ts': '', 'rulings.ts': `${readings}\n${words('x.ruling.trap-values')}` });
    expect(sectionProblems(folder, ruling)).toEqual([
      'x.ruling.trap-values has its words in src/rulings.ts:2, which is no file of a section',
    ]);
  });
});

test('where a rule stands is told by line', () => {
  write({ 'rules/trap.ts': `// the trap\n${words('x.trap.out')}\n${rule('x.trap.out')}\na.repeal('x.trap.out');` });
  const at = (line: number) => [{ file: 'src/rules/trap.ts', line }];
  expect(rulePlaces(folder, 'x.').get('x.trap.out')).toEqual({
    words: at(2),
    readings: [],
    code: at(3),
    mentions: at(4),
  });
});
