import './ctg.css';
import { useState } from 'react';
import { Ask } from '../generic/ask.js';
import { LaidOut } from '../pieces/laid-out.js';
import { useStanding } from '../pieces/told.js';
import { useLater } from '../pieces/use-later.js';
import type { OpenStep, TableProps } from '../table.js';
import { Choice, isTold } from './choices.js';
import { Delivery } from './delivery.js';
import { FieldPanel } from './field-panel.js';
import { FieldPlaces } from './field-places.js';
import { Hand } from './hand.js';
import { Middle } from './middle.js';
import { Oval } from './oval.js';
import { Openers, OpeningAttitudes, PlayerChoice } from './players.js';
import { ballOf, type Seat, seatOf } from './seat.js';
import { Deck, Strokes, useStroke } from './strokes.js';
import { fieldStep, useFieldSetting } from './use-field.js';
import { told } from './words.js';

/** How areas look while nobody sets a field. */
const plain = (): undefined => undefined;

const playerSteps = /^(drop\.|first-bowler$|new-bowler$|next-batter$)/;

/** Cricket: The Game: the oval with its zones and areas, the cards of the ball, and what may be chosen now. */
export default function CtgTable(props: TableProps) {
  const { view, happened, fresh, pace } = props;
  const seat = seatOf(props);
  const ball = ballOf(seat, happened, fresh);
  const later = useLater(props, props.open.length === 0 && !props.chance);
  const seatLater = seatOf(later);
  const ballLater = ballOf(seatLater, later.happened, later.fresh);
  const standing = seatOf({ ...later, view: useStanding(later.view, later.pace) });
  const setting = useFieldSetting(props, seat);
  const stroke = useStroke(props, seat);
  const [lit, setLit] = useState(0);
  const { game } = view;
  const begun = game.innings > 0 && (seat.s.field ?? 0) !== 0;
  const ground = begun || setting !== null;
  const controls = <Controls {...props} seat={seat} setting={setting} stroke={stroke} point={setLit} />;
  return (
    <div className="ctg turf">
      <h2 className="sr-only">{told.table}</h2>
      <LaidOut
        board={
          ground ? (
            <Oval
              seat={seat}
              ball={ball}
              pace={pace}
              fielders={setting ? 0 : (seat.s.field ?? 0)}
              lookOf={
                setting
                  ? (area) => (setting.verdicts.get(area) ? 'breaks' : setting.verdicts.has(area) ? 'free' : undefined)
                  : plain
              }
              lit={stroke ? lit : ball && !ball.finished ? ball.zone : 0}
              chooseZone={stroke && !stroke.busy ? stroke.choose : undefined}
            >
              {setting ? <FieldPlaces seat={seat} setting={setting} /> : null}
            </Oval>
          ) : null
        }
        ask={controls}
        details={
          begun && (
            <>
              {stroke && <Deck seat={seatLater} />}
              <Delivery seat={seatLater} ball={ballLater} pace={later.pace} />
              <Middle seat={standing} />
            </>
          )
        }
      />
    </div>
  );
}

interface ControlsProps extends TableProps {
  readonly seat: Seat;
  readonly setting: ReturnType<typeof useFieldSetting>;
  readonly stroke: ReturnType<typeof useStroke>;
  readonly point: (zone: number) => void;
}

/** What may be chosen now; whatever this table has no controls for is asked as any game asks it. */
function Controls({ seat, setting, stroke, point, ...table }: ControlsProps) {
  const { open, chance } = table;
  const field = fieldStep(open);
  const isOwn = (decision: OpenStep): boolean =>
    decision === field ||
    (stroke !== null && (decision.step === 'attitude' || decision.step === 'zone')) ||
    ownControl(decision) !== null;
  const rest = new Set(open.filter((decision) => !isOwn(decision)).map(({ step }) => step));
  return (
    <div className="space-y-2 empty:hidden">
      {setting && <FieldPanel {...table} seat={seat} setting={setting} />}
      {stroke && <Strokes {...table} seat={seat} stroke={stroke} point={point} />}
      {open.map((decision) => {
        if (decision === field || (stroke && (decision.step === 'attitude' || decision.step === 'zone'))) return null;
        const Control = ownControl(decision);
        return Control && <Control key={decision.step} {...table} seat={seat} decision={decision} />;
      })}
      {(rest.size > 0 || chance) && <Ask {...table} only={(step) => rest.has(step)} />}
    </div>
  );
}

/** The control of this table for a decision; null where it has none. */
function ownControl(decision: OpenStep) {
  const { step, domain } = decision;
  if (playerSteps.test(step)) return PlayerChoice;
  if (step === 'openers' && domain.kind === 'record') return Openers;
  if (step === 'opening-attitudes' && domain.kind === 'record') return OpeningAttitudes;
  if (step === 'bowl') return Hand;
  return isTold(decision) ? Choice : null;
}
