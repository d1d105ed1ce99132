import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const file = join(import.meta.dirname, 'my-rule.ts');
/** A rule as somebody types it, with the cursor between the quotes of each place that is looked at. */
const typed = `import { houseRule } from '@howzat/core/author';
import { cubes } from '@howzat/cubes';
houseRule(cubes, 'mine', {}, (a) => [a.before('', null as never), a.restrict('', null as never), a.repeal('')]);
houseRule('*', 'any', {}, (a) => [a.after('', null as never)]);
`;
const options: ts.CompilerOptions = {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  strict: true,
  skipLibCheck: true,
  types: [],
};

function editor(): (place: string) => readonly string[] {
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
  return (place) =>
    service.getCompletionsAtPosition(file, typed.indexOf(place) + place.length, {})?.entries.map(({ name }) => name) ??
    [];
}

test('an editor completes rules, steps and slots: those of the game, and in a rule for any game those of the Laws', () => {
  const completed = editor();
  expect(completed("before('")).toEqual(
    expect.arrayContaining(['over.start', 'ball.after', 'core.score.runs', 'cubes.outcome.six', 'order']),
  );
  expect(completed("repeal('")).toContain('cubes.pressure.lower');
  expect(completed("restrict('")).toEqual(expect.arrayContaining(['order.batting', 'core.toss.elect']));
  expect(completed("restrict('")).not.toContain('cubes.pressure.lower');
  expect(completed("after('")).toEqual(expect.arrayContaining(['innings.before', 'core.wicket.falls']));
  expect(completed("after('")).not.toContain('order');
});
