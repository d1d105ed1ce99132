import { Flame, Shield } from 'lucide-react';
import { useId } from 'react';
import { told } from './words.js';

export type Attitude = 'aggressive' | 'defensive';

interface AttitudesProps {
  /** Whose attitude it is. */
  readonly name: string;
  readonly value: Attitude;
  readonly change: (attitude: Attitude) => void;
  readonly disabled?: boolean;
}

/** The attitude token of a batter, to be turned. */
export function Attitudes({ name, value, change, disabled = false }: AttitudesProps) {
  const id = useId();
  return (
    <fieldset disabled={disabled} className="max-lg:shrink-0">
      <legend className="mb-1 text-sm font-semibold max-sm:sr-only">{name}</legend>
      <div className="grid grid-cols-2 gap-1.5 sm:gap-2">
        {(['aggressive', 'defensive'] as const).map((attitude) => {
          const Sign = attitude === 'aggressive' ? Flame : Shield;
          return (
            <label
              key={attitude}
              className="button cursor-pointer justify-start gap-1 px-1.5 py-1 text-left text-xs sm:gap-2 sm:px-3 sm:text-base has-checked:border-2 has-checked:border-turf has-checked:bg-raised has-focus-visible:outline-3 has-focus-visible:outline-gold"
            >
              <input
                type="radio"
                name={id}
                className="sr-only"
                checked={value === attitude}
                onChange={() => change(attitude)}
              />
              <Sign
                aria-hidden
                size={18}
                className={attitude === 'aggressive' ? 'shrink-0 text-ball' : 'shrink-0 text-turf'}
              />
              <span className="leading-tight">
                {told.middle.attitude[attitude]}
                <span className="block text-xs font-normal text-soft max-sm:sr-only">{told.choice[attitude]}</span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
