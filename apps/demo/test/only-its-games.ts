import { variants } from '../src/variants.js';
import { isLookedAt, lookedAt } from './parts.js';

// before each file: what plays in Node as the app does, an engine or a bench, opens none but the games of the part that runs
for (const entry of variants)
  if (!isLookedAt(entry.id)) {
    const refuse = async (): Promise<never> => lookedAt(entry) as never;
    Object.assign(entry, { load: refuse, words: refuse });
  }
