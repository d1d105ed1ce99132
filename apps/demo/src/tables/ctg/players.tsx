import type { Json } from '@howzat/core';
import { useId, useState } from 'react';
import { Options } from '../pieces/options.js';
import { useTake } from '../pieces/use-take.js';
import type { OpenStep, TableProps } from '../table.js';
import { type Attitude, Attitudes } from './attitude.js';
import { playerAt, type Seat } from './seat.js';
import { told } from './words.js';

interface PlayersProps extends Pick<TableProps, 'ask' | 'label' | 'play'> {
  readonly seat: Seat;
  readonly decision: OpenStep;
}

/** `12 * team` of the side whose players a step asks for. */
function squadAt({ s }: Seat, { step, role }: OpenStep): number {
  if (step === 'drop.home') return 12 * (s.homeTeam ?? 0);
  if (step === 'drop.away') return 12 * (s.awayTeam ?? 0);
  return (role === 'bowling' ? s.bowlTeam : s.batTeam) ?? 0;
}

function cardOf(seat: Seat, decision: OpenStep, player: Json) {
  return seat.p.cards.players[squadAt(seat, decision) + Number(player)];
}

/** One player of a team: who is left out, who bowls, who comes in next. */
export function PlayerChoice({ seat, decision, ...table }: PlayersProps) {
  const bowls = decision.step.endsWith('bowler');
  return (
    <Options
      {...table}
      decision={decision}
      name={(player) => cardOf(seat, decision, player)?.name}
      tell={(player) => {
        const card = cardOf(seat, decision, player);
        if (!card) return null;
        const overs = seat.s.tokens?.[Number(player)] ?? 0;
        return bowls
          ? `${Number(player) > 3 ? 'medium' : card.role} · ${told.players.overs(overs, seat.p.bowlerOvers)}`
          : `${told.players.roles[card.role]} · ${told.players.conf(card.confidence)}`;
      }}
    />
  );
}

/** The two who open: the first to be chosen faces. */
export function Openers({ seat, decision, ask, play }: PlayersProps) {
  const heading = useId();
  const [pair, setPair] = useState<readonly number[]>([]);
  const { busy, take } = useTake(play);
  const { domain } = decision;
  const facing = domain.kind === 'record' ? domain.fields.facing : undefined;
  const players = facing?.kind === 'oneOf' ? (facing.items as readonly number[]) : [];
  const press = (player: number): void => {
    if (pair.includes(player)) setPair(pair.filter((other) => other !== player));
    else setPair([...pair.slice(-1), player]);
  };
  const [first, second] = pair;
  const send = () => void take(decision.step, { facing: first, other: second });
  return (
    <section aria-labelledby={heading} className="panel arrive p-4" data-ask>
      <h3 id={heading} className="mb-3 text-lg font-semibold">
        {ask(decision.step)}
      </h3>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.25rem),1fr))] gap-2">
        {players.map((player) => {
          const place = pair.indexOf(player);
          const card = cardOf(seat, decision, player);
          if (!card) return null;
          return (
            <li key={player} className="flex">
              <button
                type="button"
                data-part
                aria-pressed={place >= 0}
                onClick={() => press(player)}
                className={`button w-full flex-col items-start justify-start gap-1 px-3 py-2 text-left leading-snug ${place >= 0 ? 'border-2 border-turf' : 'bg-raised'}`}
              >
                <span>{card.name}</span>
                <span className="text-xs font-normal text-soft">
                  {place === 0
                    ? told.players.facing
                    : place === 1
                      ? told.players.other
                      : `${told.players.roles[card.role]} · ${told.players.conf(card.confidence)}`}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2">
        <button
          type="button"
          className="button button-main"
          data-answer
          disabled={busy || pair.length < 2}
          onClick={send}
        >
          {told.players.send}
        </button>
        {pair.length === 2 && (
          <button type="button" className="button" onClick={() => setPair([...pair].reverse())}>
            {told.players.swap}
          </button>
        )}
      </div>
    </section>
  );
}

/** How the openers start. */
export function OpeningAttitudes({ seat, decision, ask, play }: PlayersProps) {
  const heading = useId();
  const [chosen, setChosen] = useState<{ readonly facing: Attitude; readonly other: Attitude }>({
    facing: 'defensive',
    other: 'defensive',
  });
  const { busy, take } = useTake(play);
  const send = () => void take(decision.step, chosen);
  return (
    <section aria-labelledby={heading} className="panel arrive space-y-3 p-4" data-ask>
      <h3 id={heading} className="text-lg font-semibold">
        {ask(decision.step)}
      </h3>
      {(['facing', 'other'] as const).map((which, at) => (
        <Attitudes
          key={which}
          name={seat.p.cards.players[(seat.s.batTeam ?? 0) + playerAt(seat, at + 1)]?.name ?? ''}
          value={chosen[which]}
          change={(attitude) => setChosen({ ...chosen, [which]: attitude })}
        />
      ))}
      <button type="button" className="button button-main" data-answer disabled={busy} onClick={send}>
        {told.players.begin}
      </button>
    </section>
  );
}
