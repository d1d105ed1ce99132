import { useId } from 'react';
import { wordFor } from '../../language/spoken.js';
import { Forbidden } from '../pieces/forbidden.js';
import { useTake } from '../pieces/use-take.js';
import type { OpenStep, TableProps } from '../table.js';
import { bowlOf, type Seat } from './seat.js';
import { told } from './words.js';

interface HandProps extends Pick<TableProps, 'ask' | 'play'> {
  readonly seat: Seat;
  readonly decision: OpenStep;
}

/** The bowling deck in hand: one card goes face down. */
export function Hand({ seat, decision, ask, play }: HandProps) {
  const heading = useId();
  const { busy, take } = useTake(play);
  const { domain, step } = decision;
  if (domain.kind !== 'oneOf') return null;
  const { p } = seat;
  return (
    <section aria-labelledby={heading} className="panel arrive p-2.5 sm:p-3" data-ask>
      <h3 id={heading} className="mb-2 font-semibold sm:text-lg">
        {ask(step)}
      </h3>
      <ul className="grid grid-cols-2 gap-1.5 sm:gap-2">
        {(domain.items as readonly number[]).map((bowl) => (
          <li key={bowl} className="flex">
            <BowlCard seat={seat} bowl={bowl} busy={busy} take={(chosen) => void take(step, chosen)} />
          </li>
        ))}
      </ul>
      {domain.forbidden && (
        <Forbidden items={domain.forbidden} called={(item) => p.cards.bowlNames[Number(item)] ?? String(item)} />
      )}
    </section>
  );
}

interface BowlCardProps {
  readonly seat: Seat;
  readonly bowl: number;
  readonly busy: boolean;
  readonly take: (bowl: number) => void;
}

function BowlCard({ seat: { s, p }, bowl, busy, take }: BowlCardProps) {
  const { style, card } = bowlOf(p, bowl);
  if (!card) return null;
  const pitch = p.cards.set.pitches[s.pitch ?? -1];
  const notes = [
    card.d8 && pitch?.suits === style ? told.bowl.d8 : '',
    card.bowledMargin ? told.bowl.margin(card.bowledMargin) : '',
    card.bowledDie ? told.bowl.roll(card.bowledDie) : '',
  ].filter((note) => note !== '');
  return (
    <button
      type="button"
      data-answer
      disabled={busy}
      onClick={() => take(bowl)}
      className="button w-full flex-col items-start justify-start gap-0.5 border-2 bg-raised px-2 py-1 text-left leading-tight lifts sm:py-1.5"
    >
      <span className="eyebrow text-[0.65rem] max-sm:hidden">{wordFor(style)}</span>
      <span className="font-display text-base leading-tight">{card.name}</span>
      <span className="text-xs font-normal text-soft">{told.bowl.shots(card.shots.map(wordFor).join(', '))}</span>
      {notes.map((note) => (
        <span key={note} className="text-xs font-semibold text-gold">
          {note}
        </span>
      ))}
    </button>
  );
}
