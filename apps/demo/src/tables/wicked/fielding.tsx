import type { Json } from '@howzat/core';
import { overOdds } from '@howzat/wicked';
import { useMemo } from 'react';
import { meant } from '../pieces/figure.js';
import { Options } from '../pieces/options.js';
import type { OpenStep, TableProps } from '../table.js';
import { zoneAt, zones } from './display-points.js';
import { means } from './first-words.js';
import type { Seat } from './seat.js';
import { told } from './words.js';

interface FieldingProps extends Pick<TableProps, 'ask' | 'label' | 'play'> {
  readonly seat: Seat;
  readonly decision: OpenStep;
  /** Points at a fielding card, to be seen on the display; 0 at none. */
  readonly point: (card: number) => void;
}

/** The five fielding cards: where their fielders stand, and what they promise against this striker. */
export function Fielding({ seat, decision, point, ...table }: FieldingProps) {
  const { table: cards } = seat.p;
  const { striker, bowler, over, s, game, colours } = seat;
  const odds = useMemo(
    () =>
      cards.set.fieldingCards.map((_, at) =>
        striker > 0 && bowler > 0 && (s.pitch ?? 0) > 0
          ? overOdds(cards, {
              batter: striker,
              bowler,
              field: at + 1,
              pitch: s.pitch ?? 1,
              over,
              innings: game.innings === 2 ? 2 : 1,
            })
          : null,
      ),
    [cards, striker, bowler, over, s.pitch, game.innings],
  );
  const tell = (item: Json) => {
    const card = cards.set.fieldingCards[Number(item) - 1];
    const odd = odds[Number(item) - 1];
    if (!card) return null;
    return (
      <span className="block">
        <Miniature dots={card.dots} colour={colours.fielders} />
        <span className="mt-1 block max-sm:sr-only">{told.field.dots(card.dots.length)}</span>
        {odd && <Odds runs={odd.runs.toFixed(1)} wicket={`${(100 * odd.wicket).toFixed(0)} %`} />}
        {s.field === item && <span className="block font-semibold text-gold">{told.field.lies}</span>}
      </span>
    );
  };
  return (
    // pointing at a card shows its field on the display: what it shows is in the card too
    // biome-ignore lint/a11y/noStaticElementInteractions: an aid for the eye
    <div
      onPointerOver={(event) => point(cardUnder(event.target, cards.set.fieldingCards))}
      onPointerLeave={() => point(0)}
      onFocus={(event) => point(cardUnder(event.target, cards.set.fieldingCards))}
      onBlur={() => point(0)}
    >
      <Options
        {...table}
        decision={decision}
        tell={tell}
        className="grid grid-cols-5 gap-1 max-sm:[&_button]:px-1 max-sm:[&_button]:text-xs max-sm:[&_span]:text-[0.68rem] sm:grid-cols-3 sm:gap-1.5"
      />
    </div>
  );
}

/** What a card promises. */
function Odds({ runs, wicket }: { readonly runs: string; readonly wicket: string }) {
  return (
    <span className="block" {...meant('odds', means.odds(runs, wicket))}>
      {told.field.odds(runs, wicket)}
    </span>
  );
}

/** The fielding card of a button, by the name that it begins with. */
function cardUnder(target: EventTarget, cards: readonly { readonly name: string }[]): number {
  const text = (target as Element).closest?.('button')?.textContent ?? '';
  return cards.findIndex(({ name }) => text.startsWith(name)) + 1;
}

/** A fielding card, small. */
function Miniature({ dots, colour }: { readonly dots: readonly number[]; readonly colour: string }) {
  return (
    <svg aria-hidden viewBox="0 0 400 412" className="mx-auto w-full max-w-20 max-sm:hidden">
      <ellipse cx="200" cy="206" rx="196" ry="202" fill="var(--grass)" />
      <rect x="190" y="170" width="20" height="72" fill="#d9c595" />
      {zones.map((zone) => {
        const { x, y } = zoneAt(zone);
        const stands = dots.includes(zone);
        return (
          <circle
            key={zone}
            cx={x}
            cy={y}
            r={stands ? 18 : 6}
            fill={stands ? colour : '#ffffff66'}
            stroke={stands ? '#fff' : 'none'}
            strokeWidth="5"
          />
        );
      })}
    </svg>
  );
}
