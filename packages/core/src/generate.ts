import type { Level } from './contract.js';
import type { DomainSpec } from './domain.js';
import { fullMask } from './domain.js';
import { type Inlined, inlined, withValuesOf } from './inline.js';
import { type InputSite, packingSource } from './packed-log.js';
import {
  allDrawers,
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
} from './program.js';
import { viewSource } from './view.js';

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
  readonly streams: readonly string[];
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

/** What most rules call the state, cricket's state and the parameters. */
const usual = ['s', 'g', 'p'];

/** Up to so many limits on one list have a table of what each combination of them leaves. */
const tabled = 6;

/** Generates the source for a program. */
export function generate(program: Program, options: GenerateOptions): Generated {
  const bound: unknown[] = [];
  const names = new Map<unknown, string>();
  const bind = (value: unknown): string => {
    const known = names.get(value);
    if (known) return known;
    const name = `x${bound.push(value) - 1}`;
    names.set(value, name);
    return name;
  };
  const streams: string[] = [];
  const streamOf = (name: string): string => {
    const at = streams.indexOf(name);
    return `r${at >= 0 ? at : streams.push(name) - 1}`;
  };
  const packing = packingSource(Math.max(1, Math.ceil(program.ruleIds.length / 32)));
  const lines: string[] = [];
  const emit = (line: string): unknown => lines.push(line);
  const ownFor = (drawer: string | null): string =>
    drawer === null
      ? '$none'
      : drawer === allDrawers
        ? '$st.own'
        : `$o${program.rulebook.drawers.findIndex((a) => a.id === drawer)}`;
  const call = (fn: unknown, drawer: string | null): string => {
    const here = settled(inlined(fn), 2);
    // s, g and p are declared once, so a guard that goes by these names can stand in place as an expression
    if (here?.expression && here.parameters.every((name, i) => name === null || name === usual[i]))
      return `(${here.text})`;
    return `${bind(fn)}($s,$g,$p,${ownFor(drawer)})`;
  };
  /** The text with the values of parameters in place of their names: they do not change while the code exists. */
  const settled = (here: Inlined | null, at: number): Inlined | null => {
    const name = here?.parameters[at];
    if (!here || !name) return here;
    const text = withValuesOf(here.text, name, program.params as Readonly<Record<string, unknown>>);
    return text === null ? here : { ...here, text, parameters: here.parameters.map((it, i) => (i === at ? null : it)) };
  };
  const cite = (index: number): string => (options.log && index >= 0 ? packing.cite(index) : '');
  const cites = (indexes: readonly number[]): string => indexes.map(cite).join('');
  let variables = 0;
  const fresh = (prefix: string): string => `${prefix}${variables++}`;
  const sample: MatchState = openingState(program);

  const resets = (target: string, values: Readonly<Record<string, unknown>>): void => {
    for (const key of Object.keys(values)) {
      const place = `${target}[${JSON.stringify(key)}]`;
      const value = values[key];
      if (Array.isArray(value) && value.length === 0) emit(`if(${place}.length!==0)${place}=[];`);
      else emit(`${place}=${JSON.stringify(value)};`);
    }
  };
  const begin = (life: Life, level: Level): void => {
    if (level === 'ball') emit('const fh=$g.freeHitDue;');
    if (level !== 'match') {
      resets('$g', life.g);
      resets('$s', life.s);
      for (const drawer of Object.keys(life.own))
        resets(ownFor(drawer), life.own[drawer] as Readonly<Record<string, unknown>>);
    }
    if (level === 'match') emit('$g.automatic=true;');
    if (level === 'innings') emit('$g.innings++;');
    if (level === 'ball')
      emit('$g.ballNumber++;$g.freeHit=fh;$g.freeHitDue=false;if(++balls>io.maxBalls)throw T.runaway();');
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

  /** Writes a function in place, or a call of it: an expression, or statements. */
  const place = (
    fn: unknown,
    drawer: string | null,
  ): { readonly lets: string; readonly text: string; readonly expression: boolean } =>
    placeWith(fn, ['$s', '$g', '$p', ownFor(drawer)]);
  const placeWith = (
    fn: unknown,
    given: readonly string[],
  ): { readonly lets: string; readonly text: string; readonly expression: boolean } => {
    const here = settled(inlined(fn), given.indexOf('$p'));
    if (!here) return { lets: '', text: `${bind(fn)}(${given.join(',')})`, expression: true };
    const lets = here.parameters.flatMap((name, i) => (name === null ? [] : [`${name}=${given[i]}`]));
    return { lets: lets.length > 0 ? `let ${lets.join(',')};` : '', text: here.text, expression: here.expression };
  };

  const take = (fn: unknown, made: string, drawer: string | null): string => {
    const here = placeWith(fn, ['$s', made, '$g', '$p', ownFor(drawer)]);
    return `{${here.lets}${here.text}${here.expression ? ';' : ''}}`;
  };

  const rules = (list: readonly ProgramRule[]): void => {
    const label = list.some((rule) => rule.final) ? fresh('L') : null;
    if (label) emit(`${label}:{`);
    for (const rule of list) {
      if (rule.when) {
        const asked = place(rule.when, rule.drawer);
        emit(asked.expression ? `{${asked.lets}if(${asked.text}){` : `{if(${call(rule.when, rule.drawer)}){`);
      }
      const done = place(rule.does, rule.drawer);
      emit(`{${done.lets}${done.text}${done.expression ? ';' : ''}}${cite(rule.index)}`);
      if (rule.final && label) emit(`break ${label};`);
      if (rule.when) emit('}}');
    }
    if (label) emit('}');
  };

  const seatSource = (decision: ProgramDecision): string => {
    switch (decision.by) {
      case 'home':
        return '0';
      case 'away':
        return '1';
      case 'batting':
        return '$g.batting';
      case 'bowling':
        return '(1-$g.batting)';
      default:
        return call(decision.by, decision.drawer);
    }
  };

  const limitHolds = (limit: ProgramLimit): string => (limit.when ? call(limit.when, limit.drawer) : 'true');

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
      return `(left=${bind(left)}[${holding}])[pick(${rng},left.length)]`;
    }
    const masks = limits.map((limit) => `(${flags.get(limit)}?${limit.keeps}:-1)`).join('&');
    return `T.some(${bind(items)},${fullMask(items.length)}&${masks},${rng})`;
  };

  const drawnFrom = (items: readonly unknown[], rng: string): string =>
    items.length === 1 ? `${bind(items)}[0]` : `${bind(items)}[${drawnOf(rng, items.length)}]`;

  /** `pick` among a number that is known now, by which V8 divides without a division. */
  const drawnOf = (rng: string, n: number): string =>
    `(drawn=(${rng}.next()^0x80000000)>>>0)<${0x100000000 - n}?drawn%${n}:T.edge(${rng},${n},drawn)`;

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
    } else if (spec.draw && masks.length === 0) quick = `${bind(spec.draw)}(${rng},$s,$g,$p)`;
    const slow = `T.domain(${bind(decision)},$st,$p).sample(${rng})`;
    const holding = others.map((limit) => flags.get(limit)).join('||');
    const drawn = quick === null ? slow : others.length > 0 ? `(${holding})?${slow}:${quick}` : quick;
    if (options.uniform) emit(`${made}=${drawn};`);
    else
      emit(
        `if(${seat}===0?uh:ua)${made}=${drawn};else ${made}=io.ask(${bind(decision)},${seat},$st,${seat}===0?ph:pa,${rng},V);`,
      );
    if (on) emit('}');
    return {
      made,
      cited: options.log ? limits.map((limit) => `if(${flags.get(limit)}){${cite(limit.index)}}`).join('') : '',
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
  const decisionPart = (decision: ProgramDecision): InputSite['parts'][number] => ({
    step: decision.id,
    chance: false,
    seenBy: decision.seenBy,
  });

  const decide = (decision: ProgramDecision): void => {
    emit('{');
    if (decision.when) emit(`if(${call(decision.when, decision.drawer)}){`);
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
    if (node.when) emit(`if(${call(node.when, node.drawer)}){`);
    const parts = node.decisions.map((decision) => {
      const on = decision.when ? fresh('w') : null;
      if (on) emit(`const ${on}=${call(decision.when, decision.drawer)};`);
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
    if (node.when) emit(`if(${call(node.when, node.drawer)}){`);
    const outcome = fresh('$e');
    const { items } = node.of;
    const rng = streamOf(node.stream);
    emit(`const ${outcome}=${items ? drawnFrom(items, rng) : `${bind(node.of)}.sample(${rng},$s,$g,$p)`};`);
    logInput(node.level, node.id, [
      { part: { step: node.id, chance: true, seenBy: node.seenBy }, seat: '$g.batting', value: outcome },
    ]);
    emit(cites(node.cites));
    emit(take(node.take, outcome, node.drawer));
    if (node.when) emit('}');
    emit('}');
  };

  const endings = (list: readonly ProgramEnding[], ended: string, marks: string): void => {
    if (list.length === 0) return;
    emit(`if(!$g.${ended}){`);
    const label = fresh('L');
    emit(`${label}:{`);
    for (const ending of list) {
      const asked = place(ending.ends, ending.drawer);
      const test = asked.expression ? asked : { lets: '', text: call(ending.ends, ending.drawer) };
      emit(`{${test.lets}if(${test.text}){${marks}${cite(ending.index)}break ${label};}}`);
    }
    emit('}}');
  };

  const check = (node: ProgramCheck): void => {
    endings(node.over, 'overEnded', '$g.overEnded=true;');
    endings(node.innings, 'inningsEnded', '$g.inningsEnded=$g.overEnded=true;');
    endings(node.match, 'matchEnded', '$g.matchEnded=$g.inningsEnded=$g.overEnded=true;');
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
        emit(`while(!$g.${ended}){`);
        if (options.log) emit(packing.close(around));
        begin(readsNothing(node) ? node.own : node.life, node.level);
        node.body.forEach(visit);
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
        if (node.when) emit(`if(${call(node.when, node.drawer)}){`);
        emit(cites(node.cites));
        rules(node.rules);
        if (node.when) emit('}');
        return;
      case 'group':
      case 'repeat':
        if (node.when) emit(`if(${call(node.when, node.drawer)}){`);
        emit(cites(node.cites));
        if (node.again) emit(`while(${call(node.again, node.drawer)}){if(++rounds>io.maxBalls)throw T.runaway();`);
        node.body.forEach(visit);
        if (node.again) emit('}');
        if (node.when) emit('}');
        return;
      case 'record':
        if (options.log) emit(packing.record(program.facts ? `${bind(program.facts)}($s,$g,$p)` : 'null'));
        if (options.tell) emit('io.tell($g);');
        return;
      case 'check':
        check(node);
        return;
    }
  };
  visit(program.root);

  const literal = (value: unknown): string => JSON.stringify(value);
  const head = [
    '"use strict";',
    `const ${bound.map((_, i) => `x${i}=X[${i}]`).join(',')};`,
    `const V=(st,seat)=>{const g=st.g,s=st.s;return ${viewSource(program, sample)};};`,
    'const pick=T.pick;',
    'return function play(io){',
    `const $g=${literal(sample.g)},$s=${literal(sample.s)},$own=${literal(sample.own)};`,
    'const $st={g:$g,s:$s,own:$own};',
    'const s=$s,g=$g,p=$p;',
    ...program.rulebook.drawers.map((amendment, i) => `const $o${i}=$own[${literal(amendment.id)}];`),
    ...streams.map((_, i) => `const r${i}=io.streams[${i}];`),
    'const rh=io.home.rng,ra=io.away.rng,ph=io.home.player,pa=io.away.player,uh=io.home.uniform,ua=io.away.uniform;',
    options.log ? `const W=io.log;${packing.locals}` : '',
    'let balls=0,rounds=0,drawn=0,left;',
  ];
  const tail = [options.log ? packing.close('match') + packing.handBack : '', 'return $st;', '};'];
  return { source: [...head, ...lines.filter((line) => line !== ''), ...tail].join('\n'), bound, streams, sites };
}
