import type { LevelName } from '@howzat/players';
import { levelsFor } from '../../engine/levels.js';
import type { Opened } from '../../engine/opened.js';
import { words } from '../../words.js';

const told = words.setup;

interface LevelsProps {
  readonly opened: Opened;
  readonly side: 'home' | 'away';
  /** Whose player it is, where both sides have one; null where there is one computer only. */
  readonly of: string | null;
  readonly level: LevelName;
  readonly choose: (level: LevelName) => void;
}

/** How well the computer plays: each level with what it is, as far as the game has it. */
export function Levels({ opened, side, of, level, choose }: LevelsProps) {
  const says = opened.sensible ? told.levelsSay : told.levelsNone;
  const levels = levelsFor(opened);
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{of === null ? told.level : told.levelOf(of)}</legend>
      <div className="space-y-2">
        {levels.map((each) => (
          <label
            key={each}
            className="panel flex cursor-pointer gap-3 p-3 has-checked:border-turf has-checked:bg-raised"
          >
            <input
              type="radio"
              name={`level-${side}`}
              className="mt-1 size-4 shrink-0 accent-turf"
              checked={each === level}
              onChange={() => choose(each)}
            />
            <span>
              <span className="block font-semibold">{told.levels[each]}</span>
              <span className="block text-sm text-soft">{says[each]}</span>
            </span>
          </label>
        ))}
      </div>
      {levels.length < 3 && <p className="mt-2 text-sm text-soft">{told.levelsFewer}</p>}
    </fieldset>
  );
}
