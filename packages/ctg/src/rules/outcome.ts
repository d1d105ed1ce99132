import { dismiss, type SectionWords } from '@howzat/core/author';
import { k, type Parameters } from '../kit.js';
import { totals } from './advantage.js';

/** Outcome of the bowl: what the two faces, and then the two totals, come to. */

/** A clean bowled is out here: on a no-ball and a free hit it is not, unless it is read to win. */
const protects = (p: Parameters): boolean => p.cleanBowledVsNoball === 'noball-wins';

/** The bowler's top face: 6 on a D6, 8 on a D8; a 6 on a D8 too, under that reading. */
const isTop = (face: number, sides: number, reading: string): boolean =>
  face === sides || (face === 6 && reading === 'six-or-eight');

/** What no skill card may change. */
export const lockNaturals = k.resolve('lock', [
  {
    id: 'ctg.outcome.clean-bowled-final',
    when: (s, g, p) =>
      s.batterFace === 1 &&
      isTop(s.bowlerFace, s.bowlerSides, p.cleanBowledFace) &&
      !((g.noBall || g.freeHit) && protects(p)),
    does: (s) => {
      s.locked = true;
    },
  },
  {
    id: 'ctg.ruling.naturals-and-rerolls',
    only: (p) => p.naturalsAndRerolls === 'lock-all-naturals',
    when: (s) => s.bowlerFace === 1 && s.batterFace > 5,
    does: (s) => {
      s.locked = true;
    },
  },
]);

export const outcome = k.resolve('outcome', [
  ...totals,
  {
    id: 'ctg.noball.not-bowled',
    only: protects,
    when: (s, g, p) => g.noBall && s.batterFace === 1 && isTop(s.bowlerFace, s.bowlerSides, p.cleanBowledFace),
    does: () => {},
    final: true,
  },
  {
    id: 'ctg.noball.free-hit-protection',
    only: protects,
    when: (s, g, p) => g.freeHit && s.batterFace === 1 && isTop(s.bowlerFace, s.bowlerSides, p.cleanBowledFace),
    does: () => {},
    final: true,
  },
  {
    id: 'ctg.outcome.clean-bowled',
    when: (s, _g, p) => s.batterFace === 1 && isTop(s.bowlerFace, s.bowlerSides, p.cleanBowledFace),
    does: (s, g) => {
      s.outcome = 'clean bowled';
      dismiss(g, 'bowled');
    },
    final: true,
  },
  {
    id: 'ctg.outcome.natural-six',
    when: (s) => s.bowlerFace === 1 && s.batterFace === 8,
    does: (s) => {
      s.outcome = 'natural six';
    },
  },
  {
    id: 'ctg.outcome.natural-six-fixed',
    when: (s) => s.outcome === 'natural six',
    does: () => {},
    final: true,
  },
  {
    id: 'ctg.outcome.natural-four',
    when: (s) => s.bowlerFace === 1 && s.batterFace > 5,
    does: (s) => {
      s.outcome = 'natural four';
    },
  },
  {
    id: 'ctg.outcome.natural-four-fixed',
    when: (s) => s.outcome === 'natural four',
    does: () => {},
    final: true,
  },
  {
    id: 'ctg.outcome.block',
    only: (p) => p.blockFaceEqual === 'either-equal',
    when: (s) => s.margin === 0 || s.batterFace === s.bowlerFace,
    does: (s) => {
      s.outcome = 'block';
    },
    final: true,
  },
  {
    id: 'ctg.outcome.block',
    only: (p) => p.blockFaceEqual === 'adjusted-only',
    when: (s) => s.margin === 0,
    does: (s) => {
      s.outcome = 'block';
    },
    final: true,
  },
  {
    id: 'ctg.outcome.strike',
    when: (s) => s.margin > 0,
    does: (s) => {
      s.outcome = 'strike';
    },
  },
  {
    id: 'ctg.outcome.miss',
    when: (s) => s.margin < 0,
    does: (s) => {
      s.outcome = 'miss';
    },
  },
]);

export const outcomeWords = {
  'ctg.outcome.block': {
    kind: 'applied',
    source: 'Block',
    text: 'Equal results, either by the two faces or by the adjusted totals, are a block: dot ball.',
    parameters: ['blockFaceEqual'],
  },
  'ctg.outcome.strike': {
    kind: 'applied',
    source: 'Strike',
    text: "The ball is struck if the Batter's adjusted total is higher than the Bowler's adjusted total.",
  },
  'ctg.outcome.miss': {
    kind: 'applied',
    source: 'Miss',
    text: "If the Batter's adjusted total is lower, the ball is missed.",
  },
  'ctg.outcome.clean-bowled': {
    kind: 'applied',
    source: 'Bowled',
    text: "Bowler's top face (6 on a D6, 8 on a D8) against a Batter's 1: clean bowled, out.",
    parameters: ['cleanBowledFace', 'cleanBowledVsNoball'],
  },
  'ctg.outcome.clean-bowled-final': {
    kind: 'applied',
    source: 'Bowled',
    text: 'No effect, card ability or re-roll can change a clean bowled result (but see No Ball).',
    parameters: ['naturalsAndRerolls'],
  },
  'ctg.outcome.natural-four': {
    kind: 'applied',
    source: 'Four-run boundary',
    text: 'Bowler 1 against Batter 6 or higher (on D6 or D8) is a four.',
    parameters: ['naturalBoundaryResolution'],
  },
  'ctg.outcome.natural-four-fixed': {
    kind: 'applied',
    source: 'Four-run boundary',
    text: 'Neither the meter nor an over card can adjust a natural four.',
  },
  'ctg.outcome.natural-six': {
    kind: 'applied',
    source: 'Six-run boundary',
    text: 'Bowler 1 against Batter 8 is a six.',
  },
  'ctg.outcome.natural-six-fixed': {
    kind: 'applied',
    source: 'Six-run boundary',
    text: 'Neither the meter nor an over card can adjust a natural six.',
  },
} as const satisfies SectionWords;
