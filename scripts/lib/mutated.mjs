/**
 * What `npm run test:mutants` changes: by the name of a part, the package whose tests are to notice, and its files. Words are not
 * rules: registries, presentations and components are left as they are.
 */
export const parts = {
  laws: { package: 'core', mutate: ['src/laws.ts'] },
  amendments: { package: 'core', mutate: ['src/amendment.ts', 'src/conflicts.ts', 'src/compose.ts', 'src/edits.ts'] },
  records: {
    package: 'core',
    mutate: [
      'src/record.ts',
      'src/record-format.ts',
      'src/record-checksum.ts',
      'src/read-json.ts',
      'src/side-record.ts',
    ],
  },
  views: { package: 'core', mutate: ['src/view.ts', 'src/player-view.ts', 'src/viewer.ts', 'src/handout.ts'] },
  cubes: { package: 'cubes', mutate: ['src/rules/*.ts'] },
  ccsl: { package: 'ccsl', mutate: ['src/rules/*.ts'] },
  wicked: { package: 'wicked', mutate: ['src/rules/*.ts'] },
  pocket: { package: 'pocket', mutate: ['src/rules/*.ts'] },
  ctg: { package: 'ctg', mutate: ['src/rules/*.ts'] },
};
