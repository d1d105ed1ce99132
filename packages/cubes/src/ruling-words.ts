import type { RulingWords } from '@howzat/core/author';

/** The rulings in words. */
export const rulingWords: Readonly<Record<string, RulingWords>> = {
  'cubes.ruling.number-range': {
    question:
      'Which numbers stand on the cubes? No range is given; the printed example shows 0 to 7, and differences of 7 and more are provided for.',
    standard: '0-to-9',
    reason:
      'With 0 to 7 a wicket of a test match without pressure would need exactly 7 against 0; and 210 is the number of ways to choose six of ten digits.',
    readings: {
      '0-to-9': { text: 'The numbers 0 to 9.' },
      '0-to-7': { text: 'The numbers 0 to 7: each stands on 26 or 27 cubes for every colour.' },
      '0-to-8': { text: 'The numbers 0 to 8: each stands on 23 or 24 cubes for every colour.' },
    },
  },
  'cubes.ruling.number-distribution': {
    question: 'How often does each number occur, and may a cube show a number twice? The text says nothing.',
    standard: 'all-six-subsets',
    reason: 'Every colour is then equally strong, so the choice of a colour gives no advantage.',
    readings: {
      'all-six-subsets': {
        text: 'The six numbers of a cube differ, and with ten digits every six of them stand on one cube.',
      },
      'independent-shuffles': { text: 'Each colour has its own shuffle of all numbers, so a cube may show one twice.' },
      'custom-data': {
        text: 'A set of your own.',
        unbuilt:
          'it needs the data of the set: give them as the components of a match, or make the variant with withCubes',
      },
    },
  },
  'cubes.ruling.same-colour': {
    question: 'May both players use the same colour?',
    standard: 'any-colour',
    reason:
      'It is not forbidden and does no harm; the means are the same within 2.5 runs, and equal colours raise the spread.',
    readings: {
      'any-colour': { text: 'Any colour, also that of the opponent.' },
      'distinct-colours': {
        text: 'A colour that is taken cannot be chosen; then the colours are chosen one after the other, home first.',
      },
    },
  },
  'cubes.ruling.colour-order': {
    question: 'Who picks his colour first?',
    standard: 'simultaneous',
    reason: 'No order gives an advantage when all colours have the same numbers.',
    readings: {
      simultaneous: { text: 'Both at the same time, before the toss.' },
      'toss-loser-first': { text: 'The loser of the toss, then its winner.' },
      'sequential-open': { text: 'Home, then away, each seeing what was chosen before.' },
    },
  },
  'cubes.ruling.colour-change': {
    question: 'May a colour be changed between innings?',
    standard: 'fixed-for-match',
    reason: 'A colour is chosen "to use during this game".',
    readings: {
      'fixed-for-match': { text: 'It is fixed for the match.' },
      'per-innings': { text: 'Before each further innings the bowler and then the batter choose again.' },
    },
  },
  'cubes.ruling.toss': {
    question: 'Does the winner of the toss choose, or does the coin assign the roles?',
    standard: 'winner-chooses',
    reason: 'Cricket terms are to be read as in the Laws, where the winner of the toss elects.',
    readings: {
      'winner-chooses': { text: 'The winner chooses to bat or to bowl.' },
      'coin-assigns': { text: 'The winner bats.' },
    },
  },
  'cubes.ruling.toss-before-deal': {
    question:
      'Do the first cubes come before the toss, as printed, so that its winner could look at them before he chooses?',
    standard: 'toss-first',
    reason: 'Over 1 is then like every other, and nobody elects with private knowledge.',
    readings: {
      'toss-first': { text: 'The toss, then the deal.' },
      'deal-first': {
        text: 'The printed sequence: colours, the deal, the toss. It makes no difference where the coin assigns the roles, and is not played where the loser of the toss picks his colour first, for the colours come before the deal.',
      },
    },
  },
  'cubes.ruling.toss-cube-method': {
    question: 'How does a cube replace a coin?',
    standard: 'three-colours-each',
    reason: 'It is exactly fair with any cube.',
    readings: {
      'three-colours-each': { text: 'Away names three of the six colours; the colour that lands up decides.' },
      'high-roll': { text: 'Each side draws and rolls a cube; the higher number wins, equal ones are rolled again.' },
      'odd-even': { text: 'Away calls odd or even, and a cube is drawn and rolled.' },
    },
  },
  'cubes.ruling.wild-replacement': {
    question: 'Is another cube drawn for a wildcube that is discarded as it is dealt?',
    standard: 'replace-at-once',
    reason: 'Six numbers are needed for six balls; the hands are then as likely as with the wildcubes removed before.',
    readings: {
      'replace-at-once': { text: 'Another cube is drawn at once.' },
      'play-short': { text: 'The hand stays short, and the over ends when a player has no cube left to show.' },
    },
  },
  'cubes.ruling.used-cubes': {
    question: 'Do played cubes go back into the bag?',
    standard: 'kept-out',
    reason: 'No step returns them, and the game gets a memory.',
    readings: {
      'kept-out': { text: 'They stay out until the bag is refilled.' },
      'return-each-over': { text: 'All of them go back before each deal.' },
    },
  },
  'cubes.ruling.bag-exhausted': {
    question: 'What if the bag is empty? 210 cubes serve 17 overs and leave 6; an innings has no limit of overs.',
    standard: 'refill-when-short',
    reason:
      'It always ends the shortage, keeps hands at six, and no hand is drawn from a remainder that is nearly known.',
    readings: {
      'refill-when-short': {
        text: 'Before a deal with fewer numbered cubes in the bag than are needed, all used cubes go back.',
      },
      'deal-leftover-first': { text: 'The last cubes are dealt, then the bag is refilled and the deal goes on.' },
      'innings-ends': { text: 'The innings ends. A bag that is short at the beginning of an innings is refilled.' },
      'end-over-limit': {
        text: 'An innings lasts 17 overs at most, as many as the bag serves; a bag that is short nevertheless is refilled.',
      },
    },
  },
  'cubes.ruling.refill-at-innings': {
    question: 'Does each innings start from a full bag?',
    standard: 'refill-each-innings',
    reason: 'Both sides bat under the same conditions.',
    readings: {
      'refill-each-innings': { text: 'The bag is refilled before each innings.' },
      'continue-bag': { text: 'The bag stays as it is.' },
    },
  },
  'cubes.ruling.who-deals': {
    question: 'Who deals, and in which order are cubes drawn?',
    standard: 'system',
    reason:
      'All ways are alike for a blind draw. For replays the order is fixed: the six of the bowler, then those of the batter.',
    readings: {
      system: { text: 'The bowler is dealt to first, then the batter.' },
      'each-draws-own': {
        text: 'Each draws his own.',
        unbuilt: 'a blind draw gives every hand with the same probability, whoever draws',
      },
      'bowler-deals': {
        text: 'The bowler deals.',
        unbuilt: 'a blind draw gives every hand with the same probability, whoever draws',
      },
    },
  },
  'cubes.ruling.visible-faces': {
    question: 'May the opponent see the faces that are turned away from the owner?',
    standard: 'nothing-visible',
    reason: 'The stated intention is that the opponent cannot tell the numbers.',
    readings: {
      'nothing-visible': { text: 'He sees none of them.' },
      'opposite-face-visible': {
        text: 'He sees, of each cube in the order dealt, the face opposite the playing colour (A and F, B and E, C and D lie opposite each other).',
      },
      'five-faces-visible': {
        text: 'He sees, of each cube in the order dealt, all faces but the one of the playing colour.',
      },
    },
  },
  'cubes.ruling.own-other-faces': {
    question: 'May an owner look at the other faces of his cubes? It matters only where cubes are rolled.',
    standard: 'visible-to-owner',
    reason: 'He holds the cubes.',
    readings: {
      'visible-to-owner': { text: 'Yes: he knows his cubes by their ids, and so their faces.' },
      hidden: {
        text: 'No.',
        unbuilt:
          'a choice names cubes by their ids, from which all faces follow; and a player who may not look cannot be kept from remembering',
      },
    },
  },
  'cubes.ruling.revise': {
    question: 'May a player who has finished still change his order while the other is thinking?',
    standard: 'until-both',
    reason: 'The order is locked when both have agreed that they are finished.',
    readings: {
      'until-both': { text: 'Yes, until both are finished.' },
      'lock-individually': { text: 'No, an order is locked when its owner has finished.' },
    },
  },
  'cubes.ruling.viewpoint': {
    question: 'From whose side is left to right read, as the players sit face to face?',
    standard: 'owner-view',
    reason: 'Only the owner sees the numbers.',
    readings: {
      'owner-view': { text: 'From that of the owner.' },
      'shared-view': {
        text: 'From one side for both.',
        unbuilt: 'whoever lays out cubes freely lays them out mirrored as freely: the same plays remain',
      },
    },
  },
  'cubes.ruling.dot-vs-pressure': {
    question: 'A difference of 0 to 4 is a dot ball, and yet pressure makes some of them wickets. Which holds?',
    standard: 'pressure-wins',
    reason: 'The particular goes before the general, and the printed over has a wicket with a difference of 3.',
    readings: {
      'pressure-wins': { text: 'Pressure.' },
      'dot-band-wins': { text: 'The dot band: pressure never takes a wicket.' },
    },
  },
  'cubes.ruling.floor': {
    question: 'How low can pressure bring the needed difference? After five dots it would be 0, and a tie a wicket.',
    standard: 'self-limiting-zero',
    reason: 'It is the literal reading and cannot fall below 0; it is worth 0.01 runs an innings.',
    readings: {
      'self-limiting-zero': { text: 'To 0: after five dots equal numbers are a wicket.' },
      'floor-one': { text: 'To 1: the bowler must be higher.' },
    },
  },
  'cubes.ruling.pressure-over-break': {
    question: 'Does pressure carry over the break between two overs?',
    standard: 'carries',
    reason: 'Nothing lies between ball 6 and the next ball 1.',
    readings: {
      carries: { text: 'It does.' },
      'resets-each-over': {
        text: 'Each over begins without pressure: an innings then averages 85.2 runs instead of 82.1.',
      },
    },
  },
  'cubes.ruling.pressure-after-wicket': {
    question: 'Does a wicket end the row of dots?',
    standard: 'wicket-resets',
    reason: 'A dot ball is one without runs and without a wicket, so a wicket breaks the row.',
    readings: {
      'wicket-resets': { text: 'It does.' },
      'wicket-keeps-k': { text: 'The row stays as long as it was.' },
      'wicket-counts-as-dot': { text: 'The wicket makes it one longer.' },
    },
  },
  'cubes.ruling.pressure-new-innings': {
    question: 'Does pressure carry into a new innings?',
    standard: 'resets',
    reason: 'There is a new bowler and a new batter.',
    readings: {
      resets: { text: 'It does not.' },
      carries: { text: 'It does.' },
    },
  },
  'cubes.ruling.mid-over-end': {
    question: 'What becomes of the rest of the over when the tenth wicket falls before ball 6?',
    standard: 'stop-at-once',
    reason: 'The batter can score no more runs.',
    readings: {
      'stop-at-once': { text: 'It is not played; the remaining cubes are put away unseen.' },
      'finish-over': { text: 'It is played to its end and its runs count; no eleventh wicket falls.' },
    },
  },
  'cubes.ruling.leftover-hand': {
    question: 'Are cubes that were not revealed used in the next innings?',
    standard: 'discard',
    reason: 'The second innings starts with a fresh deal.',
    readings: {
      discard: { text: 'They are put away.' },
      keep: { text: 'Their owners keep them as the first cubes of the next hand, which is filled up to six.' },
    },
  },
  'cubes.ruling.chase-stop': {
    question: 'Does the last innings end when the target is passed?',
    standard: 'stop-when-passed',
    reason:
      'The batter cannot lose runs, so the winner cannot change; and so it is in cricket. A level score does not end play.',
    readings: {
      'stop-when-passed': { text: 'It does.' },
      'play-out': { text: 'It is played to ten wickets, and a win is by runs.' },
    },
  },
  'cubes.ruling.tie': {
    question: 'What if the totals are equal? It happens in about 1 match in 95.',
    standard: 'tied-match',
    reason: 'The text has no tie-break.',
    readings: {
      'tied-match': { text: 'The match is tied.' },
      'super-over': {
        text: 'One fresh over each, the side that batted second first; most runs win, and two wickets end the over of a side.',
      },
      'cube-roll': { text: 'A cube is rolled: home wins on A, B and C, away on D, E and F.' },
    },
  },
  'cubes.ruling.margin': {
    question: 'How is a win expressed?',
    standard: 'runs-or-wickets',
    reason: 'So it is in cricket. It needs a chase that stops.',
    readings: {
      'runs-or-wickets': {
        text: 'By runs for the side that batted first, by wickets left for the side that batted second.',
      },
      'runs-only': { text: 'Always by runs.' },
    },
  },
  'cubes.ruling.over-note': {
    question: 'Is the score of the over written down at its end, or the running total?',
    standard: 'both',
    reason: 'Nothing is lost then.',
    readings: {
      both: { text: 'Both.' },
      'per-over': { text: 'The score of the over.' },
      cumulative: { text: 'The running total.' },
    },
  },
  'cubes.ruling.test-order': {
    question: 'In which order are the innings of a test match played, and are there follow-on and declaration?',
    standard: 'alternate',
    reason: 'It is the least that the text requires.',
    readings: {
      alternate: { text: 'A, B, A, B, without either.' },
      'follow-on-allowed': {
        text: 'A side that leads by 75 or more after an innings each, as the Laws have it for a match of a day, may make the other bat again at once.',
      },
      'declaration-allowed': { text: 'A side that does not chase may declare between two overs.' },
    },
  },
  'cubes.ruling.test-innings-win': {
    question: 'Is the last innings of a test match played when the side that would bat has won already?',
    standard: 'not-played',
    reason: 'The winner is fixed.',
    readings: {
      'not-played': { text: 'It is not; the win is by an innings.' },
      played: { text: 'It is played to ten wickets, and the win is by runs.' },
    },
  },
  'cubes.ruling.test-dot-band': {
    question: 'With 7 for a wicket, what are differences of 5 and 6, which the printed bands leave out?',
    standard: 'extend-dot',
    reason: 'No runs can be meant, and the dot band is the remainder in the base game.',
    readings: {
      'extend-dot': { text: 'A dot ball.' },
      'no-effect': { text: 'Neither a dot nor a wicket: the row of dots stays as it is.' },
    },
  },
  'cubes.ruling.test-pressure': {
    question: 'Is there pressure in a test match too?',
    standard: 'yes',
    reason: 'Only the number is changed.',
    readings: {
      yes: { text: 'There is.' },
      no: { text: 'There is not.' },
    },
  },
  'cubes.ruling.test-draw': {
    question: 'Can a test match be drawn?',
    standard: 'no-draw',
    reason: 'The text has no limit of time.',
    readings: {
      'no-draw': { text: 'It cannot.' },
      'over-limit-draw': { text: 'A match of 72 overs, four average innings, that is not finished is drawn.' },
    },
  },
  'cubes.ruling.roll-timing': {
    question: 'When is it decided which cube is rolled? The batter reveals second and could react.',
    standard: 'mark-at-lock',
    reason: 'The choice stays secret and simultaneous.',
    readings: {
      'mark-at-lock': { text: 'With the order, in secret.' },
      'announce-before-ball': { text: 'Before a ball, the bowler first, then the batter, before either reveals.' },
      'at-own-reveal': { text: 'When the cube is revealed: the batter knows the number of the bowler by then.' },
    },
  },
  'cubes.ruling.roll-count': {
    question: 'Is a roll that was not used carried to the next over?',
    standard: 'one-per-over-no-carry',
    reason: 'The text allows one in each over.',
    readings: {
      'one-per-over-no-carry': { text: 'It is not.' },
      carry: { text: 'It is.' },
    },
  },
  'cubes.ruling.roll-face': {
    question: 'Which number counts after a roll?',
    standard: 'face-up-any-colour',
    reason: 'Each face has the same chance, that of the own colour too.',
    readings: {
      'face-up-any-colour': { text: 'The one that lies up, whatever its colour.' },
      're-roll-if-own-colour': { text: 'The one that lies up, but the own colour is rolled again.' },
    },
  },
  'cubes.ruling.roll-order': {
    question: 'If both cubes of a ball are rolled, which comes first?',
    standard: 'bowler-first',
    reason: 'As they are revealed.',
    readings: {
      'bowler-first': { text: 'That of the bowler.' },
      together: {
        text: 'Both together.',
        unbuilt: 'the two rolls do not depend on each other and nothing is decided between them',
      },
    },
  },
  'cubes.ruling.house-rule-scope': {
    question: 'How long does a rule made by the winner last, and who makes one after a tie?',
    standard: 'persists-in-series',
    reason: 'It is chosen from the list of this package; after a tie nobody makes one.',
    readings: {
      'persists-in-series': { text: 'It holds for the rest of the series.' },
      'next-game-only': {
        text: 'It holds for the next game.',
        unbuilt: 'it lies between matches: createSeries is given the scope next-game-only',
      },
      'tied-nobody': {
        text: 'After a tie nobody adds a rule.',
        unbuilt: 'it lies between matches: createSeries is told who adds a rule after a tie',
      },
      'tied-both': {
        text: 'After a tie both add one.',
        unbuilt: 'it lies between matches: createSeries is told who adds a rule after a tie',
      },
    },
  },
  'cubes.ruling.terms': {
    question: 'Inning or innings, team or player?',
    standard: 'innings',
    reason: 'Innings, as in the Laws; a team is a player; there are no batters by name, no strike and no extras.',
    readings: {
      innings: { text: 'One innings, two innings.' },
      inning: { text: 'One inning, two innings.', unbuilt: 'a word changes nothing' },
    },
  },
  'cubes.ruling.termination': {
    question: 'Can an innings go on for ever? Two players who always sort alike could avoid wickets for long.',
    standard: 'safety-cap',
    reason: 'Programs need an end; with people at the table the cap is never active.',
    readings: {
      'safety-cap': { text: 'A match between two computer players is aborted when an innings has lasted 200 overs.' },
      none: { text: 'There is no cap.' },
    },
  },
  'cubes.ruling.concede': {
    question: 'May a player give up?',
    standard: 'allowed',
    reason: 'Software has to let people go.',
    readings: {
      allowed: { text: 'At any time, as a loss.' },
      'not-allowed': { text: 'Never.' },
    },
  },
};
