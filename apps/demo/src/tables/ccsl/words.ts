import { spoken } from '../../language/spoken.js';

const balls = (n: number): string => (n === 1 ? '1 ball' : `${n} balls`);

/** The words of this table; those of the rules are the rulebook's. */
export const words = spoken('ccsl', {
  table: 'The table',
  hand: 'Your hand',
  rivalHand: (name: string) => `${name}: six cards, face down`,
  batter: 'Batter',
  bowler: 'Bowler',
  bat: 'bats',
  ball: 'bowls',
  card: (value: number) => `Card ${value}`,
  power: 'power card',
  pass: 'Pass',
  passed: 'Pass',
  faceDown: 'Face down',
  noCard: 'No card yet',
  chosen: 'Laid face down',
  hiddenCard: 'Hidden card',
  guess: (value: number) => `Guess ${value}`,
  guessed: (value: number) => `Guessed ${value}`,
  runs: (n: number) => (n === 1 ? 'run' : 'runs'),
  out: 'OUT',
  dot: 'dot ball',
  causes: { match: 'the same card', trap: 'in the trap', shift: 'an odd card in the field shift' },
  first: 'Choose your cards. Neither sees the other before both have chosen.',
  shown: 'Choose your cards. The other side has shown theirs.',
  /** What hangs on a card: to be read, and to be heard. */
  marks: {
    same: ['no ball', 'the same again is a no ball'],
    odd: ['OUT', 'odd: out in a field shift'],
    halved: ['½', 'halved'],
    doubled: ['×2', 'doubled'],
  },
  declare: 'With this card',
  predict: 'Name the card of the bowler',
  noPrediction: 'Name none',
  trap: 'Set the trap',
  blocker: 'Use the power blocker',
  yes: 'Yes',
  no: 'No',
  modes: { neither: 'No mode', defence: 'Defence mode', shift: 'Field shift', both: 'Both modes' },
  modesSay: {
    neither: 'Just the cards',
    defence: '4 and 6 are halved, 0 and 1 doubled',
    shift: 'An odd card is out',
    both: 'Halved, and odd cards out',
  },
  face: { open: 'A card as usual', hidden: 'The hidden card' },
  faceSay: {
    open: 'The bowler answers it with a card',
    hidden: 'The bowler guesses it: wrong is a bonus, right is nothing',
  },
  write: (values: readonly number[]) =>
    values.length === 2 ? `Write down ${values.join(' and ')}` : 'Choose two values',
  batting: 'What the batter has',
  bowling: 'What the bowler has',
  lamps: {
    power: 'Power cards',
    lock: 'Six',
    streak: 'Streak',
    pass: 'Pass',
    prediction: 'Anticipation',
    hidden: 'Hidden card',
    forced: 'Economy',
    freeHit: 'Free hit',
    trap: 'Trap',
    defence: 'Defence mode',
    shift: 'Field shift',
    blocker: 'Power blocker',
    window: 'Economy',
    previous: 'Last card',
  },
  says: {
    left: (n: number, of: number) => `${n} of ${of} left in this over`,
    locked: (n: number) => `locked for ${balls(n)}`,
    open: 'free',
    streak: (n: number, of: number) => `${n} of ${of}`,
    streakReady: 'next run doubled',
    unused: 'to be used',
    used: 'used',
    running: (n: number) => `${balls(n)} to go`,
    forced: '0 or 1 must be played',
    freeHit: 'equal cards are not out',
    window: (runs: number, n: number, most: number) => `${runs} off the last ${n}; ${most} off three force a 0 or 1`,
    traps: (values: readonly number[]) => values.join(' and '),
    secret: 'two values, secret',
    previous: (value: number) => `${value}: again is a no ball`,
  },
  /** Rules that leave a mark on a ball, each in a few words. */
  tells: {
    'ccsl.noball.run': 'No ball',
    'ccsl.freehit.not-out': 'Free hit: not out',
    'ccsl.hidden.right': 'Guessed right',
    'ccsl.hidden.wrong': 'Guessed wrong: bonus',
    'ccsl.anticipation.bonus': 'Named the card: bonus',
    'ccsl.anticipation.irrespective': 'Named the card: bonus',
    'ccsl.streak.double': 'Streak: doubled',
    'ccsl.defence.halve': 'Defence: halved',
    'ccsl.defence.double-low': 'Defence: doubled',
    'ccsl.blocker.effect': 'Blocked',
    'ccsl.pass.no-out': 'Passed',
    'ccsl.streak.trigger': 'Streak earned',
    'ccsl.economy.trigger': 'Economy earned',
  } as Readonly<Record<string, string>>,
});

/** What is told in a first over. */
export const tour = spoken('ccslTour', {
  toss: 'Bat first and you set a score; bowl first and you know later what you need. Nothing else is left to luck in this game.',
  traps:
    'You bowl. Write down two numbers in secret: once in the innings you may set them as a trap, and a batter who lays one of them on that ball is out.',
  bat: 'You bat. Lay one of your six cards face down. Unless the bowler lays the same number, you score what is on it.',
  bowl: 'You bowl. Guess what the batter lays: the same number puts him out. Anything else, and he scores his card.',
  power:
    'Cards come back to your hand, but 4 and 6 are power cards: two in an over, and after a 6 no other for two balls. The lamps beside your hand count for you.',
  again:
    'Never the same card twice running: that is a no-ball, which gives a run away, and on the next ball equal cards do not count.',
  extras:
    'With your card you may name the bowler’s: two runs if you are right, once in an innings. And once you may pass: no runs, but nothing can happen to you.',
  out: 'The same number on both cards, or a trap: out. In a match of one over that ends the innings, and now the other side needs a run more.',
});
