import type { RulingWords } from '@howzat/core/author';

/** Questions that the rulebook leaves open, in words: dice, express play, bowlers, field. */
export const oversRulings: Readonly<Record<string, RulingWords>> = {
  'ctg.ruling.bowler-d8-sources': {
    question: 'D8 for some specialists by pitch and bowl; express icon gives a D8 to "Bowler".',
    readings: {
      'or-combine': { text: 'The icon gives any bowler a D8; pitch and bowl give it to specialists.' },
      'specialists-only': { text: 'The icon gives it to specialists alone, too.' },
    },
    standard: 'or-combine',
    reason: 'Pitch+bowl needs a specialist, the icon serves any bowler; never more than one die.',
  },
  'ctg.ruling.d8-next-carry': {
    question: 'Next non-express ball.',
    readings: {
      'first-played-delivery': {
        text: 'The icon is used up by the next played ball, even if its card replaces the dice.',
      },
      'until-rolled': { text: 'It waits for the next ball on which the bowler rolls.' },
    },
    standard: 'first-played-delivery',
    reason:
      "Used up by the next played delivery even if its card replaces the roll; two icons do not stack; lapses at the over's end.",
  },
  'ctg.ruling.d8-icon-scores': {
    question: 'What the D8 ball itself is worth.',
    readings: {
      dot: { text: 'The ball of the icon is a dot.' },
      'one-run': { text: 'The ball of the icon is worth 1 run.' },
    },
    standard: 'dot',
    reason: 'No run is given.',
  },
  'ctg.ruling.express-pair': {
    question: '"two subsequent Balls are drawn" is garbled.',
    readings: {
      'both-balls-show-icon': { text: 'Both express balls must show the icon.' },
      'first-then-any': { text: 'After the icon on the first, whatever the second shows is rolled for.' },
    },
    standard: 'both-balls-show-icon',
    reason: 'Both express balls of the same over; rolled when the second is turned; one alone is a dot.',
  },
  'ctg.ruling.express-victim': {
    question: '"Batter out".',
    readings: {
      'facing-batter': { text: 'The facing batter is out.' },
      'batting-side-chooses': { text: 'The batting side says who is out.' },
    },
    standard: 'facing-batter',
    reason: 'Facing-batter at the time of the second icon.',
  },
  'ctg.ruling.express-table-die': {
    question: 'Table icon: the Batter rolls a D8; specialist bowlers otherwise bat with a D6.',
    readings: {
      'always-d8': { text: 'The table is read with a D8.' },
      'batting-die': { text: "The table is read with the batter's own die." },
    },
    standard: 'always-d8',
    reason: 'The icon line names the die and the table has eight rows.',
  },
  'ctg.ruling.express-four': {
    question:
      'Fragments next to the icons read "Patience", "Run Out", "Boundary", a 4, and a 1-4 four / 5-6 six table; none is in the icon list.',
    readings: {
      'not-an-icon': { text: 'There is no icon of four in the text.' },
      'add-four-icon': {
        text: 'An icon scores 4.',
        unbuilt: 'A matter of the set: the schema admits the icon four, and a set that prints it scores 4 by it.',
      },
    },
    standard: 'not-an-icon',
    reason:
      'Take them as sample over cards; boundaries in express come through the rule-card table. The schema still admits a 4.',
  },
  'ctg.ruling.express-last-over': {
    question: '"last Over".',
    readings: {
      'scheduled-last': { text: 'The last over is 10 or 20.' },
      'actual-last': {
        text: 'The last over is the one in which the innings ends.',
        unbuilt: 'Nobody knows beforehand in which over an innings will end.',
      },
    },
    standard: 'scheduled-last',
    reason: 'Over 10 or 20; an innings that ends early has no full last over.',
  },
  'ctg.ruling.express-side-actions': {
    question: 'Card aspects ignored; field, bowl card, skills not mentioned.',
    readings: {
      'none-allowed': { text: 'Nothing is decided on an express ball.' },
      'skills-allowed': {
        text: 'Skill cards may be used on it.',
        unbuilt: 'No skill card has a window on a ball without bowl, dice or fielding.',
      },
    },
    standard: 'none-allowed',
    reason: 'No field change, bowl, shot, skill card or slips on an express ball.',
  },
  'ctg.ruling.express-end': {
    question: 'An express ball may end the innings.',
    readings: {
      'immediate-stop': { text: 'The innings ends with the express ball that ends it.' },
      'finish-over': {
        text: 'The over is finished first.',
        unbuilt: 'After the tenth wicket nobody is left to face; after the winning run ctg.ruling.chase-end covers it.',
      },
    },
    standard: 'immediate-stop',
    reason: 'Immediate-stop at the 10th wicket or winning run.',
  },
  'ctg.ruling.express-drs': {
    question: 'An express wicket is neither run-out nor clean bowled.',
    readings: {
      'no-review': { text: 'A wicket by two icons cannot be reviewed.' },
      'allow-review': { text: 'It can be reviewed.' },
    },
    standard: 'no-review',
    reason: 'Only the icon acts in express.',
  },
  'ctg.ruling.who-may-bowl': {
    question: 'Only pace, spin and medium (all-rounder) styles exist.',
    readings: {
      'seven-bowlers': { text: 'The three specialists and the four all-rounders bowl.' },
      anyone: { text: 'Everybody may bowl; those without a style bowl medium.' },
    },
    standard: 'seven-bowlers',
    reason: 'Others have no deck.',
  },
  'ctg.ruling.bowler-lookahead': {
    question: 'Over limits plus no-two-in-a-row can leave nobody for a later over.',
    readings: {
      'forbid-dead-end': { text: 'A choice that would leave a later over without a legal bowler is refused.' },
      'relax-when-stuck': { text: 'Where nobody is left, the limit of overs does not hold.' },
      'any-style-stand-in': { text: 'Where nobody is left, those who do not bowl stand in, with medium.' },
    },
    standard: 'forbid-dead-end',
    reason:
      'Keeps both limits and terminates. A choice is legal iff afterwards, with r overs left, last bowler L and remaining quotas q(i): sum of min(q(i), cap(i)) >= r, where cap(L) = floor(r/2), cap(other) = ceil(r/2). (Compared with a full search of all orders for seven bowlers, quotas up to 3 and up to 20 overs left: no difference.) T10: seven bowlers can never get stuck. T20: 21 overs are available for 20, so only one is spare; unguarded play can strand over 20 (about 4% of random legal schedules).',
  },
  'ctg.ruling.team-too-few-bowlers': {
    question: 'T10 needs 5 bowlers, T20 needs 7.',
    readings: {
      'validate-team': { text: 'A team needs bowlers enough for the format.' },
      relax: {
        text: 'A team may have fewer.',
        unbuilt: 'The composition of a team is fixed, so every team has seven bowlers and there is nothing to relax.',
      },
    },
    standard: 'validate-team',
    reason: 'Custom teams with fewer are rejected for that format.',
  },
  'ctg.ruling.first-over-bowler': {
    question: 'Chosen in Setup and again in the over set-up.',
    readings: {
      'setup-choice-stands': { text: 'The bowler named at the start bowls the first over.' },
      'choose-again': { text: 'He is chosen again when the over begins.' },
    },
    standard: 'setup-choice-stands',
    reason: 'No choice is offered again for over 1.',
  },
  'ctg.ruling.repeat-bowl': {
    question: 'The last card returns before the next is chosen.',
    readings: {
      'repeat-allowed': { text: 'The same bowl may be played twice in a row.' },
      'no-immediate-repeat': { text: 'It may not.' },
    },
    standard: 'repeat-allowed',
    reason: 'The returned card is in hand; the hand is always the full deck, so no forced play without a card.',
  },
  'ctg.ruling.token-on-player-card': {
    question: '"Place the Bowling card" with the over token.',
    readings: {
      'player-card': { text: "The over token lies on the bowler's player card." },
      'bowl-card': { text: 'It lies on a bowl card.', unbuilt: 'Where the token lies has no effect.' },
    },
    standard: 'player-card',
    reason: 'Over tokens sit on bowler cards elsewhere in the text.',
  },
  'ctg.ruling.over-deck-sizes': {
    question: '45 cards, three styles, no split.',
    readings: {
      'fifteen-each': { text: 'Each over deck has 15 cards.' },
      free: {
        text: 'Over decks have any number of cards from six.',
        unbuilt: 'A set is checked when it is loaded, before any reading applies.',
      },
    },
    standard: 'fifteen-each',
    reason: 'Any deck must hold at least 6; reshuffled each over, so it never runs out.',
  },
  'ctg.ruling.over-cards-left': {
    question: 'Cards left face down when an innings ends.',
    readings: {
      'discard-unseen': { text: 'Cards that were not turned go back unseen.' },
      'show-unplayed': { text: 'They are shown first.', unbuilt: 'Cards of an innings that is over have no effect.' },
    },
    standard: 'discard-unseen',
    reason: 'No effect, back to the deck.',
  },
  'ctg.ruling.pitch-persists': {
    question: 'Pitch drawn once for the game.',
    readings: {
      'both-innings': { text: 'One pitch card counts for the match.' },
      redraw: { text: 'Another is drawn for the second innings.' },
    },
    standard: 'both-innings',
    reason: 'The draw is for the game.',
  },
  'ctg.ruling.bye-by-style': {
    question: 'Slips allowed per Pace and Spin cards; nothing for Medium.',
    readings: {
      'closed-for-medium': { text: 'Nobody stands in Bye for a medium bowler.' },
      'open-without-catch': { text: 'Fielders may stand there, but catch nothing as slips.' },
    },
    standard: 'closed-for-medium',
    reason:
      'A fielder in Bye with a medium bowler is illegal; leftovers must be moved before the bowl is chosen. 9 fielders always fit in z1..z5 (10 infield areas).',
  },
  'ctg.ruling.slip-areas': {
    question: 'Not said which Bye areas are slips.',
    readings: {
      'bye-infield': { text: 'Slips stand in the two infield areas of Bye.' },
      'any-bye-area': { text: 'They may stand in its outfield too.' },
    },
    standard: 'bye-infield',
    reason: 'Matches the two slips of the example; Bye outfield areas are not placeable by default.',
  },
  'ctg.ruling.slip-limit': {
    question: '"As per the rule cards" (contents unknown).',
    readings: {
      'card-data': { text: 'The rule card of the style says how many slips there may be.' },
      'zone-limit-only': { text: 'Only the limits on zones and areas say so.' },
    },
    standard: 'card-data',
    reason: 'Card-data, and the zone and area limits always apply on top.',
  },
  'ctg.ruling.bye-counts': {
    question: 'Zone and outfield limits and Bye.',
    readings: {
      'bye-is-a-zone': { text: 'Bye counts towards the limits like any zone.' },
      exempt: { text: 'Fielders in Bye count towards neither the zone nor the outfield limit.' },
    },
    standard: 'bye-is-a-zone',
    reason: 'Bye-is-a-zone; it may be the three-fielder zone of T20 only with the any-bye-area option.',
  },
  'ctg.ruling.field-all-nine': {
    question: 'Nine tokens are placed.',
    readings: {
      'exactly-nine': { text: 'All nine fielders stand on the board.' },
      'up-to-nine': { text: 'Fewer may.' },
    },
    standard: 'exactly-nine',
    reason: 'Exactly-nine.',
  },
  'ctg.ruling.field-before-bowler': {
    question: 'Setup places the field before the bowler is known.',
    readings: {
      'check-at-lock': { text: 'The field is held to the style of the bowler when a bowl is locked in.' },
      'check-at-setup': { text: 'The field that is set before the bowler is named must suit every style: no slips.' },
    },
    standard: 'check-at-lock',
    reason:
      'Legality is tested whenever a bowl is locked in; a field that became illegal (new over, Power Play, other style) must be repaired first.',
  },
  'ctg.ruling.powerplay-moment': {
    question: 'After the bowler is chosen.',
    readings: {
      'before-deal': { text: 'It is called when the bowler is named, before the over cards are dealt.' },
      'before-first-played-ball': { text: 'It may be called till the first played ball.' },
    },
    standard: 'before-deal',
    reason: 'Before over cards and express balls.',
  },
  'ctg.ruling.powerplay-t20': {
    question: 'Appears only under T10 in body and card.',
    readings: {
      't10-only': { text: 'Only T10 has it.' },
      both: { text: 'T20 has it too, after the early overs.' },
    },
    standard: 't10-only',
    reason: 'T10-only.',
  },
  'ctg.ruling.free-hit-field': {
    question: 'Not said whether the field may change.',
    readings: {
      'full-sequence': { text: 'The field may be changed for a free hit.' },
      'frozen-field': {
        text: 'It may not, unless it is illegal: then one fielder is moved if that makes it legal, and otherwise it is set anew.',
      },
    },
    standard: 'full-sequence',
    reason:
      'Only the over card is left out. Under either reading a field that has become illegal is repaired before the bowl, as before any other ball: a house rule that calls a no-ball on an express ball leaves the first played ball a free hit, and the field may then be the one for another bowler.',
  },
  'ctg.ruling.slips-order': {
    question: 'One D6 per slip.',
    readings: {
      'all-dice-any-6': { text: 'All slips roll, any 6 is a catch.' },
      'one-by-one': {
        text: 'They roll one after the other until one catches.',
        unbuilt: 'The probability is the same, and so is the dismissal.',
      },
    },
    standard: 'all-dice-any-6',
    reason: 'Same probability, one dismissal at most.',
  },
};
