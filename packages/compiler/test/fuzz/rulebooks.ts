import { type Amendment, compose, copyJson, type Rulebook } from '@howzat/core';
import {
  type Author,
  award,
  awardPenalty,
  defineVariant,
  die,
  flag,
  houseRule,
  integer,
  type Operation,
  oneOf,
  otherSeat,
  type Rule,
  type Step,
  variantKit,
  type World,
} from '@howzat/core/author';
import * as fc from 'fast-check';
import { type FunctionSource, functionSource, made } from './texts.js';

/** Backyard cricket, a game for rules that nobody thought of. Its state has a field of each kind, and what a ball was is told in full. */
const k = variantKit({
  id: 'backyard',
  title: 'Backyard cricket',
  parameters: { n: integer(4, { min: 0, max: 9 }), flag: flag(false) },
  laws: { overs: 2, wickets: 2, ballsPerOver: 3, toss: 'none', strike: true },
  state: {
    match: () => ({ a: 5, o: { k: 2 }, xs: [3, 1] as number[] }),
    innings: () => ({ b: 1, unread: [] as number[] }),
    over: () => ({ seen: [] as number[] }),
    ball: () => ({ c: 0, face: 0, shot: 0, rolls: 0 }),
  },
});

/** A rule made of fuzzed texts. */
interface RuleSource {
  readonly when: FunctionSource | null;
  readonly does: FunctionSource;
  readonly final: boolean;
}

/** What is put around the rules: the operations of a house rule, each with the texts it needs. */
type Change =
  | { readonly kind: 'before' | 'after'; readonly anchor: string; readonly rule: RuleSource }
  | { readonly kind: 'wrap' | 'replace'; readonly at: number; readonly rule: RuleSource }
  | { readonly kind: 'repeal'; readonly at: number }
  | { readonly kind: 'limit'; readonly when: FunctionSource; readonly item: number }
  | { readonly kind: 'end'; readonly level: 'innings' | 'match'; readonly ends: FunctionSource }
  | { readonly kind: 'condition'; readonly when: FunctionSource }
  | { readonly kind: 'again'; readonly again: FunctionSource };

/** A rulebook: rules of a ball, of an over and of an innings, and house rules over them. */
export interface RulebookSource {
  readonly ball: readonly RuleSource[];
  readonly over: readonly RuleSource[];
  readonly innings: readonly RuleSource[];
  readonly afterInnings: readonly RuleSource[];
  /** Penalty runs for the side that chases, by which its innings may be over before its first ball. */
  readonly gift: number | null;
  /** A condition of the throw of the die. */
  readonly due: FunctionSource | null;
  readonly takes: FunctionSource;
  readonly houseRules: readonly (readonly Change[])[];
  /** Parameters of the game and of the Laws. */
  readonly set: Readonly<Record<string, unknown>>;
  /** What the log is told of a ball: the state itself, copies of it, or one field. */
  readonly tells: 'everything' | 'copies' | 'little';
}

const anchors = ['match', 'innings', 'over', 'ball'].flatMap((level) => [
  `${level}.start`,
  `${level}.before`,
  `${level}.after`,
]);
const places = [...anchors, 'roll'];

/** Rules and questions of the variant, or of a house rule, which has state of its own. */
function rulesOf(own: boolean, plain: boolean) {
  const question = functionSource('question', { own, plain });
  const does = functionSource('change', { own, plain });
  return { question, does, rule: fc.record({ when: fc.option(question), does, final: fc.boolean() }) };
}

function changesOf(plain: boolean): fc.Arbitrary<Change> {
  const { question, rule } = rulesOf(true, plain);
  return fc.oneof(
    fc.record({
      kind: fc.constantFrom('before' as const, 'after' as const),
      anchor: fc.constantFrom(...places),
      rule,
    }),
    fc.record({ kind: fc.constantFrom('wrap' as const, 'replace' as const), at: fc.nat({ max: 2 }), rule }),
    fc.record({ kind: fc.constant('repeal' as const), at: fc.nat({ max: 2 }) }),
    fc.record({ kind: fc.constant('limit' as const), when: question, item: fc.nat({ max: 2 }) }),
    fc.record({
      kind: fc.constant('end' as const),
      level: fc.constantFrom('innings' as const, 'match' as const),
      ends: question,
    }),
    fc.record({ kind: fc.constant('condition' as const), when: question }),
    fc.record({ kind: fc.constant('again' as const), again: question }),
  );
}

/** What is set is another value than that of the game, since a parameter that changes nothing is refused. */
const set: fc.Arbitrary<Readonly<Record<string, unknown>>> = fc.record(
  {
    flag: fc.constant(true),
    overs: fc.constantFrom(1, 3),
    wickets: fc.constantFrom(1, 3),
    ballsPerOver: fc.constantFrom(1, 2, 4),
    inningsPerSide: fc.constant(2),
    followOn: fc.constantFrom(1, 8),
    toss: fc.constantFrom('elect', 'assign'),
    strike: fc.constant(false),
    noBallCounts: fc.constant(true),
    freeHit: fc.constant(true),
    declaration: fc.constant(true),
    tieBreak: fc.constant('super-over'),
    superOverWickets: fc.constantFrom(1, null),
  },
  { requiredKeys: [] },
);

function rulebooksOf(plain: boolean): fc.Arbitrary<RulebookSource> {
  const { question, does, rule } = rulesOf(false, plain);
  return fc.record({
    ball: fc.array(rule, { minLength: 3, maxLength: 5 }),
    over: fc.array(rule, { minLength: 1, maxLength: 2 }),
    innings: fc.array(rule, { maxLength: 1 }),
    afterInnings: fc.array(rule, { maxLength: 1 }),
    gift: fc.option(fc.integer({ min: -9, max: 40 })),
    due: fc.option(question),
    takes: does,
    houseRules: fc.array(fc.array(changesOf(plain), { minLength: 1, maxLength: 3 }), { maxLength: 2 }),
    set,
    tells: fc.constantFrom('everything' as const, 'copies' as const, 'little' as const),
  });
}

/** Rulebooks of some ten fuzzed functions each: those of plain rules, which are written in place, and those of any. */
export const rulebooks: fc.Arbitrary<RulebookSource> = fc.oneof(rulebooksOf(true), rulebooksOf(false));

/** How many functions of a rulebook were made from fuzzed texts. */
export function functionsOf(source: RulebookSource): number {
  const rules = [...source.ball, ...source.over, ...source.innings, ...source.afterInnings];
  const ofRules = rules.reduce((n, it) => n + (it.when ? 2 : 1), 0);
  const ofChange = (it: Change): number => ('rule' in it ? (it.rule.when ? 2 : 1) : it.kind === 'repeal' ? 0 : 1);
  return ofRules + (source.due ? 1 : 0) + 1 + source.houseRules.flat().reduce((n, it) => n + ofChange(it), 0);
}

/** Composes a fuzzed rulebook. Only for what composing refuses, such as two house rules that fight, there is none. */
export function composed(source: RulebookSource): Rulebook {
  const variant = variantOf(source);
  const houseRules = source.houseRules.map((list, i) => houseRuleOf(variant, list, i));
  return compose(variant, { houseRules, set: source.set } as never) as Rulebook;
}

function ruleOf(id: string, { when, does, final }: RuleSource): Rule {
  return { id, does: made(does) as never, final, ...(when ? { when: made(when) as never } : {}) };
}

const told = {
  everything: (s: object) => ({ ...s }),
  copies: (s: object) => copyJson(s),
  little: (s: { a: number }) => s.a,
};

function variantOf({ ball, over, innings, afterInnings, gift, due, takes, tells }: RulebookSource) {
  const rules = (level: string, list: readonly RuleSource[]): Step =>
    k.resolve(`${level}-rules`, list.map((it, i) => ruleOf(`backyard.${level}.${i}`, it)) as never) as Step;
  const shot = k.decision('shot', {
    rule: 'backyard.shot',
    by: 'batting',
    domain: oneOf(0, 1, 2),
    take: (s, chosen) => {
      s.shot = chosen;
    },
  });
  const taken = made(takes) as (...given: unknown[]) => void;
  const roll = k.chance('roll', {
    rule: 'backyard.roll',
    of: die(6),
    ...(due ? { when: made(due) as never } : {}),
    take: (s, face, g, p, own) => {
      s.face = face;
      taken(s, g, p, own);
    },
  });
  const given = k.resolve('gift', [
    {
      id: 'backyard.gift',
      when: (_s, g) => gift !== null && g.innings === 1,
      does: (_s, g) => awardPenalty(g, otherSeat(g.batting), gift ?? 0),
    },
  ]);
  const runs = k.resolve('runs', [{ id: 'backyard.runs', does: (s, g) => award(g, s.shot, 'bat') }]);
  return defineVariant(k, {
    version: '1.0.0',
    flow: {
      ball: { before: [shot, roll, runs, rules('ball', ball)] },
      over: { after: [rules('over', over)] },
      innings: { before: [rules('innings', innings)], after: [given, rules('after-innings', afterInnings)] },
    } as never,
    facts: told[tells] as never,
  });
}

/** A house rule that makes these changes, one after the other. */
function houseRuleOf(variant: ReturnType<typeof variantOf>, list: readonly Change[], number: number): Amendment {
  const id = `garden-${number}`;
  const state = { match: () => ({ t: 0, ys: [] as number[] }) };
  return houseRule(variant, id, { state } as never, (a) =>
    list.map((it, i) => operationOf(a as unknown as AnyAuthor, it, `${id}.${i}`)),
  ) as Amendment;
}

type AnyAuthor = Author<World>;

/** The operation of a change. Steps and rules that it brings go by a name of its own. */
function operationOf(a: AnyAuthor, it: Change, name: string): Operation {
  const target = (at: number): string => `backyard.ball.${at}`;
  switch (it.kind) {
    case 'before':
    case 'after':
      return a[it.kind](it.anchor, a.resolve(name, [ruleOf(`${name}.rule`, it.rule)]));
    case 'replace':
      return a.replace(target(it.at), ruleOf(`${name}.rule`, it.rule));
    case 'wrap': {
      const around = made(it.rule.does) as (...given: unknown[]) => void;
      const wrapper = (inner: () => void, ...given: unknown[]): void => {
        inner();
        around(...given);
      };
      return a.wrap(target(it.at), wrapper as never);
    }
    case 'repeal':
      return a.repeal(target(it.at));
    case 'limit':
      return a.restrict('shot', {
        id: name,
        when: made(it.when) as never,
        forbids: (chosen: unknown) => chosen === it.item,
        says: `Not ${it.item}.`,
      } as never);
    case 'end':
      return a.end(it.level, { id: name, ends: made(it.ends) as never });
    case 'condition':
      return a.wrapStep('roll', (step) => a.group(name, { when: made(it.when) as never }, [step]));
    case 'again': {
      const again = made(it.again) as (...given: unknown[]) => boolean;
      // three rounds at most: a match has to end
      const more = (s: { rolls: number }, ...rest: unknown[]): boolean => s.rolls < 3 && again(s, ...rest);
      const count = a.resolve(`${name}.count`, [
        {
          id: `${name}.counted`,
          does: ((s: { rolls: number }) => {
            s.rolls++;
          }) as never,
        },
      ]);
      return a.wrapStep('roll', (step) => a.repeat(name, { while: more as never }, [step, count]));
    }
  }
}
