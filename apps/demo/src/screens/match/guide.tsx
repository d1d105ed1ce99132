import { Lightbulb, X } from 'lucide-react';
import { useState } from 'react';
import type { Sight } from '../../engine/sight.js';
import { words } from '../../words.js';

const told = words.guide;

/** Tips while the first over is played. */
export function Guide({ sight, asked }: { readonly sight: Sight; readonly asked: boolean }) {
  const [hidden, setHidden] = useState(false);
  const [hasAsked, setHasAsked] = useState(false);
  if (asked && !hasAsked) setHasAsked(true);
  const { game } = sight;
  const bowled = game.innings > 0 ? game.overBalls : 0;
  if (hidden || game.innings > 1 || game.overs > 0 || sight.path === 'end') return null;
  const tip = bowled > 0 && !hasAsked ? told.steps.why : sight.open.length > 0 ? told.steps.decide : told.steps.watch;
  return (
    <aside className="panel flex items-start gap-3 border-gold p-3" aria-label={told.title}>
      <Lightbulb aria-hidden size={22} className="mt-2 shrink-0 text-gold" />
      <p className="flex-1 self-center text-sm">
        <strong>{told.title}.</strong> {tip}
      </p>
      <button
        type="button"
        className="button button-quiet button-icon shrink-0"
        aria-label={told.hide}
        onClick={() => setHidden(true)}
      >
        <X aria-hidden size={18} />
      </button>
    </aside>
  );
}
