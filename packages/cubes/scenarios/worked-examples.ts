import type { Scenario } from '@howzat/core/author';
import { bagWithout, balls, deal, innings, lay, overs, oversInReply, reply } from './notation.js';

/** The worked examples of the rulebook, and those that the catalogue derives. */

export const workedExamplesScenarios: readonly Scenario[] = [
  {
    id: 'cubes.example.over',
    title: 'E1: the over that the rulebook prints, 12/1',
    from: innings(),
    script: overs('2v6 0v6 6v6 4v3 5v2 5v7'),
    expect: {
      balls: balls('4 6 . . W 2'),
      score: '12/1',
      state: { dots: 0, overNotes: [12, 1] },
      waits: 'deal.bowling',
      cites: ['cubes.pressure.lower', 'cubes.ruling.pressure-after-wicket'],
    },
  },
  {
    id: 'cubes.pressure.example',
    title: 'E2: with two dots in a row, 3 higher is a wicket and 2 higher is a dot',
    from: innings({ state: { dots: 2 } }),
    script: overs('5v2 3v3 4v4 5v3 1v2 9v9'),
    expect: { balls: balls('W . . . 1 .'), state: { dots: 1 } },
    readings: [
      {
        ruling: 'cubes.ruling.dot-vs-pressure',
        reading: 'dot-band-wins',
        expect: { balls: balls('. . . . 1 .'), cites: ['cubes.ruling.dot-vs-pressure'] },
      },
    ],
  },
  {
    id: 'cubes.score.notation',
    title: 'E3: an over of 16 runs and 2 wickets is 16/2',
    from: innings(),
    script: overs('0v6 0v7 9v0 9v0 0v4 9v9'),
    expect: { balls: balls('6 6 W W 4 .'), score: '16/2', state: { overNotes: [16, 2], totalNotes: [16, 2] } },
    readings: [
      {
        ruling: 'cubes.ruling.over-note',
        reading: 'per-over',
        expect: { score: '16/2', state: { overNotes: [16, 2], totalNotes: [] } },
      },
      {
        ruling: 'cubes.ruling.over-note',
        reading: 'cumulative',
        expect: { score: '16/2', state: { overNotes: [], totalNotes: [16, 2] } },
      },
    ],
  },
  {
    id: 'cubes.derived.bands',
    title: 'D1: one higher to six higher',
    from: innings(),
    script: overs('0v1 0v2 0v3 0v4 0v5 0v6'),
    expect: { balls: balls('1 2 3 4 4 6'), score: '20/0', state: { dots: 0 } },
  },
  {
    id: 'cubes.derived.wickets',
    title: 'D2: a wicket, two dots, a wicket by pressure, six and a dot',
    from: innings(),
    script: overs('5v0 4v0 3v1 9v0 0v9 9v9'),
    expect: { balls: balls('W . . W 6 .'), score: '6/2', state: { dots: 1 } },
  },
  {
    id: 'cubes.derived.floor',
    title: 'D3: after five dots in a row equal numbers are a wicket',
    from: innings(),
    script: overs('4v4 5v4 3v3 6v6 7v7 2v2'),
    expect: { balls: balls('. . . . . W'), score: '0/1' },
    readings: [
      {
        ruling: 'cubes.ruling.floor',
        reading: 'floor-one',
        expect: { balls: balls('. . . . . .'), score: '0/0', cites: ['cubes.ruling.floor'] },
      },
    ],
  },
  {
    id: 'cubes.derived.over-break',
    title: 'D4: pressure carries over the break between overs',
    from: innings(),
    script: overs('1v4 9v0 5v9 6v6 3v3 4v2', '5v3 2v8 4v4 4v5 4v4 4v5'),
    expect: { balls: balls('3 W 4 . . . W 6 . 1 . 1'), score: '15/2', state: { overNotes: [7, 1, 8, 1] } },
    readings: [
      {
        ruling: 'cubes.ruling.pressure-over-break',
        reading: 'resets-each-over',
        expect: {
          balls: balls('3 W 4 . . . . 6 . 1 . 1'),
          score: '15/1',
          cites: ['cubes.ruling.pressure-over-break'],
        },
      },
    ],
  },
  {
    id: 'cubes.derived.after-wicket',
    title: 'D5: a wicket ends the row of dots',
    from: innings(),
    script: overs('7v7 6v5 8v4 4v0 9v4 0v9'),
    expect: { balls: balls('. . W . W 6'), score: '6/2' },
    readings: [
      {
        ruling: 'cubes.ruling.pressure-after-wicket',
        reading: 'wicket-keeps-k',
        expect: { balls: balls('. . W W W 6'), score: '6/3' },
      },
      {
        ruling: 'cubes.ruling.pressure-after-wicket',
        reading: 'wicket-counts-as-dot',
        expect: { balls: balls('. . W W W 6'), score: '6/3', cites: ['cubes.ruling.pressure-after-wicket'] },
      },
    ],
  },
  {
    id: 'cubes.derived.end-mid-over',
    title: 'D6: the tenth wicket ends the innings in the middle of an over',
    from: innings({ runs: 71, wickets: 8, overs: 9 }),
    script: overs('9v3 8v1 3v6 9v0 9v9 1v3'),
    expect: {
      balls: balls('W W'),
      game: { innings: 2, batting: 1, target: 72 },
      state: { bowlerHand: [] },
      waits: 'deal.bowling',
      cites: ['cubes.end.ten-wickets', 'cubes.aim.roles-swap'],
    },
    readings: [
      {
        ruling: 'cubes.ruling.mid-over-end',
        reading: 'finish-over',
        expect: { balls: balls('W W 3 . . 2'), game: { innings: 2, target: 77 }, cites: ['cubes.ruling.mid-over-end'] },
      },
    ],
  },
  {
    id: 'cubes.derived.chase',
    title: 'D7: the match ends when the target is passed, and not when scores are level',
    from: reply({ target: 67, runs: 63, wickets: 4, overs: 7 }),
    script: oversInReply('3v3 2v4 0v5 9v0 1v9 0v9'),
    expect: {
      balls: balls('. 2 4'),
      score: '69/4',
      result: 'Away won by 6 wickets',
      waits: 'end',
      cites: ['cubes.ruling.chase-stop', 'cubes.end.winner', 'cubes.end.second-inning', 'cubes.end.note-innings'],
    },
    readings: [
      {
        ruling: 'cubes.ruling.chase-stop',
        reading: 'play-out',
        expect: { balls: balls('. 2 4 W 6 6'), score: '81/5', result: null },
      },
      { ruling: 'cubes.ruling.margin', reading: 'runs-only', expect: { result: 'Away won by 3 runs' } },
    ],
  },
  {
    id: 'cubes.derived.level',
    title: 'D7: at exactly 66, level with the other side, play goes on',
    from: reply({ target: 67, runs: 63, wickets: 4, overs: 7 }),
    script: oversInReply('3v3 2v4 3v4 4v4 4v4 4v4'),
    expect: { balls: balls('. 2 1 . . .'), score: '66/4', result: null, waits: 'deal.bowling' },
  },
  {
    id: 'cubes.derived.test-match',
    title: 'D8: a test match needs 7 for a wicket',
    with: { format: 'test-match' },
    from: innings(),
    script: overs('6v0 9v3 8v2 7v0 6v1 1v7'),
    expect: { balls: balls('. W . W . 6'), score: '6/2', state: { dots: 0 } },
    readings: [
      {
        ruling: 'cubes.ruling.test-dot-band',
        reading: 'no-effect',
        expect: { balls: balls('. . . W . 6'), score: '6/1', cites: ['cubes.ruling.test-dot-band'] },
      },
      {
        ruling: 'cubes.ruling.test-pressure',
        reading: 'no',
        expect: { balls: balls('. . . W . 6'), score: '6/1', cites: ['cubes.ruling.test-pressure'] },
      },
    ],
  },
  {
    id: 'cubes.derived.bag',
    title: 'D9: after 17 overs all used cubes go back into the bag',
    from: innings({ overs: 17, state: bagWithout(204) }),
    script: [{ chance: 'deal.bowling', outcome: [1, 2, 3, 4, 5, 6] }],
    expect: { state: { inBag: 204 }, waits: 'deal.batting', cites: ['cubes.ruling.bag-exhausted'] },
    readings: [
      {
        ruling: 'cubes.ruling.bag-exhausted',
        reading: 'deal-leftover-first',
        script: [
          { chance: 'deal.bowling', outcome: [1, 2, 3, 4, 5, 6] },
          { chance: 'deal.batting', outcome: [7, 8, 9, 10, 11, 12] },
        ],
        expect: { state: { inBag: 198 }, waits: 'order' },
      },
    ],
  },
  {
    id: 'cubes.derived.bag-dealt',
    title: 'D9: of the 210 cubes in the bag again, 198 are left after the deal',
    from: innings({ overs: 17, state: bagWithout(204) }),
    script: deal([210, 209, 208, 207, 206, 205], [1, 2, 3, 4, 5, 6]),
    expect: { state: { inBag: 198 }, waits: 'order' },
  },
  {
    id: 'cubes.derived.wild',
    title: 'D10: a wildcube that is dealt is discarded, and another cube drawn at once',
    with: { options: ['cubes.option.wild-when-dealt'] },
    from: innings(),
    script: [
      { chance: 'deal.bowling', outcome: [1, 2, 3, 4, 5, 213] },
      { chance: 'deal.bowling', outcome: [6] },
    ],
    expect: {
      state: { inBag: 209, bowlerHand: [1, 2, 3, 4, 5, 6], discarded: [213] },
      waits: 'deal.batting',
      cites: ['cubes.setup.discard-wild'],
    },
    readings: [
      {
        ruling: 'cubes.ruling.wild-replacement',
        reading: 'play-short',
        script: [
          ...deal([1, 2, 3, 4, 5, 213], [11, 12, 13, 14, 15, 16]),
          ...lay([1, 2, 3, 4, 5], [11, 12, 13, 14, 15, 16]),
        ],
        expect: { game: { overs: 1, balls: 5 }, waits: 'deal.bowling', cites: ['cubes.ruling.wild-replacement'] },
      },
    ],
  },
  {
    id: 'cubes.derived.tie',
    title: 'D12: equal totals are a tied match',
    from: reply({ target: 81, runs: 80, wickets: 9, overs: 9 }),
    script: oversInReply('9v0 9v0 9v0 9v0 9v0 9v0'),
    expect: { balls: balls('W'), result: 'match tied', waits: 'end' },
    readings: [
      {
        ruling: 'cubes.ruling.tie',
        reading: 'super-over',
        script: [
          ...oversInReply('9v0 9v0 9v0 9v0 9v0 9v0'),
          ...oversInReply('0v6 0v4 9v9 9v9 0v1 0v2'),
          ...overs('9v0 9v0 9v0 9v0 9v0 9v0'),
        ],
        expect: { balls: balls('W 6 4 . . 1 2 W W'), result: 'tied, Away won the super over', waits: 'end' },
      },
      {
        ruling: 'cubes.ruling.tie',
        reading: 'cube-roll',
        script: [...oversInReply('9v0 9v0 9v0 9v0 9v0 9v0'), { chance: 'tie.cube', outcome: 'D' }],
        expect: { result: 'tied, Away won the tie-break', cites: ['cubes.ruling.tie'] },
      },
    ],
  },
];
