import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type GameId, gameIds, shortTitles } from '../src/games.js';
import { allEntries } from '../src/search/all-entries.js';
import { type Found, indexed, searchOf } from '../src/search/engine.js';
import { synonyms } from '../src/search/synonyms.js';
import { termsOf } from '../src/search/terms.js';
import { built, idsIn } from './built.js';

/** A question as a newcomer asks it, and the rules that answer it. */
interface Question {
  readonly asks: string;
  readonly answers: readonly string[];
}

const entries = allEntries(fileURLToPath(new URL('../', import.meta.url)));
const search = searchOf(entries.map(indexed));
/** `tuned` are those by which titles, synonyms and weights were chosen; `heldOut` were written afterwards, and nothing was changed for them. */
const questions = JSON.parse(readFileSync(new URL('./questions.json', import.meta.url), 'utf8')) as Readonly<
  Record<'tuned' | 'heldOut', Readonly<Record<GameId, readonly Question[]>>>
>;

const isAnswered = (found: readonly Found[], { answers }: Question): boolean =>
  found.slice(0, 3).some(({ url }) => answers.some((id) => url.endsWith(`#${id}`)));

/** The questions that the first three answers leave open. */
function unanswered(set: 'tuned' | 'heldOut', ask: (question: string, game: GameId) => readonly Found[]): string[] {
  return gameIds.flatMap((game) =>
    questions[set][game].flatMap((question) =>
      isAnswered(ask(question.asks, game), question) ? [] : [`${game}: ${question.asks}`],
    ),
  );
}

describe('questions in a player’s own words', () => {
  test('there are 30 for each game, and each is answered by rules that exist', () => {
    const known = new Set(entries.map(({ url }) => url.split('#')[1]));
    for (const game of gameIds) {
      expect(new Set(questions.tuned[game].map(({ asks }) => asks)).size).toBe(30);
      for (const { asks, answers } of [...questions.tuned[game], ...questions.heldOut[game]]) {
        expect(answers.length, asks).toBeGreaterThan(0);
        expect(
          answers.filter((id) => !known.has(id)),
          asks,
        ).toEqual([]);
      }
    }
  });

  test('where the game is chosen, the first three answer nine of ten', () => {
    const open = unanswered('tuned', (asks, game) => search.find(asks, game));
    expect(open.length, open.join('\n')).toBeLessThanOrEqual(15);
  });

  test('where the question names its game, too', () => {
    const open = unanswered('tuned', (asks, game) => search.find(`${asks} in ${shortTitles[game]}`, null));
    expect(open.length, open.join('\n')).toBeLessThanOrEqual(15);
  });

  test('of those that were written afterwards, they answer seven of ten', () => {
    const open = unanswered('heldOut', (asks, game) => search.find(asks, game));
    expect(open.length, open.join('\n')).toBeLessThanOrEqual(6);
  });
});

/** A rule by its id, by its words, and by the term of the rulebook or of cricket. */
const queries: readonly (readonly [query: string, leadsTo: RegExp])[] = [
  ['ctg.catch.condition', /ctg\/catch\.html#ctg\.catch\.condition$/],
  ['ctg.strike.bounce-value', /#ctg\.strike\.bounce-value$/],
  ['ctg.ruling.miss-margin', /ctg\/rulings-\d\.html#ctg\.ruling\.miss-margin$/],
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
  ['which numbers stand on the cubes', /#cubes\.(ruling\.number-range|data\.range)$/],
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
    const first = search
      .find(query, null)
      .slice(0, 3)
      .map(({ url }) => url);
    expect(
      first.some((url) => leadsTo.test(url)),
      `found ${first.join(', ')}`,
    ).toBe(true);
  });

  test('a game that is chosen, or named, leaves its own rules and the Laws', () => {
    for (const found of [search.find('fatigue', 'pocket'), search.find('fatigue in Pocket Cricket', null)]) {
      expect(found.length).toBeGreaterThan(3);
      expect(new Set(found.map(({ game }) => game))).not.toContain('wicked');
    }
    expect(new Set(search.find('fatigue', null).map(({ game }) => game))).toContain('wicked');
  });

  test('a rule stands before the ruling on it, and has a first sentence', () => {
    const [first, ...rest] = search.find('super over', 'ccsl');
    expect(first).toMatchObject({ kind: 'option', game: 'ccsl' });
    expect(rest.map(({ kind }) => kind)).toContain('ruling');
    expect(first?.first).toMatch(/^[A-Z].*\.$/);
  });

  test('question words alone find nothing, and a word mistyped finds its like', () => {
    expect(search.find('what does it do when?', null)).toEqual([]);
    expect(search.find('fatigeu', 'wicked')[0]?.url).toContain('fatigue');
  });

  test('every address that can be found is in the built site', () => {
    const pages = new Set(built());
    const lost = entries
      .map(({ url }) => url.split('#'))
      .filter(([page = '', anchor]) => !pages.has(page) || (anchor !== undefined && !idsIn(page).has(anchor)))
      .map((parts) => parts.join('#'));
    expect(lost).toEqual([]);
    expect(entries.length).toBeGreaterThan(1500);
  });

  test('a rule is found once: the sheet that repeats its words is not', () => {
    const found = search.find('the same bowler may not bowl two overs in succession', 'ctg');
    const told = new Map(entries.map(({ url, first, more }) => [url, `${first} ${more}`]));
    expect(found.filter(({ url }) => told.get(url)?.includes('two overs in succession'))).toHaveLength(1);
    expect(entries.filter(({ first }) => /^(-|\d+\.) /.test(first)).map(({ url }) => url)).toEqual([]);
  });

  test('every entry has a title and every rule a first sentence', () => {
    expect(entries.filter(({ title }) => title === '').map(({ url }) => url)).toEqual([]);
    const silent = entries.filter(({ kind, first }) => kind === 'rule' && first === '');
    expect(silent.map(({ url }) => url)).toEqual([]);
  });
});

describe('synonyms', () => {
  test('no word means two things', () => {
    const lines = new Map<string, string>();
    const twice: string[] = [];
    for (const line of synonyms)
      for (const phrase of line) {
        const known = lines.get(phrase);
        if (known !== undefined) twice.push(`${phrase}: ${known} and ${line[0]}`);
        lines.set(phrase, line[0] as string);
        // it is found by its own meaning, and not by that of another that begins with the same words
        if (!termsOf(phrase, true).includes(`=${line[0]}`)) twice.push(`${phrase} does not mean ${line[0]}`);
      }
    expect(twice).toEqual([]);
  });

  test('words of a line are one term, and endings do not matter', () => {
    expect(termsOf('two overs in a row', true)).toContain('=in a row');
    expect(termsOf('not in succession', false)).toContain('=in a row');
    expect(termsOf('reviews', true)).toEqual(termsOf('DRS', true));
  });
});
