import type { Registry, SectionWords } from '@howzat/core';
import { lawsRegistry } from '@howzat/core/rules';

/** The words of a variant's rules with those of the Laws. A ruling that decided something is told by its question. */
export function withLaws(registry: Registry | null): Pick<Registry, 'sections' | 'prompts'> {
  const rulings = Object.entries(registry?.rulings ?? {}).map(([id, { question }]) => [
    id,
    { kind: 'reading', source: 'ruling', text: question } as const,
  ]);
  return {
    sections: [
      ...(registry?.sections ?? []),
      { title: 'Rulings', rules: Object.fromEntries(rulings) as SectionWords },
      ...lawsRegistry.sections,
    ],
    prompts: { ...lawsRegistry.prompts, ...registry?.prompts },
  };
}
