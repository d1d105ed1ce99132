import type { Cricketer } from '@howzat/pocket';
import { wordFor } from '../../language/spoken.js';
import { Figure, meant } from '../pieces/figure.js';
import { means } from './first-words.js';
import { Portrait } from './portrait.js';
import { paints } from './ranks.js';
import type { Player } from './seen.js';
import { words } from './words.js';

type Rank = keyof typeof paints;

/** A rank as a coloured square with its letter; struck where it stands elsewhere now. */
export function RankSquare({
  rank,
  now = rank,
  kind,
}: {
  readonly rank: Rank;
  readonly now?: Rank;
  readonly kind: 'bat' | 'ball';
}) {
  const said = words[kind](wordFor(rank).toLowerCase());
  const text = now === rank ? said : `${said}, ${words.now(wordFor(now).toLowerCase())}`;
  return (
    <span
      className="inline-flex items-center gap-1 text-xs font-semibold"
      {...meant('rank', means.rank(kind, wordFor(rank).toLowerCase(), wordFor(now).toLowerCase()))}
    >
      <span className="sr-only">{text}. </span>
      <Tool kind={kind} />
      <Square rank={rank} faded={now !== rank} />
      {now !== rank && (
        <>
          <span aria-hidden>→</span>
          <Square key={now} rank={now} faded={false} moves />
        </>
      )}
    </span>
  );
}

/** The rank of somebody in the middle, which says what it means. */
function OwnRank({
  rank,
  now,
  kind,
}: {
  readonly rank: Rank;
  readonly now: Rank | null;
  readonly kind: 'bat' | 'ball';
}) {
  const named = wordFor(rank).toLowerCase();
  const says = means.rank(kind, named, wordFor(now ?? rank).toLowerCase());
  return (
    <Figure kind="rank" name={words[kind](named)} says={says} className="no-underline">
      <RankSquare kind={kind} rank={rank} {...(now ? { now } : {})} />
    </Figure>
  );
}

function Square({
  rank,
  faded,
  moves = false,
}: {
  readonly rank: Rank;
  readonly faded: boolean;
  readonly moves?: boolean;
}) {
  const { fill, ink } = paints[rank];
  return (
    <span
      aria-hidden
      className={`grid place-items-center rounded border border-black/40 font-bold ${faded ? 'size-4 text-[0.65rem]' : 'size-6'} ${moves ? 'stage-pop' : ''}`}
      style={{ background: fill, color: ink }}
    >
      {rank.charAt(0)}
    </span>
  );
}

function Tool({ kind }: { readonly kind: 'bat' | 'ball' }) {
  return (
    <svg viewBox="0 0 16 16" className="size-3.5" aria-hidden focusable="false">
      {kind === 'bat' ? (
        <path
          d="M13 1l2 2-4 4 M11 5L4 15 1 12 11 5z"
          fill="currentColor"
          stroke="currentColor"
          strokeLinejoin="round"
        />
      ) : (
        <>
          <circle cx="8" cy="8" r="6" fill="var(--ball)" />
          <path d="M5.5 3q4 5 0 10" fill="none" stroke="var(--ball-ink)" />
        </>
      )}
    </svg>
  );
}

/** Who somebody is: name, trade, and both ranks as printed. */
export function CricketerLine({ cricketer }: { readonly cricketer: Cricketer }) {
  return (
    <span className="flex w-full min-w-0 flex-col gap-1 text-left">
      <span className="font-semibold [overflow-wrap:anywhere]">{cricketer.name}</span>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs font-normal text-soft">
        {words.positions[cricketer.position]}
        {cricketer.captain && ` (${words.captain})`}
        <RankSquare kind="bat" rank={cricketer.batting} />
        <RankSquare kind="ball" rank={cricketer.bowling} />
      </span>
    </span>
  );
}

interface CricketerCardProps {
  readonly title: string;
  readonly player: Player | null;
  readonly kind: 'bat' | 'ball';
  readonly now: Rank | null;
  /** Counters that lie on the card: white for comfort, black for fatigue. */
  readonly counters: number;
  readonly notes: readonly string[];
  readonly small?: boolean;
}

/** A cricketer on the field. */
export function CricketerCard({ title, player, kind, now, counters, notes, small = false }: CricketerCardProps) {
  if (!player)
    return (
      <div className="grid min-h-24 place-items-center rounded-xl border-2 border-dashed border-white/50 p-2 text-center text-sm text-[#fbfff8]">
        <span>
          {title}: {words.nobody}
        </span>
      </div>
    );
  const { cricketer, side } = player;
  return (
    <div
      key={cricketer.id}
      className="stage-drop h-full min-w-0 rounded-xl border border-line bg-panel p-1.5 text-ink shadow-sm sm:p-3"
    >
      <p className="text-xs font-semibold text-soft">{title}</p>
      <div className="flex items-start gap-2">
        <span className={small ? 'hidden size-10 shrink-0 sm:block' : 'size-9 shrink-0 sm:size-16'}>
          <Portrait cricketer={cricketer} side={side} />
        </span>
        <div className="min-w-0">
          <p className="text-sm leading-tight font-semibold sm:text-base">{cricketer.name}</p>
          <p className="text-xs text-soft">
            {words.positions[cricketer.position]}
            {cricketer.captain && `, ${words.captain}`}
          </p>
        </div>
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 sm:mt-2">
        <OwnRank kind={kind} rank={kind === 'bat' ? cricketer.batting : cricketer.bowling} now={now} />
        <Counters n={counters} kind={kind} />
      </div>
      {notes.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-1 text-xs">
          {notes.map((note) => (
            <li key={note} className="rounded-full border border-line bg-raised px-2 py-0.5 font-semibold">
              {note}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Counters as discs; from the sixth on their number says more. */
function Counters({ n, kind }: { readonly n: number; readonly kind: 'bat' | 'ball' }) {
  const said = kind === 'bat' ? words.comfort(n) : words.fatigue(n);
  return (
    <Figure
      kind={kind === 'bat' ? 'comfort' : 'fatigue'}
      name={said}
      says={kind === 'bat' ? means.comfort(n) : means.fatigue(n)}
      className="inline-flex items-center gap-1 text-xs text-soft"
    >
      <span aria-hidden className="inline-flex -space-x-1">
        {Array.from({ length: Math.min(n, 10) }, (_, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a counter is its place
            key={at}
            className={`stage-pop size-3.5 rounded-full border ${kind === 'bat' ? 'border-[#6b6b60] bg-white' : 'border-[#8c8c86] bg-[#141414]'}`}
          />
        ))}
      </span>
      {said}
    </Figure>
  );
}
