import type { Scenario } from '@howzat/core/author';
import {
  blueBatter,
  by,
  cards,
  chance,
  coin,
  comesIn,
  counters,
  field,
  man,
  orange,
  over,
  read,
  red,
  refused,
  scoreCard,
  stays,
  worked,
  yellowBowler,
} from './notation.js';

/** 40 for 2 with two tail-enders gone. */
const forty = { runs: 40, wickets: 2, overs: 5 } as const;
const gone = [10, 11];

/** Examples that the catalogue derives: recommended defaults. */
export const derivedExamples: readonly Scenario[] = [
  worked('pocket.example.defence-shift', {
    from: field({ facing: orange }),
    script: over({ stance: 'defensive', card: 5 }),
    expect: { runs: [9], cites: ['pocket.stance.defence-rank', 'pocket.stance.choose'] },
  }),
  worked('pocket.example.fatigue-shift', {
    from: field({ bowler: yellowBowler, state: { fatigue: counters({ 10: 5 }) } }),
    script: over({ card: 5 }),
    expect: { runs: [9], cites: ['pocket.fatigue.rank'] },
    readings: [read('fatigue-rank-when', 'next-innings', { runs: [6] })],
  }),
  worked('pocket.example.clamp-sum', {
    from: field({ facing: blueBatter, bowler: yellowBowler, bat: ['Eye In'] }),
    script: over({ stance: 'defensive', hold: [1, 0], play: 'bat plays Eye In', card: 17 }),
    expect: { runs: [6], cites: ['pocket.score.changed-ranks', 'pocket.effect.rank'] },
    readings: [
      read('grid-negative', 'absolute-value', { runs: [9] }),
      read('grid-negative', 'extra-row', { runs: [4], cites: ['pocket.rank.grid-purpose'] }),
    ],
  }),
  worked('pocket.example.clamp-top', {
    from: field({
      facing: red,
      bowler: 1,
      bat: ['Trusted Willow'],
      state: { comfort: counters({ 1: 1 }) },
    }),
    script: over({ stance: 'defensive', hold: [1, 0], play: 'bat plays Trusted Willow', card: 17 }),
    expect: { runs: [21] },
  }),
  worked('pocket.example.out-with-runs', {
    from: field({ out: gone, position: forty }),
    script: over({ card: scoreCard('3*'), after: [comesIn(6)] }),
    expect: {
      balls: ['3+W'],
      score: '43/3',
      state: { facing: 5, partner: 6, homeOrder: [4, 5, 6] },
      game: { striker: 2, nonStriker: 3 },
      cites: ['pocket.score.out', 'pocket.out.pile', 'pocket.score.new-batter', 'pocket.strike.odd'],
    },
    readings: [
      read('newcomer-place', 'other-place', { score: '43/3', state: { facing: 6, partner: 5 } }),
      read('out-strike-order', 'parity-skipped', { score: '43/3', state: { facing: 6, partner: 5 } }),
      read('score-card-entry', 'number-or-out', { score: '40/3', balls: ['W'] }),
    ],
  }),
  worked('pocket.example.out-even', {
    from: field({ out: gone, position: forty }),
    script: over({ card: scoreCard('4*'), after: [comesIn(6)] }),
    expect: { balls: ['4+W'], score: '44/3', state: { facing: 6, partner: 5 }, without: ['pocket.strike.odd'] },
  }),
  worked('pocket.example.saved-with-runs', {
    from: field({ facing: orange, out: gone, position: forty }),
    script: over({ stance: 'defensive', card: scoreCard('3*'), after: coin('tails', 'tails') }),
    expect: {
      balls: ['3'],
      score: '43/2',
      state: { facing: 5, partner: 2, comfort: counters({ 2: 1 }) },
      cites: ['pocket.stance.defence-comfort', 'pocket.comfort.gain'],
    },
    readings: [
      read('saved-out-score', 'entry-becomes-zero', { balls: ['.'], score: '40/2' }),
      read('comfort-recipient', 'next-batter', { state: { comfort: counters({ 5: 1 }) } }),
      read('comfort-owner', 'side-pool', { state: { comfort: counters({}), pool: 1 } }),
      read('comfort-condition', 'both-add', { state: { comfort: counters({ 2: 2 }) } }),
    ],
  }),
  worked('pocket.example.failed-call', {
    from: field({ facing: orange, out: gone, position: forty }),
    script: over({
      stance: 'defensive',
      card: scoreCard('3*'),
      after: [...coin('heads', 'tails'), comesIn(6)],
    }),
    expect: { balls: ['3+W'], score: '43/3', state: { comfort: counters({}) } },
    readings: [read('comfort-when-dismissed', 'newcomer-gains', { state: { comfort: counters({ 6: 1 }) } })],
  }),
  worked('pocket.example.plus-minus', {
    from: field({ bat: ['Over the Rope'], bowl: ['Boundary Rider'], state: { comfort: counters({ 4: 2 }) } }),
    script: over({
      hold: [1, 1],
      play: 'bat plays Over the Rope, bowl answers pass, bowl plays Boundary Rider',
      card: scoreCard('5'),
    }),
    expect: { runs: [7], cites: ['pocket.scorechange.add-subtract'] },
  }),
  worked('pocket.example.floor', {
    from: field({ bowl: ['Boundary Rider'] }),
    script: over({ hold: [0, 1], play: 'bowl plays Boundary Rider', card: scoreCard('2') }),
    expect: { runs: [0], state: { facing: 4 }, cites: ['pocket.ruling.negative-score'] },
    readings: [read('negative-score', 'may-be-negative', { runs: [-2] })],
  }),
  worked('pocket.example.maiden-beats-plus', {
    from: field({ bat: ['Over the Rope'], bowl: ['Nothing Off It'], state: { comfort: counters({ 4: 2 }) } }),
    script: over({
      hold: [1, 1],
      play: 'bat plays Over the Rope, bowl answers pass, bowl plays Nothing Off It',
      card: scoreCard('8*'),
      after: [comesIn(6)],
    }),
    expect: { balls: ['W'], score: '0/1', cites: ['pocket.ruling.edit-order'] },
    readings: [
      read(
        'maiden-and-out',
        'out-cancelled',
        { balls: ['.'], score: '0/0' },
        over({
          hold: [1, 1],
          play: 'bat plays Over the Rope, bowl answers pass, bowl plays Nothing Off It',
          card: scoreCard('8*'),
        }),
      ),
      read('out-over-score', 'printed-only', { balls: ['8+W'], score: '8/1' }),
    ],
  }),
  worked('pocket.example.two-outs', {
    from: field({ facing: orange, bowl: ['Trap Set'] }),
    script: over({
      stance: 'defensive',
      hold: [0, 1],
      play: 'bowl plays Trap Set',
      card: scoreCard('1*'),
      after: [...coin('heads', 'tails'), comesIn(6)],
    }),
    expect: {
      balls: ['1+W'],
      score: '1/1',
      state: { outCards: [], fatigue: counters({ 9: 2 }) },
      cites: ['pocket.out.card', 'pocket.ruling.second-out-same-over', 'pocket.effect.fatigue'],
    },
    readings: [
      read(
        'second-out-same-over',
        'next-batter-out-too',
        { balls: ['1+W+W'], score: '1/2' },
        over({
          stance: 'defensive',
          hold: [0, 1],
          play: 'bowl plays Trap Set',
          card: scoreCard('1*'),
          after: [...coin('heads', 'tails'), comesIn(6), comesIn(7)],
        }),
      ),
      read(
        'out-card-timing',
        'immediate',
        { balls: ['19+W'], score: '19/1', state: { facing: 5 } },
        over({
          stance: 'defensive',
          hold: [0, 1],
          play: [
            ...cards('bowl plays Trap Set'),
            by.batting('call.at-once', 'heads'),
            chance('coin.at-once', 'tails'),
            by.batting('batter.at-once', man(1, 1)),
          ],
          card: 26,
        }),
      ),
    ],
  }),
  worked('pocket.example.two-outs-saved-once', {
    from: field({ facing: orange, bowl: ['Trap Set'] }),
    script: over({
      stance: 'defensive',
      hold: [0, 1],
      play: 'bowl plays Trap Set',
      card: scoreCard('1*'),
      after: [...coin('heads', 'heads'), ...coin('heads', 'tails'), comesIn(6)],
    }),
    expect: {
      balls: ['1+W'],
      score: '1/1',
      cites: ['pocket.out.unless', 'pocket.stance.every-time', 'pocket.stance.both-sources'],
    },
    readings: [
      read(
        'coin-for-both-outs',
        'one-coin',
        { balls: ['1'], score: '1/0' },
        over({
          stance: 'defensive',
          hold: [0, 1],
          play: 'bowl plays Trap Set',
          card: scoreCard('1*'),
          after: coin('heads', 'heads'),
        }),
      ),
    ],
  }),
  worked('pocket.example.ten-fatigue', {
    from: field({ bowler: yellowBowler, position: { overs: 9 }, state: { fatigue: counters({ 10: 9 }) } }),
    script: [
      ...over({ card: 5 }),
      refused('bowling', 'switch.bowling', 'stay', 'A new bowler must be chosen.', 'pocket.ruling.forced-bowler'),
      refused(
        'bowling',
        'switch.bowling',
        man(2, yellowBowler),
        'Tamsin Okoro is out of the game (10 fatigue).',
        'pocket.fatigue.ten',
      ),
      by.bowling('switch.bowling', man(2, 11)),
    ],
    expect: {
      runs: [9],
      state: { fatigue: counters({ 10: 10 }), awayWorn: 1 << 10, bowler: 11 },
      cites: ['pocket.fatigue.ten', 'pocket.fatigue.ten-when', 'pocket.fatigue.gain', 'pocket.fatigue.rank'],
    },
    readings: [
      read('forced-bowler', 'random', { state: { bowler: 3 } }, [
        ...over({ card: 5 }),
        chance('bowler.random', man(2, 3)),
      ]),
    ],
  }),
  worked('pocket.example.all-out', {
    from: field({
      out: [1, 2, 3, 6, 7, 8, 9, 10, 11],
      position: { runs: 90, wickets: 9, overs: 16 },
      state: { sheet: Array<number>(16).fill(5) },
    }),
    script: [...over({ card: scoreCard('2*') }), by.bowling('bowler', man(1, 9))],
    expect: {
      balls: ['2+W'],
      game: { innings: 2, target: 93 },
      waits: 'batters',
      cites: ['pocket.ruling.all-out', 'pocket.ruling.unplayed-overs', 'pocket.end.roles', 'pocket.end.score-deck'],
    },
    readings: [
      read(
        'all-out',
        'last-man-bats-alone',
        { balls: ['2+W'], score: '92/10', state: { facing: 5, partner: 0 }, waits: 'switch.bowling' },
        over({ card: scoreCard('2*') }),
      ),
      read(
        'all-out',
        'batters-return',
        { score: '92/10', state: { facing: 1 } },
        over({ card: scoreCard('2*'), after: [comesIn(1)] }),
      ),
    ],
  }),
  worked('pocket.example.all-out-reduced', {
    from: field({
      out: [1, 2, 3, 6, 7, 8, 9, 10, 11],
      position: { runs: 50, wickets: 8, overs: 12, innings: 2, target: 80, game: { wicketsLimit: 9 } },
      state: { homeWorn: 1 << 11 },
    }),
    script: over({ card: scoreCard('2*') }),
    expect: {
      balls: ['2+W'],
      result: 'Away won by 27 runs',
      waits: 'end',
      state: { sheet: [2, ...Array<number>(19).fill(0)] },
    },
    readings: [read('unplayed-overs', 'leave-blank', { state: { sheet: [2] } })],
  }),
  worked('pocket.example.draw-limit', {
    from: field({
      bat: ['Eye In', 'Misfield', 'Quick Single'],
      batDeck: ['Drinks Break', 'Calm Crease'],
    }),
    script: [
      ...stays,
      by.batting('stance', 'offensive'),
      by.batting('exchange.batting', 9),
      chance('exchange.batting.card', 11),
    ],
    expect: {
      state: { batterHand: [4, 1, 11], batterUnder: [9], batterLeft: 2 },
      waits: 'play',
      cites: ['pocket.hand.exchange', 'pocket.hand.exchange-once', 'pocket.hand.draw'],
      without: ['pocket.hand.limit'],
    },
    readings: [
      read('draw-at-three', 'draw-then-return-one', { state: { batterHand: [4, 11, 1], batterUnder: [9] } }, [
        ...stays,
        by.batting('stance', 'offensive'),
        chance('draw.batting', 11),
        by.batting('return.batting', 9),
        by.batting('exchange.batting', 'keep'),
        chance('exchange.batting.card', 0),
      ]),
    ],
  }),
  worked('pocket.example.draw-after-plays', {
    from: field({
      bat: ['Quick Single', 'Quick Single', 'Misfield'],
      batDeck: ['Misfield', 'Misfield', 'Misfield'],
    }),
    script: [
      ...over({
        hold: [3, 0],
        play: 'bat plays Quick Single, bat plays Quick Single, bat pass',
        card: scoreCard('8'),
      }),
      ...over({ hold: [2, 0], draws: [chance('draw.batting', 9)], play: 'bat pass', card: scoreCard('6') }),
      ...over({ hold: [3, 0], draws: [chance('draw.batting', 9)], play: 'bat pass', card: scoreCard('10') }),
      ...over({ hold: [3, 0], play: 'bat pass', card: scoreCard('12') }),
    ],
    expect: { runs: [12, 6, 10, 12], state: { batterHeld: 3, batterLeft: 1 }, cites: ['pocket.hand.limit'] },
    readings: [
      read('draw-count', 'fill-up', { runs: [12], state: { batterHeld: 3 }, waits: 'play' }, [
        ...over({
          hold: [3, 0],
          play: 'bat plays Quick Single, bat plays Quick Single, bat pass',
          card: scoreCard('8'),
        }),
        ...over({ hold: [3, 0], draws: [chance('draw.batting', 9), chance('fill.batting.card', 9)] }),
      ]),
    ],
  }),
  worked('pocket.example.chain', {
    from: field({
      bat: ['Over the Rope', 'Not Given'],
      bowl: ['Cut Off', 'Tight Line'],
      state: { comfort: counters({ 4: 2 }) },
    }),
    script: over({
      hold: [2, 2],
      play: 'bat plays Over the Rope, bowl answers Cut Off, bat answers pass, bowl pass',
    }),
    expect: {
      state: { comfort: counters({}), batterPlayed: [3], bowlerPlayed: [32], plus: 0, priority: 0, passes: 1 },
      waits: 'play',
      cites: ['pocket.negate.cancel', 'pocket.negate.discard', 'pocket.standby1.play'],
    },
    readings: [
      read('comfort-spent-when', 'refund-if-negated', { state: { comfort: counters({ 4: 2 }) } }),
      read('used-cards', 'bottom-of-deck', {
        state: { batterPlayed: [], batterUnder: [3], bowlerUnder: [32], batterLeft: 1 },
      }),
      read(
        'priority-protocol',
        'batting-all-then-bowling-all',
        { state: { priority: 1, passes: 1 } },
        over({ hold: [2, 2], play: 'bat plays Over the Rope, bowl answers Cut Off, bat answers pass, bat pass' }),
      ),
    ],
  }),
  worked('pocket.example.window-close', {
    from: field({ bat: ['Not Given'], bowl: ['Tight Line', 'Cut Off'] }),
    script: over({
      hold: [1, 2],
      play: 'bat pass, bowl plays Tight Line, bat answers pass, bat pass, bowl pass',
      card: scoreCard('8'),
    }),
    expect: { runs: [6], cites: ['pocket.standby1.order', 'pocket.standby1.if-you-can', 'pocket.chance.free'] },
    readings: [
      read(
        'pocket.opt.batting-plays-first',
        'bowling-first',
        { runs: [6] },
        over({
          hold: [1, 2],
          play: 'bowl plays Tight Line, bat answers pass, bat pass, bowl pass',
          card: scoreCard('8'),
        }),
      ),
      read(
        'may-or-must',
        'must-play',
        { runs: [6] },
        over({
          hold: [1, 2],
          play: [
            ...cards('bat pass'),
            refused('bowling', 'play', 'pass', 'You must play while you hold a card', 'pocket.ruling.may-or-must'),
            ...cards('bowl plays Tight Line, bat answers pass, bat pass, bowl pass'),
          ],
          card: scoreCard('8'),
        }),
      ),
    ],
  }),
  worked('pocket.example.chase', {
    from: field({ position: { innings: 2, batting: 'home', target: 151, runs: 143, overs: 17, wickets: 3 } }),
    script: [...over({ card: scoreCard('8') }), ...over({ card: scoreCard('6') }), ...over({ card: scoreCard('10') })],
    expect: {
      runs: [8, 6, 10],
      result: 'Home won by 17 runs',
      waits: 'end',
      cites: ['pocket.end.innings', 'pocket.end.match', 'pocket.ruling.chase-passed'],
    },
    readings: [
      read(
        'chase-passed',
        'stop-when-passed',
        { runs: [8], result: 'Home won by 7 wickets', waits: 'end' },
        over({ card: scoreCard('8') }),
      ),
    ],
  }),
  worked('pocket.example.tie', {
    from: field({ position: { innings: 2, target: 151, runs: 142, overs: 19, wickets: 3 } }),
    script: over({ card: scoreCard('8') }),
    expect: { runs: [8], result: 'match tied', waits: 'end', cites: ['pocket.end.tie'] },
  }),
];
