import { oneOf, type SectionWords } from '@howzat/core/author';
import type { Card } from '../components/cards.js';
import { k, limit } from '../kit.js';
import { closedBy } from './closed.js';

/** Section 3.6: the strategic pass. */

const isPass = (card: Card | 'pass'): boolean => card === 'pass';

const notAgreed = 'Passing is not agreed in this match.';
const alreadyPassed = 'You have already passed in this innings.';

/** When a pass is not to be had. */
export const passLimits = [
  limit<Card | 'pass'>({
    id: 'ccsl.option.pass',
    only: (p) => !p.pass,
    forbids: isPass,
    says: notAgreed,
  }),
  limit<Card | 'pass'>({
    id: 'ccsl.ruling.pass-timing',
    only: (p) => p.pass && p.passTiming === 'announced',
    forbids: isPass,
    says: 'A pass has to be announced before the cards are chosen.',
  }),
  limit<Card | 'pass'>({
    id: 'ccsl.pass.once',
    only: (p) => p.pass,
    when: (s) => s.passUsed,
    forbids: isPass,
    says: alreadyPassed,
  }),
  limit<Card | 'pass'>({
    id: 'ccsl.hidden.face-down',
    only: (p) => p.pass && p.hiddenCard,
    when: (s) => s.hidden,
    forbids: isPass,
    says: 'A hidden card was announced: play one.',
  }),
  limit<Card | 'pass'>({
    id: 'ccsl.ruling.pass-forced',
    only: (p) => p.pass && p.passForced === 'forbidden',
    when: (s) => s.forced || s.shiftLeft > 0,
    forbids: isPass,
    says: 'You may not pass on a forced ball or in a field shift.',
  }),
] as const;

/** The pass as an announcement of its own, under that reading. */
export const announcePass = k.decision('announce-pass', {
  only: (p) => p.pass && p.passTiming === 'announced',
  when: (s, _g, p) => !s.passUsed && !s.hidden && !(p.passForced === 'forbidden' && (s.forced || s.shiftLeft > 0)),
  by: 'batting',
  domain: oneOf(false, true),
  closed: closedBy((s, _g, p) => (!p.pass ? notAgreed : s.passUsed ? alreadyPassed : null)),
  take: (s, passes, _g, p) => {
    if (!passes) return;
    s.passed = true;
    s.passUsed = true;
    if (s.lock > 0 && p.sixLockCount === 'every-turn-counts') s.lock--;
  },
});

/** A pass cannot be OUT: nothing below it is asked. */
export const passIsSafe = k.rule({
  id: 'ccsl.pass.no-out',
  only: (p) => p.pass,
  when: (s) => s.card < 0,
  does: () => {},
  final: true,
});

/** A pass gives no runs. */
export const passScoresNothing = k.rule({
  id: 'ccsl.pass.zero',
  only: (p) => p.pass,
  when: (s) => s.card < 0,
  does: (_s, g) => {
    g.bat = 0;
  },
  final: true,
});

/** A pass is played again, under that reading. */
export const passReplayed = k.rule({
  id: 'ccsl.ruling.pass-ball',
  only: (p) => p.pass && p.passBall === 'replayed',
  when: (s) => s.card < 0,
  does: (_s, g) => {
    g.counts = false;
  },
});

export const passWords = {
  'ccsl.pass.once': {
    kind: 'applied',
    source: '3.6',
    text: 'Once in an innings the batter may skip a turn instead of playing a card.',
    parameters: ['pass', 'passTiming', 'passForced'],
  },
  'ccsl.pass.zero': { kind: 'applied', source: '3.6', text: 'A pass gives 0 runs.', parameters: ['pass'] },
  'ccsl.pass.no-out': {
    kind: 'applied',
    source: '3.6',
    text: 'A pass cannot lead to OUT: not by the card, not by a trap, not in a field shift.',
    parameters: ['pass'],
  },
  'ccsl.option.pass': {
    kind: 'reading',
    source: '3.6',
    text: 'The pass may be left out by agreement: the parameter pass is then false, as in the preset classic.',
    parameters: ['pass'],
  },
} as const satisfies SectionWords;
