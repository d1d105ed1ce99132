import { board, by, common, mediumBowls, paceBowls, spinBowls, teamsWith } from './both-sets.js';
import type { CardSet, OverCard, PlayerRole } from './set.js';

/**
 * The set that shipped with version 0.0.0. It stays as it was, whatever becomes of the one that ships now: matches of that version are
 * played again with it.
 */

const paceOvers: readonly OverCard[] = [
  { name: 'On The Spot', icon: 'dot' },
  { name: 'Nothing In It', icon: 'one' },
  { name: 'Steady', icon: 'pair' },
  { name: 'Through To The Keeper', icon: 'dot' },
  { name: 'Late Swing', icon: 'one', meter: -1 },
  { name: 'Feather Edge', icon: 'pair', snick: true },
  { name: 'Flashing Outside Off', icon: 'table', snick: true },
  { name: 'Thick Edge', icon: 'dot', snick: true },
  { name: 'Overstepped', icon: 'one', noBall: true },
  { name: 'Cat And Mouse', icon: 'one', ...by(1, -1) },
  { name: 'Beaten By Pace', icon: 'd8', ...by(-1, 1) },
  { name: 'Hit On The Glove', icon: 'dot', ...by(-1, 1) },
  { name: 'Sound Defence', icon: 'two', ...by(0, 1) },
  { name: 'Wild Swing', icon: 'pair', ...by(-1, 0) },
  { name: 'Loose Ball', icon: 'table', replaces: [1, 1, 4, 4, 4, 6] },
];

const spinOvers: readonly OverCard[] = [
  { name: 'Loop And Drop', icon: 'dot' },
  { name: 'Into The Rough', icon: 'pair' },
  { name: 'Flat And Quick', icon: 'one' },
  { name: 'Round The Wicket', icon: 'one' },
  { name: 'Long Hop', icon: 'two', meter: 1 },
  { name: 'Bat And Pad', icon: 'dot', snick: true },
  { name: 'Turned Past The Edge', icon: 'table', snick: true },
  { name: 'Down The Track', icon: 'one', ...by(1, -1) },
  { name: 'Sweeping Well', icon: 'd8', ...by(1, -1) },
  { name: 'Stranded', icon: 'dot', ...by(-1, 1) },
  { name: 'Played Late', icon: 'one', ...by(-1, 1) },
  { name: 'Soft Hands', icon: 'table', ...by(0, 1) },
  { name: 'Patience', icon: 'one', ...by(0, 1) },
  { name: 'Across The Line', icon: 'pair', ...by(-1, 0) },
  { name: 'Trapped In Front', icon: 'dot', appeal: true },
];

const mediumOvers: readonly OverCard[] = [
  { name: 'Line And Length', icon: 'dot' },
  { name: 'Keeping It Tight', icon: 'one' },
  { name: 'No Width', icon: 'pair' },
  { name: 'Pushed Into The Gap', icon: 'one' },
  { name: 'Pick-Up Shot', icon: 'two' },
  { name: 'Misfield', icon: 'three' },
  { name: 'Big Shout', icon: 'dot', appeal: true },
  { name: 'Front Foot Trouble', icon: 'one', noBall: true, appeal: true },
  { name: 'Taking Him On', icon: 'table', ...by(1, 0) },
  { name: 'On Top', icon: 'one', ...by(1, 0) },
  { name: 'Cramped For Room', icon: 'dot', ...by(-1, 1) },
  { name: 'Good Judgement', icon: 'two', ...by(-1, 1) },
  { name: 'Watchful', icon: 'one', ...by(0, 1) },
  { name: 'Well Left', icon: 'pair', ...by(0, 1) },
  { name: 'Slogging', icon: 'table', ...by(-1, 0) },
];

/** Where the confidence of the players of a role starts. */
const confidence: Readonly<Record<PlayerRole, readonly number[]>> = {
  pace: [0, -1],
  spin: [0, -1],
  batter: [2, 2, 2],
  'all-rounder': [1, 1, 1, 0],
  keeper: [1],
};

export const firstCards: CardSet = /* @__PURE__ */ Object.freeze<CardSet>({
  name: 'Howzat first',
  boards: { t10: /* @__PURE__ */ board(3, [5, 5, 5]), t20: /* @__PURE__ */ board(4, [5, 5, 4, 4]) },
  ...common,
  pace: { slips: 2, expressTable: ['W', 0, 0, 1, 2, 4, 4, 6], bowls: paceBowls, overCards: paceOvers },
  spin: { slips: 1, expressTable: ['W', 0, 1, 1, 1, 2, 4, 6], bowls: spinBowls, overCards: spinOvers },
  medium: { slips: 0, expressTable: [0, 0, 1, 1, 1, 2, 4, 4], bowls: mediumBowls, overCards: mediumOvers },
  teams: /* @__PURE__ */ teamsWith((role, i) => ({ confidence: confidence[role][i] as number })),
});
