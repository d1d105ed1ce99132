/** The languages of the app, each by its own name. */
export const languages = { en: 'English', hi: 'हिन्दी' } as const;

export type Language = keyof typeof languages;

export function isLanguage(name: unknown): name is Language {
  return typeof name === 'string' && Object.hasOwn(languages, name);
}
