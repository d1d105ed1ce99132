import { seatOf } from '../cricket/index.js';
import {
  goBack,
  type Made,
  mostTimes,
  noteChoices,
  noteOutcome,
  nothingToTakeBack,
  runCheck,
  runRules,
  takeChoices,
  takenBackForEver,
} from '../interpreter/index.js';
import { copyJson, freezeJson } from '../json/index.js';
import type { LogWriter, SavedLog } from '../log/index.js';
import {
  beginLevel,
  concedeBy,
  openIn,
  outer,
  type Program,
  type ProgramChance,
  type ProgramCheck,
  type ProgramCommit,
  type ProgramDecision,
  type ProgramGroup,
  type ProgramLevel,
  type ProgramResolve,
  type ProgramTakeBack,
  takeOutcome,
} from '../program/index.js';
import type { ActionName } from './chart.js';
import type { MatchContext, MatchEvent } from './context.js';
import { changed, cited, rewritten, written } from './keeping.js';
import { nameOf, nodeAt } from './nodes.js';

type Move = (context: MatchContext, event: MatchEvent, step: string) => Partial<MatchContext>;

/** What the actions of the chart do. */
export function actionsOf(program: Program): Readonly<Record<ActionName, Move>> {
  const moves = new Moves(program);
  return {
    begin: (context, _event, step) => moves.begin(context, nodeAt(program, step)),
    cite: (context, _event, step) => moves.cite(context, nodeAt(program, step)),
    apply: (context, _event, step) => moves.apply(context, nodeAt(program, step)),
    check: (context, _event, step) => moves.check(context, nodeAt(program, step)),
    record: (context) => moves.record(context),
    take: (context, event, step) =>
      event.type === 'PLAY' ? moves.settle(context, nodeAt(program, step), { [event.step]: event.choice }) : {},
    hold: ({ pending }, event) =>
      event.type === 'PLAY' ? { pending: freezeJson({ ...pending, [event.step]: copyJson(event.choice) }) } : {},
    takeTogether: (context, _event, step) => moves.settle(context, nodeAt(program, step), context.pending),
    happen: (context, event, step) =>
      event.type === 'CHANCE' ? moves.happen(context, nodeAt(program, step), event.outcome) : {},
    concede: (context, event) => (event.type === 'CONCEDE' ? moves.concede(context, event) : {}),
    takeBack: (context, _event, step) => moves.takeBack(context, nodeAt(program, step)),
    finish: (context) => moves.finish(context),
  };
}

export const nothingPending: Readonly<Record<string, unknown>> = Object.freeze({});

/** The moves of one program: the same as the interpreter makes, on a state and a log that are never changed in place. */
class Moves {
  constructor(private readonly program: Program) {}

  /** A level begins. What begins with the match stands in the context that it is opened with. */
  begin({ state, log, kept }: MatchContext, node: ProgramLevel): Partial<MatchContext> {
    const { level, life } = node;
    if (level === 'match') return {};
    const begun = rewritten(state, (copy) => beginLevel(life, level, copy));
    const closed = this.written(log, (writer) => {
      writer.close(outer[level], state.g);
      if (level === 'over') writer.beginOver(begun.g);
    });
    return {
      state: begun,
      log: closed,
      ...(kept && level === 'ball'
        ? { kept: { ...kept, ball: { state, entries: closed.entries.length }, chance: null } }
        : {}),
    };
  }

  cite({ log, kept }: MatchContext, { cites }: ProgramGroup): Partial<MatchContext> {
    if (kept?.returning) return {};
    return {
      log: cited(log, (writer) => {
        for (const index of cites) writer.cite(index);
      }),
    };
  }

  /** The rules of a step are tried. */
  apply({ state, log }: MatchContext, { cites, rules }: ProgramResolve): Partial<MatchContext> {
    let after = state;
    const spoken = cited(log, (writer) => {
      for (const index of cites) writer.cite(index);
      after = changed(state, (draft) => runRules(rules, draft, this.program.params, writer));
    });
    return { state: after, log: spoken };
  }

  /** It is asked what has ended. */
  check({ state, log, kept }: MatchContext, node: ProgramCheck): Partial<MatchContext> {
    let after = state;
    const spoken = cited(log, (writer) => {
      after = changed(state, (draft) => runCheck(node, draft, this.program.params, writer));
    });
    return {
      state: after,
      log: node.closes ? this.written(spoken, (writer) => writer.close(node.level, after.g)) : spoken,
      ...(kept && node.level === 'ball' ? { kept: { ...kept, times: 0 } } : {}),
    };
  }

  /** The ball that was just counted is written down. */
  record({ state, log }: MatchContext): Partial<MatchContext> {
    const { facts, params } = this.program;
    const told = facts ? copyJson(facts(state.s, state.g, params)) : null;
    return { log: this.written(log, (writer) => writer.record(state.g, told)) };
  }

  /** Takes the choices of a decision or a commit together, as the state was before any of them. */
  settle(
    { state, log, kept }: MatchContext,
    node: ProgramDecision | ProgramCommit,
    choices: Readonly<Record<string, unknown>>,
  ): MatchContext {
    const { params } = this.program;
    const made: readonly Made[] = openIn(node, state, params).map((decision) => ({
      decision,
      choice: choices[decision.id],
    }));
    return {
      log: this.written(log, (writer) => noteChoices(writer, node, made, state, params)),
      state: changed(state, (draft) => takeChoices(made, draft, params)),
      pending: nothingPending,
      ...(kept ? { kept } : {}),
    };
  }

  /** Chance has come to something. */
  happen({ state, log, kept }: MatchContext, chance: ProgramChance, outcome: unknown): Partial<MatchContext> {
    const noted = this.written(log, (writer) => noteOutcome(writer, chance, outcome, state));
    const entries = noted.entries.length - 1;
    return {
      log: noted,
      state: changed(state, (draft) => takeOutcome(chance, outcome, draft, this.program.params)),
      ...(kept && chance.level === 'ball'
        ? { kept: { ...kept, chance: { state, entries, step: nameOf(this.program, chance) }, returning: false } }
        : {}),
    };
  }

  /** The ball, or its last chance, is taken back: the transition leads there. */
  takeBack({ state, log, kept }: MatchContext, node: ProgramTakeBack): Partial<MatchContext> {
    const place = kept?.[node.to];
    if (!kept || !place) throw nothingToTakeBack(node);
    const times = kept.times + 1;
    if (times > mostTimes) throw takenBackForEver(node);
    const noted = this.written(log, (writer, closed) =>
      writer.takeBack(node.id, node.cites, state.g, place.entries - closed),
    );
    const entries = noted.entries.length;
    return {
      log: noted,
      state: changed(state, (draft) => goBack(this.program, node, draft, copyJson(place.state))),
      kept: {
        ...kept,
        times,
        [node.to]: { ...place, entries },
        returning: node.to === 'chance',
      },
    };
  }

  /** A side gives the match up. */
  concede({ state, log }: MatchContext, { side }: MatchEvent & { type: 'CONCEDE' }): Partial<MatchContext> {
    const seat = seatOf(side, state.g.batting);
    return {
      log: this.written(log, (writer) => writer.concede(seat, state.g)),
      state: changed(state, ({ g }) => concedeBy(seat, g)),
      pending: nothingPending,
    };
  }

  finish({ state, log }: MatchContext): Partial<MatchContext> {
    return { log: this.written(log, (writer) => writer.close('match', state.g)) };
  }

  private written(log: SavedLog, run: (writer: LogWriter, closed: number) => void): SavedLog {
    return written(this.program.ruleIds, log, run);
  }
}
