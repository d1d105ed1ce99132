import { type Game, type Level, levels, packed } from '@howzat/core/engine';

const { closing, beginning, coming, counted } = packed;

const extras = ['byes', 'legByes', 'wides', 'noBalls', 'penalty'] as const;

/** The source of writing to a packed log: statements over the locals `b`, `n` (numbers), `v`, `m` (values), `f0`... */
export interface PackingSource {
  readonly locals: string;
  cite(index: number): string;
  begin(level: Level): string;
  /** What was cited belongs to what stands here; what comes next begins something new, and need not be told to. */
  cited(level: Level): string;
  close(level: Level): string;
  input(site: number, level: Level, parts: readonly { readonly seat: string; readonly value: string }[]): string;
  record(facts: string): string;
  readonly handBack: string;
}

/** How generated code writes to a packed log: in place, for a call in every ball would cost more than what it does. */
export function packingSource(
  words: number,
  g: (field: keyof Game) => string,
  kept: (field: keyof Game) => string,
): PackingSource {
  const fired = Array.from({ length: words }, (_, i) => `f${i}`);
  const push = (...values: readonly (string | number)[]): string => values.map((value) => `b[n++]=${value};`).join('');
  const head = (what: number, rest: number): number => what | (rest << 3);
  // overs may change between the levels; within an over the place is known from how it began
  const overs = (level: Level): string => (level === 'match' || level === 'innings' ? push(g('overs')) : '');
  const cited = (level: Level): string => {
    const number = levels.indexOf(level);
    const marks = fired.map((word) => `${push(word)}${word}=0;`).join('');
    return `if((${fired.join('|')})!==0){${push(head(closing, 4 | number))}${overs(level)}${marks}}`;
  };
  return {
    locals: `const b=W.numbers,v=W.values;let n=0,m=0,${fired.map((word) => `${word}=0`).join(',')};`,
    cite: (index) => `f${index >> 5}|=${1 << (index & 31)};`,
    begin: (level) => push(head(beginning, levels.indexOf(level))) + (level === 'over' ? push(g('overs')) : ''),
    cited,
    close: (level) => `${cited(level)}else{${push(head(closing, 0))}}`,
    input: (site, level, parts) =>
      `${cited(level)}${push(head(coming, site))}${overs(level)}` +
      parts
        .map(({ seat, value }) =>
          seat.includes('?') ? `if((b[n++]=${seat})>=0)v[m++]=${value};` : `${push(seat)}v[m++]=${value};`,
        )
        .join(''),
    record: (facts) =>
      `const xs=(${extras.map(g).join('|')})!==0;` +
      push(
        `${counted}|(${g('noBall')}?8:0)|(${g('freeHit')}?16:0)|(${g('counts')}?32:0)|(${g('outs')}.length>0?64:0)|(xs?128:0)${facts === 'null' ? '' : '|256'}`,
      ) +
      push(...(['striker', 'nonStriker', 'bowler', 'bat', 'runs', 'wickets'] as const).map(g)) +
      `if(xs){${push(...extras.map(g))}}` +
      `if(${g('outs')}.length>0)v[m++]=${kept('outs')};${facts === 'null' ? '' : `v[m++]=${facts};`}`,
    handBack: 'W.n=n;W.m=m;',
  };
}
