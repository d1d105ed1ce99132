const key = 'howzat.notices';

/** Whether somebody wants this device to say when it is their turn, as far as it may: they have not said that it should stop. */
export function wantsNotices(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

/** Keeps whether they do. */
export function wantNotices(wants: boolean): void {
  try {
    if (wants) localStorage.removeItem(key);
    else localStorage.setItem(key, 'off');
  } catch {
    // a device that keeps nothing asks again the next time
  }
}
