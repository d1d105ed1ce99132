import type { Registry, RuleWords } from '@howzat/core/author';
import { type HouseRuleWords, wordsOf } from './words.js';

export type { HouseRuleWords } from './words.js';

/** The house rules in plain words, in the order of `houseRules`. */
export const rules: readonly HouseRuleWords[] = [
  wordsOf('joker-over', {
    title: 'Joker over',
    text: 'Once an innings, before an over, the batting side may play its joker: runs off the bat count twice in that over, and each wicket costs five runs.',
    use: 'A decision that matters in every innings: early, while there are wickets, or late, when runs are needed.',
    parameters: ['jokerCost'],
    rules: {
      once: 'Before each over the batting side may play its joker, once an innings.',
      double:
        'In the joker over runs off the bat count twice. The second half was not run, so nobody changes ends for it.',
      cost: 'In the joker over each wicket takes runs off the score.',
    },
    prompts: { 'joker-over.call': 'Play the joker in this over?' },
    told: { 'joker-over.call': { true: '{side} played the joker', false: '' } },
  }),
  wordsOf('power-surge', {
    title: 'Power surge',
    text: 'Once an innings, before an over, the batting side may take the power surge: for two overs each stroke that scores brings one run more.',
    use: 'More runs, and a choice of when; in a short innings it covers half of it.',
    parameters: ['surgeOvers'],
    rules: {
      once: 'Before each over the batting side may take the power surge, once an innings.',
      run: 'In the power surge a ball with runs off the bat brings one run more.',
    },
    prompts: { 'power-surge.call': 'Take the power surge now?' },
    told: { 'power-surge.call': { true: '{side} took the power surge', false: '' } },
  }),
  wordsOf('golden-ball', {
    title: 'Golden ball',
    text: 'Before each over a ball of it is drawn, and both sides know which one: runs off the bat count threefold on it. In games whose overs have one or two balls, one ball is drawn for the next six balls.',
    use: 'A moment to wait for in every over. Where both plan an over ahead, a reason to plan for that ball.',
    rules: {
      draw: 'Before each over the number of its golden ball is drawn. In games whose overs have one or two balls, it is drawn for the next six balls.',
      treble: 'On the golden ball runs off the bat count threefold.',
    },
    prompts: { 'golden-ball.number': 'Which of the next balls is golden?' },
    told: { 'golden-ball.number': 'Ball {choice} from here is golden' },
  }),
  wordsOf('death-over', {
    title: 'Death over',
    text: 'In the last over of an innings of limited overs, runs off the bat count twice.',
    use: 'No chase is lost before the last over.',
    needs: 'a limit of overs',
    rules: { double: 'In the last over of a limited innings runs off the bat count twice.' },
  }),
  wordsOf('maiden-bonus', {
    title: 'Maiden bonus',
    text: 'An over off which the bowler concedes nothing is a bonus point for their side. Level totals go to the side with more points.',
    use: 'A reward for tight bowling, and fewer ties.',
    rules: {
      point: 'An over without a run against the bowler is a point for their side.',
      decides: 'Level totals go to the side with more bonus points.',
    },
  }),
  wordsOf('last-man-stands', {
    title: 'Last man stands',
    text: 'The last batter bats on alone and keeps the strike, so an innings has one wicket more.',
    use: 'Longer innings for short sides: nobody is left not out for want of a partner.',
    needs: 'a limit of wickets',
    rules: {
      wicket: 'An innings has one wicket more than the rulebook says.',
      strike: 'The last batter is alone and always faces.',
    },
  }),
  wordsOf('two-wicket-pairs', {
    title: 'Two-wicket pairs',
    text: 'A side is two batters: its innings ends with the second wicket.',
    use: 'Double wicket, a match between four that is over in minutes.',
    parameters: ['wickets'],
  }),
  wordsOf('pairs-cricket', {
    title: 'Pairs cricket',
    text: 'Nobody leaves: a wicket costs five runs, and an innings lasts its overs. Where the rulebook has no limit of overs it is twelve.',
    use: 'Everybody bats as long as everybody else, as children and indoor sides play it.',
    parameters: ['wickets', 'pairsCost', 'pairsOvers'],
    rules: {
      overs: 'An innings without a limit of overs gets one.',
      cost: 'Each wicket takes runs off the score, and ends nothing.',
    },
  }),
  wordsOf('six-and-out', {
    title: 'Six and out',
    text: 'Six runs or more off the bat on one ball count, and the batter who hit them is out, and fetches the ball.',
    use: 'The rule of every back garden. A six is no longer free.',
    rules: { out: 'A batter who scores six or more off one ball is out, caught over the fence.' },
  }),
  wordsOf('retire-at-fifty', {
    title: 'Retirement at fifty',
    text: 'A batter who has made fifty retires. It is no wicket, but they do not come back: the innings ends when nobody is left to bat.',
    use: 'Nobody bats all afternoon.',
    parameters: ['retireAt'],
    rules: {
      runs: 'The runs of each batter are counted.',
      retires: 'A batter with enough runs leaves at the end of the ball, not out, and the next one comes in.',
      'nobody-left': 'An innings ends when all others are out or have retired.',
    },
  }),
  wordsOf('golden-duck', {
    title: 'Golden duck',
    text: 'A batter who is out on the first ball that they face costs their side two runs.',
    use: 'New batters begin with care.',
    parameters: ['duckCost'],
    rules: {
      cost: 'A batter out on their first ball takes runs off the score.',
      faced: 'A batter has faced their first ball.',
    },
  }),
  wordsOf('hat-trick', {
    title: 'Hat-trick',
    text: 'Wickets on three balls running cost the batting side ten runs. A fourth begins a new row.',
    use: 'After two in two, the third ball is worth something whatever the match stands at.',
    parameters: ['hatTrickCost'],
    rules: {
      row: 'Wickets on consecutive balls are counted, across overs too.',
      cost: 'The third wicket in a row takes runs off the score.',
    },
  }),
  wordsOf('one-hand-one-bounce', {
    title: 'One hand, one bounce',
    text: 'A stroke for one, two or three runs may be caught with one hand after one bounce: on a 6 of a die it is, the batter is out, and the runs do not count. Not off a no-ball or a free hit.',
    use: 'Street cricket: more wickets, and the ball along the ground is not safe either.',
    rules: {
      try: 'After a stroke for one to three runs a die is rolled for the catch.',
      catch: 'A 6 is a catch: the batter is out and the runs do not count.',
    },
    prompts: { 'one-hand-one-bounce.die': 'A die for the catch, one hand, one bounce; a 6 is out.' },
  }),
  wordsOf('tip-and-run', {
    title: 'Tip and run',
    text: 'On a ball without runs and without a wicket the batters have to run. A die decides: 1 and 2 run the striker out, anything else is a single.',
    use: 'No ball is dead. A long innings cannot be had by blocking.',
    parameters: ['tipRunOut'],
    rules: {
      run: 'On a ball without runs and without a wicket the batters run, and a die is rolled.',
      single: 'A high die is a single.',
      out: 'A low die is a run-out.',
    },
    prompts: { 'tip-and-run.die': 'They have to run: a die for the throw; low is out.' },
  }),
  wordsOf('overstepping', {
    title: 'Overstepping',
    text: 'A die of twenty is rolled on each ball; on a 1 the bowler has overstepped. A no-ball is worth one run, and off it nobody is out but run out. Whether it counts as one of the over is as the rulebook has it.',
    use: 'No-balls for games that have none, and with them free hits.',
    rules: {
      line: 'A die is rolled for the front foot, unless the ball is a no-ball or a wide already.',
      'no-ball': 'A 1 is a no-ball, worth one run; nobody is out off it but run out.',
    },
    prompts: { 'overstepping.die': 'A die of twenty for the front foot; a 1 is a no-ball.' },
  }),
  wordsOf('free-hit', {
    title: 'Free hit after every no-ball',
    text: 'The ball after a no-ball is a free hit, off which a batter can only be run out, whatever else the rulebook or the house has for getting a batter out.',
    use: 'A no-ball hurts.',
    needs: 'no-balls: the rulebook has some, or the house rule overstepping is in play',
    parameters: ['freeHit'],
    rules: { safe: 'Off a free hit no wicket counts but a run-out.' },
  }),
  wordsOf('captains-review', {
    title: "Captain's review",
    text: 'Once an innings the fielding captain may have the last roll of a ball taken again. The second roll stands. If that ball then takes a wicket, they keep their review. Only rolls can be reviewed, never a deal.',
    use: 'An answer to the one roll that turns a match.',
    needs: 'rolls on the ball, of the rulebook or of another house rule',
    rules: {
      offer:
        'After a roll of the ball that they have seen, the fielding captain may ask for a review, once an innings.',
      again: 'The roll is taken again, and the second one stands.',
      kept: 'A review of a ball that then takes a wicket is not spent.',
    },
  }),
  wordsOf('batters-reroll', {
    title: "Batter's re-roll",
    text: 'Once an innings the batting side may have a roll of a ball taken again. The second roll stands. Only rolls, never a deal.',
    use: 'Dice that hurt less, and a decision: is this the roll?',
    needs: 'rolls on the ball, of the rulebook or of another house rule',
    rules: {
      offer: 'After a roll of the ball that it has seen, the batting side may roll again, once an innings.',
      again: 'The roll is taken again, and the second one stands.',
    },
  }),
  wordsOf('second-look', {
    title: 'Second look',
    text: 'Once an innings a ball that took a wicket is played again from its beginning, if both sides say so. They say it at the same time.',
    use: 'For friends, and for beginners: a ball that went wrong for want of attention need not decide the match.',
    needs:
      'balls on which something is chosen or left to chance: in Cubes, whose orders are laid down for the over, only a rolled cube falls otherwise',
    rules: {
      ask: 'After a ball that took a wicket both sides say, at the same time, whether it is played again. Until they agree once in an innings.',
      agreed: 'Both sides want it: the one second look of the innings is used.',
      again: 'The ball is taken back, and played again from its beginning with fresh chance.',
    },
    prompts: { 'second-look.batting': 'Play this ball again?', 'second-look.bowling': 'Play this ball again?' },
    told: {
      'second-look.batting': { true: '{side} asked for the ball again', false: '' },
      'second-look.bowling': { true: '{side} agreed to the ball again', false: '' },
    },
  }),
  wordsOf('impact-player', {
    title: 'Impact player',
    text: 'Once a match, before an over of its own innings, each side may bring on a batter more: one wicket more in that innings.',
    use: 'In a match of two innings a side, a choice of when; in a short one, a longer tail.',
    needs: 'a limit of wickets',
    rules: { offer: 'Before each over the batting side may bring on its impact player, once a match.' },
    prompts: { 'impact-player.call': 'Bring on the impact player in this innings?' },
    told: { 'impact-player.call': { true: '{side} brought on the impact player', false: '' } },
  }),
  wordsOf('follow-on', {
    title: 'Follow-on',
    text: 'In a match of two innings a side, the side that batted first and leads by seventy-five runs or more after an innings each may make the other bat again at once.',
    use: 'A match that is one-sided is over sooner, or turned on its head.',
    needs: 'two innings a side',
    parameters: ['followOn'],
  }),
  wordsOf('declaration', {
    title: 'Declaration',
    text: 'Between overs the batting side may declare its innings closed, unless it chases a target.',
    use: 'For matches of two innings a side, where time or a follow-on makes an early end worth something.',
    parameters: ['declaration'],
  }),
  wordsOf('declaration-price', {
    title: 'The price of a declaration',
    text: 'Between overs the batting side may declare its innings closed, and gives ten runs of its total away for it.',
    use: 'A declaration is a decision: time is bought with runs.',
    parameters: ['declarationPrice'],
    rules: { price: 'A side that declares loses runs of its total, and the target is as much lower.' },
  }),
  wordsOf('two-innings', {
    title: 'Two innings a side',
    text: 'Each side bats twice. It may declare its innings closed, and a side that is far behind after an innings each may be made to follow on.',
    use: 'A long match, with what belongs to one.',
    parameters: ['inningsPerSide'],
  }),
  wordsOf('mercy-rule', {
    title: 'Mercy rule',
    text: 'An innings is closed when it has made a hundred runs.',
    use: 'Beginners get to bat.',
    parameters: ['mercyRuns'],
    rules: { closed: 'An innings ends when it has made enough runs.' },
  }),
  wordsOf('super-over-until-decided', {
    title: 'Super over until decided',
    text: 'Level totals are broken by a super over, and by another one as long as they stay level.',
    use: 'Somebody wins.',
    parameters: ['tieBreak', 'superOvers'],
  }),
  wordsOf('in-the-open', {
    title: 'In the open',
    text: 'When the side that chases needs five runs or fewer, both sides choose in the open, the batting side first, and what was chosen in secret before lies open too.',
    use: 'The end of a close chase is seen by all, and whoever chooses last knows what they are up against.',
    needs: 'choices that are made in secret, or together',
    parameters: ['openRuns'],
    rules: {
      close: 'With few runs to win, choices are made one after the other and in the open, the batting side first.',
    },
  }),
  wordsOf('sighter', {
    title: 'Sighter',
    text: 'In the first over of an innings the batting side sees what is bowled before it chooses.',
    use: 'An innings gets a start.',
    needs: 'choices that are made in secret, or together',
    rules: { 'first-over': 'In the first over of an innings the bowling side chooses first, and in the open.' },
  }),
  wordsOf('last-pair', {
    title: 'Last pair',
    text: 'With one wicket left, the batting side sees what is bowled before it chooses.',
    use: 'The last pair hangs on.',
    needs: 'choices that are made in secret, or together, and a limit of wickets',
    rules: { look: 'With one wicket left the bowling side chooses first, and in the open.' },
  }),
  wordsOf('shown-free-hit', {
    title: 'Free hit with a look',
    text: 'A die calls no-balls, the ball after one is a free hit, and before a free hit the batting side sees what is bowled. Where a whole over is planned ahead, it sees that plan if the over begins with a free hit.',
    use: 'A no-ball hurts more.',
    needs: 'choices that are made in secret, or together',
    rules: { look: 'On a free hit the bowling side chooses first, and in the open.' },
  }),
  wordsOf('over-limit', {
    title: 'Eight overs',
    text: 'An innings of Cubes lasts eight overs at most.',
    use: 'A match with an end in sight, and room for the rules that need a limit of overs.',
    variants: ['cubes'],
    parameters: ['overs'],
  }),
  wordsOf('edged', {
    title: 'Edged',
    text: 'Equal numbers, if they are not a wicket, are an edge: on a 1 of a die it is caught behind, on a 6 it runs away for four, otherwise it is the dot that it was.',
    use: 'Equal numbers are the dullest ball of Cubes; now they are not.',
    variants: ['cubes'],
    rules: {
      edge: 'Equal numbers that took no wicket are an edge, and a die is rolled.',
      caught: 'A 1 is caught behind.',
      four: 'A 6 runs away for four.',
    },
    prompts: { 'edged.die': 'An edge: a die; 1 is caught behind, 6 is four.' },
  }),
  wordsOf('scout', {
    title: 'Scout',
    text: 'Once an innings, before the cubes of an over are laid out, the batter may look at the first cube that the bowler was dealt. Nobody else learns which one it is.',
    use: 'A little knowledge. Which number the bowler reads on it depends on their colour, and where they put it is still their secret.',
    variants: ['cubes'],
    rules: { look: 'The batter may look at the first cube of the bowler, once an innings.' },
    prompts: { 'scout.ask': 'Look at a cube of the bowler in this over?' },
    told: { 'scout.ask': { true: '{side} looked at a cube of the bowler', false: '' } },
  }),
  wordsOf('after-two-sixes', {
    title: 'After two sixes',
    text: 'After two sixes in a row the batter lays the cubes for the next over first, and the bowler sees the order before laying theirs.',
    use: 'Two big strokes give something away.',
    variants: ['cubes'],
    rules: {
      shows: 'In the over after two sixes in a row the batter lays the cubes first, and in the open.',
    },
  }),
  wordsOf('third-power-card', {
    title: 'A third power card',
    text: 'A batter may play three power cards in an over instead of two.',
    use: 'Higher scores in the short formats.',
    variants: ['ccsl'],
    parameters: ['powerPerOver'],
  }),
  wordsOf('hundred', {
    title: 'The hundred',
    text: 'A hundred balls a side, in twenty overs of five; a bowler bowls four of them at most.',
    use: 'Changes of end and of bowler come sooner, and an innings is as long as it says.',
    variants: ['ctg'],
    parameters: ['ballsPerOver', 'overs', 'bowlerOvers'],
  }),
  wordsOf('openers-first', {
    title: 'Openers first',
    text: 'The batting side names its openers before the bowling side names its first bowler.',
    use: 'The bowling side picks a bowler who suits the pair.',
    variants: ['ctg'],
  }),
  wordsOf('second-guard', {
    title: 'Second guard',
    text: 'Once its cards are drawn, the batting side takes its stance anew.',
    use: 'The stance is chosen with the cards in hand.',
    variants: ['pocket'],
    rules: { again: 'After the draw the batting side takes its stance a second time; the second one counts.' },
  }),
];

/** A house rule as a whole, by the id of its amendment. */
const wholeOf = ({ text, use, needs, parameters }: HouseRuleWords): RuleWords => ({
  kind: 'reading',
  source: 'house rule',
  text: `${text} What for: ${use}${needs === undefined ? '' : ` It needs ${needs}.`}`,
  parameters,
});

/** The rolls of the ball that are known here, which a review and a re-roll ask about: those of house rules and of Cubes. */
function aboutRolls(): Record<string, string> {
  const ours = rules.flatMap(({ prompts }) => Object.entries(prompts).filter(([step]) => step.endsWith('.die')));
  const rolls = [
    ...ours,
    ['cube.bowling', 'The cube of the bowler is rolled again: which colour lies up?'],
    ['cube.batting', 'The cube of the batter is rolled again: which colour lies up?'],
  ] as const;
  const about = rolls.flatMap(([step, prompt]) => [
    [`captains-review.${step}.ask`, 'Leave the roll, or have it reviewed and taken again?'] as const,
    [`captains-review.${step}.again`, prompt] as const,
    [`batters-reroll.${step}.ask`, 'Leave the roll, or roll again?'] as const,
    [`batters-reroll.${step}.again`, prompt] as const,
  ]);
  return Object.fromEntries(about);
}

/** The same as a registry, so that whatever shows the rules of a variant can show these. */
export const registry: Registry = {
  variant: 'house-rules',
  title: 'House rules',
  sections: rules.map((rule) => ({ title: rule.title, rules: { [rule.id]: wholeOf(rule), ...rule.rules } })),
  rulings: {},
  prompts: Object.assign(aboutRolls(), ...rules.map(({ prompts }) => prompts)),
  told: Object.assign({}, ...rules.map(({ told }) => told)),
};
