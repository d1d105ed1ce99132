import { spoken } from '../../language/spoken.js';
import type { Tour } from '../tour.js';

const balls = (n: number): string => (n === 1 ? '1 ball' : `${n} balls`);

/** What a first match tells of this game, and what its numbers mean. A word of the rulebook is named once it has been explained. */
export const first = spoken('ccslFirst', {
  tips: {
    bat: 'You bat. Lay one of your cards face down. Unless the bowler lays the same number, you score what is on it.',
    bowl: 'You bowl. Guess what the batter lays: the same number puts them out. On anything else, they score their card.',
    power:
      'Cards come back to the hand. Only 4 and 6 are scarce: two of them in an over, and after a 6 no other for two balls. They are called power cards, and a star marks them.',
    previous:
      'A bowler who lays the same card twice running gives a run away: a no-ball. On the next ball equal cards are then not out, a free hit.',
    pass: 'Once in an innings a batter may pass: no runs, but nothing can happen either.',
    prediction:
      'With their card a batter may name the bowler’s. Two runs more if they are right, once in an innings: this is called anticipation.',
    streak: 'Four balls in a row with runs, and the next run counts double. That is a streak.',
    trap: 'Two numbers were written down for you in secret. Once in the innings you may say that they hold: a batter who lays one of them on that ball is out. That is the trap.',
    hiddenTrap:
      'The bowler has written down two numbers in secret. Once in the innings they may be set as a trap: lay one of them on that ball and you are out.',
    economy:
      'Few runs off three balls running earn the bowler something: the batter has to play 0 or 1 on the next. That reward is called Economy.',
    forced:
      'You gave little away, so the batter has to play 0 or 1 now. Two numbers: guess the one that they can least do without.',
    out: 'The same number on both cards, or a trap: out. When all wickets are gone the innings ends, and the other side needs one run more.',
  },
  /** What each choice is about. */
  choices: {
    toss: 'Bat first and you set a score; bowl first and you know later what you need. Nothing else is left to luck in this game.',
    declare: 'Stop only if the lead is safe: balls that you do not use are gone.',
    traps: 'Two numbers that a batter is fond of: high ones save runs, low ones catch those who play safe.',
    setTrap: 'It holds for one ball only. Take one on which the batter wants runs.',
    card: 'High cards score, and are the first that a bowler guesses. If 0 or 1 is forced on you, the bowler knows that too: 0 is safe when they expect the 1.',
    guess:
      'What would hurt you most? A batter knows that you ask this. If only 0 and 1 are left to them, it is one in two.',
    modes:
      'Modes hold for some balls. Defence: 4 and 6 count half, 0 and 1 double. Field shift: an odd card is out. Neither is a good answer too.',
    defence: 'For some balls 4 and 6 count half, and 0 and 1 double: good against somebody who needs big hits.',
    shift: 'For some balls an odd card is out. The batter knows, so it takes 1 and 3 from them.',
    blocker: 'It takes a power card from the batter for a while. Keep it for the last balls.',
    once: 'Once in an innings. Keep it for a ball that decides.',
    waive: 'The reward forces 0 or 1 on the batter. Let it go only where you would rather see a big card.',
  },
  /** What a number on the table means. */
  means: {
    card: (value: number, role: 'batting' | 'bowling') =>
      role === 'batting'
        ? `Brings ${value === 1 ? '1 run' : `${value} runs`} if the bowler lays another number, and is out if the same.`
        : `Gets the batter out if there is a ${value} on their card.`,
    lamps: {
      power: (n: number, of: number) => `${n} of ${of} cards above 3 are left to the batter in this over.`,
      lock: (n: number) => (n > 0 ? `No 6 for ${balls(n)}: one was just played.` : 'A 6 may be played.'),
      streak: (n: number, of: number) =>
        `${n} of ${of} balls in a row with runs. After ${of} the next run counts double.`,
      pass: 'Once in an innings the batter may pass: no run, and no danger.',
      prediction: 'Once in an innings the batter may name the bowler’s card, for two runs more.',
      hidden: 'Once in an innings the batter may hide a card, and the bowler guesses it.',
      forced: 'The batter has to play 0 or 1 on this ball.',
      freeHit: 'After a no-ball: equal cards are not out.',
      trap: 'Two numbers. Once in an innings they are out, on the ball on which the bowler says so.',
      defence: 'For some balls 4 and 6 count half, 0 and 1 double.',
      shift: 'For some balls an odd card is out.',
      blocker: 'Takes a power card from the batter for a while.',
      window: 'Few enough runs off three balls running, and the batter has to play 0 or 1 on the next.',
      previous: 'The bowler’s last card. The same again is a no-ball.',
    },
  },
});

export const { tips, means } = first;
const about = first.choices;

/** What each choice is about, said again whenever nothing else is to be told. */
export const choices: Tour['choices'] = [
  [/^core\.toss/, about.toss],
  [/^core\.declare/, about.declare],
  [/^(want|choose)-traps/, about.traps],
  [/^announce-trap/, about.setTrap],
  [/^(play-card|announce-batting)/, about.card],
  [/^(bowl-card|guess-card)/, about.guess],
  [/^(announce-bowling|call-modes)$/, about.modes],
  [/defence/, about.defence],
  [/shift/, about.shift],
  [/blocker/, about.blocker],
  [/^announce-(pass|prediction)/, about.once],
  [/^waive/, about.waive],
];
