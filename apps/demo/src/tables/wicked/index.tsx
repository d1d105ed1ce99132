import './wicked.css';
import { Dices } from 'lucide-react';
import { useId, useState } from 'react';
import { Ask } from '../generic/ask.js';
import { LaidOut } from '../pieces/laid-out.js';
import { Options } from '../pieces/options.js';
import { useStanding } from '../pieces/told.js';
import type { OpenStep, TableProps } from '../table.js';
import { CardChoice, Pick } from './cards.js';
import { Display } from './display.js';
import { Fielding } from './fielding.js';
import { LastOver } from './last-over.js';
import { People } from './people.js';
import { Pitch } from './pitch.js';
import { lastOver, nameOf, type Seat, seatOf } from './seat.js';
import { told } from './words.js';

/** Wicked Cricket: the field display with its zones, the charts on which an over is read, and what may be chosen now. */
export default function WickedTable(props: TableProps) {
  const { view, happened, fresh, pace } = props;
  const seat = seatOf(props);
  const over = lastOver(seat, happened, fresh);
  // who faces next would tell what the over came to
  const standing = seatOf({ ...props, view: useStanding(view, pace) });
  const [pointed, setPointed] = useState(0);
  const { game } = view;
  const begun = game.innings > 0 && (seat.s.batted ?? 0) !== 0;
  // while the field is chosen the old one is gone; afterwards the display tells of the over that was played on it
  const choosing = props.open.some(({ step }) => step === 'field');
  const field = pointed > 0 ? pointed : choosing ? (seat.s.field ?? 0) : (over?.field ?? seat.s.field ?? 0);
  return (
    <div className="wicked turf">
      <h2 className="sr-only">{told.display.title}</h2>
      <LaidOut
        board={begun ? <Display seat={standing} over={over} field={field} pace={pace} /> : null}
        ask={
          <>
            {!begun && (seat.s.pitch ?? 0) > 0 && (
              <section className="panel mb-2 p-3">
                <Pitch seat={seat} over={1} roll={0} whole />
              </section>
            )}
            <Controls {...props} seat={seat} point={setPointed} />
            {props.goOn && <Face seat={seat} goOn={props.goOn} />}
          </>
        }
        details={
          begun && (
            <>
              <LastOver seat={seat} over={over} pace={pace} />
              <People seat={standing} />
            </>
          )
        }
      />
    </div>
  );
}

interface ControlsProps extends TableProps {
  readonly seat: Seat;
  readonly point: (card: number) => void;
}

const cardSteps = /^(next-batter|replacement-bowler|bowling-change)/;
const severalSteps = /^(lineup|opening-)/;

/** What may be chosen now; whatever this table has no controls for is asked as any game asks it. */
function Controls({ seat, point, ...table }: ControlsProps) {
  const { open, chance } = table;
  const rest = new Set(open.filter((decision) => ownControl(decision) === null).map(({ step }) => step));
  return (
    <div className="space-y-2 empty:hidden">
      {open.map((decision) => {
        const Control = ownControl(decision);
        return Control && <Control key={decision.step} {...table} seat={seat} decision={decision} point={point} />;
      })}
      {(rest.size > 0 || chance) && <Ask {...table} only={(step) => rest.has(step)} />}
    </div>
  );
}

/** The control of this table for a decision; null where it has none. */
function ownControl({ step, domain, made }: OpenStep) {
  // what is made and may be changed is said by the controls that any game has
  if (made) return null;
  if (step === 'field' && domain.kind === 'oneOf') return Fielding;
  if (cardSteps.test(step) && domain.kind === 'oneOf') return CardChoice;
  if (severalSteps.test(step) && (domain.kind === 'subsetOf' || domain.kind === 'placement')) return Pick;
  return domain.kind === 'oneOf' && domain.items.length <= 4 ? Options : null;
}

/** What the batting side does in an over: it rolls its dice, once the other side has set its field. */
function Face({ seat, goOn }: { readonly seat: Seat; readonly goOn: NonNullable<TableProps['goOn']> }) {
  const heading = useId();
  const [busy, setBusy] = useState(false);
  const { face } = told;
  return (
    <section aria-labelledby={heading} className="panel arrive p-2.5 sm:p-3" data-ask>
      <h3 id={heading} className="mb-2 font-semibold sm:text-lg">
        {face.title(seat.game.overs + 1, nameOf(seat, seat.bowler), nameOf(seat, seat.striker))}
      </h3>
      <button
        type="button"
        data-answer
        className="button button-main w-full"
        disabled={busy}
        onClick={() => {
          setBusy(true);
          void goOn().finally(() => setBusy(false));
        }}
      >
        <Dices aria-hidden size={20} />
        {face.roll}
      </button>
    </section>
  );
}
