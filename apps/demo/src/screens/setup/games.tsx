import { variants } from '../../variants.js';
import { words } from '../../words.js';

interface GamesProps {
  readonly chosen: string;
  readonly choose: (id: string) => void;
}

/** The games to choose from, each with what kind of game it is. */
export function Games({ chosen, choose }: GamesProps) {
  return (
    <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3" role="radiogroup" aria-label={words.setup.game}>
      {variants.map(({ id, title, blurb }) => (
        <label
          key={id}
          className="panel relative flex cursor-pointer gap-3 p-2.5 sm:p-3 has-checked:border-turf has-checked:bg-raised"
        >
          <input
            type="radio"
            name="variant"
            className="mt-1 size-4 shrink-0 accent-turf"
            checked={id === chosen}
            onChange={() => choose(id)}
          />
          <span>
            <span className="block font-semibold">{title}</span>
            <span className={`block text-sm text-soft ${id === chosen ? '' : 'max-sm:sr-only'}`}>{blurb}</span>
          </span>
        </label>
      ))}
    </div>
  );
}
