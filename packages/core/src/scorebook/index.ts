/**
 * The scorebook: scorecard, chart series, commentary and exports, all derived from the log of a match and never kept
 * twice.
 */
export { type Ball, ballsOf, type Innings, type Over, readBook, type Wicket } from './book.js';
export {
  chartsOf,
  type InningsCharts,
  type ManhattanBar,
  type RatePoint,
  type WicketDot,
  type WormPoint,
} from './charts.js';
export {
  type CommentaryKind,
  type CommentaryLine,
  type CommentaryOptions,
  commentaryOf,
  commentaryText,
  type RuleTexts,
} from './commentary.js';
export { type CricsheetOptions, toCricsheet } from './cricsheet.js';
export { checkCricsheet } from './cricsheet-check.js';
export type {
  CricsheetDelivery,
  CricsheetInnings,
  CricsheetMatch,
  CricsheetMatchType,
  CricsheetOutcome,
  CricsheetWicket,
  DeliveryNote,
  HowzatInfo,
} from './cricsheet-schema.js';
export { toCsv } from './csv.js';
export {
  ballSymbol,
  ballsText,
  howOutText,
  oversText,
  resultText,
  runsText,
  type ScoreStyle,
  scoreText,
} from './notation.js';
export {
  type Reason,
  type ReasonOptions,
  type ReasonTexts,
  type RulesOfBall,
  reasonsOf,
  rulesAround,
} from './reason.js';
export {
  type BattingLine,
  type BowlingLine,
  type ExtrasLine,
  type FallOfWicket,
  fallOfWicketText,
  type InningsCard,
  type OverLine,
  type Partnership,
  type Scorecard,
  scorecardOf,
} from './scorecard.js';
export { inningsTitle, scorecardText } from './scorecard-text.js';
export { type Scored, scoredOf, sideName } from './scored.js';
