import { type Author, award, type Chance, type Condition, type Game, kit, oneOf, type Role } from '@howzat/core/author';

type Own<T> = { readonly state: object; readonly params: object; readonly own: T };

/** For a call that holds for an over: the over it was made in, counted from 0, or -1. */
export const called = { innings: () => ({ over: -1 }) };

/** A question to the batting side before each over of an innings, until it says yes. */
export function call<const Id extends string>(id: Id) {
  return kit<Own<{ over: number }>>().decision(`${id}.call`, {
    rule: `${id}.once`,
    by: 'batting',
    when: (_s, _g, _p, own) => own.over < 0,
    domain: oneOf(false, true),
    take: (_s, yes, g, _p, own) => {
      if (yes) own.over = g.overs;
    },
  });
}

/** For rolls that may be taken again: how many of them are left in the innings, and whether this one is. */
export const retakes = { innings: () => ({ left: 1 }), ball: () => ({ again: false }) };

/** Offers a side that saw a roll of the ball to take it again, once an innings. */
export function offer<const Id extends string, const By extends Role>(id: Id, by: By, roll: Chance, again: Chance) {
  const k = kit<Own<{ left: number; again: boolean }>>();
  return k.group(
    `${id}.${roll.id}.offer`,
    {
      // a roll of the ball: not the toss, and nothing after the last ball
      when: (_s, g, _p, own) =>
        own.left > 0 && g.ballNumber > 0 && !g.overEnded && (roll.seenBy === 'all' || roll.seenBy === by),
    },
    [
      k.decision(`${id}.${roll.id}.ask`, {
        rule: `${id}.offer`,
        by,
        domain: oneOf('leave', 'again'),
        take: (_s, choice, _g, _p, own) => {
          own.again = choice === 'again';
          if (own.again) own.left--;
        },
      }),
      k.group(`${id}.${roll.id}.retake`, { rule: `${id}.again`, when: (_s, _g, _p, own) => own.again }, [again]),
    ],
  );
}

/** Writes what was chosen or rolled into a field of the amendment's own state. */
export function into<const K extends string>(field: K) {
  return <V>(_s: unknown, value: V, _g: unknown, _p: unknown, own: Record<K, V>): void => {
    own[field] = value;
  };
}

/** For a die that is rolled on a ball: what it shows, 0 before it is rolled. */
export const rolled = { ball: () => ({ face: 0 }) };

/** Adds runs that nobody ran: the batters stay where the stroke left them. */
export function addBonus(g: Game, runs: number): void {
  g.crossed ??= g.bat + g.byes + g.legByes;
  award(g, runs, 'bat');
}

/** Where it holds, the batting side is shown what the bowling side chooses for an over or a ball before it chooses itself. */
export function batterSees<W extends { state: object; params: object; own: object }>(
  a: Author<W>,
  shown: Condition<W>,
) {
  return [
    a.each('commit', ({ id }) => [a.sequence(id, ['bowling', 'batting'], shown)]),
    a.each('decision', ({ id, by, seenBy }, level) =>
      by === 'bowling' && seenBy === 'own' && (level === 'over' || level === 'ball') ? [a.open(id, shown)] : [],
    ),
  ];
}
