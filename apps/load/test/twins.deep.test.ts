import { expect, test } from 'vitest';
import { twins } from '../src/twins.js';

const seed = Number(process.env.HOWZAT_SEED ?? 1);

test('whoever may not see a choice is sent the same bytes over a socket, whatever it is, in all five games', async () => {
  expect(await twins({ looks: 2, plays: 150, seed })).toBe(true);
});
