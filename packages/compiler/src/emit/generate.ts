import {
  type DomainSpec,
  fullMask,
  type Game,
  hashText,
  type InputSite,
  type Level,
  type Life,
  type MatchState,
  openingState,
  type Program,
  type ProgramChance,
  type ProgramCheck,
  type ProgramCommit,
  type ProgramDecision,
  type ProgramEnding,
  type ProgramLevel,
  type ProgramLimit,
  type ProgramNode,
  type ProgramRule,
  playerStreams,
} from '@howzat/core/engine';
import { packingSource } from './packing.js';
import { RuleText } from './rule-text.js';
import { emptied, everything, type Uses, usesOf, Variables } from './variables.js';

/**
 * The source of a function that plays one match of a program from beginning to end without stopping. Levels become
 * loops, every rule a call of its own, so that each call site sees one function only. It does what the interpreter
 * does, in the same order and with the same draws; the tests hold the two equal.
 *
 * The source holds no text from outside: only numbers, names of this package, and JSON literals of ids and of state.
 */
export interface Generated {
  readonly source: string;
  /** The functions and objects that the source names `X[0]`, `X[1]`, ... */
  readonly bound: readonly unknown[];
  /** Where things come in, in the numbering of the packed log. */
  readonly sites: readonly InputSite[];
}

/** What to generate. */
export interface GenerateOptions {
  /** Write the log. */
  readonly log: boolean;
  /** Both players choose uniformly: nobody is asked, and no call of a player stands between two rules. */
  readonly uniform: boolean;
  /** Tell the caller of each ball. */
  readonly tell: boolean;
}

/** Up to so many limits on one list have a table of what each combination of them leaves. */
const tabled = 6;
/** Up to so many lengths that are left are told apart before it is drawn. */
const counted = 4;

/** Generates the source for a program. */
export function generate(program: Program, options: GenerateOptions): Generated {
  // where the fields had better be is known when the code is written: it is written once more
  const sample = openingState(program);
  const draft = new Variables(sample);
  written(program, options, draft, sample);
  return written(program, options, new Variables(sample, draft.better()), sample);
}

function written(program: Program, options: GenerateOptions, variables: Variables, sample: MatchState): Generated {
  const streams: string[] = [];
  const streamOf = (name: string): string => {
    const at = streams.indexOf(name);
    return `r${at >= 0 ? at : streams.push(name) - 1}`;
  };
  const g = (field: keyof Game): string => variables.at('g', field);
  const packing = packingSource(Math.max(1, Math.ceil(program.ruleIds.length / 32)), g);
  const lines: string[] = [];
  const emit = (line: string): unknown => lines.push(line);
  const text = new RuleText(program, variables, sample, (index) => (options.log ? packing.cite(index) : ''));
  const { bound } = text;
  const bind = (value: unknown): string => text.bind(value);
  const asked = (fn: unknown, drawer: string | null): string => text.asked(fn, drawer);
  const looking = (fn: string, uses: Uses, given: readonly string[]): string => text.looking(fn, uses, given);
  const cites = (indexes: readonly number[]): string => text.cites(indexes);
  const fresh = (prefix: string): string => text.fresh(prefix);

  const resets = (values: Readonly<Record<string, unknown>>, placeOf: (field: string) => string): void => {
    for (const [key, value] of Object.entries(values)) {
      const place = placeOf(key);
      if (Array.isArray(value) && value.length === 0) emit(emptied(place));
      else emit(`${place}=${JSON.stringify(value)};`);
    }
  };
  const begin = (life: Life, level: Level): void => {
    if (level === 'ball') emit(`const fh=${g('freeHitDue')};`);
    if (level !== 'match') {
      resets(life.g, (field) => variables.at('g', field));
      resets(life.s, (field) => variables.at('s', field));
      for (const drawer of Object.keys(life.own))
        resets(
          life.own[drawer] as Readonly<Record<string, unknown>>,
          (field) => `${text.ownFor(drawer)}[${JSON.stringify(field)}]`,
        );
    }
    if (level === 'match') emit(`${g('automatic')}=true;`);
    if (level === 'innings') emit(`${g('innings')}++;`);
    if (level === 'ball')
      emit(
        `${g('ballNumber')}++;${g('freeHit')}=fh;${g('freeHitDue')}=false;if(++balls>io.maxBalls)throw T.runaway();`,
      );
    if (level !== 'match' && options.log) emit(packing.begin(level));
  };

  /**
   * Does nothing before the inner level of this one look at what that level sets afresh? So it is with the Laws alone;
   * then it need not be set twice.
   */
  const readsNothing = (level: ProgramLevel): boolean => {
    const inner = level.body.findIndex((node) => node.kind === 'level');
    return level.body.slice(0, Math.max(0, inner)).every((node) => {
      if (node.kind === 'check')
        return [...node.over, ...node.innings, ...node.match].every((ending) => ofTheLaws(ending));
      return node.kind === 'resolve' && node.when === null && node.rules.every((rule) => ofTheLaws(rule));
    });
  };
  const ofTheLaws = (rule: ProgramRule | ProgramEnding): boolean => rule.id.startsWith('core.') && rule.drawer === null;

  const take = (fn: unknown, made: string, drawer: string | null): string =>
    text.done(fn, { s: 0, g: 2, p: 3 }, ['$s', made, '$g', '$p', text.ownFor(drawer)]);

  const seatSource = (decision: ProgramDecision): string => {
    switch (decision.by) {
      case 'home':
        return '0';
      case 'away':
        return '1';
      case 'batting':
        return g('batting');
      case 'bowling':
        return `(1-${g('batting')})`;
      default:
        return asked(decision.by, decision.drawer);
    }
  };

  const limitHolds = (limit: ProgramLimit): string => (limit.when ? asked(limit.when, limit.drawer) : 'true');

  /** The items that limits leave of a list, and the choice of one of them. */
  const drawItem = (
    spec: DomainSpec<unknown>,
    limits: readonly ProgramLimit[],
    rng: string,
    flags: ReadonlyMap<ProgramLimit, string>,
  ): string => {
    const items = spec.items as readonly unknown[];
    if (limits.length === 0) return drawnFrom(items, rng);
    if (limits.length <= tabled) {
      const left = Array.from({ length: 1 << limits.length }, (_, holding) => {
        let mask = fullMask(items.length);
        for (const [i, limit] of limits.entries()) if (holding & (1 << i)) mask &= limit.keeps as number;
        return items.filter((_item, i) => mask & (1 << i));
      });
      const holding = limits.map((limit, i) => `(${flags.get(limit)}?${1 << i}:0)`).join('|');
      return drawnFromOne(left, holding, rng);
    }
    const masks = limits.map((limit) => `(${flags.get(limit)}?${limit.keeps}:-1)`).join('&');
    return `T.some(${bind(items)},${fullMask(items.length)}&${masks},${rng})`;
  };

  const drawnFrom = (items: readonly unknown[], rng: string): string =>
    items.length === 1 ? `${bind(items)}[0]` : `${bind(items)}[${drawnOf(rng, items.length)}]`;

  /** The same from one of some lists: where they have but a few lengths, each is divided by as a number that is known. */
  const drawnFromOne = (lists: readonly (readonly unknown[])[], at: string, rng: string): string => {
    const list = `(left=${bind(lists)}[${at}])`;
    const lengths = [...new Set(lists.map(({ length }) => length))].sort((a, b) => a - b);
    if (lengths[0] === 0 || lengths.length > counted) return `${list}[pick(${rng},left.length||T.none())]`;
    const places = lengths.reduce((rest, n) => `count===${n}?${n === 1 ? 0 : `drawn%${n}`}:${rest}`, '0');
    const drawn = drawnBelow(rng, Math.max(...lengths), places, 'count');
    return `(count=${list}.length,left[${lengths[0] === 1 ? 'count===1?0:' : ''}${drawn}])`;
  };

  /** `pick` among a number that is known now, by which V8 divides without a division. */
  const drawnOf = (rng: string, n: number): string => drawnBelow(rng, n, `drawn%${n}`, n);

  /** A number drawn, as `usual` makes a place of it, but for the few at the edge; `most` is the most that `n` can be. */
  const drawnBelow = (rng: string, most: number, usual: string, n: string | number): string =>
    `(drawn=(${rng}.next()^0x80000000)>>>0)<${0x100000000 - most}?${usual}:T.edge(${rng},${n},drawn)`;

  interface Choosing {
    readonly made: string;
    /** What to cite for the limits in force. */
    readonly cited: string;
  }

  /** Emits the choice of one decision, only if the variable `on` holds where one is named. */
  const choose = (decision: ProgramDecision, seat: string, on: string | null): Choosing => {
    const made = fresh('$c');
    const rng = fresh('q');
    const { spec, limits } = decision;
    const flags = new Map<ProgramLimit, string>(limits.map((limit) => [limit, fresh('b')]));
    emit(`let ${[made, ...[...flags.values()].map((name) => `${name}=false`)].join(',')};`);
    if (on) emit(`if(${on}){`);
    for (const [limit, name] of flags) emit(`${name}=${limitHolds(limit)};`);
    emit(`const ${rng}=${seat}===0?rh:ra;`);
    // limits that are masks leave a list to draw from; the others need the whole domain, but only while they hold
    const masks = limits.filter((limit) => limit.keeps !== null && (spec.items !== undefined || limit.on !== null));
    const others = limits.filter((limit) => !masks.includes(limit));
    let quick: string | null = null;
    if (spec.items) quick = drawItem(spec, masks, rng, flags);
    else if (spec.fields) {
      const fields = Object.entries(spec.fields as Record<string, DomainSpec<unknown>>).map(([name, field]) => {
        const own = masks.filter((limit) => limit.on === name);
        return `${JSON.stringify(name)}:${drawItem(field, own, rng, flags)}`;
      });
      quick = `{${fields.join(',')}}`;
    } else if (spec.draw && masks.length === 0)
      quick = looking(bind(spec.draw), usesOf(spec.draw, { s: 1, g: 2 }), [rng, '$s', '$g', '$p']);
    const domain = (): string => `${looking('T.domain', everything, [bind(decision), '$st', '$p'])}.sample(${rng})`;
    const holding = others.map((limit) => flags.get(limit)).join('||');
    const drawn =
      quick !== null && others.length === 0 ? quick : quick === null ? domain() : `(${holding})?${domain()}:${quick}`;
    if (options.uniform) emit(`${made}=${drawn};`);
    else
      emit(
        `if(${seat}===0?uh:ua)${made}=${drawn};else ${made}=${looking('io.ask', everything, [bind(decision), seat, '$st'])};`,
      );
    emit('decisions++;');
    if (on) emit('}');
    return {
      made,
      cited: options.log ? limits.map((limit) => `if(${flags.get(limit)}){${cites([limit.index])}}`).join('') : '',
    };
  };

  const sites: InputSite[] = [];
  /** Logs what came in: for each part the seat (`-1` where it was left out) and the value. */
  const logInput = (
    level: Level,
    step: string,
    parts: readonly { readonly part: InputSite['parts'][number]; readonly seat: string; readonly value: string }[],
  ): void => {
    if (!options.log) return;
    sites.push({ level, step, parts: parts.map(({ part }) => part) });
    emit(packing.input(sites.length - 1, level, parts));
  };
  const decisionPart = (of: ProgramDecision): InputSite['parts'][number] => ({ from: 'side', of });

  const decide = (decision: ProgramDecision): void => {
    emit('{');
    if (decision.when) emit(`if(${asked(decision.when, decision.drawer)}){`);
    const seat = fresh('t');
    emit(`const ${seat}=${seatSource(decision)};`);
    const { made, cited } = choose(decision, seat, null);
    logInput(decision.level, decision.id, [{ part: decisionPart(decision), seat, value: made }]);
    emit(cites(decision.cites) + cited);
    emit(take(decision.take, made, decision.drawer));
    if (decision.when) emit('}');
    emit('}');
  };

  const commit = (node: ProgramCommit): void => {
    emit('{');
    if (node.when) emit(`if(${asked(node.when, node.drawer)}){`);
    const parts = node.decisions.map((decision) => {
      const on = decision.when ? fresh('w') : null;
      if (on) emit(`const ${on}=${asked(decision.when, decision.drawer)};`);
      const seat = fresh('t');
      emit(`const ${seat}=${seatSource(decision)};`);
      return { decision, on, seat };
    });
    const conditional = parts.every((part) => part.on !== null);
    if (conditional) emit(`if(${parts.map((part) => part.on).join('||')}){`);
    const chosen = parts.map((part) => ({ ...part, ...choose(part.decision, part.seat, part.on) }));
    logInput(
      node.level,
      node.id,
      chosen.map(({ decision, on, seat, made }) => ({
        part: decisionPart(decision),
        seat: on ? `(${on}?${seat}:-1)` : seat,
        value: made,
      })),
    );
    emit(cites(node.cites));
    for (const { decision, on, cited } of chosen) {
      const all = cites(decision.cites) + cited;
      if (all !== '') emit(on ? `if(${on}){${all}}` : all);
    }
    for (const { decision, on, made } of chosen) {
      const taken = take(decision.take, made, decision.drawer);
      emit(on ? `if(${on})${taken}` : taken);
    }
    if (conditional) emit('}');
    if (node.when) emit('}');
    emit('}');
  };

  const chance = (node: ProgramChance): void => {
    emit('{');
    if (node.when) emit(`if(${asked(node.when, node.drawer)}){`);
    const outcome = fresh('$e');
    const { items, draw, sample, remove } = node.of;
    const rng = streamOf(node.stream);
    const given = [rng, '$s', '$g', '$p'];
    const source = { s: 1, g: 2 };
    if (items) emit(`const ${outcome}=${drawnFrom(items, rng)};`);
    else if (draw) emit(text.doing(`${bind(node.of)}.draw`, usesOf(draw, source), given, outcome));
    else emit(`const ${outcome}=${looking(`${bind(node.of)}.sample`, usesOf(sample, source), given)};`);
    if (remove && !draw)
      emit(text.doing(`${bind(node.of)}.remove`, usesOf(remove, source), [outcome, ...given.slice(1)]));
    logInput(node.level, node.id, [{ part: { from: 'chance', of: node }, seat: g('batting'), value: outcome }]);
    emit(cites(node.cites));
    emit(take(node.take, outcome, node.drawer));
    if (node.when) emit('}');
    emit('}');
  };

  const check = (node: ProgramCheck): void => {
    emit(text.endings(node.over, ['overEnded']));
    emit(text.endings(node.innings, ['inningsEnded', 'overEnded']));
    emit(text.endings(node.match, ['matchEnded', 'inningsEnded', 'overEnded']));
    if (options.log && node.closes) emit(packing.close(node.level));
  };

  const outer = {
    innings: ['matchEnded', 'match'],
    over: ['inningsEnded', 'innings'],
    ball: ['overEnded', 'over'],
  } as const;

  const visit = (node: ProgramNode): void => {
    switch (node.kind) {
      case 'level': {
        if (node.level === 'match') {
          begin(node.life, 'match');
          node.body.forEach(visit);
          return;
        }
        const [ended, around] = outer[node.level];
        emit(`while(!${g(ended)}){`);
        if (options.log) emit(packing.cited(around));
        variables.onBall = node.level === 'ball';
        begin(readsNothing(node) ? node.own : node.life, node.level);
        node.body.forEach(visit);
        variables.onBall = false;
        emit('}');
        return;
      }
      case 'decision':
        decide(node);
        return;
      case 'commit':
        commit(node);
        return;
      case 'chance':
        chance(node);
        return;
      case 'resolve':
        if (node.when) emit(`if(${asked(node.when, node.drawer)}){`);
        emit(cites(node.cites));
        emit(text.rules(node.rules));
        if (node.when) emit('}');
        return;
      case 'group':
      case 'repeat':
        if (node.when) emit(`if(${asked(node.when, node.drawer)}){`);
        emit(cites(node.cites));
        if (node.again) emit(`while(${asked(node.again, node.drawer)}){if(++rounds>io.maxBalls)throw T.runaway();`);
        node.body.forEach(visit);
        if (node.again) emit('}');
        if (node.when) emit('}');
        return;
      case 'record':
        if (options.log) {
          const facts = program.facts && asked(program.facts, null);
          emit(packing.record(facts ?? 'null'));
        }
        if (options.tell) emit(`${looking('io.tell', { g: 'all', s: [] }, ['$g'])};`);
        return;
      case 'check':
        check(node);
        return;
    }
  };
  visit(program.root);

  const code = variables.withoutUnread(lines.filter((line) => line !== '').join('\n'));
  const whole = /\$st\b/.test(code);
  const result = variables.result();
  const head = [
    '"use strict";',
    `const ${bound.map((_, i) => `$x${i}=X[${i}]`).join(',')};`,
    'const pick=T.pick;',
    'return function play(io){',
    `${variables.declarations()}const $own=${JSON.stringify(sample.own)};`,
    whole ? 'const $st={g:$g,s:$s,own:$own};' : '',
    ...text.drawers(),
    ...streams.map((name, i) => `const r${i}=T.stream(io.seed,${hashText(name)});`),
    `const rh=T.stream(io.seed,${playerStreams[0]}),ra=T.stream(io.seed,${playerStreams[1]});`,
    options.uniform ? '' : 'const uh=io.home.uniform===true,ua=io.away.uniform===true;',
    options.log ? `const W=io.log;${packing.locals}` : '',
    'let balls=0,rounds=0,decisions=0,drawn=0,count=0,left;',
  ];
  const tail = [
    options.log ? packing.close('match') + packing.handBack : '',
    'io.decisions=decisions;',
    `return ${result};`,
    '};',
  ];
  return {
    source: [...head, code, ...tail].filter((line) => line !== '').join('\n'),
    bound,
    sites,
  };
}
