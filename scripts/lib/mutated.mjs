import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from './copy.mjs';
import { root } from './pnpm.mjs';

// Of the tests of a game all but those that play matches by the dozen, those of its players, those of what has been built, those that read the
// sources, and those that cannot fail by a rule: each change runs them again. The conformance tests play the worked examples and the
// golden matches alone (scripts/mutants/bundle.mjs).
const testsOfGames = [
  'test/conformance.test.ts',
  'test/frozen-records.test.ts',
  'test/*.test.ts',
  '!test/*.deep.test.ts',
  '!test/{runner,types,presentation,sections}.test.ts',
  '!test/{equilibrium,odds,player,players}.test.ts',
];

const game = (name, ...patterns) => ({
  package: name,
  mutate: ['src/rules/**/*.ts', '!src/rules/**/*.words.ts'],
  tests: [...testsOfGames, ...patterns],
});

/**
 * What `npm run test:mutants` changes: by the name of a part the package, its files, and the tests that are to notice, those first
 * which notice most. Patterns name files and not folders where files may move. Tests that play matches by the hundred are left out,
 * as each change would run them again; so a score is what the quick ones notice by themselves, and the package's may be higher.
 */
export const parts = {
  laws: {
    package: 'core',
    mutate: ['src/**/laws.ts'],
    tests: ['test/laws.test.ts'],
  },
  amendments: {
    package: 'core',
    mutate: ['src/**/{amendment,conflicts,compose,edits,shared-rulebooks}.ts'],
    tests: [
      'test/{amendments,amendments-told,shared-rulebooks,decisions-changed}.test.ts',
      'test/{setups,own-state,refusals,components,nothing-to-choose}.test.ts',
    ],
  },
  records: {
    package: 'core',
    mutate: ['src/**/{record-format,record-checksum,record-writer,read-json,side-record}.ts', 'src/match/record.ts'],
    tests: [
      'test/read-json.test.ts',
      'test/record-format.test.ts',
      'test/replays.test.ts',
      'test/records.test.ts',
      'test/side-records.test.ts',
      'test/{checksum,schema,match-timeline,match-position,walls}.test.ts',
    ],
  },
  views: {
    package: 'core',
    mutate: ['src/**/{view,player-view,handout}.ts'],
    tests: ['test/{what-players-get,match-views,walls,match-players,closed-decisions,closed-chance}.test.ts'],
  },
  cubes: game('cubes', '!test/{secrecy,series}.test.ts'),
  ccsl: game('ccsl', '!test/{solved-values,no-ball-values,sensible,outlook,linear,trap-game}.test.ts'),
  wicked: game('wicked', '!test/{components,derived,parameters}.test.ts'),
  pocket: game('pocket', '!test/{components,play,illegal}.test.ts'),
  ctg: game('ctg', '!test/{components,outcome-counts,properties}.test.ts'),
};

/**
 * The files and the tests of a part, in their order.
 * @throws Error where a pattern stands for no file: it was moved, or is called otherwise
 */
export function filesOfPart(part) {
  const { package: name, mutate, tests } = parts[part];
  const found = (patterns) => matching(join(root, 'packages', name), part, patterns);
  return { mutate: found(mutate), tests: found(tests) };
}

function matching(folder, part, patterns) {
  const asPathspecs = (some) => some.flatMap(withoutBraces).map((pattern) => `:(glob)${pattern}`);
  const listed = (pattern) =>
    filesOf(folder, ...asPathspecs([pattern])).filter((file) => existsSync(join(folder, file)));
  const left = new Set(patterns.filter((pattern) => pattern.startsWith('!')).flatMap((p) => listed(p.slice(1))));
  const wanted = patterns.filter((pattern) => !pattern.startsWith('!'));
  const files = wanted.flatMap((pattern) =>
    withoutBraces(pattern).flatMap((single) => {
      const some = listed(single);
      if (some.length === 0) throw new Error(`${part}: ${single} stands for no file in ${folder}.`);
      return some;
    }),
  );
  return [...new Set(files)].filter((file) => !left.has(file));
}

/** Git knows no braces in patterns: `{a,b}.ts` is `a.ts` and `b.ts`. */
function withoutBraces(pattern) {
  const [whole, inner] = /\{([^{}]*)\}/.exec(pattern) ?? [];
  if (whole === undefined) return [pattern];
  return inner.split(',').flatMap((one) => withoutBraces(pattern.replace(whole, one)));
}
