import { ChanceBack } from './chance-card.js';
import type { InPlay, Seen } from './seen.js';
import { words } from './words.js';

interface InForceProps {
  readonly seen: Seen;
  readonly set: InPlay['cards']['set'];
  readonly rival: {
    readonly name: string;
    readonly hand: number;
    readonly deck: number;
    readonly colour: 'pink' | 'blue';
  };
}

/** The cards of the other side, face down, and what lies open this over: cards in force, and the chain that waits for an answer. */
export function InForce({ seen, set, rival }: InForceProps) {
  const nameOf = (card: number): string => set.cards[card - 1]?.name ?? '';
  const top = seen.chain.at(-1);
  return (
    <div className="grid gap-2 text-sm">
      <div className="flex items-center gap-2">
        <span aria-hidden className="flex -space-x-3">
          {Array.from({ length: rival.hand }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
            <ChanceBack key={at} colour={rival.colour} />
          ))}
        </span>
        <p>{words.holds(rival.name, rival.hand, rival.deck)}</p>
      </div>
      <div aria-live="polite">
        <p className="text-xs font-semibold text-soft">{words.inForce}</p>
        {seen.inForce.length === 0 && !top && <p className="text-soft">{words.nothing}</p>}
        <ul className="flex flex-wrap gap-1.5">
          {seen.inForce.map((card, at) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: the same card may be in force twice
              key={`${card} ${at}`}
              title={set.cards[card - 1]?.text}
              className="stage-pop rounded-full border border-line bg-raised px-2.5 py-0.5 font-semibold"
            >
              {nameOf(card)}
            </li>
          ))}
        </ul>
        {top !== undefined && (
          <p className="stage-drop mt-2 rounded-xl border-2 border-gold p-2">
            <span className="font-semibold">{words.onTop(nameOf(top))}</span> {set.cards[top - 1]?.text}
          </p>
        )}
      </div>
    </div>
  );
}
