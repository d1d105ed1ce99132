/** Numbers as Hindi says them: `one` goes with 0 and 1, `other` with the rest. */

const rules = new Intl.PluralRules('hi');
const percentages = new Intl.NumberFormat('hi-IN', { style: 'percent' });

/** A number with the noun that goes with it. */
export function count(n: number, one: string, other = one): string {
  return `${n} ${chosen(n, one, other)}`;
}

/** The form that goes with a number. */
export function chosen<T>(n: number, one: T, other: T): T {
  return rules.select(n) === 'one' ? one : other;
}

/** A share, from 0 to 1. */
export function percent(share: number): string {
  return percentages.format(share);
}

/** A number with its sign, which a minus of its own length shows. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0';
}

/** Whose act it was: names take ने as a word of its own, pronouns have it in them. */
export function by(name: string): string {
  return name === 'आप' ? 'आपने' : name === 'वे' ? 'उन्होंने' : `${name} ने`;
}

/** Whose something is; `ka` is का, के or की, as what is owned has it. */
export function of(name: string, ka: 'का' | 'के' | 'की'): string {
  if (name === 'आप') return `आप${ka}`;
  return name === 'वे' ? `उन${ka}` : `${name} ${ka}`;
}
