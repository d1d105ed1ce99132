import type { Position } from '../compose/index.js';
import { levels } from '../contract/index.js';
import { type Game, type InningsScore, totalOf } from '../cricket/index.js';
import { HowzatError } from '../errors/index.js';
import { copyJson, notJson, showChoice } from '../json/index.js';
import { beginLevel, livesOf, type MatchState, openingState, type Program } from '../program/index.js';

/** The first step of an over that has begun: what the position says of it is not reset. */
export const insideOver = '@over';

function refuse(message: string, subject: string): never {
  throw new HowzatError('bad-position', message, { subject });
}

function whole(name: string, value: unknown, max = 1_000_000, min = 0): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < min || value > max)
    refuse(`A position needs a whole number from ${min} to ${max} for ${name}, not ${showChoice(value)}.`, name);
  return value;
}

const parts: Readonly<Record<keyof Position, (value: unknown) => boolean>> = {
  innings: isNumber,
  batting: isSide,
  runs: isNumber,
  wickets: isNumber,
  overs: isNumber,
  balls: isNumber,
  target: (value) => value === null || isNumber(value),
  scores: (value) => Array.isArray(value) && value.every((score) => isFields(score) && isSide(score.batting)),
  game: isFields,
  state: isFields,
  own: (value) => isFields(value) && Object.values(value).every(isFields),
  at: (value) => typeof value === 'string',
};

function isNumber(value: unknown): boolean {
  return typeof value === 'number';
}

function isSide(value: unknown): boolean {
  return value === 'home' || value === 'away';
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Refuses what is no position at all, e.g. one from a damaged record. */
function refuseNonsense(position: Position): void {
  if (!isFields(position)) refuse(`A position is an object, not ${showChoice(position)}.`, 'from');
  for (const [key, value] of Object.entries(position)) {
    const fits = Object.hasOwn(parts, key) ? parts[key as keyof Position] : undefined;
    if (!fits) refuse(`A position has no ${key}; it has ${Object.keys(parts).join(', ')}.`, key);
    if (value !== undefined && !fits(value)) refuse(`${key} of the position cannot be ${showChoice(value)}.`, key);
  }
}

/** Writes given fields over those that are there; refuses a field that is not, or of another type. */
function overlay(target: object, given: Readonly<Record<string, unknown>>, whose: string): void {
  const wrong = notJson(given, whose);
  if (wrong) refuse(`A position is plain JSON, but ${wrong}.`, whose);
  const fields = target as Record<string, unknown>;
  for (const [key, value] of Object.entries(given)) {
    if (!Object.hasOwn(fields, key))
      refuse(`${whose} has no field ${key}; it has ${Object.keys(fields).join(', ') || 'none'}.`, key);
    const now = fields[key];
    const fits =
      now === null || value === null || (typeof now === typeof value && Array.isArray(now) === Array.isArray(value));
    if (!fits)
      refuse(
        `${whose}: ${key} is ${JSON.stringify(value)}, which is another type of value than ${JSON.stringify(now)}.`,
        key,
      );
    fields[key] = copyJson(value);
  }
}

/**
 * The state of a match that starts in the middle, and the step it starts at.
 *
 * @param program the program of a rulebook
 * @param position where the match stands; whatever it does not say is as at the start
 * @throws HowzatError `bad-position` that names the part which cannot be
 *
 * @example
 * import { ccsl } from '@howzat/ccsl';
 * import { compose } from '@howzat/core';
 * import { programOf, stateAt } from '@howzat/core/engine';
 *
 * const { state, at } = stateAt(programOf(compose(ccsl)), { runs: 7, balls: 3 });
 * console.log(state.g.runs, state.g.overBalls); // 7 3
 * console.log(typeof at); // string
 */
export function stateAt(program: Program, position: Position): { readonly state: MatchState; readonly at: string } {
  refuseNonsense(position);
  const params = program.params as { ballsPerOver: number; overs: number | null };
  const state = openingState(program);
  const { g } = state;
  const innings = whole('innings', position.innings ?? 1, 1000);
  const lives = livesOf(program);
  if (innings > 0) for (const level of levels) if (level !== 'match') beginLevel(lives[level], level, state);
  g.innings = innings;
  g.batting = position.batting === 'away' ? 1 : 0;
  g.batsFirst = innings % 2 === 1 ? g.batting : g.batting === 0 ? 1 : 0;
  const balls = whole('balls', position.balls ?? 0, 10_000);
  g.overs = whole('overs', position.overs ?? 0, 100_000);
  g.runs = whole('runs', position.runs ?? 0);
  g.wickets = whole('wickets', position.wickets ?? 0, 1000);
  if (balls >= params.ballsPerOver)
    refuse(`An over has ${params.ballsPerOver} balls: after ${balls} of them it is complete.`, 'balls');
  if (g.wicketsLimit !== null && g.wickets >= g.wicketsLimit)
    refuse(`An innings ends with ${g.wicketsLimit} wickets.`, 'wickets');
  if (g.oversLimit !== null && g.overs >= g.oversLimit)
    refuse(`The innings has ${g.oversLimit} overs; ${g.overs} of them leave none to play.`, 'overs');
  g.overBalls = balls;
  g.balls = g.overs * params.ballsPerOver + balls;
  g.ballNumber = balls;
  g.nextBatter = g.wickets + 3;
  g.striker = g.wickets + 1;
  g.nonStriker = g.wickets + 2;
  closeEarlier(g, position, innings);
  if (g.target !== null && g.runs >= g.target)
    refuse(`${g.runs} runs are no fewer than the target of ${g.target}: the innings is over.`, 'target');
  overlay(g, position.game ?? {}, 'the state of cricket');
  g.closed = g.scores.filter(({ superOver }) => superOver === g.superOver).length;
  g.homeTotal = totalOf(g, 0, g.superOver);
  g.awayTotal = totalOf(g, 1, g.superOver);
  g.lead = g.homeTotal - g.awayTotal;
  overlay(state.s, position.state ?? {}, `the state of ${program.rulebook.variant.id}`);
  if (g.superOver === 0 && innings > 2 * g.inningsPerSide)
    refuse(`A match has ${2 * g.inningsPerSide} innings; there is no innings ${innings}.`, 'innings');
  for (const [drawer, fields] of Object.entries(position.own ?? {})) {
    const own = Object.hasOwn(state.own, drawer) ? state.own[drawer] : undefined;
    if (!own) refuse(`No amendment ${drawer} keeps state in this rulebook.`, drawer);
    overlay(own, fields, `the state of ${drawer}`);
  }
  return { state, at: position.at ?? (innings === 0 ? 'match' : balls > 0 ? 'ball' : insideOver) };
}

function closeEarlier(g: Game, position: Position, innings: number): void {
  const book = (batting: 0 | 1, runs: number, wickets: number): InningsScore => ({
    batting,
    runs,
    wickets,
    balls: 0,
    overs: 0,
    ballsOfOver: 0,
    declared: false,
    superOver: 0,
    target: null,
  });
  const other = g.batting === 0 ? 1 : 0;
  if (typeof position.target === 'number') whole('target', position.target, 1_000_000, 1);
  if (position.scores)
    g.scores = position.scores.map((score) =>
      book(score.batting === 'home' ? 0 : 1, whole('runs', score.runs), whole('wickets', score.wickets)),
    );
  else if (position.target !== null && position.target !== undefined)
    g.scores = innings === 2 ? [book(other, position.target - 1, 0)] : [];
  if (innings > 0 && g.scores.length !== innings - 1)
    refuse(
      `Innings ${innings} follows ${innings - 1} closed ones; the position tells of ${g.scores.length}. Give their scores, or the target.`,
      'scores',
    );
  const lead = totalOf(g, other) - totalOf(g, g.batting);
  g.target = position.target === undefined ? (innings === 2 * g.inningsPerSide ? lead + 1 : null) : position.target;
}
