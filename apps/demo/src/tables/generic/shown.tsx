import type { Json, View } from '@howzat/core';
import { langOfGames, wordFor } from '../../language/spoken.js';

/** The game's own picture of what a side may see. */
export function Picture({ view, lines }: { readonly view: View; readonly lines: readonly string[] }) {
  return (
    // wide pictures are scrolled by keyboard too
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to take the focus
    <section aria-label={wordFor(view.role)} tabIndex={0} className="panel overflow-x-auto p-4">
      <pre lang={langOfGames()} className="font-mono text-xs leading-relaxed sm:text-sm">
        {lines.join('\n')}
      </pre>
    </section>
  );
}

/** The fields that a side may see and that say something. */
export function Fields({ view }: { readonly view: View }) {
  const fields = Object.entries(view.state).filter(([, value]) => says(value as Json));
  if (fields.length === 0) return null;
  return (
    <dl className="panel grid grid-cols-[max-content_1fr] gap-x-4 gap-y-1 p-4 text-sm">
      {fields.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-soft first-letter:uppercase">{spaced(name)}</dt>
          <dd className="font-medium break-words">{told(value as Json)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Whether a field has anything to tell yet. */
function says(value: Json): boolean {
  if (value === null || value === false || value === '' || value === 0 || value === -1) return false;
  return !(Array.isArray(value) && !value.some(says));
}

function spaced(name: string): string {
  return name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function told(value: Json): string {
  if (Array.isArray(value)) {
    if (value.length === 0) return '–';
    return value.map(told).join(value.some(Array.isArray) ? ' · ' : ', ');
  }
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([name, each]) => `${spaced(name)} ${told(each)}`)
      .join('; ');
  return String(value);
}
