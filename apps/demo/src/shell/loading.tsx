import { words } from '../words.js';

/** Shown while a screen or a game is fetched. */
export function Loading() {
  return (
    <p role="status" className="px-4 py-16 text-center text-soft">
      {words.app.loading}
    </p>
  );
}
