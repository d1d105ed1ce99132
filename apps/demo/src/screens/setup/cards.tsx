import type { Json, Variant } from '@howzat/core';
import { useRef, useState } from 'react';
import { shownName } from '../../engine/shown-text.js';
import { troubleOf } from '../../engine/trouble.js';
import { Notice } from '../../shell/notice.js';
import { words } from '../../words.js';
import type { Draft } from './draft.js';
import { Section } from './section.js';

const told = words.setup;

interface CardsProps {
  readonly variant: Variant;
  readonly cards: Draft['cards'];
  readonly choose: (cards: Draft['cards']) => void;
}

/** Another set of cards or cubes from a file. What breaks the game's schema is refused with what is wrong. */
export function Cards({ variant, cards, choose }: CardsProps) {
  const input = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const read = async (file: File): Promise<void> => {
    try {
      const set = JSON.parse(await file.text()) as Json;
      variant.withComponents?.(set);
      choose({ name: shownName(file.name), set });
      setWrong(null);
    } catch (error) {
      const why = error instanceof SyntaxError ? words.home.notJson : troubleOf(error).message;
      setWrong(words.home.badFile(shownName(file.name), why));
    }
  };
  return (
    <Section title={told.cards} say={told.cardsSay}>
      <div className="flex flex-wrap items-center gap-3">
        <span>{cards?.name ?? told.cardsPrinted}</span>
        <button type="button" className="button" onClick={() => input.current?.click()}>
          {told.cardsOwn}
        </button>
        {cards && (
          <button type="button" className="button" onClick={() => choose(null)}>
            {told.cardsBack}
          </button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        className="hidden"
        aria-label={told.cardsOwn}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) void read(file);
          event.target.value = '';
        }}
      />
      {wrong && (
        <div className="mt-3">
          <Notice alert title={wrong} />
        </div>
      )}
    </Section>
  );
}
