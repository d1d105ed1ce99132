import { Shield, Swords } from 'lucide-react';
import { barOf, standing } from '../pieces/bar.js';
import { Barrable } from '../pieces/reasons.js';
import { useTake } from '../pieces/use-take.js';
import type { OpenStep, TableProps } from '../table.js';
import { RankSquare } from './cricketer-card.js';
import { Question } from './pickers.js';
import { CoinFace } from './score-card.js';
import type { InPlay } from './seen.js';
import { words } from './words.js';

interface ChoiceProps {
  readonly decision: OpenStep;
  readonly question: string;
  readonly play: TableProps['play'];
}

/** Offensive or defensive. */
export function Stance({ decision, question, play }: ChoiceProps) {
  const { busy, take } = useTake(play);
  return (
    <Question decision={decision} title={question}>
      <ul className="grid grid-cols-2 gap-2">
        {(['offensive', 'defensive'] as const).map((stance) => {
          const bar = barOf(standing(decision.domain, stance));
          const Icon = stance === 'offensive' ? Swords : Shield;
          return (
            <li key={stance}>
              <Barrable
                name={`${words.stances[stance]}. ${words.stanceSay[stance]}`}
                bar={bar}
                idle={busy}
                className={`button h-full w-full justify-start text-left max-sm:items-start max-sm:gap-1.5 max-sm:px-2 max-sm:py-1.5 sm:gap-3 ${bar ? 'cursor-default border-dashed opacity-60' : ''}`}
                choose={() => void take(decision.step, stance)}
              >
                <Icon aria-hidden size={26} className="shrink-0 text-turf" />
                <span className="leading-tight">
                  <span className="block first-letter:uppercase">{words.stances[stance]}</span>
                  <span className="block text-xs font-normal text-soft sm:text-sm">{words.stanceSay[stance]}</span>
                </span>
              </Barrable>
            </li>
          );
        })}
      </ul>
    </Question>
  );
}

/** Heads or tails. */
export function Call({ decision, question, play }: ChoiceProps) {
  const { busy, take } = useTake(play);
  return (
    <Question decision={decision} title={question}>
      <div className="grid grid-cols-2 gap-2 sm:max-w-sm">
        {(['heads', 'tails'] as const).map((side) => (
          <button
            key={side}
            type="button"
            className="button"
            data-answer
            disabled={busy}
            onClick={() => void take(decision.step, side)}
          >
            <CoinFace side={side} />
            {words.sides[side]}
          </button>
        ))}
      </div>
    </Question>
  );
}

/** Which of the premade teams is played, with its eleven. */
export function TeamChoice({ decision, question, play, set }: ChoiceProps & { readonly set: InPlay['cards']['set'] }) {
  const { busy, take } = useTake(play);
  return (
    <Question decision={decision} title={question}>
      <ul className="grid gap-3 lg:grid-cols-3">
        {set.sets.map(({ name, team }) => (
          <li key={name} className="flex flex-col rounded-xl border border-line bg-raised p-3">
            <h3 className="mb-2 font-semibold">{name}</h3>
            <ul className="grid flex-1 gap-1 text-sm min-[26rem]:grid-cols-2 lg:grid-cols-1">
              {team.map((id) => {
                const cricketer = set.cricketers.find((each) => each.id === id);
                return (
                  cricketer && (
                    <li key={id} className="flex items-center justify-between gap-2">
                      <span className="[overflow-wrap:anywhere]">{cricketer.name}</span>
                      <span className="flex shrink-0 gap-2">
                        <RankSquare kind="bat" rank={cricketer.batting} />
                        <RankSquare kind="ball" rank={cricketer.bowling} />
                      </span>
                    </li>
                  )
                );
              })}
            </ul>
            <Barrable
              name={words.take(name)}
              bar={barOf(standing(decision.domain, name))}
              idle={busy}
              {...(decision.made ? { pressed: false } : {})}
              className="button button-main mt-3 w-full"
              choose={() => void take(decision.step, name)}
            >
              {words.take(name)}
            </Barrable>
          </li>
        ))}
      </ul>
    </Question>
  );
}
