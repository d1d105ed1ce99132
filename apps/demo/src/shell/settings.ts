import { useSyncExternalStore } from 'react';
import { isLanguage, type Language } from '../language/languages.js';

/** What somebody likes on this device: kept in localStorage, the same on every screen. */
export interface Settings {
  /** Null until somebody has chosen one: then it is English, and another may be offered. */
  readonly language: Language | null;
  readonly theme: 'system' | 'light' | 'dark';
  /** How fast things move and computer players answer. */
  readonly speed: Speed;
  /** Bats, cards and crowds are heard. Off until somebody asks for it. */
  readonly sound: boolean;
  /** The device shakes at great moments, where it can. */
  readonly haptics: boolean;
}

export const speeds = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof speeds)[number];

/** How long one motion takes, and how long a computer player waits, in milliseconds. */
export const speedMs: Readonly<Record<Speed, { readonly motion: number; readonly wait: number }>> = {
  slow: { motion: 900, wait: 1400 },
  normal: { motion: 450, wait: 500 },
  fast: { motion: 180, wait: 120 },
  instant: { motion: 0, wait: 0 },
};

const key = 'howzat.settings';
const usual: Settings = { language: null, theme: 'system', speed: 'normal', sound: false, haptics: false };
let now = read();
const listeners = new Set<() => void>();

function read(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Settings>;
    return {
      language: isLanguage(kept.language) ? kept.language : usual.language,
      theme: kept.theme === 'light' || kept.theme === 'dark' ? kept.theme : usual.theme,
      speed: speeds.find((speed) => speed === kept.speed) ?? usual.speed,
      sound: kept.sound === true,
      haptics: kept.haptics === true,
    };
  } catch {
    return usual;
  }
}

/** Changes a setting everywhere at once. */
export function changeSettings(change: Partial<Settings>): void {
  now = { ...now, ...change };
  const { dataset } = document.documentElement;
  if (now.theme === 'system') delete dataset.theme;
  else dataset.theme = now.theme;
  try {
    localStorage.setItem(key, JSON.stringify(now));
  } catch {
    // a device that keeps nothing has the setting until the tab is closed
  }
  for (const listener of listeners) listener();
}

/** Changes the language: the page is loaded anew, so that every word of it is in the same one. */
export function changeLanguage(language: Language): void {
  const before = now.language ?? 'en';
  changeSettings({ language });
  if (language !== before) location.reload();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The settings of this device as they are now, for what is not drawn. */
export function settingsNow(): Settings {
  return now;
}

/** The settings of this device. */
export function useSettings(): Settings {
  return useSyncExternalStore(
    subscribe,
    () => now,
    () => usual,
  );
}

/** Whether the device says so; asked when somebody looks, for there is no screen where the home page is drawn beforehand. */
function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}

/** Whether the device asks for no motion. */
export function useStillness(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)');
}

/** The theme that is shown, for what is drawn with its colours outside of the style sheet. */
export function useTheme(): 'light' | 'dark' {
  const { theme } = useSettings();
  const dark = useMedia('(prefers-color-scheme: dark)');
  return theme === 'system' ? (dark ? 'dark' : 'light') : theme;
}
