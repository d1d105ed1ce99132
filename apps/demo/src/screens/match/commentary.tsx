import type { CommentaryLine } from '@howzat/core';
import { memo, useState } from 'react';
import { words } from '../../words.js';
import { BallMark } from './ball-mark.js';

interface CommentaryProps {
  readonly lines: readonly CommentaryLine[];
  readonly ask: (at: number) => void;
}

/** The commentary, the last line first. Every line that rules decided can be asked why. */
export const Commentary = memo(function Commentary({ lines, ask }: CommentaryProps) {
  const [most, setMost] = useState(page);
  const first = Math.max(0, lines.length - most);
  return (
    <>
      <ol className="divide-y divide-line" reversed start={lines.length}>
        {lines
          .slice(first)
          .map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line keeps its place; what it says there may change
            <Line key={first + at} line={line} ask={() => ask(first + at)} />
          ))
          .reverse()}
      </ol>
      {first > 0 && (
        <button type="button" className="button button-quiet w-full text-turf" onClick={() => setMost(most + 4 * page)}>
          {words.match.earlier}
        </button>
      )}
    </>
  );
});

/** So many lines are shown at first: a whole match of them is slow to draw and nobody reads it. */
const page = 24;

/** An announcement repeats the question, with its full stop. */
export function plain({ kind, text }: CommentaryLine): string {
  return kind === 'announcement' ? text.replace(/[.?]: /, ': ') : text;
}

const Line = memo(
  function Line({ line, ask }: { readonly line: CommentaryLine; readonly ask: () => void }) {
    const ball = line.kind === 'ball';
    return (
      <li className="flex items-start gap-3 py-2">
        <span className="w-9 shrink-0 pt-1 text-right text-sm text-soft tabular-nums">{line.label}</span>
        {ball && line.symbol !== null && <BallMark symbol={line.symbol} />}
        <span
          className={`min-w-0 flex-1 pt-1 ${ball ? '' : 'text-soft'} ${line.kind === 'result' || line.kind === 'innings begins' ? 'font-semibold text-ink' : ''}`}
        >
          {plain(line)}
          {ball && <span className="text-sm text-soft tabular-nums"> {line.score}</span>}
        </span>
        {line.rules.length > 0 && (
          <button type="button" className="button button-quiet min-h-10 shrink-0 px-2 text-sm text-turf" onClick={ask}>
            {words.match.why}
            <span className="sr-only"> {line.label ?? plain(line)}</span>
          </button>
        )}
      </li>
    );
  },
  (a, b) => a.line === b.line,
);
