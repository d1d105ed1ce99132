import type { Registry, SectionWords } from '@howzat/core/author';
import { lawsRegistry } from '@howzat/core/rules';
import type { Entry } from './catalogue.js';

/**
 * The words of a variant's rules with those of house rules and of the Laws. A ruling that decided something is told by its
 * question.
 */
export function withLaws({
  registry,
  houseWords,
}: Pick<Entry, 'registry' | 'houseWords'>): Pick<Registry, 'sections' | 'prompts'> {
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
  };
}
