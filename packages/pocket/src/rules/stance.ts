import { oneOf, type RulingWords, type SectionWords } from '@howzat/core/author';
import { type Cricket, k, type State } from '../kit.js';
import { printedBatting } from './field.js';

/** 1. New Over: the stance of the active batter. */

/** Why the stance cannot be chosen now. */
function stanceClosed(s: State, g: Cricket): string | null {
  if (g.result !== null) return 'The match is over.';
  return s.batted > 0 ? 'The stance is chosen for this over.' : null;
}

export const stance = k.decision('stance', {
  rule: 'pocket.stance.choose',
  by: 'batting',
  domain: oneOf('offensive', 'defensive'),
  limits: [
    {
      id: 'pocket.ruling.defence-at-blue',
      only: (p) => p.defenceAtBlue === 'forbidden',
      when: (s, _g, p) => printedBatting(s, p) === 0,
      forbids: (choice) => choice === 'defensive',
      says: 'A Blue batter has no rank to give up, and so cannot defend.',
    },
  ],
  closed: stanceClosed,
  others: { message: 'Only the batting side chooses the stance.', rule: 'pocket.stance.choose' },
  take: (s, choice, _g, p) => {
    s.defensive = choice === 'defensive';
    s.batted = s.facing;
    if (p.stanceVisibility === 'open') s.stance = choice;
  },
});

/** In defence the batting rank is one lower. */
export const defenceRank = k.rule({
  id: 'pocket.stance.defence-rank',
  when: (s) => s.defensive,
  does: (s) => {
    s.bat -= 1;
  },
});

/** The right call saves the batter. */
export const coinSaves = k.rule({
  id: 'pocket.stance.coin-saves',
  when: (s) => s.coinSaid === 'safe' || (s.coin !== '' && s.call === s.coin),
  does: (s) => {
    s.saved = true;
  },
});

/** An over in defence earns a comfort point. */
export const defenceComfort = k.rule({
  id: 'pocket.stance.defence-comfort',
  when: (s) => s.defensive,
  does: (s) => {
    s.comfortDue = 1;
  },
});

/** Stance, and what it does. */
export const stanceWords = {
  'pocket.stance.choose': {
    title: 'Choose to attack or to defend',
    kind: 'applied',
    source: '1. New Over',
    text: 'Then the batting side picks offensive or defensive stance.',
    parameters: ['stanceVisibility'],
  },
  'pocket.stance.defence-rank': {
    title: 'Defending lowers the batting rank by one',
    kind: 'applied',
    source: '1. New Over',
    text: "Defensive stance lowers the batter's batting rank by 1.",
    parameters: ['defenceAtBlue'],
  },
  'pocket.stance.defence-comfort': {
    title: 'Defending earns a comfort point',
    kind: 'applied',
    source: '1. New Over',
    text: 'Defensive stance brings the batter 1 comfort point in the 2nd Standby.',
  },
  'pocket.stance.coin': {
    title: 'A defending batter may be saved by a coin',
    kind: 'applied',
    source: '1. New Over',
    text: "When an out arises (score card or an opponent's out card) and the batter is defensive, the bowling side flips a coin and the batting side calls it.",
  },
  'pocket.stance.coin-saves': {
    title: 'A right call means not out',
    kind: 'applied',
    source: '1. New Over',
    text: 'A right call means not out.',
  },
  'pocket.stance.coin-per-out': {
    title: 'One coin for each out',
    kind: 'applied',
    source: '1. New Over',
    text: 'The coin is available once for each out that occurs in the over.',
    parameters: ['coinForBothOuts'],
  },
  'pocket.stance.every-time': {
    title: 'The coin is flipped every time a defender would be out',
    kind: 'applied',
    source: 'Examples, Batting player plays in defense',
    text: 'The coin procedure applies every time the active batter would be out while defensive.',
  },
  'pocket.stance.both-sources': {
    title: 'The coin saves from cards and from the score card',
    kind: 'applied',
    source: 'Examples, Batting player plays in defense',
    text: 'It applies to outs from chance cards and from score cards alike.',
  },
} as const satisfies SectionWords;

export const stanceRulings = k.readings({
  'pocket.ruling.stance-visibility': {
    ...k.words('stanceVisibility'),
    secret: (a) => [
      a.set('stanceVisibility', 'secret'),
      a.wrapStep('stance', (step) =>
        step.kind === 'decision' ? { ...step, seenBy: 'own', keptIn: ['defensive'] } : step,
      ),
    ],
  },
  'pocket.ruling.stance-before-draw': {
    'as-listed': [],
    'after-draw': (a) => [a.removeStep('stance'), a.after('draw', { ...stance, id: 'stance.after-draw' })],
  },
  'pocket.ruling.stance-of-newcomer': 'words',
  'pocket.ruling.defence-at-blue': 'words',
});

export const stanceRulingWords = {
  'pocket.ruling.stance-duration': {
    title: 'How long a stance lasts',
    question: 'How long does a stance last?',
    readings: {
      'each-over-anew': {
        text: 'It is picked in each over.',
      },
      'until-changed': {
        text: 'Until it is changed.',
        unbuilt: 'It can be changed in each over. It makes no difference to what is legal or what happens.',
      },
    },
    standard: 'each-over-anew',
    reason: 'The text picks it in each New Over.',
  },
  'pocket.ruling.stance-visibility': {
    title: 'Is the stance open at once?',
    question: 'Is the stance open?',
    readings: {
      open: {
        text: 'Yes, at once.',
      },
      secret: {
        text: 'It is shown when the score card has been turned up.',
      },
    },
    standard: 'open',
    reason: 'Cards react to ranks.',
  },
  'pocket.ruling.stance-before-draw': {
    title: 'Is the stance chosen before cards are drawn?',
    question: 'Is the stance picked before the draw?',
    readings: {
      'as-listed': {
        text: 'Yes.',
      },
      'after-draw': {
        text: 'No: when both sides have drawn.',
      },
    },
    standard: 'as-listed',
    reason: 'It is listed before.',
  },
  'pocket.ruling.stance-who': {
    title: 'Whose stance counts',
    question: 'Whose stance is it?',
    readings: {
      'active-only': {
        text: "The active batter's.",
      },
      both: {
        text: 'Both batters take one.',
        unbuilt: 'It makes no difference to what is legal or what happens.',
      },
    },
    standard: 'active-only',
    reason: 'Only the rank is used.',
  },
  'pocket.ruling.stance-of-newcomer': {
    title: 'The stance of a batter who has just come in',
    question: 'Which stance has a batter who comes in during step 3?',
    readings: {
      'none-this-over': {
        text: 'None in this over.',
      },
      inherits: {
        text: 'That of the batter who is out, for a second out of the over.',
      },
    },
    standard: 'none-this-over',
    reason: 'That batter has no further part in the over.',
  },
  'pocket.ruling.defence-at-blue': {
    title: 'May a Blue batter defend?',
    question: 'May a Blue batter defend, whose rank cannot fall?',
    readings: {
      'allowed-no-loss': {
        text: 'They may, and lose nothing.',
      },
      forbidden: {
        text: 'They may not.',
      },
      'negative-rank': {
        text: 'They may, and their rank falls below Blue.',
      },
    },
    standard: 'allowed-no-loss',
    reason: 'It follows from the sum; tail-enders defend gladly, as in cricket.',
  },
} as const satisfies Readonly<Record<string, RulingWords>>;
