import { sideOf } from '@howzat/core/engine';
import type { InningsCard } from '@howzat/core/scorebook';
import { Tabs } from 'radix-ui';
import { Suspense, useEffect, useState } from 'react';
import type { Room } from '../../engine/room.js';
import type { Book as BookData } from '../../engine/sight.js';
import { troubleOf } from '../../engine/trouble.js';
import { Loading } from '../../shell/loading.js';
import { Notice } from '../../shell/notice.js';
import { words } from '../../words.js';
import { BattingCard, BowlingCard, Falls, Partnerships } from './cards.js';
import { Chances } from './chances.js';
import { Charts } from './charts.js';
import { SavePicture } from './picture.js';

/** The scorebook of a match: a card an innings, then the charts. */
export default function Book({ room, length }: { readonly room: Room; readonly length: number }) {
  const [book, setBook] = useState<BookData | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again whenever something came in
  useEffect(() => {
    let wanted = true;
    room.engine.book().then(
      (read) => wanted && setBook(read),
      (error: unknown) => wanted && setWrong(troubleOf(error).message),
    );
    return () => {
      wanted = false;
    };
  }, [room, length]);
  if (wrong !== null) return <Notice alert title={wrong} />;
  if (!book) return <Loading />;
  const { card } = book;
  if (card.innings.every(({ overs }) => overs.length === 0)) return <p className="text-soft">{words.book.empty}</p>;
  const last = `innings-${card.innings.length}`;
  return (
    <Tabs.Root defaultValue={last}>
      <Tabs.List aria-label={words.book.title} className="mb-4 flex flex-wrap gap-1 border-b border-line">
        {card.innings.map(({ innings }) => (
          <Tab key={innings.number} id={`innings-${innings.number}`} name={innings.battingName} />
        ))}
        <Tab id="charts" name={words.book.charts} />
      </Tabs.List>
      {card.innings.map((innings) => (
        <Tabs.Content key={innings.innings.number} value={`innings-${innings.innings.number}`} className="space-y-6">
          <OneInnings card={innings} ballsPerOver={card.ballsPerOver} />
        </Tabs.Content>
      ))}
      <Tabs.Content value="charts">
        <div className="space-y-6">
          <Charts book={book} />
          <Suspense>
            <Chances room={room} length={length} />
          </Suspense>
        </div>
      </Tabs.Content>
      <SavePicture book={book} />
    </Tabs.Root>
  );
}

function Tab({ id, name }: { readonly id: string; readonly name: string }) {
  return (
    <Tabs.Trigger
      value={id}
      className="min-h-11 border-b-2 border-transparent px-3 text-soft data-[state=active]:border-turf data-[state=active]:font-semibold data-[state=active]:text-ink"
    >
      {name}
    </Tabs.Trigger>
  );
}

function OneInnings({ card, ballsPerOver }: { readonly card: InningsCard; readonly ballsPerOver: number }) {
  return (
    <>
      <BattingCard card={card} side={sideOf(card.innings.batting)} />
      <BowlingCard lines={card.bowling} ballsPerOver={ballsPerOver} />
      <Falls falls={card.fallOfWickets} />
      <Partnerships stands={card.partnerships} />
    </>
  );
}
