import { isHowzatError, type Rulebook, sameJson } from '@howzat/core';
import { interpretedRunner, type Played, programOf } from '@howzat/core/engine';
import { createMatchMachine, playMachine } from '@howzat/core/machine';
import { advanceOf, createRunner } from '../../src/run.js';

/** What came of a match: how it ended, or the error that it broke off with. */
type Outcome = { readonly played: Played } | { readonly error: string };

function outcomeOf(play: () => Played): Outcome {
  try {
    return { played: play() };
  } catch (error) {
    if (isHowzatError(error)) return { error: `${error.code}: ${error.message}` };
    return { error: String(error) };
  }
}

/** Where two matches part, in a sentence; null where they are the same. */
function parting(one: Outcome, other: Outcome, logged: boolean): string | null {
  if ('error' in one || 'error' in other) {
    const [a, b] = [one, other].map((it) => ('error' in it ? it.error : 'the match ends'));
    return a === b ? null : `${a} against ${b}`;
  }
  const [a, b] = [one.played, other.played];
  if (logged)
    for (let i = 0; i < Math.max(a.log.length, b.log.length); i++)
      if (!sameJson(a.log[i], b.log[i]))
        return `entry ${i}: ${JSON.stringify(a.log[i])} against ${JSON.stringify(b.log[i])}`;
  if (!sameJson(a.game, b.game)) return `the end: ${JSON.stringify(a.game)} against ${JSON.stringify(b.game)}`;
  return a.decisions === b.decisions ? null : `${a.decisions} decisions against ${b.decisions}`;
}

/** Plays a rulebook on every driver, and says where they part. */
export function disagreement(rulebook: Rulebook, seeds: number, statechart: boolean): string | null {
  const interpreter = interpretedRunner(rulebook);
  const advancing = interpretedRunner(rulebook, { advance: advanceOf(programOf(rulebook)) });
  const compiled = createRunner(rulebook);
  const machine = statechart ? createMatchMachine(rulebook) : null;
  for (let seed = 0; seed < seeds; seed++) {
    const right = outcomeOf(() => interpreter.play({ seed, log: true }));
    const others = [
      ['compiled code with a log', outcomeOf(() => compiled.play({ seed, log: true })), true],
      ['compiled code without a log', outcomeOf(() => compiled.play({ seed })), false],
      ['code up to the next input', outcomeOf(() => advancing.play({ seed, log: true })), true],
      ...(machine ? [['the statechart', outcomeOf(() => playMachine(machine, { seed })), true] as const] : []),
    ] as const;
    for (const [driver, outcome, logged] of others) {
      const part = parting(right, outcome, logged);
      if (part) return `seed ${seed}: the interpreter and ${driver} part at ${part}`;
    }
  }
  return null;
}
