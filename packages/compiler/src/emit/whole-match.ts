import {
  type Game,
  hashText,
  type InputSite,
  type Level,
  type Life,
  openingState,
  type Program,
  type ProgramChance,
  type ProgramCheck,
  type ProgramCommit,
  type ProgramDecision,
  type ProgramEnding,
  type ProgramGroup,
  type ProgramLevel,
  type ProgramLimit,
  type ProgramNode,
  type ProgramRule,
  playerStreams,
} from '@howzat/core/engine';
import { Bound } from './bound.js';
import { Calls, owned } from './calls.js';
import { Draws } from './draws.js';
import { Emitter, joined } from './emitter.js';
import { lookingAt, lookingOn, type Order, type Part, parts, taking, usual } from './fitting.js';
import { areFlat, arePlain } from './items.js';
import { silent } from './log-code.js';
import { type PackingSource, packingSource } from './packing.js';
import { atFirst, Places } from './places.js';

/**
 * The source of a function that plays one match of a program from beginning to end without stopping. Levels become loops, every
 * rule stands in place or has a call of its own, so that each call site sees one function only. It makes the draws that the
 * interpreter makes.
 *
 * The source holds no text from outside but that of the rulebook's own functions: only numbers, names of this package, and JSON
 * literals of ids and of state.
 */
export interface WholeMatch {
  /** The function, as an expression of what {@link makesOf} declares. */
  readonly source: string;
  /** Where things come in, in the numbering of the packed log. */
  readonly sites: readonly InputSite[];
}

/** What is wanted. */
export interface WholeMatchOptions {
  /** Write the log. */
  readonly log: boolean;
  /** Both players choose uniformly: nobody is asked, and no call of a player stands between two rules. */
  readonly uniform: boolean;
  /** Tell the caller of each ball. */
  readonly tell: boolean;
}

/**
 * Writes the code of a program that plays whole matches.
 * @param bound takes what the code names of the rulebook
 */
export function wholeMatch(program: Program, options: WholeMatchOptions, bound: Bound): WholeMatch {
  const sample = openingState(program);
  const write = (places: Places, into: Bound): WholeMatch =>
    new Writer(program, options, new Calls(program, places, sample, into)).write();
  // where the fields had better be is known when the code is written: it is written once more
  const draft = new Places(sample, atFirst);
  write(draft, new Bound());
  return write(new Places(sample, draft.learn()), bound);
}

/** The body of a function of `X`, `$p`, `T` and `$none` that returns what code makes, given what the code names. */
export function makesOf(bound: Bound, made: string): string {
  return joined(['"use strict";', bound.declarations(), 'const pick=T.pick;', `return ${made};`]);
}

/** What comes in at a decision. */
interface Choosing {
  readonly made: string;
  /** What to cite for the limits in force. */
  readonly cited: string;
}

/** A part of what comes in at one place, as it is logged: the seat (`-1` where it was left out) and the value. */
interface Incoming {
  readonly part: InputSite['parts'][number];
  readonly seat: string;
  readonly value: string;
}

class Writer {
  private readonly lines: string[] = [];
  private readonly streams: string[] = [];
  private readonly sites: InputSite[] = [];
  private readonly packing: PackingSource;
  private readonly emitter: Emitter;
  private readonly draws: Draws;

  constructor(
    private readonly program: Program,
    private readonly options: WholeMatchOptions,
    private readonly calls: Calls,
  ) {
    this.packing = packingSource(
      Math.max(1, Math.ceil(program.ruleIds.length / 32)),
      (field) => this.g(field),
      (field) => calls.places.kept(field),
    );
    const { cite, begin, cited, close } = this.packing;
    this.emitter = new Emitter(calls, options.log ? { cite, begins: begin, leaves: cited, closes: close } : silent);
    this.draws = new Draws(calls);
  }

  write(): WholeMatch {
    const { calls, options, packing, program } = this;
    this.visit(program.root);
    const code = joined(this.lines);
    const result = calls.places.result();
    // what all codes declare comes first, so that minifiers give it the same names in each, which packs well
    const source = joined([
      'function play(io){',
      `${calls.places.declarations()}const $own=${JSON.stringify(openingState(program).own)};`,
      ...calls.drawers(),
      ...this.streams.map((name, i) => `const r${i}=T.stream(io.seed,${hashText(name)});`),
      `const rh=T.stream(io.seed,${playerStreams[0]}),ra=T.stream(io.seed,${playerStreams[1]});`,
      `let balls=0,rounds=0,decisions=0,drawn=0,count=0,left${/\$v\b/.test(code) ? ',$v' : ''};`,
      /\$st\b/.test(code) ? 'const $st={g:$g,s:$s,own:$own};' : '',
      options.uniform ? '' : 'const uh=io.home.uniform===true,ua=io.away.uniform===true;',
      options.log ? `const W=io.log;${packing.locals}` : '',
      code,
      options.log ? packing.close('match') + packing.handBack : '',
      'io.decisions=decisions;',
      `return ${result};`,
      '}',
    ]);
    return { source, sites: this.sites };
  }

  private emit(line: string): void {
    this.lines.push(line);
  }

  private g(field: keyof Game): string {
    return this.calls.places.at('g', field);
  }

  private streamOf(name: string): string {
    const at = this.streams.indexOf(name);
    return `r${at >= 0 ? at : this.streams.push(name) - 1}`;
  }

  private visit(node: ProgramNode): void {
    switch (node.kind) {
      case 'level':
        this.level(node);
        return;
      case 'decision':
        this.decision(node);
        return;
      case 'commit':
        this.commit(node);
        return;
      case 'chance':
        this.chance(node);
        return;
      case 'resolve':
        this.emit(this.emitter.resolve(node));
        return;
      case 'group':
      case 'repeat':
        this.group(node);
        return;
      case 'record':
        this.record();
        return;
      case 'check':
        this.emit(this.emitter.check(node));
    }
  }

  private level(node: ProgramLevel): void {
    const { level } = node;
    if (level === 'match') {
      this.emit(`${this.g('automatic')}=true;`);
      for (const inner of node.body) this.visit(inner);
      return;
    }
    const [ended, around] = outer[level];
    const { places } = this.calls;
    const { onBall } = places;
    this.emit(`while(!${this.g(ended)}){`);
    this.emit(this.emitter.leaves(around));
    places.onBall = level === 'ball' || (level === 'over' && this.isOverOneBall());
    if (level === 'ball') this.emit('if(++balls>io.maxBalls)throw T.runaway();');
    const waits = this.looksAtNothing(node);
    const now = waits ? this.setAtOnce(node) : node.life;
    this.emit(this.emitter.begins(level, now));
    const at = innerAt(node);
    for (const [i, inner] of node.body.entries()) {
      if (waits && i === at) this.emit(this.setsWithin(node, now));
      this.visit(inner);
    }
    places.onBall = onBall;
    this.emit('}');
  }

  /**
   * Does nothing before the inner level of this one look at what that level sets afresh? Then it need not be set twice. Where the tree
   * of a function does not tell what it looks at, it may look at anything.
   */
  private looksAtNothing(level: ProgramLevel): boolean {
    return level.body.slice(0, Math.max(0, innerAt(level))).every((node) => {
      switch (node.kind) {
        case 'check':
          return endingsOf(node).every(
            (ending) => isOfTheLaws(ending) || this.isApart(ending.ends, ending, usual, level),
          );
        case 'resolve':
          return (
            this.isApart(node.when, node, usual, level) && node.rules.every((rule) => this.isRuleApart(rule, level))
          );
        case 'decision':
          return this.isDecisionApart(node, level);
        default:
          return false;
      }
    });
  }

  private isRuleApart(rule: ProgramRule, level: ProgramLevel): boolean {
    if (isOfTheLaws(rule)) return true;
    return this.isApart(rule.when, rule, usual, level) && this.isApart(rule.does, rule, usual, level);
  }

  /** A player who is asked is shown everything; one who chooses uniformly sees nothing but what the domain has. */
  private isDecisionApart(decision: ProgramDecision, level: ProgramLevel): boolean {
    const { by, limits, take, when } = decision;
    const asks = [when, typeof by === 'function' ? by : null, ...limits.map((limit) => limit.when)];
    return (
      this.options.uniform &&
      isDrawnApart(decision) &&
      asks.every((fn) => this.isApart(fn, decision, usual, level)) &&
      this.isApart(decision.spec.draw ?? null, decision, drawing, level) &&
      this.isApart(take, decision, taking, level)
    );
  }

  /** Does a function look at no field that is set by a level within this one? */
  private isApart(
    fn: unknown,
    { drawer }: Pick<ProgramRule, 'drawer'>,
    order: Pick<Order, 's' | 'g'>,
    { life, own }: ProgramLevel,
  ): boolean {
    if (fn === null) return true;
    if (drawer !== null) return false;
    const uses = this.calls.usesOf(fn, order);
    return parts.every((part) => {
      const { given } = uses[part];
      return (
        given !== 'all' && given.every((field) => Object.hasOwn(own[part], field) || !Object.hasOwn(life[part], field))
      );
    });
  }

  /**
   * What a level sets when it begins, where what is set within it can wait: its own. Where the level within may be over before it begins,
   * what has a variable too: to set it only if something holds costs more than to set it twice.
   */
  private setAtOnce(level: ProgramLevel): Life {
    const { life, own } = level;
    if (this.endedWithin(level) === null) return own;
    const within = lifeWithin(life, own);
    const withVariables = (part: Part): object =>
      Object.fromEntries(Object.entries(within[part]).filter(([field]) => this.calls.places.isVariable(part, field)));
    return { g: { ...own.g, ...withVariables('g') }, s: { ...own.s, ...withVariables('s') }, own: own.own };
  }

  /** Where the inner level does not come to be played, it is set all the same. */
  private setsWithin(level: ProgramLevel, now: Life): string {
    const ended = this.endedWithin(level);
    if (ended === null) return '';
    const sets = this.emitter.sets(lifeWithin(level.life, now));
    return sets === '' ? '' : `if(${this.g(ended)}){${sets}}`;
  }

  /** What says that the level within this one is over, where it may be over before it begins; null where it may not. */
  private endedWithin(level: ProgramLevel): Ended | null {
    const { body } = level;
    const at = innerAt(level);
    const inner = body[at];
    if (inner?.kind !== 'level' || inner.level === 'match') return null;
    const [ended] = outer[inner.level];
    return body.slice(0, at).some((node) => this.mayEnd(node, ended)) ? ended : null;
  }

  /** May a level be over once this is done? Only what {@link looksAtNothing} lets pass is looked at. */
  private mayEnd(node: ProgramNode, ended: Ended): boolean {
    const changes = (fn: unknown, order: Pick<Order, 's' | 'g'>): boolean => {
      const { changed } = this.calls.usesOf(fn, order).g;
      return changed === 'all' || changed.includes(ended);
    };
    switch (node.kind) {
      case 'check':
        return endingsOf(node).length > 0;
      case 'resolve':
        return node.rules.some(({ does }) => changes(does, usual));
      case 'decision':
        return changes(node.take, taking);
      default:
        return true;
    }
  }

  /** What is done once an over is then done as often as what is done on each ball. */
  private isOverOneBall(): boolean {
    return (this.program.params as { readonly ballsPerOver?: unknown }).ballsPerOver === 1;
  }

  private group(node: ProgramGroup): void {
    this.emit(`${this.emitter.ifDue(node)}{`);
    this.emit(this.emitter.cites(node.cites));
    if (node.again)
      this.emit(`while(${this.calls.asked(node.again, node.drawer)}){if(++rounds>io.maxBalls)throw T.runaway();`);
    for (const inner of node.body) this.visit(inner);
    if (node.again) this.emit('}');
    this.emit('}');
  }

  private record(): void {
    const { facts } = this.program;
    if (this.options.log) this.emit(this.packing.record(facts ? this.calls.told(facts) : 'null'));
    if (this.options.tell) this.emit(`${this.calls.looking('io.tell', lookingOn, ['$g'])};`);
  }

  private decision(decision: ProgramDecision): void {
    this.emit(`${this.emitter.ifDue(decision)}{`);
    const seat = this.seat(decision);
    const { made, cited } = this.choose(decision, seat, null);
    this.comesIn(decision.level, decision.id, [
      { part: { from: 'side', of: decision }, seat, value: this.kept(decision, made) },
    ]);
    this.emit(this.emitter.cites(decision.cites) + cited);
    this.emit(this.emitter.taken(decision, made, isPlainChoice(decision)));
    this.emit('}');
  }

  private commit(node: ProgramCommit): void {
    this.emit(`${this.emitter.ifDue(node)}{`);
    const parts = node.decisions.map((decision) => {
      const on = decision.when ? this.calls.fresh('w') : null;
      if (on) this.emit(`const ${on}=${this.calls.asked(decision.when, decision.drawer)};`);
      return { decision, on, seat: this.seat(decision) };
    });
    const conditional = parts.every((part) => part.on !== null);
    if (conditional) this.emit(`if(${parts.map((part) => part.on).join('||')}){`);
    const chosen = parts.map((part) => ({ ...part, ...this.choose(part.decision, part.seat, part.on) }));
    this.comesIn(
      node.level,
      node.id,
      chosen.map(({ decision, on, seat, made }) => ({
        part: { from: 'side', of: decision },
        seat: on ? `(${on}?${seat}:-1)` : seat,
        value: this.kept(decision, made),
      })),
    );
    this.emit(this.emitter.cites(node.cites));
    for (const { decision, on, cited } of chosen) this.emit(onlyIf(on, this.emitter.cites(decision.cites) + cited));
    for (const { decision, on, made } of chosen)
      this.emit(onlyIf(on, this.emitter.taken(decision, made, isPlainChoice(decision))));
    if (conditional) this.emit('}');
    this.emit('}');
  }

  /** The seat that decides, by a name. */
  private seat(decision: ProgramDecision): string {
    const seat = this.calls.fresh('t');
    this.emit(`const ${seat}=${this.decider(decision)};`);
    return seat;
  }

  private decider({ by, drawer }: ProgramDecision): string {
    switch (by) {
      case 'home':
        return '0';
      case 'away':
        return '1';
      case 'batting':
        return this.g('batting');
      case 'bowling':
        return `(1-${this.g('batting')})`;
      default:
        return this.calls.asked(by, drawer);
    }
  }

  /** The choice of one decision, only if the variable `on` holds where one is named. */
  private choose(decision: ProgramDecision, seat: string, on: string | null): Choosing {
    const { calls, options } = this;
    const made = calls.fresh('$c');
    const rng = calls.fresh('q');
    const holds = new Map<ProgramLimit, string>(decision.limits.map((limit) => [limit, calls.fresh('b')]));
    this.emit(`let ${[made, ...[...holds.values()].map((name) => `${name}=false`)].join(',')};`);
    if (on) this.emit(`if(${on}){`);
    for (const [{ when, drawer }, name] of holds) this.emit(`${name}=${when ? calls.asked(when, drawer) : 'true'};`);
    this.emit(`const ${rng}=${seat}===0?rh:ra;`);
    const { text, own } = this.draws.choice(decision, rng, holds);
    const drawn = `${made}=${own ? text : `T.own(${text})`};`;
    if (options.uniform) this.emit(drawn);
    else {
      const asked = calls.looking('io.ask', lookingAt, [calls.bind(decision), seat, '$st']);
      this.emit(`if(${seat}===0?uh:ua)${drawn}else ${made}=${asked};`);
    }
    this.emit('decisions++;');
    if (on) this.emit('}');
    const cited = [...holds].map(([{ index }, name]) => onlyIf(name, this.emitter.cites([index])));
    return { made, cited: cited.join('') };
  }

  private chance(node: ProgramChance): void {
    const { calls } = this;
    this.emit(`${this.emitter.ifDue(node)}{`);
    const outcome = calls.fresh('$e');
    const { items, draw, sample, remove } = node.of;
    const rng = this.streamOf(node.stream);
    const given = [rng, '$s', '$g', '$p', calls.ownFor(node.drawer)];
    const order = { s: 1, g: 2 };
    const of = calls.bind(node.of);
    // what is only read is the same afterwards, for the rules and for the log
    const isPlain = items !== undefined && arePlain(items);
    const stays = isPlain || (items !== undefined && areFlat(items) && calls.reads(node.take, 1) && !remove);
    if (items) {
      const drawn = this.draws.from(items, rng);
      this.emit(stays ? `const ${outcome}=${drawn};` : ownedAs(outcome, drawn));
    } else if (draw) this.emit(calls.doing(`${of}.draw`, calls.usesOf(draw, order), given, outcome));
    else {
      const sampled = calls.looking(`${of}.sample`, calls.usesOf(sample, order), given);
      this.emit(ownedAs(outcome, sampled));
    }
    if (remove && !draw)
      this.emit(calls.doing(`${of}.remove`, calls.usesOf(remove, order), [outcome, ...given.slice(1)]));
    const value = stays ? outcome : owned(outcome);
    this.comesIn(node.level, node.id, [{ part: { from: 'chance', of: node }, seat: this.g('batting'), value }]);
    this.emit(this.emitter.cites(node.cites));
    this.emit(this.emitter.taken(node, outcome, isPlain));
    this.emit('}');
  }

  /** What the log keeps of a choice: a copy, for the rules may do with theirs what they like. */
  private kept(decision: ProgramDecision, made: string): string {
    if (isPlainChoice(decision)) return made;
    const { spec, take } = decision;
    const fields = Object.values((spec.fields ?? {}) as Record<string, { readonly items?: readonly unknown[] }>);
    const isFlat = fields.length > 0 && fields.every(({ items }) => items && arePlain(items));
    return isFlat && this.calls.reads(take, 1) ? made : owned(made);
  }

  private comesIn(level: Level, step: string, parts: readonly Incoming[]): void {
    if (!this.options.log) return;
    this.sites.push({ level, step, parts: parts.map(({ part }) => part) });
    this.emit(this.packing.input(this.sites.length - 1, level, parts));
  }
}

/** At which place of what a domain draws with the state stands. */
const drawing = { s: 1, g: 2 } as const;

const outer = {
  innings: ['matchEnded', 'match'],
  over: ['inningsEnded', 'innings'],
  ball: ['overEnded', 'over'],
} as const;

/** Says that the level that it is named after is over, and with it all within. */
type Ended = (typeof outer)[keyof typeof outer][0];

/** At which place of its body a level has the one within it; -1 where there is none. */
function innerAt({ body }: ProgramLevel): number {
  return body.findIndex((node) => node.kind === 'level');
}

/** What the levels within one set, of all that is set when it begins. */
function lifeWithin(life: Life, own: Life): Life {
  const without = <T extends object>(all: T, some: object = {}): T =>
    Object.fromEntries(Object.entries(all).filter(([field]) => !Object.hasOwn(some, field))) as T;
  const drawers = Object.entries(life.own).map(([id, fields]) => [id, without(fields, own.own[id])]);
  return { g: without(life.g, own.g), s: without(life.s, own.s), own: Object.fromEntries(drawers) };
}

/** Is what is chosen no object, whoever chooses? */
function isPlainChoice({ spec }: ProgramDecision): boolean {
  return spec.items !== undefined && arePlain(spec.items);
}

function endingsOf({ over, innings, match }: ProgramCheck): readonly ProgramEnding[] {
  return [...over, ...innings, ...match];
}

function isOfTheLaws(rule: ProgramRule | ProgramEnding): boolean {
  return rule.id.startsWith('core.') && rule.drawer === null;
}

/** Is a choice drawn without making the domain, which may look at the whole state? */
function isDrawnApart({ limits, spec }: ProgramDecision): boolean {
  if (spec.items) return limits.every(({ keeps }) => keeps !== null);
  if (spec.fields) return limits.every(({ keeps, on }) => keeps !== null && on !== null);
  return spec.draw !== undefined && limits.length === 0;
}

function onlyIf(name: string | null, statements: string): string {
  return name && statements !== '' ? `if(${name}){${statements}}` : statements;
}

/** The declaration of something drawn, of which nobody else holds a part then. */
function ownedAs(name: string, drawn: string): string {
  return `let ${name}=${drawn};if(typeof ${name}==='object')${name}=T.own(${name});`;
}
