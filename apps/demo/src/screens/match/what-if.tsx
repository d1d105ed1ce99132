import { useRef, useState } from 'react';
import type { Room } from '../../engine/room.js';
import type { Supposed } from '../../engine/sight.js';
import { words } from '../../words.js';
import { BallMark } from './ball-mark.js';
import { useRoomState } from './use-room.js';

const told = words.match;

/** Plays a ball again under every other reading of the rulings, one after the other, and shows what would have changed. */
export function WhatIf({ room, ball, was }: { readonly room: Room; readonly ball: number; readonly was: string }) {
  const { opened, words: texts, rulebook } = useRoomState(room);
  const [done, setDone] = useState<number | null>(null);
  const [found, setFound] = useState<readonly Supposed[]>([]);
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
    for (const [at, { id, reading }] of others.entries()) {
      const answer = await room.engine.suppose(ball, id, reading);
      if (answer.differs) setFound((sofar) => [...sofar, answer]);
      setDone(at + 1);
    }
  };
  const finished = done === others.length;
  const ended = found.filter(({ symbol }) => symbol !== null);
  return (
    <section className="mt-6 border-t border-line pt-4">
      <h3 className="text-lg font-semibold">{told.suppose}</h3>
      <p className="mb-3 text-sm text-soft">{told.supposeSay}</p>
      {done === null ? (
        <button type="button" className="button" onClick={() => void (running.current || run())}>
          {told.supposeRun}
        </button>
      ) : (
        <p role="status" className="text-sm text-soft" data-tried={finished ? 'all' : 'some'}>
          {finished && ended.length === 0 ? told.supposeSame : told.supposeAt(done, others.length)}
        </p>
      )}
      <ul className="mt-3 space-y-2">
        {ended.map(({ ruling, reading, symbol, score }) => {
          const ruled = texts?.registry?.rulings[ruling];
          return (
            <li key={`${ruling} ${reading}`} className="rounded-xl border border-line bg-raised p-3">
              <p className="flex flex-wrap items-center gap-2">
                <BallMark symbol={was} />
                <span aria-hidden>→</span>
                {symbol !== null && <BallMark symbol={symbol} />}
                <span className="text-soft tabular-nums">{score}</span>
              </p>
              <p className="mt-1">{ruled?.readings[reading]?.text ?? reading}</p>
              <p className="mt-1 text-sm text-soft">{ruled?.question ?? ruling}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
