import { board, by, common, mediumBowls, paceBowls, spinBowls, teamsWith } from './both-sets.js';
import type { Ability, CardSet, OverCard, PlayerRole } from './set.js';

/**
 * The set that ships: our own cards, with invented names, balanced so that matches look like cricket. Cards with a table of their own
 * make singles more frequent than twos; the stock balls make the two bowlers of a style differ, and pace as good as spin.
 * `scripts/balance.mjs` measures it.
 */

const paceOvers: readonly OverCard[] = [
  { name: 'Worked Off The Hip', icon: 'dot', replaces: [0, 1, 1, 1, 1, 1] },
  { name: 'Nothing In It', icon: 'one' },
  { name: 'Steady', icon: 'pair' },
  { name: 'Run Down To Third', icon: 'dot', replaces: [0, 1, 1, 1, 1, 1] },
  { name: 'Late Swing', icon: 'table', meter: -1 },
  { name: 'Feather Edge', icon: 'pair', snick: true },
  { name: 'Flashing Outside Off', icon: 'table', snick: true },
  { name: 'Thick Edge', icon: 'dot', snick: true },
  { name: 'Overstepped', icon: 'one', noBall: true },
  { name: 'Cat And Mouse', icon: 'table', ...by(1, -1) },
  { name: 'Beaten By Pace', icon: 'd8', ...by(-1, 1) },
  { name: 'Hit On The Glove', icon: 'dot', ...by(-1, 1) },
  { name: 'Sound Defence', icon: 'two', ...by(0, 1) },
  { name: 'Wild Swing', icon: 'pair', ...by(-1, 0) },
  { name: 'Inside Edge', icon: 'table', replaces: [0, 1, 1, 1, 1, 1] },
];

const spinOvers: readonly OverCard[] = [
  { name: 'Pushed Down The Ground', icon: 'dot', replaces: [0, 1, 1, 1, 1, 1] },
  { name: 'Worked With The Turn', icon: 'pair', replaces: [0, 1, 1, 1, 1, 1] },
  { name: 'Flat And Quick', icon: 'one' },
  { name: 'Nudged Off The Pads', icon: 'one', replaces: [0, 1, 1, 1, 1, 1] },
  { name: 'Long Hop', icon: 'two', meter: 1 },
  { name: 'Bat And Pad', icon: 'dot', snick: true },
  { name: 'Turned Past The Edge', icon: 'table', snick: true },
  { name: 'Down The Track', icon: 'table', ...by(1, -1) },
  { name: 'Sweeping Well', icon: 'd8', ...by(1, -1) },
  { name: 'Stranded', icon: 'dot', ...by(-1, 1) },
  { name: 'Played Late', icon: 'one', ...by(-1, 1) },
  { name: 'Soft Hands', icon: 'table', ...by(0, 1) },
  { name: 'Patience', icon: 'table', ...by(0, 1) },
  { name: 'Across The Line', icon: 'pair', ...by(-1, 0) },
  { name: 'Trapped In Front', icon: 'dot', appeal: true },
];

const mediumOvers: readonly OverCard[] = [
  { name: 'Line And Length', icon: 'dot' },
  { name: 'Keeping It Tight', icon: 'one' },
  { name: 'Dabbed Fine', icon: 'pair', replaces: [0, 1, 1, 1, 1, 1] },
  { name: 'Boundary', icon: 'one', replaces: [4, 4, 4, 4, 6, 6] },
  { name: 'Pick-Up Shot', icon: 'two' },
  { name: 'Misfield', icon: 'three' },
  { name: 'Big Shout', icon: 'dot', appeal: true },
  { name: 'Front Foot Trouble', icon: 'one', noBall: true, appeal: true },
  { name: 'Taking Him On', icon: 'table', ...by(1, 0) },
  { name: 'On Top', icon: 'table', ...by(1, 0) },
  { name: 'Cramped For Room', icon: 'dot', ...by(-1, 1) },
  { name: 'Good Judgement', icon: 'dot', ...by(-1, 1) },
  { name: 'Watchful', icon: 'dot', ...by(0, 1) },
  { name: 'Well Left', icon: 'pair', ...by(0, 1) },
  { name: 'Slogging', icon: 'table', ...by(-1, 0) },
];

/** The bowl that each bowler is known for: a stock ball of specialists, a straight ball of all-rounders. */
const knownFor: Readonly<Partial<Record<PlayerRole, readonly string[]>>> = {
  pace: ['Slow One', 'Good Length'],
  spin: ['Stock Turner', 'Drifter'],
  'all-rounder': ['Back Of Length', 'In-Cutter', 'Off-Cutter', 'Seam Up'],
};

function abilitiesOf(role: PlayerRole, i: number): readonly Ability[] {
  const bowl = knownFor[role]?.[i];
  return bowl === undefined ? [] : [{ effect: role === 'all-rounder' ? 'straight-ball' : 'stock-ball', bowl }];
}

/** Where the confidence of the players of a role starts. */
const confidence: Readonly<Record<PlayerRole, readonly number[]>> = {
  pace: [0, -1],
  spin: [0, -1],
  batter: [2, 2, 2],
  'all-rounder': [1, 1, 0, 0],
  keeper: [1],
};

export const originalCards: CardSet = /* @__PURE__ */ Object.freeze<CardSet>({
  name: 'Howzat original',
  boards: { t10: /* @__PURE__ */ board(3, [5, 5, 6]), t20: /* @__PURE__ */ board(4, [5, 5, 4, 4]) },
  ...common,
  pace: { slips: 2, expressTable: ['W', 0, 0, 1, 2, 4, 4, 6], bowls: paceBowls, overCards: paceOvers },
  spin: { slips: 1, expressTable: ['W', 0, 1, 1, 1, 2, 4, 6], bowls: spinBowls, overCards: spinOvers },
  medium: { slips: 0, expressTable: [0, 0, 0, 1, 1, 2, 4, 6], bowls: mediumBowls, overCards: mediumOvers },
  teams: /* @__PURE__ */ teamsWith((role, i) => ({
    confidence: confidence[role][i] as number,
    abilities: abilitiesOf(role, i),
  })),
});
