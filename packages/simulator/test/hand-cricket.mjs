// Plain JavaScript, because worker threads load it as it stands.
import { award, defineVariant, die, dismiss, houseRule, oneOf, variantKit } from '@howzat/core/author';

/** Hand cricket: both sides pick a number; a match is a wicket, otherwise the batter scores it. One wicket, no overs. */
function handCricket(id, ...numbers) {
  const k = variantKit({
    id,
    title: 'Hand cricket',
    parameters: {},
    laws: { overs: null, wickets: 1, toss: 'none', strike: false },
    state: { ball: () => ({ bat: 0, bowl: 0 }) },
  });
  const shows = (step, by) =>
    k.decision(step, {
      by,
      domain: oneOf(...numbers),
      take: (s, c) => {
        s[step] = c;
      },
    });
  return defineVariant(k, {
    version: '0.0.0',
    flow: {
      ball: {
        before: [
          k.commit('show', { rule: 'hand.show' }, [shows('bat', 'batting'), shows('bowl', 'bowling')]),
          k.resolve('outcome', [
            { id: 'hand.out', when: (s) => s.bat === s.bowl, does: (_s, g) => dismiss(g, 'bowled') },
            { id: 'hand.runs', when: (s) => s.bat !== s.bowl, does: (s, g) => award(g, s.bat, 'bat') },
          ]),
        ],
      },
    },
  });
}

/** With the choices 0, 1, 2, 3, 4 and 6. */
export const hand = handCricket('hand', 0, 1, 2, 3, 4, 6);

/** With the choices 1 to 6. */
export const dice = handCricket('dice', 1, 2, 3, 4, 5, 6);

/** Bats and bowls six, whatever it is asked. */
export const sensible = { name: 'sixes', choose: () => 6 };

/** Never out to the player of sixes, who is always out to it. */
export const fours = () => ({ name: 'fours', choose: ({ role }) => (role === 'batting' ? 4 : 6) });

export const cheat = { name: 'cheat', choose: () => 7 };

export const bonus = houseRule('*', 'bonus', {}, (a) => [
  a.before('core.score.runs', a.rule({ id: 'bonus.run', does: (_s, g) => award(g, 1, 'byes') })),
]);

export const nothing = 42;

/** A rule that never fires. */
export const never = houseRule('*', 'never', {}, (a) => [
  a.before('core.score.runs', a.rule({ id: 'never.fires', when: (_s, g) => g.runs < 0, does: () => {} })),
]);

/** A die on every ball that decides nothing. */
export const idleDie = houseRule('*', 'idle-die', {}, (a) => [
  a.before('ball.before', a.chance('idle-die.roll', { of: die(6), take: () => {} })),
]);
