import type { Registry } from '@howzat/core/author';
import type { ChartNode } from '@howzat/core/machine';
import { titled } from '../../engine/said.js';
import { askedIn } from '../../language/spoken.js';
import { words } from '../../words.js';

const told = words.chart;

const kinds: Readonly<Record<string, string>> = told.kinds;
const levels: Readonly<Record<string, string>> = told.levels;

/** So many rules of a step are named; the others are counted. */
const mostNamed = 2;

/** A step of the chart in words of cricket: what is asked there, or which rules are tried. Its id, made readable, where nobody has words for it. */
export function stepWords({ meta, description }: ChartNode, registries: readonly Registry[]): string {
  const { kind = 'group', step = '' } = meta ?? {};
  const known = kind === 'level' ? levels[step] : kinds[kind];
  if (known !== undefined) return known;
  const asks = registries.findLast(({ prompts }) => prompts[step] !== undefined);
  if (asks) return askedIn(asks.variant, step) ?? asks.prompts[step] ?? step;
  const titles = (description?.split(', ') ?? []).flatMap((rule) => titleOf(rule, registries) ?? []);
  if (titles.length === 0) return titled(step.replace(/^core\./, ''));
  return told.rules(titles.slice(0, mostNamed), Math.max(0, titles.length - mostNamed));
}

/** What a rule is called; a ruling by its question. */
function titleOf(rule: string, registries: readonly Registry[]): string | null {
  for (const { sections, rulings } of registries) {
    const found = sections.find(({ rules }) => rules[rule])?.rules[rule]?.title ?? rulings[rule]?.question;
    if (found !== undefined) return found;
  }
  return null;
}
