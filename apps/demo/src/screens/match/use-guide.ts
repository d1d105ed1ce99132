import type { CommentaryLine } from '@howzat/core/scorebook';
import { use, useState } from 'react';
import type { Sight } from '../../engine/sight.js';
import { tourOf } from '../../tables/lookup.js';
import type { TableProps } from '../../tables/table.js';
import { aboutChoice, fits, type Tip, type TourMoment } from '../../tables/tour.js';
import type { VariantEntry } from '../../variants.js';

/** What the guide tells now. */
export interface Guidance {
  readonly tip: Tip | null;
  /** What the choice is about that is open; null while others choose. */
  readonly choice: string | null;
  /** The ball that has just been bowled, as its place in the commentary; null where nothing has happened yet. */
  readonly ball: number | null;
  /** The first over is over. */
  readonly done: boolean;
  /** Goes on to the next tip for this moment. */
  readonly next: () => void;
}

/** Goes through a first over: a tip at a time, each when it matters, and after each ball what has happened. Suspends until the tips are there. */
export function useGuide(
  entry: VariantEntry,
  sight: Sight,
  table: TableProps,
  lines: readonly CommentaryLine[],
): Guidance {
  const tour = use(tourOf(entry));
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const balls = lines.filter(({ kind }) => kind === 'ball').length;
  const ball = lines.findLastIndex(({ kind }) => kind === 'ball');
  const asked = table.open.filter(({ made }) => !made).map(({ step }) => step);
  const moment: TourMoment = { asked, role: table.view.role, balls, last: lastOf(lines[ball]) };
  const tips = tour.tips.filter((tip) => !read.has(tip.id) && fits(tip, moment));
  const waits = asked.length === 0 && sight.path !== 'end';
  // while others play, only what has happened is told
  const tip = tips.find((each) => !waits || each.asked === undefined) ?? null;
  const shown = tip?.id;
  const { acts } = sight;
  const [last, setLast] = useState({ acts, shown });
  if (last.acts !== acts || last.shown !== shown) {
    // a tip that was there when the person played on has been read
    if (last.acts !== acts && last.shown !== undefined) setRead(new Set([...read, last.shown]));
    setLast({ acts, shown });
  }
  const next = (): void => {
    if (shown !== undefined) setRead(new Set([...read, shown]));
  };
  const { game } = sight;
  const enough = balls >= tour.balls;
  const between = game.overBalls === 0 || game.overEnded || sight.path === 'end';
  const choice = aboutChoice(tour, asked);
  return { tip, choice, ball: ball < 0 ? null : ball, done: sight.path === 'end' || (enough && between), next };
}

function lastOf(line: CommentaryLine | undefined): TourMoment['last'] {
  if (!line) return null;
  const symbol = line.symbol ?? '';
  return { wicket: symbol.includes('W'), runs: Number.parseInt(symbol, 10) || 0 };
}
