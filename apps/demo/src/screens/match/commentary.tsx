import type { CommentaryLine } from '@howzat/core/scorebook';
import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { memo, useRef } from 'react';
import { inWords } from '../../language/spoken.js';
import { Said } from '../../shell/said.js';
import { words } from '../../words.js';
import { BallMark } from './ball-mark.js';

interface CommentaryProps {
  readonly lines: readonly CommentaryLine[];
  readonly ask: (at: number) => void;
}

/** About how high a line is, in pixels, until it has been drawn. */
const usual = 84;

/** How high a line is, once the browser has laid it out: to ask for it at once would make it lay out the whole page then. */
function heightOf(item: Element, entry: ResizeObserverEntry | undefined, list: Virtualizer<HTMLElement, Element>) {
  const [box] = entry?.borderBoxSize ?? [];
  // where there is no room for the list it is not laid out, and has no height
  if (box && box.blockSize > 0) return Math.round(box.blockSize);
  return list.measurementsCache[list.indexFromElement(item)]?.size ?? usual;
}

/** The commentary, the last line first: of a long match only what is in sight is drawn. Every line that rules decided can be asked why. */
export const Commentary = memo(function Commentary({ lines, ask }: CommentaryProps) {
  const box = useRef<HTMLElement>(null);
  const last = lines.length - 1;
  const list = useVirtualizer({
    count: lines.length,
    getScrollElement: () => box.current,
    estimateSize: () => usual,
    getItemKey: (row) => last - row,
    overscan: 1,
    useFlushSync: false,
    measureElement: heightOf,
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to take the focus
    <section ref={box} className="min-h-24 overflow-y-auto px-4" tabIndex={0} aria-label={words.match.commentary}>
      <ol className="relative" style={{ height: list.getTotalSize() }}>
        {list.getVirtualItems().map(({ index, key, start }) => {
          const line = lines[last - index];
          return (
            line && (
              <li
                key={key}
                ref={list.measureElement}
                data-index={index}
                aria-setsize={lines.length}
                aria-posinset={index + 1}
                className="absolute inset-x-0 top-0 flex items-start gap-3 border-b border-line py-2"
                style={{ transform: `translateY(${start}px)` }}
              >
                <Line line={line} at={last - index} ask={ask} />
              </li>
            )
          );
        })}
      </ol>
    </section>
  );
});

/** An announcement repeats the question, with its full stop. */
function english({ kind, text }: CommentaryLine): string {
  return kind === 'announcement' ? text.replace(/[.?]: /, ': ') : text;
}

/** What a line of the commentary says. */
export function plain(line: CommentaryLine): string {
  return inWords(english(line));
}

/** Why a ball went as it did; null for what has no reason. */
export function reasonOf({ reason }: CommentaryLine): string | null {
  return reason && inWords(reason.text);
}

interface LineProps {
  readonly line: CommentaryLine;
  readonly at: number;
  readonly ask: (at: number) => void;
}

const Line = memo(function Line({ line, at, ask }: LineProps) {
  const ball = line.kind === 'ball';
  return (
    <>
      <span className="w-9 shrink-0 pt-1 text-right text-sm text-soft tabular-nums">{line.label}</span>
      {ball && line.symbol !== null && <BallMark symbol={line.symbol} />}
      <span
        className={`min-w-0 flex-1 pt-1 ${ball ? '' : 'text-soft'} ${line.kind === 'result' || line.kind === 'innings begins' ? 'font-semibold text-ink' : ''}`}
      >
        <Said text={english(line)} />
        {ball && <span className="text-sm text-soft tabular-nums"> {line.score}</span>}
        {line.reason && (
          <span className="block text-sm text-soft">
            <Said text={line.reason.text} />
          </span>
        )}
      </span>
      {line.rules.length > 0 && (
        <button
          type="button"
          className="button button-quiet min-h-10 shrink-0 px-2 text-sm text-turf"
          onClick={() => ask(at)}
        >
          {words.match.why}
          <span className="sr-only"> {line.label ?? plain(line)}</span>
        </button>
      )}
    </>
  );
});
