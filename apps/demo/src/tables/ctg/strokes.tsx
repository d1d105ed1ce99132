import { useEffect, useId, useState } from 'react';
import { wordFor } from '../../language/spoken.js';
import { meant } from '../pieces/figure.js';
import { Forbidden } from '../pieces/forbidden.js';
import type { OpenStep, TableProps } from '../table.js';
import { type Attitude, Attitudes } from './attitude.js';
import { means } from './first-words.js';
import { areasOf, bandOf, has, zoneOf, zones } from './ground.js';
import { deckOf, type Seat, styles } from './seat.js';
import { told } from './words.js';

/** How the striker means to play the ball: the turn of their token, and the stroke. */
export interface Stroke {
  readonly attitude: OpenStep | undefined;
  readonly zone: OpenStep | undefined;
  readonly value: Attitude;
  readonly busy: boolean;
  turn(attitude: Attitude): void;
  choose(zone: number): void;
}

/** The attitude and the stroke, chosen in one go where the rules ask for one after the other. */
export function useStroke({ open, play, view }: TableProps, seat: Seat): Stroke | null {
  const attitude = open.find(({ step }) => step === 'attitude');
  const zone = open.find(({ step }) => step === 'zone');
  const facing = seat.s.facing ?? -1;
  const now: Attitude = has(seat.s.aggressive ?? 0, facing) ? 'aggressive' : 'defensive';
  const [turned, setTurned] = useState<Attitude | null>(null);
  const [pending, setPending] = useState<number | null>(null);
  const [sending, setSending] = useState(false);
  const value = turned ?? now;

  // the stroke is played as soon as the rules ask for it, and forgotten if they ask for something else
  useEffect(() => {
    if (attitude) return;
    setTurned(null);
    if (pending === null) return;
    setPending(null);
    if (zone) {
      setSending(true);
      void play('zone', pending).finally(() => setSending(false));
    }
  }, [attitude, zone, pending, play]);

  if (!attitude && !zone) return null;
  if (view.role !== 'batting') return null;
  return {
    attitude,
    zone,
    value,
    // from the press until both have come in: no second stroke can be chosen between them
    busy: sending || pending !== null,
    turn: setTurned,
    choose: (which) => {
      setPending(which);
      if (!attitude) return;
      void play('attitude', value).then((refusal) => {
        if (refusal) setPending(null);
      });
    },
  };
}

interface StrokesProps extends Pick<TableProps, 'ask' | 'label'> {
  readonly seat: Seat;
  readonly stroke: Stroke;
  /** Points at a zone of the oval; 0 at none. */
  readonly point: (zone: number) => void;
}

/** The strokes as cards, with what stands in their way. */
export function Strokes({ seat, stroke, point, ask, label }: StrokesProps) {
  const heading = useId();
  const { s, p } = seat;
  const deck = deckOf(p, s.style ?? 2);
  const domain = stroke.zone?.domain;
  const forbidden = domain?.kind === 'oneOf' ? (domain.forbidden ?? []) : [];
  const name = p.cards.players[(s.batTeam ?? 0) + (s.facing ?? 0)]?.name ?? '';
  return (
    <section aria-labelledby={heading} className="panel arrive space-y-1.5 p-2 sm:space-y-2 sm:p-3" data-ask>
      <div className="flex items-center justify-between gap-2 lg:flex-col lg:items-stretch">
        <h3 id={heading} className="min-w-0 text-sm leading-tight font-semibold sm:text-lg">
          {ask('zone')}
        </h3>
        {stroke.attitude && <Attitudes name={name} value={stroke.value} change={stroke.turn} disabled={stroke.busy} />}
      </div>
      <ul className="grid grid-cols-5 gap-1 sm:grid-cols-3 sm:gap-2">
        {[5, 4, 3, 2, 1].map((zone) => {
          const { name, strokes } = zones[zone] as (typeof zones)[number];
          const there = areasOf(s.field ?? 0).filter((area) => zoneOf(area) === zone);
          const fits = deck.filter((bowl) => p.cards.lines[6 * bowl + zone] === 0).length;
          return (
            <li key={zone} className="flex">
              <button
                type="button"
                data-answer
                disabled={stroke.busy}
                onClick={() => stroke.choose(zone)}
                onPointerEnter={() => point(zone)}
                onPointerLeave={() => point(0)}
                onFocus={() => point(zone)}
                onBlur={() => point(0)}
                className="button w-full flex-col items-start justify-start gap-0.5 bg-raised px-1 py-1 text-left leading-tight max-sm:[&_span]:text-[0.68rem] max-sm:[&_span:first-child]:text-[0.8rem] sm:px-2.5 sm:py-1.5"
              >
                <span className="font-display text-sm leading-none sm:text-base">{wordFor(name)}</span>
                <span className="text-xs font-semibold max-sm:sr-only">{strokes.map(wordFor).join(', ')}</span>
                <span
                  className="text-xs font-normal text-soft"
                  {...meant('fits', means.fits(fits, deck.length, strokes.map(wordFor).join(', ')))}
                >
                  {told.zone.fits(fits, deck.length)}
                  <span className="max-sm:sr-only"> {told.zone.bowls}</span>
                </span>
                <span className="text-xs font-normal text-soft">
                  {told.zone.card(there.length, there.filter((area) => bandOf(area) > 2).length)}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {forbidden.length > 0 && <Forbidden items={forbidden} called={(item) => label(item, 'zone')} />}
    </section>
  );
}

/** The rule card of the style: what may be coming. */
export function Deck({ seat: { s, p } }: { readonly seat: Seat }) {
  const style = styles[s.style ?? 2] ?? 'medium';
  return (
    <details className="panel px-3 text-sm">
      <summary className="min-h-10 py-2 text-soft">{told.bowl.deck(wordFor(style))}</summary>
      <ul className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
        {p.cards.set[style].bowls.map(({ name, shots }) => (
          <li key={name}>
            <strong>{name}</strong>: {shots.map(wordFor).join(', ')}
          </li>
        ))}
      </ul>
    </details>
  );
}
