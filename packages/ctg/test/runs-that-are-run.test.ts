import type { Expected, ScriptLine } from '@howzat/core/author';
import { describe, expect, it } from 'vitest';
import { batting, bowling, comesIn, lands, medium, roll } from '../scenarios/notation.js';
import { type OneBall, played, problemsOf, under } from './ball-in-progress.js';
import { refusal, stepOf } from './moments.js';

const red = [...lands(3, 'R0'), bowling('catch', 'decline')] as const;
const defensive = { ...medium, attitude: 'defensive' } as const;
const green = lands(3, 'G0');
const atEnd = (ball: OneBall, lines: readonly ScriptLine[]) => ({ ...ball, after: lines });

/** An express ball that is not yet turned. */
const express = { ...medium, more: { overs: 1, balls: 0 }, state: { turned: 0, played: 0 } } as const;

describe('a run that is not to be had says why', () => {
  const rows: readonly [
    what: string,
    ball: OneBall,
    lines: readonly ScriptLine[] | undefined,
    says: string,
    rule: string | undefined,
  ][] = [
    ['on an express ball', express, [], 'Express ball: no choices.', undefined],
    [
      'while a second player may still throw',
      { ...atEnd(defensive, [...green, batting('run', 'extra')]), ...under({ 'run-out-automatic': 'ask' }) },
      undefined,
      'Only one extra run.',
      'ctg.ruling.extra-run-count',
    ],
    [
      'when a run-out takes a wicket',
      atEnd(defensive, [...green, batting('run', 'extra'), roll('run-out-die', 6)]),
      undefined,
      'Only one extra run.',
      'ctg.ruling.extra-run-count',
    ],
    ['before the ball is struck', { ...medium, dice: undefined as never }, undefined, 'run is not open now', undefined],
  ];
  it.each(rows)('%s', (_what, ball, lines, says, rule) => {
    const { message, details } = refusal(played(ball, lines), 'batting', 'run', 'extra');
    expect(message).toContain(says);
    expect(details.rule).toBe(rule);
  });
});

describe('who says what of a run', () => {
  const asked = under({ 'run-out-automatic': 'ask' });
  const chosen = under({ 'run-out-end': 'fielding-side-chooses' });
  const rows: readonly [what: string, ball: OneBall, waits: string][] = [
    ['the throw is asked for', { ...atEnd(defensive, [...green, batting('run', 'extra')]), ...asked }, 'throw'],
    ['the throw is made unasked', atEnd(defensive, [...green, batting('run', 'extra')]), 'run-out-die'],
    ['the end is asked for', { ...atEnd(defensive, [...green, batting('run', 'extra')]), ...chosen }, 'throw-end'],
  ];
  it.each(rows)('%s', (_what, ball, waits) => expect(stepOf(played(ball))).toBe(waits));

  it.each(rows.filter(([, , waits]) => waits !== 'run-out-die'))('%s of the bowling side', (_what, ball) => {
    const { waiting } = played(ball);
    expect(waiting.kind === 'decisions' && waiting.open.map(({ side }) => side)).toEqual(['away']);
  });
});

describe('what comes of a try', () => {
  const asked = under({ 'run-out-automatic': 'ask' });
  const chosen = under({ 'run-out-end': 'fielding-side-chooses' });
  const rows: (readonly [what: string, ball: OneBall, expected: Expected])[] = [
    ['a safe run', atEnd(medium, [...red, batting('run', 'safe')]), { balls: ['.'] }],
    [
      'a throw that is held back',
      { ...atEnd(defensive, [...green, batting('run', 'extra'), bowling('throw', 'hold')]), ...asked },
      { balls: ['2'] },
    ],
    [
      'a throw that is asked for and misses',
      {
        ...atEnd(defensive, [...green, batting('run', 'extra'), bowling('throw', 'throw'), roll('run-out-die', 4)]),
        ...asked,
      },
      { balls: ['2'] },
    ],
    [
      'a throw that is asked for and hits',
      {
        ...atEnd(defensive, [
          ...green,
          batting('run', 'extra'),
          bowling('throw', 'throw'),
          roll('run-out-die', 5),
          ...comesIn(9),
        ]),
        ...asked,
      },
      { balls: ['1+W'] },
    ],
    ...(['striker', 'bowler'] as const).map(
      (end) =>
        [
          `two are tried and the ball goes to the end of the ${end}`,
          {
            ...atEnd(defensive, [
              ...green,
              batting('run', 'extra'),
              bowling('throw-end', end),
              roll('run-out-die', 6),
              ...comesIn(9),
            ]),
            ...chosen,
          },
          { balls: ['1+W'], game: end === 'striker' ? { striker: 3, nonStriker: 2 } : { striker: 1, nonStriker: 3 } },
        ] as const,
    ),
  ];
  it.each(rows)('%s', (_what, ball, expected) => expect(problemsOf(ball, expected)).toEqual([]));
});
