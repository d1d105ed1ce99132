import type { ScoreCard } from '@howzat/pocket';
import { Figure } from '../pieces/figure.js';
import { useMoves } from '../pieces/last-ball.js';
import { momentOf, useArrival } from '../pieces/motion.js';
import type { Pace } from '../table.js';
import { means } from './first-words.js';
import { words } from './words.js';

/** What was turned up, and what came of it. */
export interface Turned {
  /** The same for the same draw. */
  readonly id: string;
  readonly isNew: boolean;
  readonly card: ScoreCard;
  readonly difference: number;
  readonly runs: number;
  readonly verdict: 'out' | 'pending' | 'saved' | null;
  readonly coin: { readonly call: string; readonly fell: string } | null;
}

/** The score card that lies open, with the row of the difference lit; its back where none does. */
export function ScorePile({ turned, left, pace }: VerdictProps & { readonly left: number }) {
  const moves = useMoves(turned?.id ?? '', turned?.isNew ?? false);
  return (
    <section aria-label={words.score} className="grid grid-cols-[auto_1fr] items-center gap-3">
      <Pile key={turned?.id ?? 'none'} turned={turned} moves={moves} pace={pace} />
      <div className="min-w-0 text-sm max-sm:hidden">
        <Verdict turned={turned} pace={pace} />
      </div>
      <p className="text-xs text-soft sm:col-span-2">{words.scoreDeck(left)}</p>
    </section>
  );
}

interface VerdictProps {
  readonly turned: Turned | null;
  readonly pace: Pace;
}

function Pile({ turned, moves, pace }: VerdictProps & { readonly moves: boolean }) {
  const style = useArrival(turned !== null && moves, pace, momentOf(pace, 'cards'));
  return (
    <div className={`turning w-28 ${style ? 'stage-turn' : ''}`} style={style}>
      <div>{turned ? <Face {...turned} /> : <Back />}</div>
      <div>
        <Back />
      </div>
    </div>
  );
}

/** What came of the score card, in words and with the coin. */
export function Verdict({ turned, pace }: VerdictProps) {
  const moves = useMoves(turned?.id ?? '', turned?.isNew ?? false);
  if (!turned) return <p className="text-sm text-soft">{words.scoreNone}</p>;
  return <Came key={turned.id} {...turned} moves={moves} pace={pace} />;
}

interface CameProps extends Turned {
  readonly moves: boolean;
  readonly pace: Pace;
}

function Came({ card, difference, runs, verdict, coin, moves, pace }: CameProps) {
  const style = useArrival(moves, pace, momentOf(pace, 'runs'));
  return (
    <div aria-live="polite" className={`text-sm ${style ? 'stage-pop' : ''}`} style={style}>
      <Figure kind="row" says={means.row} className="block text-xs font-semibold text-soft">
        {words.turned(card.number, difference)}
      </Figure>
      <p className="font-display text-2xl leading-tight font-bold">
        {verdict === 'out' && <span className="text-ball">{words.outcome.out} </span>}
        {words.tally(runs)}
      </p>
      {verdict && verdict !== 'out' && <p className="font-semibold">{words.outcome[verdict]}</p>}
      {coin && <Coin {...coin} moves={moves} pace={pace} />}
    </div>
  );
}

function Face({ card, difference }: Turned) {
  return (
    <div className="min-h-40 rounded-lg border-2 border-line bg-raised p-1.5">
      <p className="text-center text-xs font-semibold">{words.cardNumber(card.number)}</p>
      <ol className="mt-1 text-xs tabular-nums">
        {card.entries.map(({ runs, outs }, row) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its difference
            key={row}
            className={`flex justify-between rounded px-1.5 py-0.5 ${row === difference ? 'bg-gold font-bold text-panel' : ''}`}
          >
            <span className="sr-only">{words.row(row, runs, outs > 0)}</span>
            <span aria-hidden className={row === difference ? '' : 'text-soft'}>
              {row}
            </span>
            <span aria-hidden>
              {runs}
              {outs > 0 && ` ${words.out}`}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Back() {
  return (
    <svg viewBox="0 0 112 160" className="block w-full" aria-hidden focusable="false">
      <rect x="1.5" y="1.5" width="109" height="157" rx="9" fill="#1f5437" stroke="#f6f1e4" strokeWidth="3" />
      {Array.from({ length: 5 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
        <path key={at} d={`M14 ${32 + at * 24}h84`} stroke="#f6f1e4" strokeOpacity="0.3" strokeWidth="2" />
      ))}
      <circle cx="56" cy="80" r="26" fill="#a3242c" stroke="#f6f1e4" strokeWidth="2.5" />
      <path
        d="M48 56q12 24 0 48 M64 56q-12 24 0 48"
        fill="none"
        stroke="#f6f1e4"
        strokeWidth="2"
        strokeDasharray="3 3"
      />
    </svg>
  );
}

interface CoinProps extends Pick<CameProps, 'moves' | 'pace'> {
  readonly call: string;
  readonly fell: string;
}

function Coin({ call, fell, moves, pace }: CoinProps) {
  const style = useArrival(moves, pace, momentOf(pace, 'field'));
  return (
    <p className="mt-1 flex items-center gap-2">
      <span className={style ? 'stage-turn' : ''} style={style}>
        <CoinFace side={fell} />
      </span>
      {call ? words.called(call, fell) : words.coin(fell)}
    </p>
  );
}

/** A coin: a ball on one side, stumps on the other. */
export function CoinFace({ side, className = '' }: { readonly side: string; readonly className?: string }) {
  return (
    <svg viewBox="0 0 40 40" className={`size-9 shrink-0 ${className}`} aria-hidden focusable="false">
      <circle cx="20" cy="20" r="18" fill="#e3b94a" stroke="#8a6410" strokeWidth="2.5" />
      {side === 'heads' ? (
        <path
          d="M20 10a10 10 0 1 0 .1 0 M15 12q7 8 0 16 M25 12q-7 8 0 16"
          fill="none"
          stroke="#5c4308"
          strokeWidth="2"
        />
      ) : (
        <path
          d="M13 12v18 M20 12v18 M27 12v18 M12 10h7 M21 10h7"
          fill="none"
          stroke="#5c4308"
          strokeWidth="2.6"
          strokeLinecap="round"
        />
      )}
    </svg>
  );
}
