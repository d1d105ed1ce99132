import { describe, expect, test } from 'vitest';
import { houseRule } from '../src/author.js';
import { createMatch, replayMatch, uniformPlayer } from '../src/index.js';
import { hand } from './hand-cricket.js';
import { type Loose, refusedAndUnchanged } from './match-as-seen.js';
import { village } from './village-cricket.js';

const players = { home: uniformPlayer, away: uniformPlayer };
const long = { overs: 20, wickets: 10 } as const;

describe('what a side may see', () => {
  test('choices made together: a side is not told of the other one’s before all are in', () => {
    const secretly = (bat: number) => {
      const match = createMatch(hand, { set: long }) as unknown as Loose;
      match.play('batting', 'bat', bat);
      return {
        view: match.view('bowling'),
        log: match.log('away'),
        waiting: match.waiting,
        legal: match.legal('away', 'bowl').describe(),
        state: match.internals(),
      };
    };
    expect(secretly(6)).toEqual(secretly(0));
  });

  test('what is drawn for nobody, or decided in private, is in no view and no log of the other side', () => {
    const match = createMatch(village, { seed: 11, players });
    const hidden = (side: 'home' | 'away') =>
      match
        .log(side)
        .flatMap((entry) => entry.inputs.filter((input) => input.hiddenFrom === side || input.hiddenFrom === 'both'));
    for (const side of ['home', 'away'] as const) {
      expect(hidden(side).length).toBeGreaterThan(0);
      for (const input of hidden(side)) expect(input.value).toBe(null);
      const view = match.view(side);
      expect(view.state).not.toHaveProperty('weather');
      expect('keeper' in view.state).toBe(view.role === 'bowling');
    }
    expect(
      match
        .log()
        .some((entry) => entry.inputs.some((input) => input.step === 'village.weather' && input.value !== null)),
    ).toBe(true);
  });

  test('what is secret in the state of a house rule is in the view of its side alone', () => {
    const plan = houseRule(
      '*',
      'plan',
      {
        state: { match: () => ({ batting: 1, bowling: 2, open: 3, none: 4 }) },
        secret: { batting: 'batting', bowling: 'bowling', none: 'nobody' },
      },
      (a) => [a.after('innings.start', { id: 'plan.made', does: (_s, _g, _p, own) => void own.open++ })],
    );
    const match = createMatch(hand, { houseRules: [plan] }) as unknown as Loose;
    expect(match.view('batting').own).toEqual({ plan: { batting: 1, open: 4 } });
    expect(match.view('bowling').own).toEqual({ plan: { bowling: 2, open: 4 } });
  });

  test('views are frozen copies', () => {
    const match = createMatch(village, { seed: 11, players });
    const before = match.view('home');
    expect(Object.isFrozen(before) && Object.isFrozen(before.game) && Object.isFrozen(before.game.scores)).toBe(true);
    match.goTo(3);
    expect(before).not.toEqual(match.view('home'));
  });

  test('a choice that may be taken back may, until the last is in', () => {
    const match = createMatch(village, { chance: 'people', set: { toss: 'none' } }) as unknown as Loose;
    match
      .happen('village.pitch', 'dry')
      .play('bowling', 'village.bowler', 'pace')
      .play('bowling', 'village.field', ['slip', 'point']);
    match.play('bowling', 'village.line', 'wide').play('bowling', 'village.line', 'straight');
    expect(match.waiting).toMatchObject({
      open: [
        { step: 'village.line', made: true },
        { step: 'village.shot', made: false },
      ],
    });
    match.play('batting', 'village.shot', { stroke: 'block', run: false });
    expect(
      match
        .log()
        .at(-1)
        ?.inputs.map((input) => input.value),
    ).toEqual(['straight', { stroke: 'block', run: false }]);
    refusedAndUnchanged(match, () => match.play('bowling', 'village.line', 'high'), 'no-decision');
    expect(replayMatch(village as never, match.record()).log()).toEqual(match.log());
    const firm = createMatch(hand, {}) as unknown as Loose;
    firm.play('home', 'bat', 1);
    refusedAndUnchanged(firm, () => firm.play('home', 'bat', 2), 'not-your-decision');
  });
});
