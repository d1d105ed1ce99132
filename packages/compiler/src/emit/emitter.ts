import type {
  Game,
  Instruction,
  Level,
  Life,
  ProgramChance,
  ProgramCheck,
  ProgramDecision,
  ProgramEnding,
  ProgramResolve,
  ProgramRule,
} from '@howzat/core/engine';
import type { Calls } from './calls.js';
import type { LogCode } from './log-code.js';

/** A step that may not be due. */
type Due = Pick<Instruction, 'when' | 'drawer'>;

/**
 * A program as code, but for how what comes in gets there and how control flows: those differ between whole matches and playing on
 * to the next input. It does what the interpreter does, in the same order; the tests hold them equal.
 */
export class Emitter {
  constructor(
    readonly calls: Calls,
    private readonly log: LogCode,
  ) {}

  private g(field: keyof Game): string {
    return this.calls.places.at('g', field);
  }

  /** Rules are cited. */
  cites(indexes: readonly number[]): string {
    return indexes.map((index) => (index >= 0 ? this.log.cite(index) : '')).join('');
  }

  /** Is this step taken? Text before a statement; nothing where it always is. */
  ifDue({ when, drawer }: Due): string {
    return when ? `if(${this.calls.asked(when, drawer)})` : '';
  }

  /** What begins with a level, whose state is then set. */
  begins(level: Level, life: Life): string {
    const lines = [level === 'ball' ? `const fh=${this.g('freeHitDue')};` : '', this.sets(life)];
    if (level === 'innings') lines.push(`${this.g('innings')}++;`);
    if (level === 'ball')
      lines.push(`${this.g('ballNumber')}++;${this.g('freeHit')}=fh;${this.g('freeHitDue')}=false;`);
    return joined([...lines, this.log.begins(level)]);
  }

  /** State is set to what it begins with. */
  sets(life: Life): string {
    const { calls } = this;
    const lines: string[] = [];
    for (const part of ['g', 's'] as const)
      for (const [field, value] of Object.entries(life[part])) lines.push(calls.places.begins(part, field, value));
    for (const [drawer, fields] of Object.entries(life.own))
      for (const [field, value] of Object.entries(fields))
        lines.push(`${calls.ownFor(drawer)}[${JSON.stringify(field)}]=${JSON.stringify(value)};`);
    return joined(lines);
  }

  /** A level is left for one within it. */
  leaves(around: Level): string {
    return this.log.leaves(around);
  }

  /** What was chosen is taken, or what chance gave. */
  taken(
    { take, drawer }: Pick<ProgramDecision | ProgramChance, 'take' | 'drawer'>,
    made: string,
    isPlain = false,
  ): string {
    return this.calls.taken(take, made, drawer, isPlain);
  }

  resolve(node: ProgramResolve): string {
    return `${this.ifDue(node)}{${this.cites(node.cites)}${this.rules(node.rules)}}`;
  }

  /** Rules in their order; one that is final ends the list when it fires. */
  private rules(list: readonly ProgramRule[]): string {
    const label = list.some((rule) => rule.final) ? this.calls.fresh('$L') : null;
    const lines = list.map((rule) => {
      const fires = [
        this.calls.done(rule.does, rule.drawer),
        this.cites([rule.index]),
        rule.final && label ? `break ${label};` : '',
      ].join('');
      return rule.when ? `if(${this.calls.asked(rule.when, rule.drawer)}){\n${fires}\n}` : fires;
    });
    return label ? `${label}:{\n${joined(lines)}\n}` : joined(lines);
  }

  /** Asks what has ended. */
  check({ over, innings, match, closes, level }: ProgramCheck): string {
    return joined([
      this.endings(over, ['overEnded']),
      this.endings(innings, ['inningsEnded', 'overEnded']),
      this.endings(match, ['matchEnded', 'inningsEnded', 'overEnded']),
      closes ? this.log.closes(level) : '',
    ]);
  }

  /** The first ending that holds marks what has ended with it. */
  private endings(list: readonly ProgramEnding[], ended: readonly (keyof Game)[]): string {
    if (list.length === 0) return '';
    const label = this.calls.fresh('$L');
    const marks = `${ended.map((field) => this.g(field)).join('=')}=true;`;
    const lines = list.map(
      ({ ends, drawer, index }) =>
        `if(${this.calls.asked(ends, drawer)}){${marks}${this.cites([index])}break ${label};}`,
    );
    return `if(!${this.g(ended[0] as keyof Game)}){\n${label}:{\n${lines.join('\n')}\n}}`;
  }
}

/** Statements, without those that are empty. */
export function joined(lines: readonly string[]): string {
  return lines.filter((line) => line !== '').join('\n');
}
