import { useId } from 'react';
import { asks } from '../pieces/asks.js';
import { Figure } from '../pieces/figure.js';
import { Barrable, Reasons, Why } from '../pieces/reasons.js';
import { late } from '../pieces/stage.js';
import { useTake } from '../pieces/use-take.js';
import { Waits } from '../pieces/waits.js';
import type { OpenStep, TableProps } from '../table.js';
import { ChanceFace } from './chance-card.js';
import { means } from './first-words.js';
import type { InPlay } from './seen.js';
import { isLegal, useBars } from './use-bars.js';
import { words } from './words.js';

interface ChanceHandProps {
  readonly cards: readonly number[];
  readonly set: InPlay['cards']['set'];
  /** The decision about these cards; null where nothing is asked of them. */
  readonly decision: OpenStep | null;
  readonly question: string;
  readonly deck: number;
  readonly play: TableProps['play'];
  readonly why: TableProps['why'];
  readonly waits: TableProps['waits'];
}

/** The chance cards of this side. A card that is touched is played, or put under the deck where that is asked. */
export function ChanceHand({ cards, set, decision, question, deck, play, why, waits }: ChanceHandProps) {
  const { busy, take } = useTake(play);
  const heading = useId();
  const bars = useBars(decision, cards, why);
  const swaps = decision !== null && /^(exchange|return)/.test(decision.step);
  const none = (['pass', 'keep'] as const).find((word) => isLegal(decision?.domain, word));
  return (
    <Reasons>
      <section aria-labelledby={heading} className="panel relative p-2.5 sm:p-3" data-ask={asks(decision)}>
        <div className="mb-1.5 flex items-center justify-between gap-2 sm:flex-wrap">
          <h2 id={heading} className={`font-semibold sm:text-lg ${waits === null ? '' : 'shrink-0'}`}>
            {decision ? question : words.hand}
          </h2>
          {decision && none && (
            <button
              type="button"
              className="button button-main shrink-0 max-sm:px-3 sm:min-w-28"
              data-answer
              disabled={busy}
              onClick={() => void take(decision.step, none)}
            >
              {words[none]}
            </button>
          )}
          <Waits waits={waits} />
        </div>
        <ul className="grid grid-cols-3 gap-1.5 sm:gap-2">
          {cards.map((number, at) => {
            const card = set.cards[number - 1];
            if (!card) return null;
            const bar = bars.get(number) ?? null;
            const idle = !decision || busy || (!bar && !isLegal(decision.domain, number));
            const name = decision ? (swaps ? words.swap(card.name) : words.play(card.name)) : card.name;
            return (
              // the same card may be held twice
              <li
                key={`${number} ${cards.slice(0, at).filter((each) => each === number).length}`}
                className="stage-drop"
                style={late(at * 0.2)}
              >
                <Barrable
                  name={`${name}. ${card.text} ${words.cost(card.cost)}`}
                  bar={bar}
                  idle={idle}
                  className={`block h-full w-full rounded-xl transition-transform duration-150 ${
                    bar ? 'opacity-70 grayscale' : idle ? '' : 'lifts'
                  }`}
                  choose={() => decision && void take(decision.step, number)}
                >
                  <ChanceFace card={card} />
                </Barrable>
              </li>
            );
          })}
        </ul>
        {cards.length === 0 && <p className="text-sm text-soft">{words.emptyHand}</p>}
        <div className="mt-1 flex items-end justify-between gap-2">
          <Why className="min-w-0 flex-1" />
          <Figure kind="deck" says={means.deck(deck)} className="shrink-0 text-xs text-soft">
            {words.deck(deck)}
          </Figure>
        </div>
      </section>
    </Reasons>
  );
}
