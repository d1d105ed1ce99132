import type { RulingWords } from '@howzat/core/author';

/** The rulings in plain words, in the order of the rulebook. */
export const rulingWords: Readonly<Record<string, RulingWords>> = {
  'ccsl.ruling.wickets': {
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
    question: 'Does a new batter come in after OUT?',
    readings: {
      'same-player-continues': { text: 'The same player goes on and so does everything that is counted.' },
      'new-batter-resets': { text: 'A new batter comes in: the six lock and the quota of the over are cleared.' },
    },
    standard: 'same-player-continues',
    reason:
      "There is one player: lock, quota, window, modes, a free hit that is due and the bowler's sequence run on; only the streak is lost. Scorecards number his lives as batters.",
  },
  'ccsl.ruling.hand': {
    question: 'What is in a hand?',
    readings: {
      'six-returning': { text: 'Each player always holds one of each value; a played card returns.' },
      'six-consumed-per-over': {
        text: 'Each value can be played once in an over, by both. A card comes back when everything that is left is barred.',
      },
      'multi-copy-deck': {
        text: 'Cards are drawn from a deck with several copies.',
        unbuilt: 'The text gives no size of a deck or a hand, so nothing could be dealt.',
      },
    },
    standard: 'six-returning',
    reason: 'A repeated card of the bowler and limits on repeated 4s and 6s mean nothing if cards are used up.',
  },
  'ccsl.ruling.card-set': {
    question: 'Are the six values all there are?',
    readings: {
      'exactly-six': { text: '0, 1, 2, 3, 4 and 6.' },
      extendable: {
        text: 'Other values may be agreed.',
        unbuilt: 'No other value is given, nor what it would do; a house rule can bring one.',
      },
    },
    standard: 'exactly-six',
    reason: '1.1 says that standard options "include" the six; no other value is ever named.',
  },
  'ccsl.ruling.first-innings': {
    question: 'Who bats first?',
    readings: {
      'toss-winner-chooses': { text: 'The winner of the toss chooses.' },
      'toss-assigns': { text: 'The winner of the toss bats.' },
      agreement: { text: 'The players agree: the side named first, home, bats first.' },
    },
    standard: 'toss-winner-chooses',
    reason: 'The custom of cricket; the text is silent.',
  },
  'ccsl.ruling.extended-formats': {
    question: 'How long may a match be?',
    readings: {
      'printed-only': { text: '1, 2 or 3 overs; no innings lasts longer, whatever the parameter says.' },
      extended: {
        text: 'Any number of overs to 20, as the formats four-over to twenty-over: quota 2 in each over, features of 2 and more overs on.',
      },
    },
    standard: 'printed-only',
    reason: '2.1 ends at 3 overs, but the power blocker table has rows for up to 10 overs and beyond.',
  },
  'ccsl.ruling.target': {
    question: 'Does drawing level win, end or continue the chase?',
    readings: {
      'target-plus-one': { text: 'The target is the first score plus 1.' },
      'level-ends-as-tie': {
        text: 'The chase ends as soon as the scores are level, as a tie unless it passes beyond.',
      },
      'level-wins': { text: 'The side that chases wins by drawing level.' },
    },
    standard: 'target-plus-one',
    reason:
      'With a target of one more than the first score, 5.3 and 5.4 hold side by side: a tie arises only when the second innings ends level.',
  },
  'ccsl.ruling.win-and-out': {
    question: 'Bonus runs reach the target on a ball that is also the last wicket: which comes first?',
    readings: {
      'runs-first': { text: 'The runs count and the match is won; the wicket is recorded.' },
      'out-first': { text: 'The wicket ends the innings and the bonus runs of that ball are void.' },
    },
    standard: 'runs-first',
    reason: '3.7 gives its runs whatever the outcome.',
  },
  'ccsl.ruling.super-over': {
    question: 'What happens after a tie?',
    readings: {
      'tie-stands': { text: 'The match is a tie.' },
      'super-over-proposal': { text: 'A Super Over by the rules ccsl.superover.*: the same as the option super-over.' },
      'bonus-count': { text: 'The side with more 6s that scored wins, then the one with more 4s.' },
    },
    standard: 'tie-stands',
    reason: 'The Super Over is optional, so a tie stands unless it was agreed before the match.',
  },
  'ccsl.ruling.margin': {
    question: 'How is a win told?',
    readings: {
      'runs-or-balls': { text: 'By runs, or by wickets with balls left.' },
      'runs-only': { text: 'By runs alone.', unbuilt: 'It changes the words of a result and nothing in play.' },
    },
    standard: 'runs-or-balls',
    reason: 'The custom of cricket.',
  },
  'ccsl.ruling.announce-order': {
    question: 'In what order are modes and the hidden card announced?',
    readings: {
      'bowler-then-batter': { text: 'The bowler first.' },
      'batter-then-bowler': { text: 'The batter first.' },
      simultaneous: { text: 'Both at once, in secret.' },
    },
    standard: 'bowler-then-batter',
    reason: 'The batter decides about the hidden card knowing what he may play.',
  },
  'ccsl.ruling.bowler-free': {
    question: "Do quota, lock, forced cards or the field shift ever limit the bowler's card?",
    readings: {
      never: { text: 'No.' },
      mirror: {
        text: 'Yes: two power cards in an over, the lock on the 6, 0 or 1 on a forced ball, even cards in a field shift.',
      },
    },
    standard: 'never',
    reason: 'Every limit names the batter; the only brake on the bowler is the no ball.',
  },
  'ccsl.ruling.concede': {
    question: 'May a player give up?',
    readings: {
      allowed: { text: 'At any time.' },
      'not-allowed': { text: 'Never.' },
    },
    standard: 'allowed',
    reason: 'A practical need of software; it counts as a loss.',
  },
  'ccsl.ruling.team': {
    question: 'Is there one person on each side?',
    readings: {
      'one-player': { text: 'Yes.' },
    },
    standard: 'one-player',
    reason: 'Batsman, player and bowler are always one person.',
  },
  'ccsl.ruling.power-one-use': {
    question: 'What does "one use per over" beside "max 2" mean?',
    readings: {
      'two-any-mix': { text: 'Two power cards of any kind in an over.' },
      'one-four-one-six': { text: 'At most one 4 and one 6 in an over.' },
      'one-power-card': { text: 'One power card in an over.' },
    },
    standard: 'two-any-mix',
    reason: '3.5 counts 4 and 6 together and splits them no further; one card in all would contradict the 2.',
  },
  'ccsl.ruling.power-scope': {
    question: 'Is the quota one of the over or of the innings?',
    readings: {
      both: { text: 'Both limits hold.' },
      'per-over': { text: 'Two in each over.', unbuilt: 'The same as both: the totals of the innings follow from it.' },
      'per-innings-only': { text: 'Only the total of the innings counts: 2, 4 or 6.' },
    },
    standard: 'both',
    reason: 'Two for each over sum to exactly 2, 4 and 6, so nothing can be saved up.',
  },
  'ccsl.ruling.power-window': {
    question: 'Which six balls?',
    readings: {
      over: { text: 'The six turns of an over.' },
      'sliding-six': { text: 'Any six consecutive turns, across overs.' },
    },
    standard: 'over',
    reason: 'The heading speaks of a limit per over, and the totals fit.',
  },
  'ccsl.ruling.power-when-out': {
    question: 'Does a power card count that was matched, trapped, blocked or guessed?',
    readings: {
      counts: { text: 'Yes.' },
      'only-if-scored': { text: 'Only when its runs came.' },
    },
    standard: 'counts',
    reason: 'The text limits playing, not scoring.',
  },
  'ccsl.ruling.six-lock': {
    question: 'How long is the 6 locked?',
    readings: {
      'lock-two': { text: 'Two balls.' },
      'lock-one': { text: 'One ball.' },
    },
    standard: 'lock-two',
    reason:
      '3.1.2 bars it on the next ball, 3.4 on the next two; the second satisfies both and is the later clause of its own.',
  },
  'ccsl.ruling.six-lock-count': {
    question: 'Which balls count among the two?',
    readings: {
      'every-turn-counts': { text: 'Every turn, a pass included, across overs.' },
      'cards-only': { text: 'Turns on which the batter played a card.' },
    },
    standard: 'every-turn-counts',
    reason: '3.4 speaks of balls.',
  },
  'ccsl.ruling.streak-zero': {
    question: 'Is a 0 a valid run?',
    readings: {
      'positive-bat-runs': { text: 'Valid is what brings at least one run off the card.' },
      'any-card-not-out': { text: 'Any card that is not OUT is valid.' },
    },
    standard: 'positive-bat-runs',
    reason: 'Nobody scores a run with 0; the other reading rewards blocking.',
  },
  'ccsl.ruling.streak-extras': {
    question: 'Do bonus runs make a valid run?',
    readings: {
      'bat-only': { text: 'No.' },
      'all-runs': { text: 'Yes: any run on the ball, but not on a pass or OUT.' },
    },
    standard: 'bat-only',
    reason: 'A run is scored with the card.',
  },
  'ccsl.ruling.streak-next': {
    question: 'What is the "next run"?',
    readings: {
      'next-scoring-turn': { text: 'The next turn that scores.' },
      'next-turn-only': { text: 'The next turn, whether it scores or not.' },
    },
    standard: 'next-scoring-turn',
    reason: 'The literal word is run; the bonus is lost on OUT or at the end of the innings.',
  },
  'ccsl.ruling.streak-restart': {
    question: 'Does the doubled turn count towards the next bonus?',
    readings: {
      'restart-after-double': { text: 'No: the count starts after it.' },
      'double-counts-as-first': { text: 'Yes, as the first of the next four.' },
      rolling: { text: 'Every further scoring turn is doubled until the row is broken.' },
    },
    standard: 'restart-after-double',
    reason: 'One bonus for four turns; each turn is used once.',
  },
  'ccsl.ruling.streak-what': {
    question: 'What is doubled?',
    readings: {
      'bat-runs': { text: 'The runs of the card.' },
      'ball-total': { text: 'Everything the ball brings, bonuses included.' },
    },
    standard: 'bat-runs',
    reason: 'Bonuses are not runs from the card.',
  },
  'ccsl.ruling.streak-over-break': {
    question: 'Does the streak pass from over to over?',
    readings: {
      carries: { text: 'Yes.' },
      'per-over': { text: 'No: count and bonus are lost at the end of an over.' },
    },
    standard: 'carries',
    reason: 'Consecutive turns are those of an innings.',
  },
  'ccsl.ruling.hidden-bowler-card': {
    question: 'Does the bowler play a card on a hidden ball?',
    readings: {
      'guess-replaces-card': { text: 'No, he guesses instead.' },
      'card-and-guess': { text: 'He plays a card and guesses too: equal cards are OUT, else the guess decides.' },
      'card-is-guess': { text: 'His card is the guess: equal cards give 0 runs.' },
    },
    standard: 'guess-replaces-card',
    reason: 'No double jeopardy; otherwise a right guess would always come with OUT at hand.',
  },
  'ccsl.ruling.hidden-out': {
    question: 'Can a hidden card be OUT?',
    readings: {
      'trap-and-shift-only': { text: 'By a trap or a field shift.' },
      never: { text: 'No.' },
      all: { text: 'Also by a right guess.' },
    },
    standard: 'trap-and-shift-only',
    reason: "Trap and field shift depend on the batter's card alone.",
  },
  'ccsl.ruling.hidden-original': {
    question: 'Do modes change the "original card value"?',
    readings: {
      'original-immune': { text: 'No.' },
      'modifiers-apply': { text: 'Yes, defence mode does.' },
    },
    standard: 'original-immune',
    reason: "The wording is specific; the doubling of a streak, the batter's own bonus, still applies.",
  },
  'ccsl.ruling.hidden-announce': {
    question: 'When is the hidden card declared?',
    readings: {
      'before-commit-open': { text: 'Before the cards are chosen, openly.' },
      'after-commit': {
        text: 'After both have chosen.',
        unbuilt:
          'The bowler would have laid a card that counts for nothing and the batter would call hidden at no cost: unplayable.',
      },
    },
    standard: 'before-commit-open',
    reason: 'The bowler must know that he has to guess.',
  },
  'ccsl.ruling.hidden-per-game': {
    question: 'Whose game is it?',
    readings: {
      'once-per-player': { text: 'Each player has one.' },
      'once-in-total': { text: 'There is one in the whole game.' },
    },
    standard: 'once-per-player',
    reason: 'Each player bats once; the card is not renewed in a Super Over.',
  },
  'ccsl.ruling.hidden-limits': {
    question: 'Do quota, lock and forced cards bind a hidden card?',
    readings: {
      'limits-apply': { text: 'Yes.' },
      free: { text: 'No.' },
    },
    standard: 'limits-apply',
    reason: 'It is a played card.',
  },
  'ccsl.ruling.hidden-guess-range': {
    question: 'May the bowler guess what the batter cannot hold?',
    readings: {
      'any-six': { text: 'Yes.' },
      'legal-only': { text: 'No.' },
    },
    standard: 'any-six',
    reason: 'The guess is free; the legal cards are shown to him.',
  },
  'ccsl.ruling.hidden-sequence': {
    question: 'Does the repetition of the bowler go over the hidden ball?',
    readings: {
      broken: { text: 'No.' },
      bridged: { text: 'Yes: the card before it counts as the last one.' },
    },
    standard: 'broken',
    reason: 'No card was played.',
  },
  'ccsl.ruling.pass-timing': {
    question: 'Is a pass announced?',
    readings: {
      'secret-in-place-of-card': { text: 'It is chosen in secret in place of a card.' },
      announced: { text: 'It is announced before the bowler chooses.' },
    },
    standard: 'secret-in-place-of-card',
    reason: 'Choices are simultaneous (2.2).',
  },
  'ccsl.ruling.pass-ball': {
    question: 'Does a pass use one of the six turns?',
    readings: {
      'uses-ball': { text: 'Yes.' },
      replayed: { text: 'No: the turn is played again. What the ball used up stays used.' },
    },
    standard: 'uses-ball',
    reason: 'It is a skipped turn with a result of 0 runs.',
  },
  'ccsl.ruling.pass-noball': {
    question: 'The bowler repeats his card on a pass: no ball?',
    readings: {
      'noball-counts': { text: 'Yes.' },
      void: { text: 'No.' },
    },
    standard: 'noball-counts',
    reason: '4.1 looks at the bowler only.',
  },
  'ccsl.ruling.pass-forced': {
    question: 'May the batter pass on a forced ball or in a field shift?',
    readings: {
      'allowed-force-used-up': { text: 'Yes, and the force is used up.' },
      'allowed-force-stays': { text: 'Yes, and the force stays for the next ball.' },
      forbidden: { text: 'No.' },
    },
    standard: 'allowed-force-used-up',
    reason: 'The force names the next turn.',
  },
  'ccsl.ruling.anticipation-timing': {
    question: 'When is the prediction made?',
    readings: {
      'secret-with-card': { text: 'In secret, with the card.' },
      'announced-before': { text: 'Openly, before the cards are chosen.' },
      'after-commit-before-reveal': {
        text: 'After the cards are laid and before they are turned.',
        unbuilt: 'The batter knows no more then than with the card: no difference.',
      },
    },
    standard: 'secret-with-card',
    reason: 'Announced early, the bowler would simply avoid the value.',
  },
  'ccsl.ruling.anticipation-attempts': {
    question: 'Once in an innings: one try or one success?',
    readings: {
      'one-attempt': { text: 'One try.' },
      'one-success': { text: 'Tries are free until one is right.' },
    },
    standard: 'one-attempt',
    reason: 'Otherwise it would be free on every ball.',
  },
  'ccsl.ruling.anticipation-out': {
    question: 'Are the runs of a prediction given on an OUT ball?',
    readings: {
      awarded: { text: 'Yes.' },
      lost: { text: 'No.' },
    },
    standard: 'awarded',
    reason: 'Irrespective of the outcome; for the target too.',
  },
  'ccsl.ruling.anticipation-hidden': {
    question: 'Is there a prediction on a hidden ball?',
    readings: {
      'not-available': { text: 'No.' },
      'predict-guess': { text: 'Yes: of the guess.' },
    },
    standard: 'not-available',
    reason: 'There is no card of the bowler.',
  },
  'ccsl.ruling.noball-chain': {
    question: 'A third, fourth equal card in a row?',
    readings: {
      'every-repeat': { text: 'Each is a no ball.' },
      'pairs-only': { text: 'The third is clean, the fourth a no ball again.' },
    },
    standard: 'every-repeat',
    reason: 'Each pair of neighbours is twice in a row; this closes a loophole on free hits.',
  },
  'ccsl.ruling.noball-over-break': {
    question: 'Does the sequence of the bowler pass from over to over?',
    readings: {
      carries: { text: 'Yes.' },
      resets: { text: 'No.' },
    },
    standard: 'carries',
    reason: 'Within the innings it does; a new bowler starts clean.',
  },
  'ccsl.ruling.noball-counts': {
    question: 'Is a no ball one of the six turns?',
    readings: {
      counts: { text: 'Yes.' },
      rebowled: { text: 'No: it is bowled again.' },
    },
    standard: 'counts',
    reason: 'An over is 6 turns; nothing is said of an extra one.',
  },
  'ccsl.ruling.noball-out': {
    question: 'Can equal cards be OUT on the no ball itself?',
    readings: {
      'out-stands': { text: 'Yes.' },
      'no-ball-protects': { text: 'No, as in cricket.' },
    },
    standard: 'out-stands',
    reason: 'The exceptions are listed and this ball is not among them; the run is credited all the same.',
  },
  'ccsl.ruling.second-ball-sentence': {
    question: 'Which is the "second ball" of the detached bullet of 4.1.2?',
    readings: {
      'free-hit-ball': { text: 'The free hit.' },
      'repeated-ball': {
        text: 'The repeated ball itself.',
        unbuilt: 'It is what noball-out = no-ball-protects plays; the free hit is protected by 5.2 in any case.',
      },
    },
    standard: 'free-hit-ball',
    reason: 'It then says what 5.2 says.',
  },
  'ccsl.ruling.noball-last': {
    question: 'A no ball on the last turn of the innings?',
    readings: {
      'free-hit-lost': { text: 'The free hit is lost.' },
      'extra-turn': { text: 'The free hit is played as an extra turn.' },
    },
    standard: 'free-hit-lost',
    reason: 'The innings is over; the run counts.',
  },
  'ccsl.ruling.freehit-scope': {
    question: 'From what does a free hit protect?',
    readings: {
      'match-only': { text: 'From equal cards.' },
      'all-outs': { text: 'From a trap and the field shift too.' },
    },
    standard: 'match-only',
    reason: 'Both sentences name equal cards only.',
  },
  'ccsl.ruling.freehit-normal': {
    question: 'What are "normal" runs on a free hit?',
    readings: {
      'modifiers-apply': { text: 'Modes and the streak apply.' },
      'face-value': { text: 'The face of the card, without modes and streak.' },
    },
    standard: 'modifiers-apply',
    reason: 'Normal is what any ball gets.',
  },
  'ccsl.ruling.freehit-repeat': {
    question: 'The bowler repeats his card on a free hit?',
    readings: {
      'again-noball': { text: 'A no ball again.' },
      'no-effect': { text: 'Nothing.' },
    },
    standard: 'again-noball',
    reason: '4.1 knows no exception.',
  },
  'ccsl.ruling.defence-announce': {
    question: 'Is defence mode announced?',
    readings: {
      'open-before-commit': { text: 'Openly, before the cards are chosen.' },
      secret: { text: 'It is called in secret with the card.' },
    },
    standard: 'open-before-commit',
    reason: "The batter's side of it, 0 and 1 doubled, needs his knowledge.",
  },
  'ccsl.ruling.defence-span': {
    question: 'Started late in an over, does it pass into the next?',
    readings: {
      'spans-overs': { text: 'Yes.' },
      'ends-with-over': { text: 'No, it ends with the over.' },
      'first-four-balls-only': { text: 'It cannot be started on the last two balls.' },
    },
    standard: 'spans-overs',
    reason: 'It lasts 3 balls.',
  },
  'ccsl.ruling.defence-stack': {
    question: 'Can two be on at once?',
    readings: {
      'no-stack': { text: 'No.' },
      stack: { text: 'Yes, and both halve and double.' },
    },
    standard: 'no-stack',
    reason: 'Nothing speaks of a second one.',
  },
  'ccsl.ruling.defence-rounding': {
    question: 'Does rounding ever matter?',
    readings: {
      'no-op': { text: 'No.' },
    },
    standard: 'no-op',
    reason: '4 and 6 halve exactly and 0 doubled is 0; the floor is kept for house rules.',
  },
  'ccsl.ruling.defence-match': {
    question: 'Is a match judged on the changed value?',
    readings: {
      'face-value': { text: 'No, on the faces.' },
      'modified-value': { text: "Yes: the halved or doubled value against the bowler's card." },
    },
    standard: 'face-value',
    reason: 'OUT compares cards.',
  },
  'ccsl.ruling.defence-early-end': {
    question: 'May the bowler end it early?',
    readings: {
      no: { text: 'No.' },
      yes: { text: 'Yes, before any ball.' },
    },
    standard: 'no',
    reason: 'It lasts 3 balls; it can hurt him.',
  },
  'ccsl.ruling.blocker-ranges': {
    question: '"3 overs: 1" and "3 to 10: 2" both name three.',
    readings: {
      'three-is-one': { text: 'One use in three overs.' },
      'three-is-two': { text: 'Two uses in three overs.' },
    },
    standard: 'three-is-one',
    reason: 'The specific row goes first.',
  },
  'ccsl.ruling.blocker-matching': {
    question: 'What is a "matching" 4 or 6?',
    readings: {
      'any-power-card': { text: 'Any 4 or 6 of the batter.' },
      'named-value': { text: 'The bowler names 4 or 6 and blocks only that.' },
      'equal-cards': { text: 'Only where both cards are equal, hence only on free hits.' },
      'bowler-power-card': { text: 'Only where the bowler played a 4 or 6 himself.' },
    },
    standard: 'any-power-card',
    reason: 'The first sentence is literal, the second says "only where the card is a 4 or 6".',
  },
  'ccsl.ruling.blocker-timing': {
    question: 'Is the power blocker announced?',
    readings: {
      'secret-with-card': { text: 'It is chosen in secret with the card.' },
      'open-before-commit': { text: 'It is announced before the cards are chosen.' },
    },
    standard: 'secret-with-card',
    reason: 'An open block would only be avoided.',
  },
  'ccsl.ruling.blocker-spent': {
    question: 'Is a use spent that stopped nothing?',
    readings: {
      spent: { text: 'Yes.' },
      returned: { text: 'No, it comes back.' },
    },
    standard: 'spent',
    reason: 'A use is an activation.',
  },
  'ccsl.ruling.blocker-period': {
    question: 'Uses for what?',
    readings: {
      'per-innings-bowled': { text: 'For the innings bowled.' },
    },
    standard: 'per-innings-bowled',
    reason: 'Each player bowls once.',
  },
  'ccsl.ruling.economy-windows': {
    question: 'Do windows of three balls overlap?',
    readings: {
      'fresh-after-forced': { text: 'The window is emptied on the reward and the forced ball is not counted.' },
      'fresh-from-forced': { text: 'The forced ball is the first of the new window.' },
      rolling: { text: 'Any last three balls.' },
      'halves-of-over': { text: 'Balls 1 to 3 and 4 to 6 of an over.' },
    },
    standard: 'fresh-after-forced',
    reason:
      'Rolling windows lock the batter in after one reward; like this at least three free balls lie between two forced ones.',
  },
  'ccsl.ruling.economy-runs': {
    question: 'Which runs are conceded?',
    readings: {
      'all-credited': { text: 'All of the ball.' },
      'bat-only': { text: 'Those of the card.' },
      'bat-and-noball': { text: 'Those of the card and of no balls.' },
    },
    standard: 'all-credited',
    reason: 'Every run on the board is the simplest count.',
  },
  'ccsl.ruling.economy-passes': {
    question: 'Do passes and OUT balls count among the three?',
    readings: {
      'count-as-zero': { text: 'Yes, with what they brought.' },
      skip: { text: 'No.' },
    },
    standard: 'count-as-zero',
    reason: 'They are balls with few runs conceded.',
  },
  'ccsl.ruling.economy-shift': {
    question: 'Forced to 0 or 1 while 1 is OUT in a field shift?',
    readings: {
      'forced-overrides-shift': { text: '0 and 1 are both safe from the shift.' },
      'zero-only': { text: '1 is OUT.' },
      'postpone-force': { text: 'The force waits until the shift is over.' },
    },
    standard: 'forced-overrides-shift',
    reason: 'A compelled card may not be an automatic OUT.',
  },
  'ccsl.ruling.economy-trap': {
    question: 'Traps 0 and 1 on a forced ball?',
    readings: {
      'no-trap-on-forced': { text: 'The trap cannot be used on a forced ball.' },
      'trap-applies': { text: 'It can.' },
      'zero-one-not-both': { text: 'It can, but 0 and 1 may not both be trap values.' },
    },
    standard: 'no-trap-on-forced',
    reason: 'A compelled card may not be an automatic OUT.',
  },
  'ccsl.ruling.economy-voluntary': {
    question: 'May the bowler waive the reward?',
    readings: {
      automatic: { text: 'No.' },
      waivable: { text: 'Yes, before the forced ball.' },
    },
    standard: 'automatic',
    reason: 'The text knows no choice.',
  },
  'ccsl.ruling.economy-end': {
    question: 'A reward on the last turn?',
    readings: {
      lapses: { text: 'It lapses.' },
    },
    standard: 'lapses',
    reason: 'There is no next turn.',
  },
  'ccsl.ruling.trap-duration': {
    question: 'On how many turns is the trap set?',
    readings: {
      'one-turn': { text: 'On one turn that the bowler chooses.' },
      'until-it-fires': { text: 'On all turns until the first OUT by it.' },
      'whole-innings': { text: 'On all turns of the innings.' },
    },
    standard: 'one-turn',
    reason: 'The only reading in which "used once" limits anything and the batter keeps a choice.',
  },
  'ccsl.ruling.trap-secrecy': {
    question: 'Are values and moment of the trap known?',
    readings: {
      'secret-values-secret-moment': { text: 'Neither.' },
      'open-values': { text: 'The values are.' },
      'open-moment': { text: 'The moment is: the trap is announced before the cards are chosen.' },
    },
    standard: 'secret-values-secret-moment',
    reason: 'The use is shown with the cards, the values on a hit or after the innings.',
  },
  'ccsl.ruling.trap-values': {
    question: 'Which values?',
    readings: {
      'two-different-any': { text: 'Any two different ones.' },
      'exclude-zero': { text: 'Not the 0.' },
    },
    standard: 'two-different-any',
    reason: 'Two are chosen, and nothing excludes the 0; they are fixed before ball 1.',
  },
  'ccsl.ruling.trap-waive': {
    question: 'Must the bowler choose trap values?',
    readings: {
      compulsory: { text: 'Yes.' },
      optional: { text: 'No.' },
    },
    standard: 'compulsory',
    reason: 'The choice is part of the start of the innings; the use is free.',
  },
  'ccsl.ruling.shift-odd': {
    question: '"May only play even" or "an odd card is OUT"?',
    readings: {
      'odd-playable-out': { text: 'An odd card can be played and is OUT.' },
      'odd-illegal': { text: 'An odd card cannot be played.' },
    },
    standard: 'odd-playable-out',
    reason: 'The second sentence gives the result; an odd card is warned of.',
  },
  'ccsl.ruling.shift-announce': {
    question: 'Is the field shift announced?',
    readings: {
      'open-before-commit': { text: 'Openly, before the cards are chosen.' },
      secret: { text: 'It is called in secret with the card.' },
    },
    standard: 'open-before-commit',
    reason: 'The batter must know what he may play.',
  },
  'ccsl.ruling.shift-span': {
    question: 'Does it pass into the next over?',
    readings: {
      'spans-overs-and-combines': { text: 'Yes.' },
      'ends-with-over': { text: 'No.' },
    },
    standard: 'spans-overs-and-combines',
    reason: 'It lasts 3 balls, together with defence mode where both are on.',
  },
  'ccsl.ruling.multi-out': {
    question: 'Several causes of OUT on one ball?',
    readings: {
      'one-wicket-first-cause': { text: 'One wicket, by the first cause.' },
    },
    standard: 'one-wicket-first-cause',
    reason: 'A trap is "instantly" OUT, so it comes first; then the shift, then equal cards.',
  },
  'ccsl.ruling.modes-last-balls': {
    question: 'A mode with fewer balls left than it lasts?',
    readings: {
      lapse: { text: 'It lapses.' },
    },
    standard: 'lapse',
    reason: 'The innings is over.',
  },
};
