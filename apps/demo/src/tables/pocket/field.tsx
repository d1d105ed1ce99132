import type { View } from '@howzat/core';
import type { ReactNode } from 'react';
import { CricketerCard } from './cricketer-card.js';
import { battingNow, bowlingNow } from './ranks.js';
import { fieldOf, gearOf, type InPlay, type Seen, stanceIn } from './seen.js';
import { words } from './words.js';

interface FieldProps {
  readonly seen: Seen;
  readonly view: View;
  readonly play: InPlay;
  /** What the last score card came to, where the cards themselves are out of sight. */
  readonly verdict: ReactNode;
}

/** The bowler against the batter who faces, and the other batter. */
export function Field({ seen, view, play, verdict }: FieldProps) {
  const { bowler, facing, partner } = fieldOf(seen, view, play);
  const nameOf = (card: number): string => play.cards.set.cards[card - 1]?.name ?? '';
  const stance = stanceIn(seen);
  return (
    <section
      aria-label={words.field}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to take the focus
      tabIndex={0}
      className="relative grid h-full content-center overflow-y-auto rounded-2xl bg-[#1f5437] p-1.5 sm:p-4"
    >
      <svg
        viewBox="0 0 600 240"
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 size-full"
        aria-hidden
        focusable="false"
      >
        <ellipse
          cx="300"
          cy="120"
          rx="285"
          ry="108"
          fill="none"
          stroke="#fbfff8"
          strokeOpacity="0.25"
          strokeWidth="2"
          strokeDasharray="5 6"
        />
        <rect x="110" y="92" width="380" height="56" rx="4" fill="#c9b27c" opacity="0.26" />
        <path d="M148 84v72 M452 84v72" stroke="#fbfff8" strokeOpacity="0.5" strokeWidth="2" />
      </svg>
      <div className="relative grid grid-cols-2 gap-1.5 sm:gap-3">
        <CricketerCard
          title={words.roles.bowler}
          player={bowler}
          kind="ball"
          now={bowler && bowlingNow(bowler, seen, play)}
          counters={bowler ? (seen.fatigue[bowler.place] ?? 0) : 0}
          notes={bowler ? gearOf(seen.bowlingGear, bowler.place).map(nameOf) : []}
        />
        <CricketerCard
          title={words.roles.facing}
          player={facing}
          kind="bat"
          now={facing && battingNow(facing, seen, true)}
          counters={facing ? (seen.comfort[facing.place] ?? 0) : 0}
          notes={
            facing ? [...(stance ? [words.stances[stance]] : []), ...gearOf(seen.gear, facing.place).map(nameOf)] : []
          }
        />
        <CricketerCard
          title={words.roles.partner}
          player={partner}
          kind="bat"
          now={partner && battingNow(partner, seen, false)}
          counters={partner ? (seen.comfort[partner.place] ?? 0) : 0}
          notes={partner ? gearOf(seen.gear, partner.place).map(nameOf) : []}
          small
        />
        <div className="rounded-xl border border-line bg-panel p-2 text-ink">{verdict}</div>
      </div>
    </section>
  );
}
