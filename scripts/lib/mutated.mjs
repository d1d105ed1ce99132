/**
 * What `npm run test:mutants` changes: by the name of a part, the package whose tests are to notice, and its files. Words are not
 * rules: registries, presentations and components are left as they are.
 */
export const parts = {
  laws: { package: 'core', mutate: ['src/laws/laws.ts'] },
  amendments: { package: 'core', mutate: ['src/kits/amendment.ts', 'src/compose/{conflicts,compose,edits}.ts'] },
  records: {
    package: 'core',
    mutate: ['src/match/{record,record-format,record-checksum,record-writer,side-record}.ts', 'src/json/read-json.ts'],
  },
  views: { package: 'core', mutate: ['src/log/view.ts', 'src/compiled/player-view.ts', 'src/interpreter/handout.ts'] },
  cubes: { package: 'cubes', mutate: ['src/rules/*.ts'] },
  ccsl: { package: 'ccsl', mutate: ['src/rules/*.ts'] },
  wicked: { package: 'wicked', mutate: ['src/rules/*.ts'] },
  pocket: { package: 'pocket', mutate: ['src/rules/*.ts'] },
  ctg: { package: 'ctg', mutate: ['src/rules/*.ts'] },
};
