import type { Scenario } from '@howzat/core/author';
import {
  by,
  cards,
  coin,
  comesIn,
  counters,
  field,
  over,
  read,
  red,
  refused,
  scoreCard,
  worked,
  yellowBowler,
} from './notation.js';

/** The worked examples in the text. */
export const printedExamples: readonly Scenario[] = [
  worked('pocket.example.text-yellow-green', {
    script: over({ card: scoreCard('8') }),
    expect: {
      balls: ['8'],
      state: { facing: 4, partner: 5, sheet: [8] },
      cites: ['pocket.rank.grid-purpose', 'pocket.rank.which-ranks', 'pocket.over.steps', 'pocket.score.draw'],
    },
  }),
  worked('pocket.example.text-regular', {
    from: field({ facing: red, bowler: yellowBowler }),
    script: over({ card: 6 }),
    expect: {
      balls: ['14'],
      cites: ['pocket.score.compare', 'pocket.score.lookup', 'pocket.score.add', 'pocket.end.next-over'],
      without: ['pocket.score.edit'],
    },
    readings: [read('rank-grid', 'stretched', { balls: ['16'] })],
  }),
  worked('pocket.example.text-defence', {
    from: field({ facing: red, position: { runs: 12, overs: 3 } }),
    script: over({ stance: 'defensive', card: scoreCard('0*', 3), after: coin('heads', 'heads') }),
    expect: {
      balls: ['.'],
      score: '12/0',
      state: { comfort: counters({ 1: 1 }) },
      cites: ['pocket.stance.coin', 'pocket.stance.coin-saves', 'pocket.score.saved-out', 'pocket.stance.coin-per-out'],
    },
    readings: [
      read(
        'coin-optional',
        'always-offered',
        { score: '12/1', balls: ['W'] },
        over({
          stance: 'defensive',
          card: scoreCard('0*', 3),
          after: [by.batting('call', 'decline'), comesIn(2)],
        }),
      ),
    ],
  }),
  worked('pocket.example.text-equip', {
    from: field({ bat: ['Trusted Willow', 'Trusted Willow'], state: { comfort: counters({ 4: 3 }) } }),
    script: [
      ...over({
        hold: [2, 0],
        play: [
          ...cards('bat plays Trusted Willow'),
          refused('batting', 'play', 6, 'This Equip card was already played this over.', 'pocket.equip.no-repeat'),
          ...cards('bat pass'),
        ],
        card: scoreCard('6', 3),
      }),
      ...over({ hold: [1, 0], play: 'bat plays Trusted Willow', card: scoreCard('11', 4) }),
    ],
    expect: {
      balls: ['6', '11'],
      state: { comfort: counters({ 4: 1 }), boost: counters({ 4: 2 }) },
      cites: ['pocket.equip.no-repeat', 'pocket.equip.next-over', 'pocket.effect.equip', 'pocket.chance.cost'],
    },
    readings: [
      read(
        'equip-identity',
        'by-copy',
        { balls: ['11'], state: { boost: counters({ 4: 2 }) } },
        over({
          hold: [2, 0],
          play: 'bat plays Trusted Willow, bat plays Trusted Willow',
          card: scoreCard('11', 4),
        }),
      ),
      read('equip-stack', 'no-stack', { runs: [6, 10], state: { boost: counters({ 4: 1 }) } }),
      read('equip-duration', 'this-over', { runs: [6, 10], state: { boost: counters({}) } }),
    ],
  }),
  worked('pocket.example.text-plus-six', {
    from: field({ bat: ['Over the Rope'], state: { comfort: counters({ 4: 2 }) } }),
    script: over({ hold: [1, 0], play: 'bat plays Over the Rope', card: scoreCard('8') }),
    expect: {
      balls: ['14'],
      state: { comfort: counters({}) },
      cites: ['pocket.scorechange.plus-six', 'pocket.score.edit', 'pocket.chance.cost'],
    },
  }),
  worked('pocket.example.text-maiden', {
    from: field({ bowl: ['Nothing Off It'] }),
    script: over({ hold: [0, 1], play: 'bowl plays Nothing Off It', card: scoreCard('8') }),
    expect: { balls: ['.'], state: { fatigue: counters({ 9: 3 }) }, cites: ['pocket.scorechange.maiden'] },
  }),
  worked('pocket.example.text-negate', {
    from: field({ bat: ['Eye In'], bowl: ['Worked Out'] }),
    script: over({
      hold: [1, 1],
      play: 'bat plays Eye In, bowl answers Worked Out',
      card: scoreCard('8'),
    }),
    expect: {
      balls: ['8'],
      state: { batterPlayed: [4], bowlerPlayed: [31] },
      cites: ['pocket.negate.cancel', 'pocket.negate.after', 'pocket.negate.discard'],
      without: ['pocket.effect.rank'],
    },
  }),
];
