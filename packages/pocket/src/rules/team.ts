import type { RulingWords, SectionWords } from '@howzat/core/author';
import { k } from '../kit.js';

/** Deck Configuration: the team. */

export const teamWords = {
  'pocket.team.eleven': {
    title: 'A team has eleven players',
    kind: 'data',
    source: 'Deck Configuration, Team Deck',
    text: 'A team has 11 players.',
  },
  'pocket.team.captain-keeper': {
    title: 'A team needs a captain and a wicket keeper',
    kind: 'data',
    source: 'Deck Configuration, Team Deck',
    text: 'A team has at least one captain and at least one wicket keeper.',
    parameters: ['captainKeeperSame', 'moreThanOne'],
  },
  'pocket.team.others-free': {
    title: 'The rest of the team is up to you',
    kind: 'data',
    source: 'Deck Configuration, Team Deck',
    text: 'The other team members can be of any player type.',
  },
} as const satisfies SectionWords;

export const teamRulings = k.readings({
  'pocket.ruling.captain-keeper-same': 'words',
  'pocket.ruling.more-than-one': 'words',
});

export const teamRulingWords = {
  'pocket.ruling.position-effects': {
    title: 'Do positions do anything by themselves?',
    question: 'Do positions have a rule of their own?',
    readings: {
      'only-as-card-requirement': {
        text: 'No: cards may require one.',
      },
      'restrict-roles': {
        text: 'They restrict who does what.',
        unbuilt: 'The text gives no such restriction; who-may-bowl has one.',
      },
    },
    standard: 'only-as-card-requirement',
    reason: 'None is printed.',
  },
  'pocket.ruling.captain-flag': {
    title: 'What makes a card the captain',
    question: 'A captain is required but is not one of the four positions: what are they?',
    readings: {
      'separate-flag': {
        text: 'A card of any position that is marked.',
      },
      'fifth-position': {
        text: 'A fifth position.',
        unbuilt: 'Four are named.',
      },
    },
    standard: 'separate-flag',
    reason: 'Four categories are named, and a captain is not among them.',
  },
  'pocket.ruling.captain-keeper-same': {
    title: 'Captain and keeper on one card',
    question: 'May one card be both captain and keeper?',
    readings: {
      allowed: {
        text: 'Yes.',
      },
      'two-cards': {
        text: 'No.',
      },
    },
    standard: 'allowed',
    reason: '"At least one" of each.',
  },
  'pocket.ruling.more-than-one': {
    title: 'Several captains or keepers in a team',
    question: 'May a team have several captains or keepers?',
    readings: {
      allowed: {
        text: 'Yes.',
      },
      one: {
        text: 'No: exactly one of each.',
      },
    },
    standard: 'allowed',
    reason: '"At least".',
  },
} as const satisfies Readonly<Record<string, RulingWords>>;
