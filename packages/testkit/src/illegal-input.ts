import { isHowzatError, openMatch, type Selection, sameJson, uniformPlayer, type Variant } from '@howzat/core';
import { stream } from '@howzat/core/engine';
import { nonsense } from './domains.js';

type Loose = {
  play(side: unknown, step: unknown, choice: unknown): unknown;
  happen(step: unknown, outcome: unknown): unknown;
};

/** Throws illegal input at a match in the middle of random play: each is refused with a typed error, and nothing changes. */
export function illegalInputProblems(variant: Variant, selection: Selection, matches: number): string[] {
  const problems = new Set<string>();
  for (let seed = 0; seed < matches; seed++) {
    const rng = stream(seed, 7);
    const match = openMatch(variant, { ...selection, seed });
    const loose = match as Loose;
    for (let turn = 0; turn < 60 && match.waiting.kind === 'decisions'; turn++) {
      const open = match.waiting.open.find((it) => !it.made);
      if (!open) break;
      const before = match.record();
      const refused = (what: string, act: () => unknown): void => {
        try {
          act();
          problems.add(`${what} at ${open.step} was taken`);
        } catch (error) {
          if (!isHowzatError(error))
            problems.add(`${what} at ${open.step} throws ${String(error)}, which is not a typed error`);
          else if (error.message.length < 10)
            problems.add(`${what} at ${open.step} is refused without a readable word`);
        }
        if (!sameJson(match.record(), before))
          problems.add(`${what} at ${open.step} was refused and changed the match`);
      };
      const legal = match.legal(open.side, open.step);
      if (turn % 7 === 0) {
        for (const choice of nonsense)
          if (!legal.has(choice))
            refused(`the choice ${shown(choice)}`, () => loose.play(open.side, open.step, choice));
        const choice = legal.sample(rng);
        const other = open.side === 'home' ? 'away' : 'home';
        const both = match.waiting.open.some((it) => it.side === other && it.step === open.step);
        if (!both) refused('a choice of the other side', () => loose.play(other, open.step, choice));
        for (const side of ['umpire', '', null, undefined, 0, '__proto__'])
          refused(`the side ${String(side)}`, () => loose.play(side, open.step, choice));
        for (const step of ['nowhere', '', '__proto__', 'constructor', null, undefined, 3])
          refused(`the step ${String(step)}`, () => loose.play(open.side, step, choice));
        refused('an outcome of chance', () => loose.happen(open.step, 6));
      }
      match.play(open.side, open.step, legal.sample(rng));
    }
  }
  const over = openMatch(variant, {
    ...selection,
    players: { home: uniformPlayer, away: uniformPlayer },
  });
  try {
    over.play('home', 'core.toss.elect', 'bat');
    problems.add('a match that is over takes a choice');
  } catch (error) {
    if (!isHowzatError(error, 'match-over')) problems.add(`a match that is over answers ${String(error)}`);
  }
  return [...problems];
}

function shown(choice: unknown): string {
  return typeof choice === 'object' ? JSON.stringify(choice).slice(0, 60) : String(choice).slice(0, 60);
}
