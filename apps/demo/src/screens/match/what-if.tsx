import { useRef, useState } from 'react';
import type { Room } from '../../engine/room.js';
import type { Supposed } from '../../engine/sight.js';
import { troubleOf } from '../../engine/trouble.js';
import { langOfGames } from '../../language/spoken.js';
import { words } from '../../words.js';
import { BallMark } from './ball-mark.js';
import { useRoomState } from './use-room.js';

const told = words.match;

/** Plays a ball again under every other reading of the rulings, one after the other, and shows what would have changed. */
export function WhatIf({ room, ball, was }: { readonly room: Room; readonly ball: number; readonly was: string }) {
  const { opened, words: texts, rulebook, sight } = useRoomState(room);
  const [found, setFound] = useState<readonly Supposed[] | null>(null);
  const running = useRef(false);
  const rulings = opened?.variant.rulings ?? [];
  const others = rulings.flatMap(({ id, standard, readings }) =>
    Object.entries(readings)
      .filter(([name, built]) => built !== null && name !== (rulebook?.selection.rulings[id] ?? standard))
      .map(([reading]) => ({ id, reading })),
  );
  if (others.length === 0) return null;
  const run = async (): Promise<void> => {
    running.current = true;
    setFound([]);
    for (const { id, reading } of others) {
      const answer = await room.engine.suppose(ball, id, reading).catch((error: unknown) => untold(id, reading, error));
      setFound((sofar) => [...(sofar ?? []), answer]);
    }
  };
  const questionOf = (ruling: string): string => texts?.registry?.rulings[ruling]?.question ?? ruling;
  const readingOf = ({ ruling, reading }: Supposed): string =>
    texts?.registry?.rulings[ruling]?.readings[reading]?.text ?? reading;
  const changed = found?.filter(({ symbol, differs }) => symbol !== null && differs) ?? [];
  const untried = found?.filter(({ because }) => because !== null) ?? [];
  return (
    <section className="mt-6 border-t border-line pt-4">
      <h3 className="text-lg font-semibold">{told.suppose}</h3>
      <p className="mb-3 text-sm text-soft">{sight?.keepsSecrets ? told.supposeLater : told.supposeSay}</p>
      {found ? (
        <p role="status" className="text-sm text-soft" data-tried={found.length === others.length ? 'all' : 'some'}>
          {found.length < others.length || changed.length > 0
            ? told.supposeAt(found.length, others.length)
            : untried.length > 0
              ? told.supposeNone
              : told.supposeSame}
        </p>
      ) : (
        !sight?.keepsSecrets && (
          <button type="button" className="button" onClick={() => void (running.current || run())}>
            {told.supposeRun}
          </button>
        )
      )}
      <ul className="mt-3 space-y-2">
        {changed.map((each) => (
          <li key={`${each.ruling} ${each.reading}`} className="rounded-xl border border-line bg-raised p-3">
            <p className="flex flex-wrap items-center gap-2">
              <BallMark symbol={was} />
              <span aria-hidden>→</span>
              {each.symbol !== null && <BallMark symbol={each.symbol} />}
              <span className="text-soft tabular-nums">{each.score}</span>
            </p>
            <div lang={langOfGames()}>
              <p className="mt-1">{readingOf(each)}</p>
              <p className="mt-1 text-sm text-soft">{questionOf(each.ruling)}</p>
            </div>
          </li>
        ))}
      </ul>
      {untried.length > 0 && (
        <details className="mt-3">
          <summary className="min-h-10 py-2 font-semibold">{told.supposeUntried(untried.length)}</summary>
          <ul className="space-y-2 text-sm">
            {untried.map((each) => (
              <li key={`${each.ruling} ${each.reading}`} className="[overflow-wrap:anywhere]" lang={langOfGames()}>
                {questionOf(each.ruling)} {readingOf(each)}
                <span className="block text-soft">{each.because}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** A reading of which no answer came. */
function untold(ruling: string, reading: string, error: unknown): Supposed {
  const because = troubleOf(error).message;
  return { ruling, reading, symbol: null, score: null, rules: [], differs: false, because };
}
