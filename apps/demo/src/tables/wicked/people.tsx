import { Figure } from '../pieces/figure.js';
import { means } from './first-words.js';
import { cardAt, nameOf, type Seat } from './seat.js';
import { told } from './words.js';

/** Who stands at the positions of the display: two bowlers with their fatigue counters, two batters, who rests. */
export function People({ seat }: { readonly seat: Seat }) {
  const { s, game } = seat;
  const words = told.people;
  const deck = (game.batting === 0 ? s.awayDeck : s.homeDeck) ?? 0;
  const resting = (s.backIn ?? []).flatMap((back, at) =>
    back > game.overs + 1 ? [{ card: 18 * deck + at + 1, back }] : [],
  );
  return (
    <section aria-label={words.title} className="panel grid gap-x-4 p-3 sm:grid-cols-2">
      <Bowler seat={seat} end={words.north} card={s.northBowler ?? 0} bowls={s.marker === 0} />
      <Bowler seat={seat} end={words.south} card={s.southBowler ?? 0} bowls={s.marker === 1} />
      <Batter seat={seat} end={words.north} place={s.north ?? 0} />
      <Batter seat={seat} end={words.south} place={s.south ?? 0} />
      {resting.length > 0 && (
        <p className="pt-1 text-xs text-soft sm:col-span-2">
          {resting.map(({ card, back }) => words.resting(nameOf(seat, card), back)).join('; ')}
        </p>
      )}
    </section>
  );
}

interface BowlerProps {
  readonly seat: Seat;
  readonly end: string;
  readonly card: number;
  readonly bowls: boolean;
}

function Bowler({ seat, end, card, bowls }: BowlerProps) {
  const words = told.people;
  const counters = card > 0 ? (seat.s.counters?.[(card - 1) % 18] ?? 0) : 0;
  const chart = seat.p.table.set.cricketers[card - 1]?.bowlingChart ?? '';
  return (
    <div className="border-b border-line py-2">
      <p className="flex items-center justify-between gap-2">
        <span className="eyebrow text-[0.65rem]">
          {end} · {words.bowler}
        </span>
        {bowls && (
          <span className="shrink-0 rounded-full bg-ball px-2 text-xs font-semibold text-ball-ink">{words.bowls}</span>
        )}
      </p>
      <p className="font-semibold leading-tight [overflow-wrap:anywhere]">
        {card > 0 ? nameOf(seat, card) : words.vacant}
      </p>
      {card > 0 && (
        <p className="flex items-center justify-between gap-2 text-xs text-soft">
          {words.chart(chart)}
          <Figure
            kind="fatigue"
            name={words.counters(counters, seat.p.spell)}
            says={means.fatigue(counters, seat.p.spell)}
            className="flex items-center gap-1"
          >
            {Array.from({ length: Math.min(12, seat.p.spell) }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: counters are alike
              <span key={i} className={`size-3 rounded-full border border-ball ${i < counters ? 'bg-ball' : ''}`} />
            ))}
          </Figure>
        </p>
      )}
    </div>
  );
}

function Batter({ seat, end, place }: { readonly seat: Seat; readonly end: string; readonly place: number }) {
  const words = told.people;
  const card = cardAt(seat.s, seat.game.innings, place);
  const runs = seat.p.table.set.cricketers[card - 1]?.potentialRuns;
  return (
    <div className="py-2">
      <p className="flex items-center justify-between gap-2">
        <span className="eyebrow text-[0.65rem]">
          {end} · {words.batter}
        </span>
        {card > 0 && place === seat.game.striker && (
          <span className="shrink-0 rounded-full bg-turf px-2 text-xs font-semibold text-turf-ink">{words.faces}</span>
        )}
      </p>
      <p className="font-semibold leading-tight [overflow-wrap:anywhere]">
        {card > 0 ? nameOf(seat, card) : words.toCome}
      </p>
      {runs && (
        <Figure kind="means" says={saysMeans(runs)} className="block text-xs text-soft">
          {meansOf(runs)}
        </Figure>
      )}
    </div>
  );
}

/** What a cricketer makes in low, middle and high zones, on average. */
export function meansOf(runs: readonly number[]): string {
  return told.cards.mean(mean(runs, 0), mean(runs, 8), mean(runs, 16));
}

/** The same, in a sentence. */
export function saysMeans(runs: readonly number[]): string {
  return means.means(mean(runs, 0), mean(runs, 8), mean(runs, 16));
}

/** The mean of eight zones. */
function mean(runs: readonly number[], from: number): string {
  return (runs.slice(from, from + 8).reduce((sum, each) => sum + each, 0) / 8).toFixed(1);
}
