const key = 'howzat.name';

/** The name that somebody gave last on this device. */
export function rememberedName(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a name for the next match. */
export function rememberName(name: string): void {
  try {
    localStorage.setItem(key, name);
  } catch {
    // it is asked again, then
  }
}
