import type { ChanceCard } from '@howzat/pocket';
import { Ban, Circle, Coffee, LifeBuoy, Lock, type LucideIcon, Plus, Shirt, Skull, TrendingUp } from 'lucide-react';
import { langOfGames } from '../../language/spoken.js';
import { meant } from '../pieces/figure.js';
import { means } from './first-words.js';
import { words } from './words.js';

const icons: Readonly<Record<ChanceCard['kind'], LucideIcon>> = {
  stat: TrendingUp,
  equip: Shirt,
  score: Plus,
  out: Skull,
  save: LifeBuoy,
  negate: Ban,
  lock: Lock,
  upkeep: Coffee,
};

const papers: Readonly<
  Record<ChanceCard['colour'], { readonly paper: string; readonly ink: string; readonly edge: string }>
> = {
  pink: { paper: '#fbdde6', ink: '#4a0d24', edge: '#b5476b' },
  blue: { paper: '#d7e8fa', ink: '#0b2a4a', edge: '#2f6ba8' },
};

/** A chance card, face up. Blue cards are the bowling side's, pink ones the batting side's. */
export function ChanceFace({ card }: { readonly card: ChanceCard }) {
  const { paper, ink, edge } = papers[card.colour];
  const Icon = icons[card.kind];
  return (
    <span
      className="flex h-full min-h-20 w-full flex-col rounded-xl border-2 px-1.5 py-1 text-left sm:min-h-32 sm:p-2"
      style={{ background: paper, color: ink, borderColor: edge }}
    >
      <span className="flex items-center justify-between text-xs font-semibold">
        <span className="inline-flex items-center gap-1">
          <Icon aria-hidden size={15} /> {words.kinds[card.kind]}
        </span>
        <span className="inline-flex gap-0.5" {...meant('cost', means.cost(card.cost))}>
          <span className="sr-only">{words.cost(card.cost)}</span>
          {Array.from({ length: card.cost }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
            <Circle key={at} aria-hidden size={11} fill="white" />
          ))}
        </span>
      </span>
      <span className="font-display mt-0.5 text-[0.8rem] leading-tight font-bold sm:mt-1 sm:text-sm">{card.name}</span>
      <span className="mt-0.5 text-[0.7rem] leading-tight sm:mt-1 sm:text-xs sm:leading-snug" lang={langOfGames()}>
        {card.text}
      </span>
    </span>
  );
}

/** The back of a chance card. */
export function ChanceBack({ colour }: { readonly colour: ChanceCard['colour'] }) {
  const { paper, edge } = papers[colour];
  return (
    <svg viewBox="0 0 40 56" className="block w-8 sm:w-10" aria-hidden focusable="false">
      <rect x="1" y="1" width="38" height="54" rx="5" fill={edge} stroke={paper} strokeWidth="2" />
      <path d="M8 14h24 M8 28h24 M8 42h24" stroke={paper} strokeOpacity="0.5" strokeDasharray="2 3" />
      <circle cx="20" cy="28" r="8" fill={paper} />
      <path d="M16.5 22q4 6 0 12 M23.5 22q-4 6 0 12" fill="none" stroke={edge} />
    </svg>
  );
}
