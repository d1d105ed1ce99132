import type { Registry } from '@howzat/core';
import { lawsRegistry } from '@howzat/core/rules';

/** The words of a variant's rules with those of the Laws. */
export function withLaws(registry: Registry | null): Pick<Registry, 'sections' | 'prompts'> {
  return {
    sections: [...(registry?.sections ?? []), ...lawsRegistry.sections],
    prompts: { ...lawsRegistry.prompts, ...registry?.prompts },
  };
}
