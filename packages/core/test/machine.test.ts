import { describe, expect, it } from 'vitest';
import { createActor, type InspectionEvent, setup } from 'xstate';
import { createTestModel, getShortestPaths, getSimplePaths, getStateNodes } from 'xstate/graph';
import { defineVariant, variantKit } from '../src/author.js';
import { hashText, stream } from '../src/chance/random.js';
import { hashSeed } from '../src/engine.js';
import { compose, isHowzatError, pick, uniformPlayer } from '../src/index.js';
import { Session } from '../src/interpreter/session.js';
import {
  createMatchMachine,
  firstDifference,
  fromJson,
  keyOf,
  legalEvents,
  type MatchEvent,
  type MatchMachine,
  type MatchSnapshot,
  type NodeMeta,
  placeOf,
  playMachine,
  stepOf,
  toJson,
  toMermaid,
} from '../src/machine/index.js';
import { programBehind } from '../src/machine/match-machine.js';
import { programOf } from '../src/program/index.js';
import { hand } from './hand-cricket.js';
import { lockstep, type MatchActor } from './lockstep.js';
import { jokerOver, rerolls, village } from './village-cricket.js';

const everything = compose(village, { format: 'two-innings', houseRules: [jokerOver, rerolls] });

const isDeep = process.env.HOWZAT_DEEP === '1';

const machines: readonly (readonly [string, MatchMachine])[] = [
  ['hand cricket', createMatchMachine(hand)],
  ['village cricket', createMatchMachine(village)],
  ['village cricket with everything', createMatchMachine(everything)],
];

function json<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/** The ids of the state nodes that no match enters, of so many. */
function neverEntered(machine: MatchMachine, matches: number): string[] {
  const missing = new Set(getStateNodes(machine).map((node) => node.id));
  const inspect = (event: InspectionEvent): void => {
    if (!('snapshot' in event)) return;
    for (const { id } of (event.snapshot as unknown as { _nodes: readonly { id: string }[] })._nodes)
      missing.delete(id);
  };
  for (let seed = 0; seed < matches && missing.size > 0; seed++) walk(machine, seed, inspect);
  return [...missing];
}

/** A game that asks nothing and never ends. */
const endless = variantKit({
  id: 'end',
  title: 'Endless',
  parameters: {},
  laws: { overs: null, wickets: null, toss: 'none' },
  state: {},
});

const stepIn = (event: MatchEvent): string => (event.type === 'CONCEDE' ? '' : event.step);

/** Plays a match by picking among the legal events. */
function walk(machine: MatchMachine, seed: number, inspect: (event: InspectionEvent) => void): void {
  const rng = stream(hashSeed(seed), hashText('walk'));
  const actor = createActor(machine, { input: { automatic: true }, inspect }).start();
  while (actor.getSnapshot().status === 'active') {
    const events = [...legalEvents(actor.getSnapshot())];
    const event = events[pick(rng, events.length)];
    if (event) actor.send(event);
  }
}

describe('names', () => {
  it('map step ids to keys without dots and back', () => {
    for (const id of ['core.toss.elect', 'a:b.c', 'what?', '50%3A', 'a\\.b', 'plain', '%', '.:?', 'a/b'])
      expect([stepOf(keyOf(id)), /[.?/\\]/.test(keyOf(id))]).toEqual([id, false]);
    expect(keyOf('core.toss.elect')).toBe('core:toss:elect');
  });
});

describe.each(machines)('the chart of %s', (_name, machine) => {
  it('has a state node for every step of the program', () => {
    const steps = new Set(getStateNodes(machine).map((node) => (node.meta as { step?: string } | undefined)?.step));
    const program = programBehind(machine);
    const missing: string[] = [];
    const visit = (node: { readonly id: string; readonly body?: unknown; readonly decisions?: unknown }): void => {
      if (!steps.has(node.id)) missing.push(node.id);
      for (const inner of [...((node.body as (typeof node)[]) ?? []), ...((node.decisions as (typeof node)[]) ?? [])])
        visit(inner);
    };
    visit(program.root);
    expect(missing).toEqual([]);
  });

  it('is plain JSON with guards and actions by name, and plays again from it', () => {
    const chart = toJson(machine);
    expect(chart).toStrictEqual(json(chart));
    const again = fromJson(chart, programBehind(machine).rulebook);
    const ids = (of: MatchMachine): string[] => getStateNodes(of).map((node) => node.id);
    expect(ids(again)).toEqual(ids(machine));
    expect(new Set(ids(machine)).size).toBe(ids(machine).length);
    for (let seed = 0; seed < 5; seed++)
      expect(playMachine(again, { seed })).toStrictEqual(playMachine(machine, { seed }));
    // also where nobody knows the program: the structure alone
    const bare = setup({}).createMachine(chart as object as { id: string });
    expect(getStateNodes(bare).map((node) => node.id)).toEqual(ids(machine));
  });

  it('goes on from a persisted snapshot at any moment as if nothing had happened', () => {
    for (let seed = 0; seed < (isDeep ? 10 : 3); seed++)
      lockstep(machine, seed, {
        atWait: (actor, rng): MatchActor => {
          if (pick(rng, 6) > 0) return actor;
          const snapshot = json(actor.getPersistedSnapshot());
          return createActor(machine, { snapshot }).start();
        },
      });
  });

  it('never changes a context that it has left', () => {
    const seen: { context: MatchSnapshot['context']; text: string }[] = [];
    playMachine(machine, {
      seed: 3,
      onWait: ({ context }) => seen.push({ context, text: JSON.stringify(context) }),
    });
    for (const { context, text } of seen) {
      expect(JSON.stringify(context)).toBe(text);
      expect(context).toStrictEqual(json(context));
      expect(Object.isFrozen(context.state) && Object.isFrozen(context.state.g)).toBe(true);
    }
  });

  it('tells its inspectors what can be written as JSON', () => {
    const kinds = new Set<string>();
    walk(machine, 1, (event) => {
      kinds.add(event.type);
      const written = json(event) as { type: string; snapshot?: { value: unknown } };
      expect(written.type).toBe(event.type);
      if ('snapshot' in event)
        expect(written.snapshot?.value).toEqual((event.snapshot as unknown as { value: unknown }).value);
    });
    expect([...kinds]).toEqual(expect.arrayContaining(['@xstate.event', '@xstate.microstep', '@xstate.snapshot']));
  });

  it('is drawn as a Mermaid diagram whose blocks close and whose states exist', () => {
    const text = toMermaid(machine);
    const lines = text.trimEnd().split('\n');
    expect(lines[0]).toBe('stateDiagram-v2');
    const shapes = [
      /^state "[^"#;:<>{}]+" as (\w+)( \{)?$/,
      /^state (\w+) <<choice>>$/,
      /^(\w+|\[\*\]) --> (\w+|\[\*\])( : [^":;{}]+)?$/,
      /^(\}|--)$/,
    ];
    // an arrow may only join states of its own block: keep the blocks that are open
    const blocks: { readonly states: Set<string>; readonly ends: string[] }[] = [{ states: new Set(), ends: [] }];
    const declared = new Set<string>();
    const close = (): void => {
      const block = blocks.pop();
      expect(block?.ends.filter((end) => !block.states.has(end))).toEqual([]);
    };
    let dividers = 0;
    for (const line of lines.slice(1).map((l) => l.trim())) {
      expect(
        shapes.some((shape) => shape.test(line)),
        line,
      ).toBe(true);
      const [, state] = /^state (?:"[^"]+" as )?(\w+)/.exec(line) ?? [];
      if (state !== undefined) {
        expect(declared.has(state), line).toBe(false);
        declared.add(state);
        blocks.at(-1)?.states.add(state);
      }
      const [, from, to] = /^(\S+) --> (\S+)/.exec(line) ?? [];
      for (const end of [from, to]) if (end !== undefined && end !== '[*]') blocks.at(-1)?.ends.push(end);
      if (line === '--') dividers++;
      if (line.endsWith('{')) blocks.push({ states: new Set(), ends: [] });
      if (line === '}') close();
    }
    expect(blocks.length).toBe(1);
    close();
    const nodes = getStateNodes(machine);
    const regions = nodes.filter((node) => node.type === 'parallel').map((node) => Object.keys(node.states).length);
    expect(dividers).toBe(regions.reduce((n, count) => n + count - 1, 0));
    expect(declared.size).toBe(nodes.length - 1);
    // every level, group and repetition is left somewhere
    const bodies = nodes.filter((node) =>
      ['level', 'group', 'repeat'].includes((node.meta as NodeMeta | undefined)?.kind ?? ''),
    );
    expect(lines.filter((line) => line.includes('--> [*]')).length).toBeGreaterThanOrEqual(bodies.length);
  });
});

describe('hand cricket', () => {
  it('reaches every state node of its chart', () => {
    const machine = createMatchMachine(hand);
    expect(neverEntered(machine, 300)).toEqual([]);
  });

  it('is walked by xstate/graph: every way of one ball each', () => {
    const machine = createMatchMachine(hand, { set: { ballsPerOver: 1 } });
    const options = {
      events: (snapshot: MatchSnapshot) => [...legalEvents(snapshot)],
      // what is alike but for how it came about is one state
      serializeState: ({ value, context: { state, pending } }: MatchSnapshot) =>
        JSON.stringify([value, state, pending]),
      limit: 100_000,
    };
    const ends = getShortestPaths(machine, options).filter(({ state }) => state.status === 'done');
    // each way ends with another score, and with what the last ball was made of
    expect(ends.length).toBeGreaterThan(36);
    for (const { steps, state } of ends) {
      const actor = createActor(machine).start();
      for (const { event } of steps) if ((event.type as string) !== 'xstate.init') actor.send(event);
      expect(actor.getSnapshot().context).toEqual(state.context);
      expect(placeOf(actor.getSnapshot())).toBe('end');
    }
    const results = new Set(ends.map(({ state }) => state.context.state.g.result?.rule));
    expect(results).toEqual(new Set(['core.result.tie', 'core.result.runs', 'core.result.wickets']));
  });

  it('is walked by xstate/graph: every simple path of one ball', () => {
    const machine = createMatchMachine(hand, { set: { ballsPerOver: 1 } });
    const second = (snapshot: MatchSnapshot): boolean =>
      snapshot.context.state.g.innings === 2 || snapshot.status === 'done';
    const paths = getSimplePaths(machine, {
      events: (snapshot: MatchSnapshot) => [...legalEvents(snapshot)],
      serializeState: ({ value, context: { state, pending } }: MatchSnapshot) =>
        JSON.stringify([value, state, pending]),
      stopWhen: second,
      toState: second,
    });
    // six numbers against six, and either side may be first to say
    expect(paths.length).toBe(72);
    for (const { state } of paths) expect(placeOf(state)).toBe('match/innings/over/ball/show');
  });
});

describe('village cricket', () => {
  it('is a model by which xstate/graph tests the interpreter', async () => {
    const machine = createMatchMachine(village, { format: 'blitz', set: { ballsPerOver: 1, toss: 'none' } });
    // two choices of each kind are enough to see every way through
    const some = (snapshot: MatchSnapshot): MatchEvent[] => {
      const all = [...legalEvents(snapshot)];
      return all.filter((event, at) => all.findIndex((other) => stepIn(other) === stepIn(event)) >= at - 1);
    };
    const model = createTestModel(machine, {
      events: some,
      serializeState: ({ value, context: { state, pending } }) => JSON.stringify([value, state, pending]),
      stopWhen: (snapshot) => placeOf(snapshot).endsWith('/village.bounce'),
    });
    const paths = model.getShortestPaths();
    expect(paths.length).toBeGreaterThan(50);
    for (const path of paths) {
      const session = new Session(programBehind(machine));
      await path.test({
        events: {
          PLAY: ({ event }) => {
            const { step, choice } = event as MatchEvent & { type: 'PLAY' };
            const waiting = session.waiting();
            const open = waiting.kind === 'decisions' && waiting.open.find(({ decision }) => decision.id === step);
            if (open) session.choose(open.decision, choice);
          },
          CHANCE: ({ event }) => session.happen((event as MatchEvent & { type: 'CHANCE' }).outcome),
        },
        states: {
          '*': (snapshot) => {
            const { context } = snapshot;
            expect(placeOf(snapshot)).toBe(session.path);
            expect(context.state).toEqual(session.state);
            expect(context.log).toEqual(session.log.save());
          },
        },
      });
    }
  });

  it('reaches every state node of its charts', () => {
    for (const format of ['blitz', 'two-innings', 'timeless']) {
      const machine = createMatchMachine(village, { format, houseRules: [jokerOver] });
      expect(neverEntered(machine, 300)).toEqual([]);
    }
  });

  it('takes a choice of a commit into the match only when all are in', () => {
    const machine = createMatchMachine(village, { set: { toss: 'none' } });
    const actor = createActor(machine).start();
    actor.send({ type: 'CHANCE', step: 'village.pitch', outcome: 'dry' });
    actor.send({ type: 'PLAY', side: 'bowling', step: 'village.bowler', choice: 'spin' });
    actor.send({ type: 'PLAY', side: 'away', step: 'village.field', choice: ['slip', 'long-off'] });
    const { state, log } = actor.getSnapshot().context;
    actor.send({ type: 'PLAY', side: 'away', step: 'village.line', choice: 'wide' });
    actor.send({ type: 'PLAY', side: 'away', step: 'village.keeper', choice: 'up' });
    // a side may think again until the last choice is in
    actor.send({ type: 'PLAY', side: 'away', step: 'village.line', choice: 'straight' });
    expect(actor.getSnapshot().context.state).toBe(state);
    expect(actor.getSnapshot().context.log).toBe(log);
    expect(actor.getSnapshot().context.pending).toEqual({ 'village.line': 'straight', 'village.keeper': 'up' });
    expect(placeOf(actor.getSnapshot())).toBe('match/innings/over/ball/village.delivery');
    actor.send({ type: 'PLAY', side: 'batting', step: 'village.shot', choice: { stroke: 'block', run: true } });
    expect(placeOf(actor.getSnapshot())).toBe('match/innings/over/ball/village.bounce');
    expect(actor.getSnapshot().context.pending).toEqual({});
    expect(actor.getSnapshot().context.state.s).toMatchObject({ line: 'straight', keeper: 'up' });
    expect(actor.getSnapshot().can({ type: 'CHANCE', step: 'village.bounce', outcome: 7 })).toBe(false);
    expect(actor.getSnapshot().can({ type: 'CHANCE', step: 'village.bounce', outcome: 6 })).toBe(true);
  });

  it('refuses what a rule of the match forbids, and a match that may not be given up', () => {
    const actor = createActor(createMatchMachine(village, { set: { toss: 'none', concede: false } })).start();
    actor.send({ type: 'CHANCE', step: 'village.pitch', outcome: 'sticky' });
    const before = actor.getSnapshot();
    actor.send({ type: 'PLAY', side: 'bowling', step: 'village.bowler', choice: 'lob' });
    actor.send({ type: 'CONCEDE', side: 'home' });
    expect(actor.getSnapshot()).toBe(before);
  });
});

describe('playMachine', () => {
  const codeOf = (play: () => unknown): string | null => {
    try {
      play();
      return null;
    } catch (error) {
      return isHowzatError(error) ? error.code : String(error);
    }
  };

  it('says what the runner says of a player that cheats', () => {
    const cheat = { name: 'cheat', choose: () => 7 };
    const players = [uniformPlayer, cheat] as const;
    expect(codeOf(() => playMachine(createMatchMachine(hand), { seed: 1, players }))).toBe('illegal-choice');
  });

  it('says of a match that never ends that it does not', () => {
    const machine = createMatchMachine(defineVariant(endless, { version: '0.0.0', flow: {} }));
    expect(codeOf(() => playMachine(machine, { seed: 1 }))).toBe('runaway');
  });

  it('says so in a session', () => {
    const program = programOf(compose(defineVariant(endless, { version: '0.0.0', flow: {} })));
    expect(codeOf(() => new Session(program, { automatic: true }).waiting())).toBe('runaway');
  });
});

describe('firstDifference', () => {
  it('finds none between the drivers, and finds where a machine goes astray', () => {
    const machine = createMatchMachine(everything);
    for (let seed = 0; seed < (isDeep ? 10 : 3); seed++) expect(firstDifference(machine, { seed })).toBe(null);
    const chart = toJson(createMatchMachine(hand));
    const astray = fromJson(
      JSON.parse(JSON.stringify(chart).replace(/,"actions":\{"type":"record"[^}]*\}\}/, '')) as typeof chart,
      compose(hand),
    );
    expect(firstDifference(astray, { seed: 1 })).toMatchObject({ wait: 2, what: 'log' });
  });
});
