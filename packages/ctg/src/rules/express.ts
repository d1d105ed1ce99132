import { die, dismiss, oneOf, type RulingWords, type SectionWords } from '@howzat/core/author';
import { expressRuns } from '../components/cards.js';
import { holds, including } from '../components/geometry.js';
import { k, type Parameters, type State } from '../kit.js';
import { facingToken } from './components.js';
import { expressReview } from './drs.js';
import { nextOverCard, turn } from './over.js';

/** Express play: the first balls of the middle overs are settled by the icons of their over cards alone. */

/** The middle overs are 2 to 9 of T10, 2 to 19 of T20; their first two balls are express. */
export const whichBalls = k.resolve('which-balls', [
  facingToken,
  {
    id: 'ctg.express.which-t10',
    only: (p) => p.length === 't10',
    when: (s, g, p) =>
      g.overs > 0 && g.overs + 1 < (g.oversLimit ?? 0) && s.turned < p.expressBalls && !g.freeHit && s.played === 0,
    does: (s) => {
      s.express = true;
    },
  },
  {
    id: 'ctg.express.which-t20',
    only: (p) => p.length === 't20',
    when: (s, g, p) =>
      g.overs > 0 && g.overs + 1 < (g.oversLimit ?? 0) && s.turned < p.expressBalls && !g.freeHit && s.played === 0,
    does: (s) => {
      s.express = true;
    },
  },
]);

const turnExpress = k.chance('express-card', {
  rule: ['ctg.express.turn-one', 'ctg.over.deal-six'],
  stream: 'over-card',
  of: nextOverCard,
  take: (s, card) => turn(s, card),
});

const icon = k.resolve('express-icon', [
  {
    id: 'ctg.express.icon-dot',
    when: (s, _g, p) => p.cards.icon[s.card] === 'dot',
    does: () => {},
  },
  {
    id: 'ctg.express.icon-one',
    when: (s, _g, p) => p.cards.icon[s.card] === 'one',
    does: (_s, g) => {
      g.bat = 1;
    },
  },
  {
    id: 'ctg.express.icon-two',
    when: (s, _g, p) => p.cards.icon[s.card] === 'two',
    does: (_s, g) => {
      g.bat = 2;
    },
  },
  {
    id: 'ctg.express.icon-three',
    when: (s, _g, p) => p.cards.icon[s.card] === 'three',
    does: (_s, g) => {
      g.bat = 3;
    },
  },
  {
    id: 'ctg.ruling.express-four',
    when: (s, _g, p) => p.cards.icon[s.card] === 'four',
    does: (s, g) => {
      g.bat = 4;
      s.tableBoundary = true;
    },
  },
  {
    id: 'ctg.express.icon-d8-next',
    when: (s, _g, p) => p.cards.icon[s.card] === 'd8',
    does: (s, g, p) => {
      s.d8Next = true;
      if (p.d8IconScores === 'one-run') g.bat = 1;
    },
  },
  {
    id: 'ctg.express.icon-pair',
    when: (s, _g, p) => p.cards.icon[s.card] === 'pair',
    does: (s) => {
      s.pairs = including(s.pairs, s.turned);
    },
  },
  {
    id: 'ctg.express.icon-rule-card',
    when: (s, _g, p) => p.cards.icon[s.card] === 'table',
    does: (s, _g, p) => {
      s.batterSides = p.expressTableDie === 'batting-die' && s.facing < 4 ? 6 : 8;
    },
  },
]);

/** Did the ball before show the wicket icon, and does this one too, or is whatever follows enough? */
const pairComplete = (s: State, p: Parameters): boolean =>
  holds(s.pairs, s.turned - 1) && (p.expressPair === 'first-then-any' || p.cards.icon[s.card] === 'pair');

const pairDie = k.chance('express-pair', {
  rule: 'ctg.express.icon-pair',
  when: (s, _g, p) => pairComplete(s, p),
  of: die(6),
  take: (s, face) => {
    s.took = face >= 5;
  },
});

/** Who of the two is out, where the batting side may say so. */
const victim = k.decision('express-victim', {
  by: 'batting',
  rule: 'ctg.ruling.express-victim',
  only: (p) => p.expressVictim === 'batting-side-chooses',
  when: (s) => s.took,
  domain: oneOf('striker', 'non-striker'),
  take: (s, who, g) => {
    s.victim = who === 'striker' ? g.striker : g.nonStriker;
  },
});

const tableDie = k.chance('express-table', {
  rule: 'ctg.express.icon-rule-card',
  when: (s, _g, p) => p.cards.icon[s.card] === 'table',
  of: die((s) => s.batterSides),
  take: (s, face, _g, p) => {
    s.tableRuns = expressRuns(p.cards, s.style, face);
    s.rolled = face;
  },
});

const expressResult = k.resolve('express-result', [
  {
    id: 'ctg.express.bowled',
    when: (s) => s.took,
    does: (s, g) => dismiss(g, 'bowled', s.victim > 0 ? s.victim : g.striker),
  },
  {
    id: 'ctg.express.table-wicket',
    when: (s) => s.tableRuns < 0,
    does: (_s, g) => dismiss(g, 'bowled'),
  },
  {
    id: 'ctg.express.table-runs',
    when: (s) => s.tableRuns > 0,
    does: (s, g) => {
      g.bat = s.tableRuns;
      s.tableBoundary = s.tableRuns === 4 || s.tableRuns === 6;
    },
  },
]);

/** A ball of express play: a card is turned, and its icon is all that counts. */
export const expressBall = k.group('express', { when: (s) => s.express }, [
  turnExpress,
  icon,
  pairDie,
  expressReview,
  victim,
  tableDie,
  expressResult,
]);

/** What the rulebook leaves open here: the first reading stands unless another is named. */
export const expressRulings = k.readings({
  'ctg.ruling.d8-icon-scores': 'words',
  'ctg.ruling.express-pair': 'words',
  'ctg.ruling.express-victim': 'words',
  'ctg.ruling.express-table-die': 'words',
  'ctg.ruling.express-drs': 'words',
});

/** Express play. */
export const expressWords: SectionWords = {
  'ctg.express.purpose': {
    title: 'Express play: quick balls that shorten an innings',
    kind: 'advice',
    source: 'Express Play',
    text: 'Express play exists to shorten an innings.',
  },
  'ctg.express.which-t10': {
    title: 'T10: which balls are express',
    kind: 'applied',
    source: '10 Over Match; T10 card; Express Play (example)',
    text: 'T10: in overs 2-9 the first two balls are express; overs 1 and 10 are played in full.',
    parameters: ['expressBalls'],
  },
  'ctg.express.which-t20': {
    title: 'T20: which balls are express',
    kind: 'applied',
    source: '20 Over Match; T20 card',
    text: 'T20: in overs 2-19 the first two balls are express; overs 1 and 20 are played in full.',
    parameters: ['expressBalls'],
  },
  'ctg.express.turn-one': {
    title: 'How an express ball is played',
    kind: 'applied',
    source: 'Resolve Express play',
    text: 'Turn the first face-down over card, resolve its express value, repeat until all express cards of the over are done.',
  },
  'ctg.express.icon-only': {
    title: 'On an express ball only the symbol counts',
    kind: 'data',
    source: 'Express Play',
    text: "Only the symbol in the card's lower left corner counts; the rest of the card is ignored.",
  },
  'ctg.express.icon-dot': {
    title: 'Express symbol: dot',
    kind: 'data',
    source: 'Express Play',
    text: 'Dot icon: no run.',
  },
  'ctg.express.icon-one': {
    title: 'Express symbol: one run',
    kind: 'applied',
    source: 'Express Play',
    text: 'Single icon: 1 run.',
  },
  'ctg.express.icon-two': {
    title: 'Express symbol: two runs',
    kind: 'applied',
    source: 'Express Play',
    text: 'Two icon: 2 runs.',
  },
  'ctg.express.icon-three': {
    title: 'Express symbol: three runs',
    kind: 'applied',
    source: 'Express Play',
    text: 'Three icon: 3 runs.',
  },
  'ctg.express.icon-d8-next': {
    title: 'Express symbol: a D8 for the bowler',
    kind: 'applied',
    source: 'Express Play',
    text: 'D8 icon: the Bowler rolls a D8 on the next non-express ball.',
    parameters: ['d8NextCarry', 'd8IconScores'],
  },
  'ctg.express.icon-pair': {
    title: 'Express symbol: two wickets in a row',
    kind: 'applied',
    source: 'Express Play',
    text: 'Wicket icon: if two express balls in a row show it, the Bowler rolls a D6 and on 5+ the Batter is out, bowled.',
    parameters: ['expressPair', 'expressVictim'],
  },
  'ctg.express.bowled': {
    title: 'Bowled on an express ball',
    kind: 'applied',
    source: 'Express Play',
    text: 'The 5 or 6 that follows two wicket icons bowls the batter.',
  },
  'ctg.express.icon-rule-card': {
    title: 'Express symbol: roll on the rule card',
    kind: 'applied',
    source: 'Express Play',
    text: 'Table icon: the Batter rolls a D8 and the current bowling rule card gives the result.',
    parameters: ['expressTableDie'],
  },
  'ctg.express.table-wicket': {
    title: 'A wicket from the express table',
    kind: 'applied',
    source: 'Express Play; rule cards',
    text: 'A wicket of the express table bowls the batter.',
  },
  'ctg.express.table-runs': {
    title: 'Runs from the express table',
    kind: 'applied',
    source: 'Express Play; rule cards',
    text: 'Runs of the express table are scored; a 4 or a 6 is a boundary.',
  },
};

/** Express play: the open questions in words. */
export const expressRulingWords: Readonly<Record<string, RulingWords>> = {
  'ctg.ruling.d8-icon-scores': {
    title: 'What the express ball with the D8 symbol is worth',
    question: 'The D8 symbol on an express ball gives the bowler a D8 later. What is that express ball itself worth?',
    readings: {
      dot: { text: 'The ball of the icon is a dot.' },
      'one-run': { text: 'The ball of the icon is worth 1 run.' },
    },
    standard: 'dot',
    reason: 'The rulebook gives no run for it.',
  },
  'ctg.ruling.express-pair': {
    title: 'Express: must both balls show the wicket symbol?',
    question: 'The passage on the wicket symbol is garbled. Must both express balls of an over show it?',
    readings: {
      'both-balls-show-icon': { text: 'Both express balls must show the icon.' },
      'first-then-any': { text: 'After the icon on the first, whatever the second shows is rolled for.' },
    },
    standard: 'both-balls-show-icon',
    reason: 'The words speak of two balls, and this is the plainest way to read them. One symbol alone is a dot.',
  },
  'ctg.ruling.express-victim': {
    title: 'Express: which batter is out',
    question: 'Two wicket symbols mean "Batter out". Which of the two batters?',
    readings: {
      'facing-batter': { text: 'The facing batter is out.' },
      'batting-side-chooses': { text: 'The batting side says who is out.' },
    },
    standard: 'facing-batter',
    reason: 'The batter who faces when the second symbol appears is the one who was bowled to.',
  },
  'ctg.ruling.express-table-die': {
    title: 'Express: which die the rule card is read with',
    question:
      'The table symbol says that the batter rolls a D8. Does a specialist bowler roll a D8 too, who bats with a D6 otherwise?',
    readings: {
      'always-d8': { text: 'The table is read with a D8.' },
      'batting-die': { text: "The table is read with the batter's own die." },
    },
    standard: 'always-d8',
    reason: 'The line on the symbol names the die, and the table has eight rows.',
  },
  'ctg.ruling.express-four': {
    title: 'Express: is there a symbol for a four?',
    question:
      'Some sample cards show a 4, but the list of symbols has none for it. Is there an express ball worth four?',
    readings: {
      'not-an-icon': { text: 'There is no icon of four in the text.' },
      'add-four-icon': {
        text: 'An icon scores 4.',
        unbuilt: 'A matter of the set: the schema admits the icon four, and a set that prints it scores 4 by it.',
      },
    },
    standard: 'not-an-icon',
    reason:
      'The fragments look like sample cards. Boundaries in express play come from the table on the rule card. A set of your own may still have a 4.',
  },
  'ctg.ruling.express-last-over': {
    title: 'Express: which over is the last',
    question:
      'There are no express balls in the last over. Is that the last of the format, or the one in which the innings ends?',
    readings: {
      'scheduled-last': { text: 'The last over is 10 or 20.' },
      'actual-last': {
        text: 'The last over is the one in which the innings ends.',
        unbuilt: 'Nobody knows beforehand in which over an innings will end.',
      },
    },
    standard: 'scheduled-last',
    reason: 'An innings that ends early has no full last over.',
  },
  'ctg.ruling.express-side-actions': {
    title: 'Express: may skill cards be used?',
    question:
      'Express balls skip the cards, and nothing is said of skills and the field. May anything be decided on one?',
    readings: {
      'none-allowed': { text: 'Nothing is decided on an express ball.' },
      'skills-allowed': {
        text: 'Skill cards may be used on it.',
        unbuilt: 'No skill card has a window on a ball without bowl, dice or fielding.',
      },
    },
    standard: 'none-allowed',
    reason: 'An express ball is one card, and nothing else of an ordinary ball is named for it.',
  },
  'ctg.ruling.express-end': {
    title: 'Express: the innings ends before the over does',
    question: 'An express ball may be the one that ends the innings. Is the over finished first?',
    readings: {
      'immediate-stop': { text: 'The innings ends with the express ball that ends it.' },
      'finish-over': {
        text: 'The over is finished first.',
        unbuilt: 'After the tenth wicket nobody is left to face; after the winning run ctg.ruling.chase-end covers it.',
      },
    },
    standard: 'immediate-stop',
    reason: 'The tenth wicket and the winning run end an innings at once, on any ball.',
  },
  'ctg.ruling.express-drs': {
    title: 'Express: may the wicket be reviewed?',
    question: 'Two wicket symbols are out, which is neither run out nor clean bowled. May that be reviewed?',
    readings: {
      'no-review': { text: 'A wicket by two icons cannot be reviewed.' },
      'allow-review': { text: 'It can be reviewed.' },
    },
    standard: 'no-review',
    reason: 'In express play the symbol alone decides.',
  },
};
