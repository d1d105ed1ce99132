import type { Position, ScriptLine } from '@howzat/core/author';

/**
 * A short way to write down turns, close to that of the rulebook's examples: `c/b` for the batter's and the bowler's
 * card, `P/b` for a pass, `c?g` for a hidden card and the guess. Before it `D` announces defence mode and `S` a field
 * shift; after it `T` sets the trap, `B` uses the power blocker and `=n` predicts n.
 */

export function batting(step: string, choice: unknown): ScriptLine {
  return { side: 'batting', step, choice };
}

export function bowling(step: string, choice: unknown): ScriptLine {
  return { side: 'bowling', step, choice };
}

/** A choice, or giving up, that must be refused: by which rule and with which words. */
export function refused(by: ScriptLine, rule: string | undefined, says: string): ScriptLine {
  if (!('side' in by) && !('concede' in by)) throw new TypeError('Only what a side does can be refused.');
  return { refused: by, ...(rule === undefined ? {} : { rule }), says };
}

/** The batter's card, or a pass, with a prediction. */
export function card(value: number | 'pass', prediction: number | null = null): ScriptLine {
  return batting('play-card', { card: value, prediction });
}

/** The bowler's card. */
export function bowled(value: number, extra: { readonly blocker?: boolean; readonly trap?: boolean } = {}): ScriptLine {
  return bowling('bowl-card', { card: value, blocker: extra.blocker ?? false, trap: extra.trap ?? false });
}

/** The beginning of the first over of an innings, with what differs from a clean start. */
export function opening(state: Position['state'] = {}, more: Omit<Position, 'state'> = {}): Position {
  return { innings: 1, ...more, state };
}

/** What has been used up when the turns begin, so that the right announcements are asked for. */
interface Used {
  readonly ball?: number;
  readonly defence?: boolean;
  readonly defenceLeft?: number;
  readonly shift?: boolean;
  readonly hidden?: boolean;
}

const turn = /^(?:([DS]+) )?(\d|P)([/?])(\d)((?: [TB]| =\d)*)$/;

/**
 * The lines of some turns, with the announcements that a game of two or more overs asks for; other lines may stand
 * between them.
 * @throws TypeError for a turn that cannot be read
 */
export function turns(
  game: 'short' | 'long',
  items: readonly (string | ScriptLine)[],
  used: Used = {},
): readonly ScriptLine[] {
  const lines: ScriptLine[] = [];
  let { ball = 0, defence = false, defenceLeft = 0, shift = false, hidden = false } = used;
  for (const item of items) {
    if (typeof item !== 'string') {
      lines.push(item);
      continue;
    }
    const read = turn.exec(item);
    if (!read) throw new TypeError(`${item} is not a turn.`);
    const [, called = '', first = '', sign, second = '', extras = ''] = read;
    const hides = sign === '?';
    if (game === 'long') {
      if (ball % 6 === 0) defence = false;
      if ((!defence && defenceLeft === 0) || !shift) {
        lines.push(bowling('announce-bowling', { defence: called.includes('D'), shift: called.includes('S') }));
        if (called.includes('D')) {
          defence = true;
          defenceLeft = 3;
        }
        shift ||= called.includes('S');
      }
      if (!hidden) lines.push(batting('announce-batting', { hidden: hides }));
      hidden ||= hides;
      if (defenceLeft > 0) defenceLeft--;
    }
    const prediction = / =(\d)/.exec(extras)?.[1];
    const trap = extras.includes('T');
    lines.push(card(first === 'P' ? 'pass' : Number(first), prediction === undefined ? null : Number(prediction)));
    lines.push(
      hides
        ? bowling('guess-card', { guess: Number(second), trap })
        : bowled(Number(second), { blocker: extras.includes('B'), trap }),
    );
    ball++;
  }
  return lines;
}
