import type { Language } from './languages.js';
import { speakWith } from './spoken.js';

/** Fetches a language and speaks it from here on. English is there already. */
export async function speak(language: Language): Promise<void> {
  if (language === 'hi') speakWith((await import('./hi/index.js')).hi);
}
