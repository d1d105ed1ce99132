import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const file = join(import.meta.dirname, 'my-rule.ts');
/** A rule as somebody types it, with the cursor between the quotes of each place that is looked at. */
const typed = `import { houseRule } from '@howzat/core/author';
import { cubes } from '@howzat/cubes';
houseRule(cubes, 'mine', {}, (a) => [a.before('', null as never), a.restrict('', null as never), a.repeal('')]);
houseRule('*', 'any', {}, (a) => [a.after('', null as never)]);
houseRule(cubes, 'told', {}, (a) => [a.before('ball.after', { id: 'told.x', does: (s, g) => void [s.need, g.target] })]);
`;
const options: ts.CompilerOptions = {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  strict: true,
  skipLibCheck: true,
  types: [],
};

/** What an editor offers at a place, and what it says of what stands behind one. */
interface Editor {
  completed(place: string): readonly string[];
  told(place: string): string;
}

function editor(): Editor {
  const { sys } = ts;
  const service = ts.createLanguageService({
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (name) => {
      const text = name === file ? typed : sys.readFile(name);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => import.meta.dirname,
    getCompilationSettings: () => options,
    getDefaultLibFileName: (of) => ts.getDefaultLibFilePath(of),
    fileExists: (name) => name === file || sys.fileExists(name),
    readFile: (name) => sys.readFile(name),
    directoryExists: (name) => sys.directoryExists(name),
    getDirectories: (name) => sys.getDirectories(name),
    ...(sys.realpath ? { realpath: sys.realpath } : {}),
  });
  const behind = (place: string): number => typed.indexOf(place) + place.length;
  return {
    completed: (place) =>
      service.getCompletionsAtPosition(file, behind(place), {})?.entries.map(({ name }) => name) ?? [],
    told: (place) => ts.displayPartsToString(service.getQuickInfoAtPosition(file, behind(place))?.documentation),
  };
}

test('an editor completes rules, steps and slots: those of the game, and in a rule for any game those of the Laws', () => {
  const { completed } = editor();
  expect(completed("before('")).toEqual(
    expect.arrayContaining(['over.start', 'ball.after', 'core.score.runs', 'cubes.outcome.six', 'order']),
  );
  expect(completed("repeal('")).toContain('cubes.pressure.lower');
  expect(completed("restrict('")).toEqual(expect.arrayContaining(['order.batting', 'core.toss.elect']));
  expect(completed("restrict('")).not.toContain('cubes.pressure.lower');
  expect(completed("after('")).toEqual(expect.arrayContaining(['innings.before', 'core.wicket.falls']));
  expect(completed("after('")).not.toContain('order');
});

test('and says what is written of a field of the state, of the game and of cricket', () => {
  const { told } = editor();
  expect(told('[s.')).toBe('The difference that takes a wicket on this ball.');
  expect(told(', g.')).toMatch(/\w/);
});
