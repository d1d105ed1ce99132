import {
  Ban,
  Eye,
  EyeOff,
  Flame,
  Gift,
  Lock,
  type LucideIcon,
  PiggyBank,
  Repeat2,
  Shield,
  Shuffle,
  SkipForward,
  Target,
  Zap,
} from 'lucide-react';
import { useId } from 'react';
import { Figure } from '../pieces/figure.js';
import { Pips } from '../pieces/pips.js';
import type { Lamp } from './lamps.js';
import { words } from './words.js';

const icons: Readonly<Record<Lamp['id'], LucideIcon>> = {
  power: Zap,
  lock: Lock,
  streak: Flame,
  pass: SkipForward,
  prediction: Eye,
  hidden: EyeOff,
  forced: PiggyBank,
  freeHit: Gift,
  trap: Target,
  defence: Shield,
  shift: Shuffle,
  blocker: Ban,
  window: PiggyBank,
  previous: Repeat2,
};

const looks: Readonly<Record<Lamp['state'], string>> = {
  ready: 'border-line bg-raised',
  lit: 'border-gold bg-raised font-semibold ring-1 ring-gold',
  spent: 'border-dashed border-line text-soft',
};

interface LampListProps {
  readonly title: string;
  readonly lamps: readonly Lamp[];
  /** What a lamp is about, in a sentence. */
  readonly says: (id: Lamp['id']) => string;
}

/** What a side has: what is lit runs now, what is dashed is used up. */
export function LampList({ title, lamps, says: saysOf }: LampListProps) {
  const heading = useId();
  if (lamps.length === 0) return null;
  return (
    <div>
      <h2 id={heading} className="eyebrow mb-2 font-sans">
        {title}
      </h2>
      <ul aria-labelledby={heading} className="flex flex-wrap gap-2 text-sm">
        {lamps.map(({ id, says, state, pips }) => {
          const Icon = icons[id];
          return (
            <li key={id} className={`flex items-center gap-2 rounded-xl border px-2.5 py-1.5 ${looks[state]}`}>
              <Icon aria-hidden size={16} className={state === 'spent' ? '' : 'text-turf'} />
              <Figure kind={id} says={saysOf(id)}>
                <span className="font-semibold">{words.lamps[id]}</span> <span className="text-soft">{says}</span>
              </Figure>
              {pips && <Pips {...pips} />}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
