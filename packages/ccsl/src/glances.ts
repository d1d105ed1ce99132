import type { Glance, PrintedCard } from '@howzat/core/author';
import { numberCard } from './number-card.js';

/** The parameters that say how many and how much. */
interface Settings {
  readonly sixLock: number;
  readonly powerPerOver: number;
  readonly streakTurns: number;
  readonly hiddenRuns: number;
  readonly anticipationRuns: number;
}

function ball(batter: number, bowler: number): readonly PrintedCard[] {
  return [numberCard(batter, 'batter'), numberCard(bowler, 'bowler')];
}

/** Cards that one player plays on balls in a row. */
function balls(who: string, ...values: readonly number[]): readonly PrintedCard[] {
  return values.map((value, at) => numberCard(value, `${who}, ball ${at + 1}`));
}

function runs(n: number): string {
  return n === 1 ? '1 run' : `${n} runs`;
}

/** The ball itself: what differs, what is equal, and what is not allowed. */
function ofTheTurn({ sixLock, powerPerOver }: Settings): readonly Glance[] {
  const allowed = [4, 6, 4, 6].slice(0, powerPerOver);
  return [
    {
      rule: 'ccsl.turn.definition',
      so: { says: 'A 6 against a 1: the batter scores 6, the number on their own card.', cards: ball(6, 1) },
      notSo: { says: 'A 1 against a 6 is 1 run: the card of the bowler is not counted.', cards: ball(1, 6) },
    },
    {
      rule: 'ccsl.out.match',
      so: { says: 'Both played a 3: the batter is out.', cards: ball(3, 3) },
      notSo: { says: 'A 4 against a 2 differs: the batter scores 4.', cards: ball(4, 2) },
    },
    {
      rule: 'ccsl.power.six-lock',
      so: { says: 'After a 6 the batter plays a 4.', cards: balls('batter', 6, 4) },
      notSo: { says: `Another 6 cannot follow: it is locked for ${sixLock} balls.`, cards: balls('batter', 6, 6) },
    },
    {
      rule: 'ccsl.power.per-six-balls',
      so: {
        says: `${powerPerOver} power cards in an over are allowed, and any number of others.`,
        cards: balls('batter', ...allowed, 3),
      },
      notSo: { says: 'One more cannot be played in that over.', cards: balls('batter', ...allowed, 4) },
    },
    {
      rule: 'ccsl.noball.trigger',
      so: { says: 'The bowler plays a 2 twice in a row: the second one is a no ball.', cards: balls('bowler', 2, 2) },
      notSo: { says: 'With another card between them there is none.', cards: balls('bowler', 2, 3, 2) },
    },
    {
      rule: 'ccsl.freehit.not-out',
      so: { says: 'Equal cards on a free hit: the batter is not out, and scores 3.', cards: ball(3, 3) },
    },
  ];
}

/** What the batter may do. */
function ofTheBatter({ streakTurns, hiddenRuns, anticipationRuns }: Settings): readonly Glance[] {
  const row = [1, 3, 2, 4, 1, 2, 3, 6].slice(0, streakTurns);
  const broken = row.map((value, at) => (at === streakTurns - 2 ? 0 : value));
  return [
    {
      rule: 'ccsl.streak.trigger',
      so: { says: `Runs on ${streakTurns} balls in a row: the next run is doubled.`, cards: balls('batter', ...row) },
      notSo: { says: 'A 0 among them breaks the row.', cards: balls('batter', ...broken) },
    },
    {
      rule: 'ccsl.streak.double',
      so: { says: 'The ball after the streak: this 3 brings 6 runs.', cards: ball(3, 1) },
    },
    {
      rule: 'ccsl.hidden.wrong',
      so: {
        says: `The bowler guesses 4, and the hidden card is a 3: 3 and ${hiddenRuns} more, so ${runs(3 + hiddenRuns)}.`,
        cards: [numberCard(3, 'hidden card')],
      },
    },
    {
      rule: 'ccsl.hidden.right',
      so: {
        says: 'The bowler guesses 3, and it is a 3: no run, and the batter is not out.',
        cards: [numberCard(3, 'hidden card')],
      },
    },
    {
      rule: 'ccsl.anticipation.bonus',
      so: {
        says: `The batter foretold a 1, and the bowler plays it: ${runs(anticipationRuns)} more, so ${4 + anticipationRuns} in all.`,
        cards: ball(4, 1),
      },
      notSo: { says: 'Foretold a 1, and it is a 2: the 4 counts, and nothing more.', cards: ball(4, 2) },
    },
  ];
}

/** What the bowler may do. */
function ofTheBowler(): readonly Glance[] {
  return [
    {
      rule: 'ccsl.defence.halve',
      so: { says: 'In defence mode this 6 brings 3 runs, and a 4 brings 2.', cards: ball(6, 1) },
      notSo: { says: 'A 2 or a 3 stays what it is.', cards: ball(3, 1) },
    },
    {
      rule: 'ccsl.defence.double-low',
      so: { says: 'In defence mode this 1 brings 2 runs.', cards: ball(1, 4) },
      notSo: { says: 'A 2 is not doubled.', cards: ball(2, 4) },
    },
    {
      rule: 'ccsl.blocker.effect',
      so: {
        says: 'The bowler adds a power blocker: this 6 brings no run.',
        cards: [...ball(6, 2), { name: 'Power blocker', under: 'bowler', ink: 'sand' }],
      },
    },
    {
      rule: 'ccsl.blocker.others',
      so: {
        says: 'Against a 3 the power blocker does nothing: 3 runs, and it is used up.',
        cards: [...ball(3, 2), { name: 'Power blocker', under: 'bowler', ink: 'sand' }],
      },
    },
    {
      rule: 'ccsl.economy.force',
      so: {
        says: 'After three balls of tight bowling the batter plays one of these.',
        cards: [numberCard(0, 'batter'), numberCard(1, 'batter')],
      },
      notSo: { says: 'A 2 cannot be played on that ball.', cards: [numberCard(2, 'batter')] },
    },
    {
      rule: 'ccsl.trap.out',
      so: {
        says: 'The bowler wrote 4 and 6 down, and sets the trap on this ball: the batter is out, though the cards differ.',
        cards: ball(4, 1),
      },
      notSo: { says: 'A 3 is no trap value: 3 runs, and the trap is used up.', cards: ball(3, 1) },
    },
    {
      rule: 'ccsl.shift.odd-out',
      so: { says: 'During a field shift a 3 is out, whatever the bowler plays.', cards: [numberCard(3, 'batter')] },
      notSo: { says: 'A 4 is even, and counts as ever.', cards: [numberCard(4, 'batter')] },
    },
  ];
}

/** What rules of the game look like on the table. */
export function glances(params: Readonly<Record<string, unknown>>): readonly Glance[] {
  const settings = params as unknown as Settings;
  return [...ofTheTurn(settings), ...ofTheBatter(settings), ...ofTheBowler()];
}
