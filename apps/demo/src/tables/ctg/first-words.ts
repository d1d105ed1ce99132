import { spoken } from '../../language/spoken.js';
import type { Tour } from '../tour.js';

const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
const from = (need: number, sides: number): string => (need >= sides ? `a ${sides}` : `${need} or more`);

/** What a first match tells of this game, and what its numbers mean. A word of the rulebook is named once it has been explained. */
export const first = spoken('ctgFirst', {
  tips: {
    stroke:
      'You bat. The bowler’s card lies face down: it names the strokes that suit the ball. Choose one of five directions. Guess one of those strokes, and you are ahead before any die is rolled.',
    fits: '“Fits 3 of 8”: so many of the cards that the bowler may have laid are best met by a stroke in that direction. Such a card is called a bowl, and a direction a zone.',
    attitude:
      'Aggressive strokes go further, and into the air more often. Defensive ones stay down, and a miss costs less.',
    catch:
      '“5+” on the grass: hit the ball in the air to a fielder there, and they throw a die for the catch. On a 5 or a 6 you are out. A ring makes it one easier.',
    dice: 'That was a ball. You each threw a die: yours higher is a hit, level is no run, theirs higher is a miss. A miss by three or more may get you out.',
    meter:
      'Between the dice stands the meter, from −1 to +3. Its number was added to one die: plus to the batter’s, minus to the bowler’s. The right stroke puts it at +3.',
    confidence:
      'The number beside a batter says how sure of themselves they are: their confidence. There their meter begins on the next ball, and every boundary adds one.',
    card: 'On each ball a second card is turned, the over card. It may move the meter, change how sure a batter is, or call a no-ball.',
    overs: 'The dots beside the bowler are the overs that they may bowl; the filled ones have been bowled.',
    bowl: 'You bowl. Lay a card face down: it names the strokes that suit the ball. The batter tries to guess one of them. The further off they are, the better for you before any die is rolled.',
    field:
      'Nine fielders are yours. “5+” in an area says what a die must show for a catch there. Before each ball you may move them, as far as the rules of this over let you.',
    run: 'The ball lies in the field. Some runs are safe; one more is a risk, for the fielder may throw at the wicket.',
  },
  /** What each choice is about. */
  choices: {
    team: 'A card of your team says how a player bats, how sure of themselves they are, and what they bowl. For a first match any will do.',
    drop: 'Twelve cards, eleven play. Leave out a bowler whom the pitch does not suit.',
    call: 'Heads or tails: both are as good.',
    toss: 'Bat first and you set a score; bowl first and you know later what you need. The pitch card says which bowlers it suits.',
    declare: 'Stop only if the lead is safe: what you do not use of your overs is gone.',
    bowler:
      'Give the ball to somebody whom the pitch suits. Each may bowl a few overs, so keep one good bowler for the end.',
    openers: 'Your best batters should face most balls. A confident batter is a good one to begin with.',
    placeField:
      'Cover the directions in which this batter is strong. Catches are easier close to the bat; runs are saved far out.',
    field: 'Bowl to the field as it is, or close the gap that the last ball found.',
    powerPlay: 'For one over hardly anybody may stand far out: call it while your batters are well set.',
    bowl: 'Lay a card whose strokes lie away from where this batter likes to play, and not the same one twice running.',
    attitude: 'Aggressive for quick runs, defensive to stay in. The fewer overs are left, the more you can risk.',
    zone: 'Weigh two things: in which direction the bowler’s card is likely to be met, and where the fielders stand.',
    bowlerSkill: 'A skill card is played once in the match. Keep it for a ball that matters.',
    skill: 'A skill card is used up when it is played. Take it where it saves a wicket or makes a boundary.',
    dismissal:
      'You have more than one way to get the batter out and may try one. Take the one with the most faces of its die.',
    review:
      'A review may turn the decision round, and is used up if it does not. A wicket is worth it, a single run is not.',
    addOne: 'One further may clear a fielder, or carry the ball to them: look at who stands there.',
    catch: 'Held, the batter is out. Dropped, the ball runs on. With an easy number try it.',
    run: 'The safe runs are yours. One more is worth it where you need runs more than wickets.',
    throw: 'A throw that hits the wicket gets a batter out; one that misses may cost a run.',
    next: 'Send somebody who fits what is needed now: runs, or a wicket kept.',
  },
  /** What a number on the table means. */
  means: {
    board: 'What a catch needs',
    catch: (area: string, need: number, fielder: boolean, ring: boolean) =>
      `A ball in the air to ${area} is caught if a die of six shows ${from(ring ? need - 1 : need, 6)}${ring ? ', one less for the ring' : ''}. ${fielder ? 'A fielder stands there.' : 'Nobody stands there now.'}`,
    fits: (fits: number, of: number, strokes: string) =>
      `${count(fits, 'card')} of the ${of} that this bowler may have laid ${fits === 1 ? 'is' : 'are'} best met by ${strokes}.`,
    meter: (value: number | null) =>
      value === null || value === 0
        ? 'Even: neither die gets anything added.'
        : value > 0
          ? `${value} is added to the batter’s die.`
          : `${-value} is added to the bowler’s die.`,
    confidence: (name: string, value: number) =>
      `The confidence of ${name}: the meter begins at ${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value)} on their next ball. A boundary adds 1.`,
    overs: (n: number, most: number) => `${n} of the ${count(most, 'over')} that they may bowl have been bowled.`,
  },
});

export const { tips, means } = first;
const about = first.choices;

/** What each choice is about, said again whenever nothing else is to be told. */
export const choices: Tour['choices'] = [
  [/^team\./, about.team],
  [/^drop\./, about.drop],
  [/^call$/, about.call],
  [/^core\.toss/, about.toss],
  [/^core\.declare/, about.declare],
  [/^(first-bowler|new-bowler)$/, about.bowler],
  [/^openers$/, about.openers],
  [/^(place-field|set-field)$/, about.placeField],
  [/^(field|move-fielder|move-him)$/, about.field],
  [/^power-play/, about.powerPlay],
  [/^bowl$/, about.bowl],
  [/^(opening-attitudes|attitude|next-attitude)/, about.attitude],
  [/^zone$/, about.zone],
  [/^bowler-skill$/, about.bowlerSkill],
  [/^skill\./, about.skill],
  [/^dismissal$/, about.dismissal],
  [/^review/, about.review],
  [/^add-one/, about.addOne],
  [/^catch$/, about.catch],
  [/^run$/, about.run],
  [/^throw/, about.throw],
  [/^(next-batter|express-victim)$/, about.next],
];
