import { readdirSync } from 'node:fs';
import MiniSearch, { type SearchResult } from 'minisearch';
import { beforeAll, describe, expect, test } from 'vitest';
import { searchOptions } from '../.vitepress/search.js';
import { dist } from './built.js';

let index: MiniSearch;

// as the search box of VitePress opens it
beforeAll(async () => {
  const chunks = `${dist}assets/chunks`;
  const file = readdirSync(chunks).find((name) => name.startsWith('@localSearchIndexroot'));
  const { default: json } = (await import(/* @vite-ignore */ `${chunks}/${file}`)) as { default: string };
  index = MiniSearch.loadJSON(json, {
    fields: ['title', 'titles', 'text'],
    storeFields: ['title', 'titles'],
    ...searchOptions.options,
    searchOptions: searchOptions.searchOptions,
  });
});

/** A rule by its id, by its words, and by the term of the rulebook or of cricket. */
const queries: readonly (readonly [query: string, leadsTo: RegExp])[] = [
  ['ctg.catch.condition', /ctg\/catch\.html#ctg\.catch\.condition$/],
  ['ctg.strike.bounce-value', /#ctg\.strike\.bounce-value$/],
  ['ctg.ruling.miss-margin', /ctg\/rulings\.html#ctg\.ruling\.miss-margin$/],
  ['cubes.outcome.wicket', /#cubes\.outcome\.wicket$/],
  ['ccsl.streak.double', /#ccsl\.streak\.double$/],
  ['wicked.toss.tie-reroll', /#wicked\.toss\.tie-reroll$/],
  ['pocket.card.positions', /#pocket\.card\.positions$/],
  ['core.strike.crossed', /core\/.*#core\.strike\.crossed$/],
  ['six-and-out', /house-rules\/.*#six-and-out$/],
  ['pocket.ruling.score-deck-ownership', /#pocket\.ruling\.score-deck-ownership$/],
  ['fielder may try a catch on the full', /#ctg\.catch\.condition$/],
  ['the face of the cards is compared', /#ccsl\.out\.match$/],
  ['number at least 5 higher takes a wicket', /#cubes\.outcome\.wicket$/],
  ['which numbers stand on the cubes', /#cubes\.ruling\.number-range$/],
  ['what does OUT cost', /#ccsl\.ruling\.wickets$/],
  ['whose score deck is used', /#pocket\.ruling\.score-deck-ownership$/],
  ['in which order is an over ended', /#wicked\.ruling\.step-order$/],
  ['does a new batter come in after OUT', /#ccsl\.ruling\.out-batter$/],
  ['joker over', /#joker-over$/],
  ['retire at fifty', /#retire-at-fifty$/],
  ['distance die T20', /#ctg\.strike\.distance-die-t20$/],
  ['power blocker', /ccsl\/power-blocker/],
  ['strategic pass', /ccsl\/strategic-pass/],
  ['trap mode', /ccsl\/trap-mode/],
  ['rank grid', /pocket\//],
  ['fatigue counters', /(wicked|pocket)\/.*fatigue/],
  ['toss equal dice roll again', /wicked\/.*(tie-reroll|toss)/],
  ['super over', /(super-over|super)/],
  ['miss margin', /#ctg\.ruling\.miss-margin$/],
  ['wildcubes discarded', /#cubes\.setup\.discard-wild$/],
  ['maiden', /(maiden|glossary)/],
  ['match record schema', /match-record/],
];

describe('search', () => {
  test.each(queries)('%s', (query, leadsTo) => {
    const found = index.search(query) as SearchResult[];
    const first = found.slice(0, 3).map(({ id }) => String(id));
    expect(
      first.some((id) => leadsTo.test(id)),
      `found ${first.join(', ')}`,
    ).toBe(true);
  });
});
