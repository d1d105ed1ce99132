import type { RulingWords, SectionWords } from '@howzat/core/author';
import { k } from '../kit.js';

/** Sections 2.2 and 5.1: OUT by equal cards, and what OUT costs. */

/** OUT by equal cards. */
export const matchIsOut = [
  k.rule({
    id: 'ccsl.out.match',
    only: (p) => p.defenceMatch === 'face-value' && p.hiddenOut !== 'all' && p.hiddenBowlerCard !== 'card-is-guess',
    when: (s) => s.card === s.bowled && !s.safe,
    does: (s, g) => {
      s.out = 'match';
      g.outs = [{ how: 'bowled', batter: g.striker, fielder: null }];
    },
  }),
  k.rule({
    id: 'ccsl.out.match',
    only: (p) => p.defenceMatch === 'modified-value' || p.hiddenOut === 'all' || p.hiddenBowlerCard === 'card-is-guess',
    when: (s, g, p) => {
      if (s.safe) return false;
      if (s.hidden && s.guess === s.card && p.hiddenOut === 'all') return !g.freeHit;
      if (s.hidden && p.hiddenBowlerCard === 'card-is-guess') return false;
      const halved = p.defenceMatch === 'modified-value' && s.defenceLeft > 0 && !s.hidden;
      const shown = !halved ? s.card : s.card > 3 ? s.card / 2 : s.card < 2 ? s.card * 2 : s.card;
      return shown === s.bowled && !(g.freeHit && halved);
    },
    does: (s, g) => {
      s.out = 'match';
      g.outs = [{ how: 'bowled', batter: g.striker, fielder: null }];
    },
  }),
] as const;

export const outWords = {
  'ccsl.out.match': {
    title: 'Equal cards: the batter is out',
    kind: 'applied',
    source: '2.2, 5.1',
    text: 'Equal cards: the batter is OUT. The face of the cards is compared, whatever modes are on.',
    parameters: ['defenceMatch'],
  },
  'ccsl.out.match-free-hit': {
    title: 'Equal cards on a free hit are not out',
    kind: 'applied',
    source: '2.2',
    text: 'The free hit is the exception to that.',
  },
} as const satisfies SectionWords;

export const outRulings = k.readings({
  'ccsl.ruling.wickets': {
    'wickets-equal-overs': [],
    'single-wicket': (a) => [a.set('wickets', 1)],
    'fixed-turns': (a) => [a.set('wickets', null)],
    'ten-wickets': (a) => [a.set('wickets', 10)],
  },
  'ccsl.ruling.out-batter': 'words',
  'ccsl.ruling.multi-out': {
    'one-wicket-first-cause': [],
  },
});

export const outRulingWords = {
  'ccsl.ruling.wickets': {
    title: 'What an OUT costs',
    question: 'What does OUT cost?',
    readings: {
      'wickets-equal-overs': { text: 'An innings has as many wickets as overs, at most 10.' },
      'single-wicket': { text: 'The first OUT ends the innings.' },
      'fixed-turns': { text: 'OUT costs only the ball; all turns are played.' },
      'ten-wickets': { text: 'Ten wickets end an innings.' },
    },
    standard: 'wickets-equal-overs',
    reason:
      'Some sentences treat OUT as final, others let the innings go on. As many wickets as overs (at most 10) honours both, and in the one-over game it is the classic single wicket.',
  },
  'ccsl.ruling.out-batter': {
    title: 'Does a new batter come in after an OUT?',
    question: 'Does a new batter come in after OUT?',
    readings: {
      'same-player-continues': { text: 'The same player goes on and so does everything that is counted.' },
      'new-batter-resets': { text: 'A new batter comes in: the six lock and the quota of the over are cleared.' },
    },
    standard: 'same-player-continues',
    reason:
      "There is one player: lock, quota, window, modes, a free hit that is due and the bowler's sequence run on; only the streak is lost. Scorecards number each of their lives as a batter.",
  },
  'ccsl.ruling.multi-out': {
    title: 'Several causes of OUT on one ball',
    question: 'Several causes of OUT on one ball?',
    readings: {
      'one-wicket-first-cause': { text: 'One wicket, by the first cause.' },
    },
    standard: 'one-wicket-first-cause',
    reason: 'A trap is "instantly" OUT, so it comes first; then the shift, then equal cards.',
  },
} as const satisfies Readonly<Record<string, RulingWords>>;
