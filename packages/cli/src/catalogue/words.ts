import type { Reasons, Registry, SectionWords } from '@howzat/core/author';
import { lawsRegistry } from '@howzat/core/rules';
import type { Entry } from './catalogue.js';

/**
 * The words of a variant's rules with those of house rules and of the Laws. A ruling that decided something is told by its
 * question.
 */
export function withLaws({
  registry,
  houseWords,
}: Pick<Entry, 'registry' | 'houseWords'>): Pick<Registry, 'sections' | 'prompts' | 'reasons'> {
  const rulings = Object.entries(registry?.rulings ?? {}).map(([id, { question }]) => [
    id,
    { kind: 'reading', source: 'ruling', text: question } as const,
  ]);
  return {
    sections: [
      ...(registry?.sections ?? []),
      { title: 'Rulings', rules: Object.fromEntries(rulings) as SectionWords },
      ...houseWords.flatMap(({ sections }) => sections),
      ...lawsRegistry.sections,
    ],
    prompts: Object.assign({}, lawsRegistry.prompts, ...houseWords.map(({ prompts }) => prompts), registry?.prompts),
    reasons: together([...houseWords, ...(registry ? [registry] : [])].flatMap(({ reasons }) => reasons ?? [])),
  };
}

/** The reasons of house rules before those of the game. */
function together(all: readonly Reasons[]): Reasons {
  return { met: all.flatMap(({ met }) => met), came: all.flatMap(({ came }) => came) };
}
