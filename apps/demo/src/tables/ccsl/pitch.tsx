import type { Role, Seat } from '@howzat/core';
import type { ReactNode } from 'react';
import { type Bowled, runsOf, useMoves } from '../pieces/last-ball.js';
import { momentOf, useArrival } from '../pieces/motion.js';
import type { Pace, TableProps } from '../table.js';
import { CardBack, EmptyCard, NumberCard, PassCard } from './number-card.js';
import { type Facts, factsOf } from './seen.js';
import { words } from './words.js';

interface PitchProps {
  readonly names: TableProps['names'];
  readonly role: Role;
  /** Who bats. */
  readonly batting: Seat;
  /** The ball that was bowled last, and who batted; null before the first of the match. */
  readonly last: Bowled | null;
  readonly batted: Seat;
  /** This side has laid its card for the next ball. */
  readonly laid: boolean;
  /** The other side has laid its card in the open. */
  readonly answered: boolean;
  readonly pace: Pace;
}

/** The middle: the card of the batter, the card of the bowler, and what came of them. */
export function Pitch({ names, role, batting, last, batted, laid, answered, pace }: PitchProps) {
  const moves = useMoves(last?.id ?? '', last?.isNew ?? false);
  const shown = laid || answered ? null : last;
  const atBat = shown ? batted : batting;
  const batter = atBat === 0 ? names.home : names.away;
  const bowler = atBat === 0 ? names.away : names.home;
  const facts = shown && factsOf(shown.delivery);
  const id = shown?.id ?? 'next';
  return (
    <section
      aria-label={words.table}
      className="relative grid min-h-0 flex-1 items-center overflow-hidden rounded-2xl bg-[#1f5437] text-[#fbfff8] lg:max-h-96"
    >
      <Ground />
      <div className="relative grid grid-cols-[1fr_minmax(6.5rem,0.9fr)_1fr] items-center gap-1 px-2 py-2 sm:px-6">
        <Place name={batter} does={words.bat}>
          <Slot
            key={`${id} bat`}
            turns={moves && facts !== null}
            known={facts}
            laid={laid && role === 'batting'}
            pace={pace}
            of="batting"
          />
        </Place>
        <div className="text-center" aria-live="polite">
          {shown && facts ? (
            <Verdict key={id} ball={shown} facts={facts} moves={moves} pace={pace} />
          ) : (
            <p className="px-1 text-sm">{laid ? words.chosen : answered ? words.shown : words.first}</p>
          )}
        </div>
        <Place name={bowler} does={words.ball}>
          <Slot
            key={`${id} bowl`}
            turns={moves && facts !== null}
            known={facts}
            laid={laid && role === 'bowling'}
            pace={pace}
            of="bowling"
          />
        </Place>
      </div>
    </section>
  );
}

function Place({
  name,
  does,
  children,
}: {
  readonly name: string;
  readonly does: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] justify-items-center gap-2">
      <p className="max-w-full text-center text-sm leading-tight">
        <span className="block font-semibold [overflow-wrap:anywhere]">{name}</span>{' '}
        <span className="text-xs">{does}</span>
      </p>
      {children}
    </div>
  );
}

interface SlotProps {
  readonly turns: boolean;
  readonly known: Facts | null;
  readonly laid: boolean;
  readonly of: Role;
  readonly pace: Pace;
}

function Slot({ turns, known, laid, of, pace }: SlotProps) {
  const style = useArrival(turns, pace, momentOf(pace, 'cards'));
  const width = 'w-20 sm:w-28';
  if (!known)
    return (
      <div role="img" aria-label={laid ? words.faceDown : words.noCard} className={width}>
        {laid ? (
          <div className="stage-drop">
            <CardBack />
          </div>
        ) : (
          <div className="opacity-60">
            <EmptyCard />
          </div>
        )}
      </div>
    );
  const [face, name] = faceOf(known, of);
  return (
    <div role="img" aria-label={name} className={width}>
      <div className={`turning ${style ? 'stage-turn' : ''}`} style={style}>
        <div>{face}</div>
        <div>
          <CardBack />
        </div>
      </div>
    </div>
  );
}

/** What lies on one side of the pitch, and what it is called. */
function faceOf({ card, bowled, guess }: Facts, of: Role): readonly [ReactNode, string] {
  if (of === 'batting')
    return card === 'pass'
      ? [<PassCard key="pass" word={words.passed} />, words.passed]
      : [<NumberCard key="bat" value={card} />, words.card(card)];
  const value = bowled ?? guess;
  if (value === null) return [<EmptyCard key="none" />, words.noCard];
  return [<NumberCard key="bowl" value={value} />, bowled === null ? words.guessed(value) : words.card(value)];
}

interface VerdictProps {
  readonly ball: Bowled;
  readonly facts: Facts;
  readonly moves: boolean;
  readonly pace: Pace;
}

/** What the ball came to, once the cards lie open. */
function Verdict({ ball, facts, moves, pace }: VerdictProps) {
  const style = useArrival(
    moves,
    pace,
    ball.delivery.outs.length > 0 ? momentOf(pace, 'wicket', { from: 0.8, for: 0.3 }) : momentOf(pace, 'runs'),
  );
  const { delivery, entry } = ball;
  const out = delivery.outs.length > 0;
  const runs = runsOf(delivery);
  const marks = new Set(entry.rules.flatMap((rule) => words.tells[rule] ?? []));
  return (
    <div className={style ? 'stage-pop' : ''} style={style}>
      <p className={`font-display text-4xl font-bold leading-none sm:text-5xl ${out ? 'text-[#ffd0cb]' : ''}`}>
        {out ? words.out : runs}
      </p>
      <p className="mt-1 text-sm font-semibold">
        {out
          ? `${facts.out ? words.causes[facts.out] : ''}${runs > 0 ? `, +${runs}` : ''}`
          : runs === 0
            ? words.dot
            : words.runs(runs)}
      </p>
      {marks.size > 0 && (
        <ul className="mt-2 grid justify-items-center gap-1 text-xs font-semibold">
          {[...marks].map((mark) => (
            <li key={mark} className="rounded-full bg-black/35 px-2 py-0.5">
              {mark}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Grass in stripes, the strip, its creases and the stumps. */
function Ground() {
  return (
    <svg
      viewBox="0 0 600 240"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full"
      aria-hidden
      focusable="false"
    >
      {Array.from({ length: 8 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stripe is its place
        <rect key={at} x={at * 75} width="38" height="240" fill="#fff" opacity="0.035" />
      ))}
      <ellipse
        cx="300"
        cy="120"
        rx="285"
        ry="108"
        fill="none"
        stroke="#fbfff8"
        strokeOpacity="0.22"
        strokeWidth="2"
        strokeDasharray="5 6"
      />
      <rect x="70" y="84" width="460" height="72" rx="4" fill="#c9b27c" opacity="0.24" />
      {[112, 488].map((x) => (
        <g key={x} stroke="#fbfff8" strokeOpacity="0.55" strokeWidth="2">
          <path d={`M${x} 76v88`} />
          <path d={`M${x < 300 ? x - 16 : x + 16} 108v24`} strokeWidth="5" strokeDasharray="6 3" />
        </g>
      ))}
    </svg>
  );
}
