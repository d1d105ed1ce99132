import { components, flag, integer, word } from '@howzat/core/author';
import { originalSet } from './components/original-set.js';
import { tableOf } from './components/tables.js';

/** What formats, readings and options of Wicked Cricket set; each belongs to the ruling of a like name. */
export const parameters = {
  /** Cards, charts and zone tables, ready to be looked things up in. */
  table: components(tableOf(originalSet)),
  deckPick: word('agree', ['agree', 'random', 'first-player-first']),
  lineupPick: word('simultaneous-secret', ['simultaneous-secret', 'open-in-turn']),
  teamSheets: word('open-sheet', ['open-sheet', 'hidden-until-placed']),
  lineupRoles: word('any-eleven', ['any-eleven', 'role-minimum']),
  openers: word('simultaneous-secret', ['simultaneous-secret', 'batting-first', 'bowling-first']),
  openingPositions: word('owner-decides', ['owner-decides', 'random']),
  outStrike: word('parity-then-replace', ['parity-then-replace', 'new-batter-faces', 'partner-faces']),
  nextBatter: word('captain-chooses', ['captain-chooses', 'preset-order', 'random-draw']),
  sharedChart: flag(false),
  rerollTie: word('either', ['either', 'none', 'both']),
  rerollOptional: flag(false),
  rerollUntilHigher: flag(false),
  inputReread: flag(false),
  pitchColumns: word('innings-over', ['innings-over', 'match-over']),
  newPitch: flag(false),
  runsBeforeOut: word('printed-number', ['printed-number', 'potential-runs', 'zero']),
  runsBeforeCatch: flag(false),
  outRunsCapped: flag(true),
  maxRun: word('minimum', ['minimum', 'replace']),
  fieldingReuse: word('free-reuse', ['free-reuse', 'no-immediate-repeat', 'cycle-all-five']),
  /** Counters that tire a bowler. */
  spell: integer(5, { min: 1, max: 50, unit: 'overs' }),
  /** Overs that a tired bowler rests at least. */
  rest: integer(3, { min: 0, max: 50, unit: 'overs' }),
  restCount: word('innings-overs', ['innings-overs', 'own-end-overs']),
  tiredAt: word('end-of-that-over', ['end-of-that-over', 'before-its-next-over']),
  replacement: word('captain-chooses-now', ['captain-chooses-now', 'choose-at-next-own-over', 'random']),
  freeEnd: flag(false),
  freeChange: flag(false),
  returnAtWill: flag(false),
  bowlersOnly: flag(false),
  nobodyFresh: word('longest-rested-returns', ['longest-rested-returns', 'exempt']),
  stopBeforeFirst: flag(false),
  stopSecond: flag(false),
  sameOvers: flag(false),
  tie: word('literal', ['literal', 'tie-always', 'tie-break']),
  playOut: flag(false),
  outBeforeRuns: flag(false),
  stopAtTarget: flag(false),
  stepOrder: word('checks-after-record', ['checks-after-record', 'restored', 'as-scanned']),
  /** Whether an interface shows the two printed hints. */
  advice: flag(true),
} as const;
