import { Ask } from '../generic/ask.js';
import { LaidOut } from '../pieces/laid-out.js';
import { ballsIn, battedIn } from '../pieces/last-ball.js';
import { Stage } from '../pieces/stage.js';
import { useStanding } from '../pieces/told.js';
import type { OpenStep, TableProps } from '../table.js';
import { Announcement, isAnnouncement, TrapValues } from './announcements.js';
import { Hand, wantsCard } from './hand.js';
import { LampList } from './lamp-list.js';
import { batterLamps, bowlerLamps, type Lamp, saysLamp } from './lamps.js';
import { CardBack } from './number-card.js';
import { Pitch } from './pitch.js';
import { inPlay, seenIn } from './seen.js';
import { words } from './words.js';

const handSteps: readonly string[] = ['play-card', 'bowl-card', 'guess-card'];

/** Two hands of cards, laid at the same time: the table of the Cricket Card Strategy League. */
export default function CcslTable(props: TableProps) {
  const { view, side, names, params, open, pace, live } = props;
  const { game, role } = view;
  const seen = seenIn(view);
  // between innings the last ball of the one that is over lies on the table still
  const found = ballsIn(props).at(-1);
  const last = found && (found.entry.innings === game.innings || game.ballNumber === 0) ? found : null;
  const batted = last ? battedIn(last, game) : game.batting;
  const wanted = open.filter((decision) => handSteps.includes(decision.step) && wantsCard(decision));
  // where more than one thing is asked at once, as under some rulings, the controls for any game ask it all
  const card = wanted.length === 1 && open.length === 1 ? (wanted[0] ?? null) : null;
  const traps = open.find(({ step, domain }) => step === 'choose-traps' && domain.kind === 'subsetOf');
  const announced = open.filter(isAnnouncement);
  const own = new Set([card, traps, ...announced].flatMap((decision) => decision?.step ?? []));
  const asks = (decision: OpenStep) => ({ decision, question: props.ask(decision.step), play: props.play });
  const rival = names[side === 'home' ? 'away' : 'home'];
  const begun = game.innings > 0;
  // what is lit, locked or used up would tell what the ball came to
  const before = useStanding(view, pace);
  const stood = seenIn(before);
  const says = (id: Lamp['id']): string => saysLamp(id, stood, inPlay(params));
  return (
    <Stage pace={pace}>
      <LaidOut
        board={
          begun ? (
            <div className="flex h-full flex-col justify-center">
              <RivalHand name={rival} />
              <Pitch
                names={names}
                role={role}
                batting={game.batting}
                last={last}
                batted={batted}
                laid={card?.made ?? false}
                answered={Object.keys(view.shown).length > 0}
                pace={pace}
              />
            </div>
          ) : null
        }
        ask={
          <>
            {announced.map((decision) => (
              <Announcement key={decision.step} {...asks(decision)} />
            ))}
            {traps && <TrapValues key={`${game.innings}`} {...asks(traps)} why={props.why} />}
            <Ask {...props} only={(step) => !own.has(step)} />
            {begun && live && !traps && game.result === null && (
              <Hand
                yields={announced.length > 0}
                role={role}
                seen={seen}
                canPass={inPlay(params).pass}
                decision={card}
                ball={`${game.innings}.${game.overs}.${game.ballNumber}`}
                question={card ? props.ask(card.step) : ''}
                play={props.play}
                waits={props.waits}
              />
            )}
          </>
        }
        details={
          begun && (
            <div className="panel grid gap-3 p-3">
              <LampList title={words.batting} lamps={batterLamps(stood, inPlay(params), before)} says={says} />
              <LampList title={words.bowling} lamps={bowlerLamps(stood, inPlay(params))} says={says} />
            </div>
          )
        }
      />
    </Stage>
  );
}

/** The cards of the other side, face down. */
function RivalHand({ name }: { readonly name: string }) {
  return (
    <div role="img" aria-label={words.rivalHand(name)} className="-mb-6 flex justify-center sm:-mb-8">
      {[-2.5, -1.5, -0.5, 0.5, 1.5, 2.5].map((from) => (
        <div
          key={from}
          className="-ml-3 w-10 first:ml-0 sm:w-14"
          style={{ transform: `translateY(${from * from * 1.4}px) rotate(${from * 4}deg)` }}
        >
          <CardBack />
        </div>
      ))}
    </div>
  );
}
