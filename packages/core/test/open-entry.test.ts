import { createMatch, replayMatch } from '@howzat/core';
import { award, defineVariant, oneOf, variantKit } from '@howzat/core/author';
import { expect, it } from 'vitest';

const k = variantKit({
  id: 'asking',
  title: 'Asking',
  parameters: {},
  laws: { overs: 1, wickets: 10, toss: 'none' },
  state: { ball: () => ({ bat: 0, hit: false }) },
});
const asking = defineVariant(k, {
  version: '0.0.0',
  flow: {
    ball: {
      before: [
        k.decision('bat', {
          by: 'batting',
          domain: oneOf(0, 1, 4),
          take: (s, choice) => {
            s.bat = choice;
          },
        }),
        k.resolve('hit', [
          {
            id: 'asking.hit',
            when: (s) => s.bat > 0,
            does: (s) => {
              s.hit = true;
            },
          },
        ]),
        k.decision('aim', { by: 'batting', domain: oneOf('off', 'leg'), take: () => {} }),
        k.resolve('score', [{ id: 'asking.runs', does: (s, g) => award(g, s.bat, 'bat') }]),
      ],
      after: [k.decision('talk', { by: 'bowling', domain: oneOf('well played', 'nothing'), take: () => {} })],
    },
  },
});

it('a ball that is over is told with its rules, while what follows from it is asked', () => {
  const match = createMatch(asking, { seed: 1 });
  match.play('batting', 'bat', 4);
  // before the ball is over its rules would tell what may be hidden
  expect(match.log().at(-1)).toMatchObject({ step: 'bat', rules: [] });
  match.play('batting', 'aim', 'leg');
  expect(match.waiting).toMatchObject({ step: 'talk' });
  expect(match.log().at(-1)).toMatchObject({ step: 'aim', delivery: { runs: 4 } });
  expect(match.log().at(-1)?.rules).toEqual(expect.arrayContaining(['asking.runs', 'core.score.runs']));
  const told = match.log();
  match.play('bowling', 'talk', 'nothing');
  // nothing that was told is taken back
  expect(match.log().slice(0, told.length)).toEqual(told);
  match.undo();
  expect(match.log()).toEqual(told);
});

it('a record that ends there replays', () => {
  const match = createMatch(asking, { seed: 1 });
  match.play('batting', 'bat', 4).play('batting', 'aim', 'leg');
  const again = replayMatch(asking, JSON.parse(JSON.stringify(match.record())));
  expect(again.log()).toEqual(match.log());
  expect(again.record()).toEqual(match.record());
});
