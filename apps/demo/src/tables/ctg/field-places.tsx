import {
  DndContext,
  type DragEndEvent,
  type DragStartEvent,
  PointerSensor,
  pointerWithin,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { KeyboardEvent } from 'react';
import { useRef } from 'react';
import { wordFor } from '../../language/spoken.js';
import { beside, ground, middleOf } from './ground.js';
import { needAt, type Seat } from './seat.js';
import type { FieldSetting } from './use-field.js';
import { told } from './words.js';

const arrows: Readonly<Record<string, Parameters<typeof beside>[1]>> = {
  ArrowRight: 'round',
  ArrowLeft: 'back',
  ArrowUp: 'out',
  ArrowDown: 'in',
};

/** The areas as places to press, and fielders to drag from one to another, laid over the oval. */
export function FieldPlaces({ seat, setting }: { readonly seat: Seat; readonly setting: FieldSetting }) {
  const box = useRef<HTMLDivElement>(null);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  const { bands } = seat.p;
  const area = (id: unknown): number => Number(id);
  const move = (event: KeyboardEvent, from: number): void => {
    if (event.key === 'Escape') setting.cancel();
    const step = arrows[event.key];
    if (!step) return;
    event.preventDefault();
    // past the middle, and past areas where nobody may stand
    let to = beside(from, step, bands);
    for (let n = 0; n < 6 && to !== from && !setting.places.includes(to); n++) to = beside(to, step, bands);
    box.current?.querySelector<HTMLElement>(`[data-area="${to}"]`)?.focus();
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      onDragStart={({ active }: DragStartEvent) => setting.take(area(active.id))}
      onDragCancel={setting.cancel}
      onDragEnd={({ over }: DragEndEvent) => (over ? setting.drop(area(over.id)) : setting.cancel())}
    >
      <div ref={box} className="absolute inset-0">
        {setting.places.map((place) => (
          <Place key={place} area={place} seat={seat} setting={setting} move={move} />
        ))}
      </div>
    </DndContext>
  );
}

interface PlaceProps {
  readonly area: number;
  readonly seat: Seat;
  readonly setting: FieldSetting;
  readonly move: (event: KeyboardEvent, from: number) => void;
}

function Place({ area, seat, setting, move }: PlaceProps) {
  const { p, colours } = seat;
  const need = needAt(seat, area);
  const stands = setting.draft.includes(area);
  const { setNodeRef: placeRef, isOver } = useDroppable({ id: area, disabled: stands });
  const {
    setNodeRef: fielderRef,
    listeners,
    transform,
    isDragging,
  } = useDraggable({ id: area, disabled: !stands || setting.busy });
  const { x, y } = middleOf(area, p.bands);
  const verdict = setting.verdicts.get(area);
  const carried = setting.carried === area;
  const name = told.field.area(wordFor(p.cards.areaNames[area] ?? ''), stands, need);
  const idle = !stands && setting.carried === null && setting.bench === 0;
  return (
    <button
      ref={(node) => {
        placeRef(node);
        fielderRef(node);
      }}
      type="button"
      data-area={area}
      aria-label={verdict ? `${name}. ${verdict.message}` : name}
      aria-pressed={stands ? carried : undefined}
      title={verdict ? `${verdict.message}${verdict.rule ? ` (${verdict.rule})` : ''}` : undefined}
      onClick={() => setting.press(area)}
      onKeyDown={(event) => move(event, area)}
      {...listeners}
      style={{ left: `${(100 * x) / ground.width}%`, top: `${(100 * y) / ground.height}%` }}
      className={`absolute grid size-10 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full ${stands ? 'z-10 cursor-grab touch-none' : idle ? 'cursor-default' : ''} ${isDragging ? 'z-20 cursor-grabbing' : ''} ${isOver ? 'ring-4 ring-white/80' : ''}`}
    >
      {stands ? (
        <span
          style={{
            background: colours.fielders,
            transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
          }}
          className={`grid size-7 place-items-center rounded-full border-2 border-white text-[0.7rem] font-bold text-(--fielder-ink) shadow-md ${carried ? 'scale-125 ring-4 ring-(--focus-ring)' : ''}`}
        >
          {need === null ? <span className="size-2 rounded-full bg-(--fielder-ink)" /> : `${need}+`}
        </span>
      ) : verdict ? (
        <span
          aria-hidden
          className="grid size-6 place-items-center rounded-full bg-[#7d1820] text-xs font-bold text-white"
        >
          ✕
        </span>
      ) : (
        (setting.carried !== null || setting.bench > 0) && (
          <span aria-hidden className="size-7 rounded-full border-2 border-dashed border-white/70" />
        )
      )}
    </button>
  );
}
