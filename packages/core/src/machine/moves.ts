import { create } from 'mutative';
import type { Level } from '../contract/index.js';
import { type Seat, seatOf, sideOf } from '../cricket/index.js';
import { faultOf } from '../errors/index.js';
import { domainOf, limitHolds, runCheck, runRules } from '../interpreter/index.js';
import { copyJson, freezeJson } from '../json/index.js';
import { concedeRule } from '../laws/index.js';
import { chanceInput, decisionInput, LogWriter, listsOf, type SavedLog } from '../log/index.js';
import {
  beginLevel,
  deciderOf,
  isDue,
  type MatchState,
  openIn,
  openingState,
  ownOf,
  type Program,
  type ProgramChance,
  type ProgramCheck,
  type ProgramCommit,
  type ProgramDecision,
  type ProgramGroup,
  type ProgramLevel,
  type ProgramNode,
  type ProgramResolve,
  takeChoice,
  takeOutcome,
} from '../program/index.js';
import type { ActionName, GuardName } from './chart.js';
import type { MatchContext, MatchEvent, MatchInput } from './context.js';

type Question = (context: MatchContext, event: MatchEvent, step: string) => boolean;
type Move = (context: MatchContext, event: MatchEvent, step: string) => Partial<MatchContext>;

/** What the chart's guards ask and its actions do: the same as the interpreter, on a state that is never changed in place. */
interface Moves {
  opening(input: MatchInput): MatchContext;
  readonly questions: Readonly<Record<GuardName, Question>>;
  readonly actions: Readonly<Record<ActionName, Move>>;
}

/** The level around each. */
const outer = { innings: 'match', over: 'innings', ball: 'over' } as const;

/** Every node of a program by its id, the decisions of a commit included. */
export function nodesOf(program: Program): ReadonlyMap<string, ProgramNode> {
  const nodes = new Map<string, ProgramNode>();
  const visit = (node: ProgramNode): void => {
    nodes.set(node.id, node);
    if ('body' in node) node.body.forEach(visit);
    if (node.kind === 'commit') node.decisions.forEach(visit);
  };
  visit(program.root);
  return nodes;
}

/** The questions and moves of one program. */
export function movesOf(program: Program): Moves {
  const { params, ruleIds } = program;
  const nodes = nodesOf(program);
  const lists = listsOf(ruleIds);
  const at = <N extends ProgramNode>(step: string): N => nodes.get(step) as N;

  /** Runs rules on a draft of the state. */
  const changed = (state: MatchState, run: (draft: MatchState) => void): MatchState =>
    create(
      state,
      (draft) => {
        run(draft as MatchState);
      },
      { enableAutoFreeze: true },
    ) as MatchState;

  /** Cites rules and writes no entry. */
  const cited = (log: SavedLog, run: (writer: Pick<LogWriter, 'cite'>) => void): SavedLog => {
    const writer = new LogWriter(ruleIds, lists);
    writer.fired.set(log.fired);
    run(writer);
    return { ...log, fired: Object.freeze(Array.from(writer.fired)) };
  };

  /** Writes entries. A closed entry never changes, so the writer is handed no more than the open one. */
  const written = (log: SavedLog, run: (writer: LogWriter) => void): SavedLog => {
    const closed = log.open ? log.entries.slice(0, -1) : log.entries;
    const writer = LogWriter.load(ruleIds, { ...log, entries: log.open ? log.entries.slice(-1) : [] });
    run(writer);
    const saved = writer.save();
    return {
      ...saved,
      entries: saved.entries.length === 0 ? closed : closed.concat(freezeJson(saved.entries)),
      fired: Object.freeze(saved.fired),
    };
  };

  const apply = (decision: ProgramDecision, choice: unknown, draft: MatchState): void => {
    try {
      takeChoice(decision, choice, draft, params);
    } catch (error) {
      throw faultOf(error, { step: decision.id });
    }
  };

  /** Takes the choices of a decision or a commit together, as the state was before any of them. */
  const settle = (
    { state, log }: MatchContext,
    node: ProgramDecision | ProgramCommit,
    choices: Readonly<Record<string, unknown>>,
  ): MatchContext => {
    const open = openIn(node, state, params);
    const opened = written(log, (writer) => {
      writer.input(
        node.level,
        state.g,
        node.id,
        open.map((decision) =>
          decisionInput(decision, deciderOf(decision, state, params), copyJson(choices[decision.id])),
        ),
      );
      if (node.kind === 'commit') for (const index of node.cites) writer.cite(index);
      for (const decision of open) {
        for (const index of decision.cites) writer.cite(index);
        for (const limit of decision.limits) if (limitHolds(limit, state, params)) writer.cite(limit.index);
      }
    });
    return {
      state: changed(state, (draft) => {
        for (const decision of open) apply(decision, choices[decision.id], draft);
      }),
      log: opened,
      pending: nothingPending,
    };
  };

  /** Is it this seat that the event speaks for? */
  const speaksFor = (event: MatchEvent & { type: 'PLAY' }, seat: Seat, state: MatchState): boolean =>
    whoNames.has(event.side) && seatOf(event.side, state.g.batting) === seat;

  const hasEnded = (level: Level, state: MatchState): boolean =>
    level === 'match' ? state.g.matchEnded : level === 'innings' ? state.g.inningsEnded : state.g.overEnded;

  return {
    opening: ({ automatic = false }) => {
      const state = openingState(program);
      state.g.automatic = automatic;
      return {
        state: freezeJson(state),
        log: freezeJson(new LogWriter(ruleIds, lists).save()),
        pending: nothingPending,
      };
    },

    questions: {
      isDue: ({ state }, _event, step) => isDue(at<ProgramGroup>(step), state, params),
      isNotDue: ({ state }, _event, step) => !isDue(at<ProgramResolve>(step), state, params),
      goesOn: ({ state }, _event, step) => {
        const { again, drawer } = at<ProgramGroup>(step);
        return again?.(state.s, state.g, params, ownOf(state, drawer)) ?? false;
      },
      hasEnded: ({ state }, _event, step) => hasEnded(step as Level, state),
      nobodyChooses: ({ state }, _event, step) => openIn(at<ProgramCommit>(step), state, params).length === 0,
      allIn: ({ state, pending }, _event, step) =>
        openIn(at<ProgramCommit>(step), state, params).every((decision) => Object.hasOwn(pending, decision.id)),
      isLegal: ({ state }, event, step) => {
        if (event.type !== 'PLAY' || event.step !== step) return false;
        const decision = at<ProgramDecision>(step);
        return (
          speaksFor(event, deciderOf(decision, state, params), state) &&
          domainOf(decision, state, params).has(event.choice)
        );
      },
      isPossible: ({ state }, event, step) =>
        event.type === 'CHANCE' &&
        event.step === step &&
        at<ProgramChance>(step).of.why(event.outcome, state.s, state.g, params) === null,
      mayConcede: (_context, event) =>
        event.type === 'CONCEDE' && whoNames.has(event.side) && (params as { concede: boolean }).concede,
    },

    actions: {
      begin: ({ state, log }, _event, step) => {
        const { level, life } = at<ProgramLevel>(step);
        const begun = changed(state, (draft) => {
          const { automatic } = draft.g;
          beginLevel(life, level, draft);
          if (level === 'match') draft.g.automatic = automatic;
        });
        if (level === 'match') return { state: begun };
        return {
          state: begun,
          log: written(log, (writer) => {
            writer.close(outer[level], state.g);
            if (level === 'over') writer.beginOver(begun.g);
          }),
        };
      },
      cite: ({ log }, _event, step) => ({
        log: cited(log, (writer) => {
          for (const index of at<ProgramGroup>(step).cites) writer.cite(index);
        }),
      }),
      apply: ({ state, log }, _event, step) => {
        const { cites, rules } = at<ProgramResolve>(step);
        let after = state;
        const spoken = cited(log, (writer) => {
          for (const index of cites) writer.cite(index);
          after = changed(state, (draft) => runRules(rules, draft, params, writer));
        });
        return { state: after, log: spoken };
      },
      check: ({ state, log }, _event, step) => {
        const check = at<ProgramCheck>(step);
        let after = state;
        const spoken = cited(log, (writer) => {
          after = changed(state, (draft) => runCheck(check, draft, params, writer));
        });
        return {
          state: after,
          log: check.closes ? written(spoken, (writer) => writer.close(check.level, after.g)) : spoken,
        };
      },
      record: ({ state, log }) => ({
        log: written(log, (writer) =>
          writer.record(state.g, program.facts ? copyJson(program.facts(state.s, state.g, params)) : null),
        ),
      }),
      take: (context, event, step) =>
        event.type === 'PLAY' ? settle(context, at<ProgramDecision>(step), { [step]: event.choice }) : {},
      hold: ({ pending }, event, step) =>
        event.type === 'PLAY' ? { pending: freezeJson({ ...pending, [step]: copyJson(event.choice) }) } : {},
      takeTogether: (context, _event, step) => settle(context, at<ProgramCommit>(step), context.pending),
      happen: ({ state, log }, event, step) => {
        if (event.type !== 'CHANCE') return {};
        const chance = at<ProgramChance>(step);
        return {
          log: written(log, (writer) => {
            writer.input(chance.level, state.g, step, [chanceInput(chance, state.g.batting, copyJson(event.outcome))]);
            for (const index of chance.cites) writer.cite(index);
          }),
          state: changed(state, (draft) => takeOutcome(chance, event.outcome, draft, params)),
        };
      },
      concede: ({ state, log }, event) => {
        if (event.type !== 'CONCEDE') return {};
        const seat = seatOf(event.side, state.g.batting);
        const conceded = written(log, (writer) => {
          writer.input('match', state.g, concedeRule, [
            { step: concedeRule, by: sideOf(seat), value: 'concede', hiddenFrom: null },
          ]);
        });
        const entry = conceded.entries.at(-1);
        return {
          state: changed(state, ({ g }) => {
            g.result = {
              kind: 'conceded',
              winner: seat === 0 ? 1 : 0,
              margin: 0,
              ballsLeft: null,
              tieBreak: false,
              rule: concedeRule,
            };
            g.matchEnded = true;
          }),
          log: {
            ...conceded,
            entries: entry ? [...conceded.entries.slice(0, -1), { ...entry, rules: [concedeRule] }] : conceded.entries,
          },
          pending: nothingPending,
        };
      },
      finish: ({ state, log }) => ({ log: written(log, (writer) => writer.close('match', state.g)) }),
    },
  };
}

const nothingPending: Readonly<Record<string, unknown>> = Object.freeze({});

const whoNames: ReadonlySet<string> = new Set(['home', 'away', 'batting', 'bowling']);
