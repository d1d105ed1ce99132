import type { CommentaryLine } from '@howzat/core/scorebook';
import { GraduationCap, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { Sight } from '../../engine/sight.js';
import { Said } from '../../shell/said.js';
import type { TableProps } from '../../tables/table.js';
import type { VariantEntry } from '../../variants.js';
import { words } from '../../words.js';
import { words as first } from '../first/words.js';
import { plain } from './commentary.js';
import { useGuide } from './use-guide.js';

const told = words.guide;

/**
 * Points at all numbers of a kind that stand on the table, also at those that come a little later than the tip. Where they are folded
 * away, as on a phone, it points at the button that shows them.
 */
function usePointing(kind: string | undefined, seen: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each thing that comes in there may be others
  useEffect(() => {
    if (kind === undefined) return;
    const named = `[data-number="${kind}"]`;
    const mark = (): void => {
      const numbers = [...document.querySelectorAll(named)];
      for (const number of numbers) number.setAttribute('data-pointed', '');
      const folded = numbers.length > 0 && !numbers.some((number) => number.checkVisibility());
      document.querySelector('.laid-more')?.toggleAttribute('data-pointed', folded);
    };
    mark();
    const watching = new MutationObserver(mark);
    const stage = document.querySelector('.match');
    if (stage) watching.observe(stage, { childList: true, subtree: true });
    return () => {
      watching.disconnect();
      for (const number of document.querySelectorAll('[data-pointed]')) number.removeAttribute('data-pointed');
    };
  }, [kind, seen]);
}

interface GuideProps {
  readonly entry: VariantEntry;
  readonly sight: Sight;
  readonly table: TableProps;
  /** The commentary, as far as it is seen. */
  readonly lines: readonly CommentaryLine[];
  /** Asks why a line of the commentary went as it did. */
  readonly ask: (line: number) => void;
}

/** Teaches a game while its first over is played: what is asked, what has just happened, and by which rule. */
export function Guide({ entry, sight, table, lines, ask }: GuideProps) {
  const [hidden, setHidden] = useState(false);
  const { tip, choice, ball, done, next } = useGuide(entry, sight, table, lines);
  const line = ball === null ? null : (lines[ball] ?? null);
  usePointing(hidden || done || !table.live ? undefined : tip?.shows, table.seen);
  // what has been read stays read while one looks back
  if (hidden || !table.live) return null;
  return (
    <aside
      className="panel relative flex items-start gap-2 border-gold px-2 py-1.5 sm:p-2"
      aria-label={told.title}
      data-guide={done ? 'done' : (tip?.id ?? '')}
    >
      <GraduationCap aria-hidden size={22} className="mt-0.5 shrink-0 text-gold max-sm:hidden" />
      <div className="min-w-0 flex-1 space-y-1 text-xs leading-[1.3] sm:text-base sm:leading-normal" aria-live="polite">
        {/* on a phone the text flows around the button that leaves */}
        <span aria-hidden className="float-right h-6 w-8 sm:hidden" />
        {line && ball !== null && <Happened line={line} ask={() => ask(ball)} />}
        {done ? (
          <p>
            {told.done}{' '}
            <Link className="link" to={`/rules/${entry.id}`} target="_blank">
              {told.rules}
            </Link>
          </p>
        ) : tip ? (
          <p>
            {tip.text}{' '}
            <button type="button" className="link font-semibold max-sm:-my-1.5 max-sm:py-1.5 sm:min-h-8" onClick={next}>
              {told.next}
            </button>
          </p>
        ) : (
          <p className="text-soft">{choice === null ? told.watch : `${choice} ${first.hint}`}</p>
        )}
      </div>
      <button
        type="button"
        className="button button-quiet button-icon shrink-0 max-sm:absolute max-sm:top-0 max-sm:right-0 max-sm:min-h-8 max-sm:w-8 sm:-my-1 sm:-mr-1"
        aria-label={told.hide}
        title={told.hide}
        onClick={() => setHidden(true)}
      >
        <X aria-hidden size={16} />
      </button>
    </aside>
  );
}

interface HappenedProps {
  readonly line: CommentaryLine;
  readonly ask: () => void;
}

/** The last ball, and why it went so. */
function Happened({ line, ask }: HappenedProps) {
  return (
    // on a phone the line under the board tells it
    <div className="border-l-2 border-gold pl-2 text-sm max-lg:hidden">
      <h2 className="sr-only">{told.happened}</h2>
      <p>
        <span className="font-semibold">{plain(line)}.</span> {line.reason && <Said text={line.reason.text} />}{' '}
        {line.rules.length > 0 && (
          <button type="button" className="link min-h-8 text-left" onClick={ask}>
            {told.why}
          </button>
        )}
      </p>
    </div>
  );
}
