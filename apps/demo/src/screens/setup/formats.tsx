import type { Variant } from '@howzat/core';
import { formatIn, langOfGames } from '../../language/spoken.js';
import { words } from '../../words.js';
import { Section } from './section.js';

const told = words.setup;

interface FormatsProps {
  readonly variant: Variant;
  readonly chosen: string | null;
  readonly choose: (format: string) => void;
}

/** The formats of a game, where it has more than one. */
export function Formats({ variant, chosen, choose }: FormatsProps) {
  if (variant.formats.length <= 1) return null;
  return (
    <Section title={told.format}>
      <select
        className="field"
        aria-label={told.format}
        value={chosen ?? ''}
        onChange={(event) => choose(event.target.value)}
      >
        {variant.formats.map(({ id, title }) => (
          <option key={id} value={id} lang={formatIn(variant.id, id) === null ? langOfGames() : undefined}>
            {formatIn(variant.id, id) ?? title}
          </option>
        ))}
      </select>
    </Section>
  );
}
