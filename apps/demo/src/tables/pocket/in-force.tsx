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

/** The cards of the other side, face down, and the cards that are in force this over. */
export function InForce({ seen, set, rival }: InForceProps) {
  const nameOf = (card: number): string => set.cards[card - 1]?.name ?? '';
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
        {seen.inForce.length === 0 && <p className="text-soft">{words.nothing}</p>}
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
      </div>
    </div>
  );
}

/** The card on top of the chain, which waits for an answer. */
export function OnTop({ seen, set }: Pick<InForceProps, 'seen' | 'set'>) {
  const top = set.cards[(seen.chain.at(-1) ?? 0) - 1];
  return (
    <div aria-live="polite" className="empty:hidden">
      {top && (
        <p key={top.id} className="stage-drop rounded-xl border-2 border-gold bg-panel p-3 text-sm">
          <span className="font-semibold">{words.onTop(top.name)}.</span> {top.text}
        </p>
      )}
    </div>
  );
}
