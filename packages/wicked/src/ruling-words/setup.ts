import type { RulingWords } from '@howzat/core/author';

/** Rulings on sides, lineup, toss, openers and ends. */
export const setupRulings: Readonly<Record<string, RulingWords>> = {
  'wicked.ruling.deck-pick-order': {
    question:
      'Players choose a deck; nothing is said on who chooses first or on both wanting the same one. There is one deck per side.',
    readings: {
      agree: {
        text: 'Both name the side they would like; where they name the same one, a coin gives it to one of them.',
      },
      random: { text: 'A coin gives out the sides.' },
      'first-player-first': { text: 'Home takes a side, and away has the other.' },
    },
    standard: 'agree',
    reason: 'Sides must differ, and no decision depends on who has which.',
  },
  'wicked.ruling.lineup-secrecy': {
    question: 'Step 1 gives neither order nor secrecy of the pick of 11 from 18.',
    readings: {
      'simultaneous-secret': { text: 'Both captains pick at once, and neither sees the other pick.' },
      'open-in-turn': { text: 'Home picks first, and away sees it.' },
    },
    standard: 'simultaneous-secret',
    reason: 'Neither captain gains from being second.',
  },
  'wicked.ruling.lineup-open-afterwards': {
    question: 'Whether lineup cards that are not yet on the display are visible is not said.',
    readings: {
      'open-sheet': { text: 'The team sheets are open once both lineups are picked.' },
      'hidden-until-placed': { text: 'A card is seen by the other captain when it first comes onto the display.' },
    },
    standard: 'open-sheet',
    reason: "The bowling captain must read the striker's card anyway, and real team sheets are public.",
  },
  'wicked.ruling.lineup-composition': {
    question: 'There is no requirement on roles: a keeper, or a number of bowlers.',
    readings: {
      'any-eleven': { text: 'Any eleven cards are a lineup.' },
      'role-minimum': {
        text: 'A lineup needs a keeper and at least five bowlers and all-rounders. The numbers are ours. A captain is not asked for: the captains are the players.',
      },
    },
    standard: 'any-eleven',
    reason: 'Nothing in the rules refers to roles.',
  },
  'wicked.ruling.lineup-order': {
    question: 'The next batter is drawn from the lineup, and the openers are selected from it. Is it in an order?',
    readings: { set: { text: 'The lineup is a set; who comes in next is wicked.ruling.next-batter-choice.' } },
    standard: 'set',
    reason: 'No step lays it in an order.',
  },
  'wicked.ruling.toss-scope': {
    question: 'The winner of the toss chooses the role; nothing on a later revision.',
    readings: {
      binding: { text: 'The choice stands for the match; roles are exchanged once.' },
      revisable: {
        text: 'The winner may take the choice back.',
        unbuilt:
          'Before the openers are named nothing is known that was not known at the choice; after that, step 5 would have to be undone, for which the leaflet has no words.',
      },
    },
    standard: 'binding',
    reason: 'A choice is made once unless something says otherwise.',
  },
  'wicked.ruling.opening-selection-order': {
    question: 'Step 5 names batters and bowlers together and gives no order.',
    readings: {
      'simultaneous-secret': { text: 'Both captains commit, then reveal.' },
      'batting-first': { text: 'The batting captain places first.' },
      'bowling-first': { text: 'The bowling captain places first.' },
    },
    standard: 'simultaneous-secret',
    reason: 'It removes the advantage of moving last. `batting-first` is acceptable at one table.',
  },
  'wicked.ruling.opening-position': {
    question: 'Who puts which card North or South is not said.',
    readings: {
      'owner-decides': {
        text: 'The batting captain places South (who faces first) and North, the bowling captain North (who bowls first) and South.',
      },
      random: { text: 'A coin for each pair decides who stands where.' },
    },
    standard: 'owner-decides',
    reason: 'Placing the cards is part of picking them.',
  },
  'wicked.ruling.ends-after-over': {
    question:
      'Step 5 fixes only over 1 (North bowls to South). Step 18 moves the marker; no sentence says whom the South bowler bowls to.',
    readings: {
      'opposite-end': { text: 'The South bowler bowls to the North batter.' },
      'follow-strike-only': {
        text: 'He bowls to whoever has the strike.',
        unbuilt: 'The strike rule names the same batter in every case (wicked.derived.striker-end).',
      },
    },
    standard: 'opposite-end',
    reason: 'It agrees with the strike rule in every case.',
  },
  'wicked.ruling.partner-crosses': {
    question: 'Odd runs move the striker to the opposite position, which is occupied.',
    readings: {
      swap: { text: 'The partner goes to the vacated position.' },
      'both-at-one-end': {
        text: 'Both stand at one position.',
        unbuilt: 'A position has room for one card, and the next over would have nobody to bowl to at the other.',
      },
    },
    standard: 'swap',
    reason: 'Only one card per position.',
  },
  'wicked.ruling.out-strike': {
    question: 'An over with an out can also have odd runs; the parity bullets and the replacement bullet both apply.',
    readings: {
      'parity-then-replace': { text: 'The new batter takes the position that the dismissed card would hold.' },
      'new-batter-faces': { text: 'The new batter faces the next over.' },
      'partner-faces': { text: 'The partner faces the next over.' },
    },
    standard: 'parity-then-replace',
    reason:
      'It is the printed order of the bullets, keeps wicked.derived.striker-end, and for 0 runs gives the real result (the partner faces after the change of ends).',
  },
  'wicked.ruling.next-batter-choice': {
    question: 'Step 16 uses "draw" for getting the next batter.',
    readings: {
      'captain-chooses': { text: 'The captain chooses among the cards that have not batted.' },
      'preset-order': { text: 'The captain lays the other nine in an order before the innings; only he sees it.' },
      'random-draw': { text: 'A card is drawn among those that have not batted.' },
    },
    standard: 'captain-chooses',
    reason: 'It agrees with the hint to use the best first.',
  },
};
