import { createRunner } from '@howzat/compiler/run';
import { type Player, type Request, type Selection, uniformPlayer } from '@howzat/core/author';
import { headToHead } from '@howzat/testkit';
import { originalSet, sensible, wicked } from '@howzat/wicked';
import { describe, expect, it } from 'vitest';
import { batsOn } from './captains.js';

/** What becomes of first innings, and of the matches. */
function simulate(matches: number, players: readonly [Player, Player], selection: Selection = {}) {
  const runner = createRunner(wicked, selection);
  const sums = { runs: 0, squares: 0, wickets: 0, allOut: 0, first: 0, ties: 0, overs: 0 };
  for (let seed = 0; seed < matches; seed++) {
    const { scores, result, batsFirst } = runner.play({ seed, players }).game;
    const first = scores[0] as (typeof scores)[number];
    sums.runs += first.runs;
    sums.squares += first.runs ** 2;
    sums.wickets += first.wickets;
    sums.overs += first.overs;
    if (first.wickets === 10) sums.allOut++;
    if (result?.winner === batsFirst) sums.first++;
    if (result?.winner === null) sums.ties++;
  }
  const mean = sums.runs / matches;
  return {
    mean,
    sd: Math.sqrt(sums.squares / matches - mean ** 2),
    wickets: sums.wickets / matches,
    overs: sums.overs / matches,
    allOut: sums.allOut / matches,
    firstWins: sums.first / matches,
    ties: sums.ties / matches,
  };
}

const isDeep = process.env.HOWZAT_DEEP === '1';

/** So many matches in `npm run test:deep`; in `npm test`, a fifth. */
const many = (matches: number): number => (isDeep ? matches : matches / 5);

const between = (value: number, low: number, high: number, what: string): void => {
  expect(value, what).toBeGreaterThan(low);
  expect(value, what).toBeLessThan(high);
};

/** The sensible captain, but for one step, at which it chooses otherwise where that is legal. */
const but = (step: string, choice: (request: Request) => unknown): Player => ({
  name: `but ${step}`,
  choose: (request) => {
    const other = request.step === step ? choice(request) : undefined;
    return other !== undefined && request.domain.has(other) ? other : sensible.choose(request);
  },
});

// 20,000 matches of seed 1 give a mean of 247.9 (SD 52.7) for 7.62 wickets; the side batting first wins 51.3 %, 0.5 % are ties
describe('two sensible captains over fifty overs', () => {
  it('play matches that look like cricket', () => {
    const is = simulate(many(3000), [sensible, sensible]);
    between(is.mean, 235, 275, 'mean');
    between(is.sd, 45, 70, 'SD');
    between(is.wickets, 7, 9, 'wickets');
    between(is.allOut, 0.2, 0.35, 'all out');
    between(is.firstWins, 0.42, 0.58, 'side batting first wins');
    expect(is.ties).toBeLessThan(0.02);
  });

  it('beat chance', () => {
    // 20,000 matches give 95.4 %; this is four standard errors below that, for 600 and for 120
    expect(headToHead(wicked, sensible, uniformPlayer, { matches: many(600) }).share).toBeGreaterThan(
      isDeep ? 0.92 : 0.87,
    );
    // who bats on loses to nobody by stopping too soon
    expect(headToHead(wicked, sensible, batsOn, { matches: many(600) }).share).toBeGreaterThan(isDeep ? 0.8 : 0.7);
  });

  it('gain by setting the field: 15 to 30 runs against a field left to chance', () => {
    const anyField = but('field', ({ domain, rng }) => domain.sample(rng));
    const matches = many(3000);
    const set = simulate(matches, [sensible, sensible]);
    const left = simulate(matches, [anyField, anyField]);
    const error = 4 * Math.sqrt((set.sd ** 2 + left.sd ** 2) / matches);
    between(left.mean - set.mean, 15 - error, 30 + error, 'runs gained');
  });

  it('find a use for each fielding card, and every pitch within 15 runs of the mean', () => {
    const fields = new Map<unknown, number>();
    const pitches = new Map<number, { runs: number; innings: number }>();
    const runner = createRunner(wicked);
    let pitch = 0;
    const spy: Player = {
      name: 'spy',
      choose: (request) => {
        const choice = sensible.choose(request);
        if (request.step === 'field') {
          fields.set(choice, (fields.get(choice) ?? 0) + 1);
          pitch = request.view.state.pitch as number;
        }
        return choice;
      },
    };
    let all = 0;
    const matches = many(3000);
    for (let seed = 0; seed < matches; seed++) {
      const runs = runner.play({ seed: `pitch ${seed}`, players: [spy, spy] }).game.scores[0]?.runs ?? 0;
      const at = pitches.get(pitch) ?? { runs: 0, innings: 0 };
      pitches.set(pitch, { runs: at.runs + runs, innings: at.innings + 1 });
      all += runs;
    }
    expect([...fields.keys()].sort()).toEqual([1, 2, 3, 4, 5]);
    expect(pitches.size).toBe(5);
    for (const { runs, innings } of pitches.values())
      expect(Math.abs(runs / innings - all / matches)).toBeLessThan(15 + (4 * 53) / Math.sqrt(innings));
  });
});

describe('the captain decides', () => {
  it.each(['fifty-over', 'twenty-over', 'ten-over'])('no field holds in every over against it: %s', (format) => {
    // the best of them win 44 %; this is four standard errors above that, for 3000 and for 300
    const matches = isDeep ? 3000 : 300;
    for (const card of [1, 2, 3, 4, 5])
      expect(
        headToHead(
          wicked,
          but('field', () => card),
          sensible,
          { format, matches },
        ).share,
      ).toBeLessThan(isDeep ? 0.48 : 0.555);
  });

  it('who bats first by the pitch', () => {
    const runner = createRunner(wicked);
    const elected = new Map<number, Set<unknown>>();
    const spy: Player = {
      name: 'spy',
      choose: (request) => {
        const choice = sensible.choose(request);
        if (request.step === 'core.toss.elect') {
          const pitch = request.view.state.pitch as number;
          elected.set(pitch, (elected.get(pitch) ?? new Set()).add(choice));
        }
        return choice;
      },
    };
    for (let seed = 0; seed < 60; seed++) runner.play({ seed: `toss ${seed}`, players: [spy, spy] });
    const name = (pitch: number) => originalSet.pitchCards[pitch - 1]?.name;
    expect(Object.fromEntries([...elected].map(([pitch, choices]) => [name(pitch), [...choices].join()]))).toEqual({
      Even: 'bat',
      Green: 'bowl',
      Flat: 'bowl',
      Worn: 'bat',
      'Two-paced': 'bat',
    });
  });

  it('who bats first where the second innings has another pitch, and where overs count on', () => {
    for (const rulings of [
      { 'wicked.ruling.pitch-second-innings': 'new-card' },
      { 'wicked.ruling.pitch-column-basis': 'match-over' },
    ] as const) {
      const elected = new Set<unknown>();
      const spy = but('core.toss.elect', (request) => {
        elected.add(sensible.choose(request));
        return undefined;
      });
      const runner = createRunner(wicked, { rulings, format: 'ten-over' });
      for (let seed = 0; seed < 40; seed++) runner.play({ seed, players: [spy, spy] });
      expect([...elected].sort()).toEqual(['bat', 'bowl']);
    }
  });

  it.each([
    ['opening-batters', 0.5],
    ['opening-bowlers', 0.5],
    ['next-batter', 0.45],
    ['replacement-bowler', 0.45],
    ['core.toss.elect', 0.5],
  ] as const)('better than chance does: %s', (step, most) => {
    const any = but(step, ({ domain, rng }) => domain.sample(rng));
    expect(headToHead(wicked, any, sensible, { matches: many(3000) }).share).toBeLessThan(isDeep ? most : most + 0.05);
  });
});

describe('our own formats', () => {
  it.each([
    ['twenty-over', 20],
    ['ten-over', 10],
  ] as const)('%s is a shorter match of the same game', (format, overs) => {
    const is = simulate(600, [sensible, sensible], { format });
    expect(is.overs).toBeLessThanOrEqual(overs);
    between(is.overs, 0.97 * overs, overs + 0.001, 'overs');
    between(is.mean / is.overs, 4.5, 7, 'runs an over');
    between(is.firstWins, 0.35, 0.65, 'side batting first wins');
    expect(headToHead(wicked, sensible, uniformPlayer, { format, matches: 200 }).share).toBeGreaterThan(0.8);
  });

  it('tire bowlers sooner', () => {
    for (const [format, spell] of [
      ['fifty-over', 5],
      ['twenty-over', 2],
      ['ten-over', 1],
    ] as const) {
      const { log } = createRunner(wicked, { format }).play({ seed: 1, players: [sensible, sensible], log: true });
      const overs = log.flatMap(({ innings, delivery }) => (innings === 1 && delivery ? [delivery.bowler] : []));
      // the North bowler has overs 1, 3, 5 and so on, until he is tired
      const north = overs.filter((_, i) => i % 2 === 0);
      expect(north.findIndex((bowler) => bowler !== north[0])).toBe(spell);
    }
  });
});
