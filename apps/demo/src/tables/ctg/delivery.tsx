import { wordFor } from '../../language/spoken.js';
import { Card, CardBack } from '../pieces/card.js';
import { Comes } from '../pieces/comes.js';
import { Die } from '../pieces/die.js';
import { momentOf } from '../pieces/motion.js';
import { useStanding } from '../pieces/told.js';
import type { TableProps } from '../table.js';
import { Meter } from './meter.js';
import script from './script.js';
import { type Ball, bowlOf, type Came, overCardOf, type Seat } from './seat.js';
import { told } from './words.js';

type DeliveryProps = Pick<TableProps, 'pace'> & { readonly seat: Seat; readonly ball: Ball | null };

/** What lies on the table for this ball: the bowl, the over card, the meter and the dice, and what they came to. */
export function Delivery({ seat, ball, pace }: DeliveryProps) {
  const { s } = seat;
  // what does not move stays the same card and the same dice, and only shows something else
  const id = pace.still ? '' : ball?.id;
  const turned = ball?.came.find(({ step }) => step === 'over-card' || step === 'express-card');
  // the card that moves it is turned first
  const meter = useStanding(
    ball?.meter ?? (s.facing !== undefined && s.facing >= 0 ? (s.confidence?.[s.facing] ?? null) : null),
    pace,
  );
  return (
    <section
      aria-label={ball?.finished ? told.ball.last : told.ball.title}
      className="panel space-y-3 p-3 contain-content"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="text-base font-semibold">{ball?.finished ? told.ball.last : told.ball.title}</h3>
        <p className="text-xs text-soft">{told.over.slots(s.turned ?? 0)}</p>
      </div>
      <div className="grid grid-cols-2 gap-2">
        {ball && ball.bowl >= 0 ? (
          <BowlFace
            key={`${id} bowl`}
            seat={seat}
            bowl={ball.bowl}
            moves={ball.came.some(({ isNew }) => isNew)}
            pace={pace}
          />
        ) : ball?.express ? (
          <p className="grid place-items-center rounded-xl border-2 border-dashed border-line p-2 text-center text-sm text-soft">
            {told.ball.express}
          </p>
        ) : (
          <CardBack
            kind={told.bowl.kind('')}
            say={
              (s.bowl ?? -1) >= 0 ? told.bowl.yours : (s.zone ?? -1) >= 0 || ball ? told.bowl.hidden : told.bowl.none
            }
          />
        )}
        {ball && ball.card >= 0 ? (
          <OverFace key={`${id} card`} seat={seat} ball={ball} moves={turned?.isNew ?? false} pace={pace} />
        ) : (
          <CardBack
            kind={told.over.kind}
            say={seat.game.freeHit ? told.over.none : told.over.back(Math.min(6, (s.turned ?? 0) + 1))}
          />
        )}
      </div>
      <Meter value={meter} pace={pace} />
      {ball ? <Dice ball={ball} pace={pace} seat={seat} /> : <p className="text-sm text-soft">{told.ball.none}</p>}
      {ball && (
        <Comes
          key={`${id} ${ball.came.length} ${ball.finished}`}
          part={ball.outs.length > 0 ? 'signal' : ball.finished ? 'runs' : 'dice'}
          {...(ball.finished ? {} : { within: { from: 0.8, for: 0.2 } })}
          isNew={ball.came.some(({ isNew }) => isNew)}
          pace={pace}
        >
          <Result seat={seat} ball={ball} />
        </Comes>
      )}
    </section>
  );
}

interface FaceProps extends Pick<TableProps, 'pace'> {
  readonly seat: Seat;
  readonly moves: boolean;
}

function BowlFace({ seat, bowl, moves, pace }: FaceProps & { readonly bowl: number }) {
  const { style, card } = bowlOf(seat.p, bowl);
  return (
    <Card
      kind={told.bowl.kind(wordFor(style))}
      title={card?.name ?? ''}
      moves={moves}
      pace={pace}
      moment={momentOf(pace, 'cards', { from: 0, for: 0.6 })}
    >
      <p className="mt-1 text-xs text-soft">{told.bowl.shots((card?.shots ?? []).map(wordFor).join(', '))}</p>
    </Card>
  );
}

function OverFace({ seat, ball, moves, pace }: FaceProps & { readonly ball: Ball }) {
  const card = overCardOf(seat.p, ball.card);
  if (!card) return null;
  const words = told.over;
  const effects = ball.express
    ? [words.icons[card.icon]]
    : [
        card.noBall ? words.noBall : '',
        card.snick ? words.snick : '',
        card.appeal ? words.appeal : '',
        card.meter ? words.meter(card.meter) : '',
        card.confidence ? words.confidence(card.confidence.aggressive, card.confidence.defensive) : '',
        card.replaces ? words.replaces(card.replaces.join(' ')) : '',
      ].filter((text) => text !== '');
  return (
    <Card
      kind={ball.express ? words.express : words.kind}
      title={card.name}
      moves={moves}
      pace={pace}
      moment={momentOf(pace, 'cards', { from: ball.express ? 0 : 0.4, for: 0.6 })}
    >
      <p className="mt-1 text-xs text-soft">{effects.join('. ') || words.plain}</p>
    </Card>
  );
}

const diceSteps = Object.keys(told.dice.names);

/** The dice of the ball in the order in which they fell. */
function Dice({ ball, pace, seat }: DeliveryProps & { readonly ball: Ball }) {
  const fallen = ball.came.filter(({ step }) => diceSteps.some((name) => stepOf(step) === name));
  if (fallen.length === 0) return null;
  const again = fallen.some(({ step }) => step === 're-roll');
  const fresh = fallen.filter(({ isNew }) => isNew);
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-2" aria-label={told.dice.title}>
      {fallen.flatMap((came, at) =>
        facesOf(came).map((face, i) => {
          const name = told.dice.names[stepOf(came.step)] ?? came.step;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice are told apart by when they fell
            <li key={`${pace.still ? '' : ball.id} ${at} ${i}`} className="flex w-12 flex-col items-center gap-0.5">
              <Die
                sides={sidesOf(came.step, seat, ball)}
                face={face}
                name={name}
                tone={toneOf(came.step, face)}
                moves={came.isNew}
                pace={pace}
                moment={whenOf(came, fresh, pace)}
                spent={again && came.step === 'batter-die'}
              />
              <span className="text-center text-[0.7rem] leading-tight text-soft">{name}</span>
            </li>
          );
        }),
      )}
    </ul>
  );
}

/** When a die rolls: those of fielders once the ball is on its way, the others one after the other before. */
function whenOf(came: Came, fresh: readonly Came[], pace: TableProps['pace']) {
  const { field } = script;
  if (field?.test(came.step)) return momentOf(pace, 'field');
  const rolled = fresh.filter(({ step }) => !field?.test(step));
  return momentOf(pace, 'dice', {
    from: (0.5 * Math.max(0, rolled.indexOf(came))) / Math.max(1, rolled.length),
    for: 0.5,
  });
}

/** A step without the place in the flow where it is asked again. */
const stepOf = (step: string): string => step.replace(/^review-die.*/, 'review-die');

function facesOf({ value }: Came): readonly (number | string)[] {
  if (Array.isArray(value)) return value.filter((face) => typeof face === 'number');
  return typeof value === 'number' || typeof value === 'string' ? [value] : [];
}

/** How many sides a die has; a bounce die has words on its six faces. */
function sidesOf(step: string, { s, p }: Seat, ball: Ball): number {
  if (step === 'bowler-die') return ball.finished ? (highest(ball, step) > 6 ? 8 : 6) : (s.bowlerSides ?? 6);
  if (step === 'batter-die' || step === 're-roll' || step === 'express-table') return s.batterSides ?? 8;
  if (step === 'distance') return p.bands * 2;
  if (step === 'bowled-die') return s.bowledSides ?? 6;
  if (stepOf(step) === 'review-die') return p.cards.drsDie;
  return step === 'umpire-die' ? p.cards.umpireDie : 6;
}

function highest(ball: Ball, step: string): number {
  return Math.max(
    0,
    ...ball.came
      .filter((came) => came.step === step)
      .flatMap(facesOf)
      .map(Number),
  );
}

function toneOf(step: string, face: number | string) {
  if (step === 'bounce') return String(face).startsWith('R') ? 'red' : 'green';
  return 'ivory';
}

/** What the ball came to, in words. */
function Result({ ball, seat }: { readonly ball: Ball; readonly seat: Seat }) {
  const words = told.ball;
  const parts = [
    ball.outcome === ''
      ? ''
      : `${words.outcome[ball.outcome] ?? ball.outcome}${ball.outcome === 'strike' || ball.outcome === 'miss' ? words.by(ball.margin) : ''}`,
    ball.distance > 0 && ball.bounce !== '' ? words.went(ball.distance, ball.bounce) : '',
    ball.boundary === 6
      ? words.six
      : ball.boundary === 4
        ? words.four
        : ball.stop !== null
          ? words.into(wordFor(seat.p.cards.areaNames[ball.stop] ?? ''))
          : '',
  ].filter((text) => text !== '');
  const end = [
    ...ball.outs.map((how) => words.out(wordFor(how))),
    ...(ball.extras > 0 ? [words.extras(ball.extras)] : []),
    ...(ball.runs === null ? [] : [words.runs(ball.runs)]),
  ];
  if (parts.length + end.length === 0) return null;
  return (
    <p className="text-sm">
      {parts.join(', ')}
      {end.length > 0 && (
        <strong
          className={ball.outs.length > 0 ? 'text-ball' : ''}
        >{`${parts.length > 0 ? ': ' : ''}${end.join(', ')}`}</strong>
      )}
    </p>
  );
}
