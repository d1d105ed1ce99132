import { spoken } from '../../language/spoken.js';
import type { Tour } from '../tour.js';

const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** What a first match tells of this game, and what its numbers mean. A word of the rulebook is named once it has been explained. */
export const first = spoken('cubesFirst', {
  tips: {
    tray: 'You have drawn six cubes. From left to right they are your six balls of this over. The other side lays out its own without seeing yours.',
    cube: 'A cube has six numbers, each in a colour. The one in your colour is yours: it is the large one.',
    batting:
      'You bat. Ball by ball your number meets the bowler’s: if yours is higher, you score the difference. If theirs is higher by five or more, you are out. So do not lay your low numbers where you expect their high ones.',
    bowling:
      'You bowl. Ball by ball your number meets the batter’s: five or more higher takes a wicket, lower gives runs. A high number in the right place is what you want.',
    difference:
      'The scale shows what each difference comes to. On the left the batter is far ahead and it is six; on the right the bowler is, and it is out. The little mark is the last ball.',
    need: 'A ball without a run is called a dot. After each dot in a row the bowler needs one less for a wicket: that is the pressure above the scale. It goes on into the next over.',
    bag: 'Cubes that have been played are out of the bag. The columns show which numbers you have both used up, so what is still to come.',
  },
  /** What each choice is about. */
  choices: {
    colour: 'The colour says which of the six numbers on each cube is yours. No colour is better than another.',
    toss: 'Bat first and you set a score; bat second and you know what you need.',
    declare: 'Stop only if the lead is safe: what you do not use of your innings is gone.',
    batting:
      'Where will the bowler put the high cubes? There your low ones get you out. After dots they are most dangerous.',
    bowling:
      'A high number behind two dots takes wickets. Low ones give the fewest runs where the batter lays low ones too.',
  },
  /** What a number on the table means. */
  means: {
    need: (need: number, dots: number) =>
      `The bowler takes a wicket with a number ${need <= 0 ? 'that is no lower' : `${need} or more higher`}. ${dots === 0 ? 'No dot lies behind the last run.' : `${count(dots, 'dot')} in a row ${dots === 1 ? 'has' : 'have'} made it easier.`}`,
    difference: 'The bowler’s number less the batter’s. Below nought it brings runs, far above it a wicket.',
    last: (difference: number) =>
      `On the last ball the bowler’s number was ${Math.abs(difference)} ${difference < 0 ? 'lower' : 'higher'} than the batter’s.`,
    bag: (n: number) =>
      `${count(n, 'cube')} still to be drawn. What has been played does not come back in this innings.`,
    shown: (name: string) => `How often ${name} has played each number in this innings.`,
    cube: (ball: number, number: number) =>
      `On ball ${ball} you play ${number}. Its other numbers are of other colours.`,
  },
});

export const { tips, means } = first;
const about = first.choices;

/** What each choice is about, said again whenever nothing else is to be told. */
export const choices: Tour['choices'] = [
  [/^colour\./, about.colour],
  [/^(core\.toss|toss\.)/, about.toss],
  [/^core\.declare/, about.declare],
  [/\.batting/, about.batting],
  [/\.bowling/, about.bowling],
];
