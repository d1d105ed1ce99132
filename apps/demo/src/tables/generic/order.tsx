import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { DomainDescription, Json } from '@howzat/core';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useState } from 'react';
import { words } from '../../words.js';
import type { ControlProps } from './control-props.js';

type Orders = ControlProps<Extract<DomainDescription, { kind: 'permutationOf' }>>;

/** Things to be put in an order: dragged, or moved by buttons, or by the keyboard. */
export function Order({ wanted, value, change, label, disabled }: Orders) {
  // items may be alike, so each goes by its place in the list that was handed over
  const [places, setPlaces] = useState<readonly number[]>(() => wanted.items.map((_, at) => at));
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = places.map((place) => `item ${place}`);
  const move = (from: number, to: number): void => {
    const next = arrayMove([...places], from, to);
    setPlaces(next);
    change(next.map((place) => wanted.items[place] as Json));
  };
  const dropped = ({ active, over }: DragEndEvent): void => {
    if (over && active.id !== over.id) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  return (
    <>
      <p className="mb-2 text-sm text-soft">{words.ask.orderSay}</p>
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={dropped}>
        <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={disabled}>
          <ol className="space-y-2" aria-label={words.ask.order}>
            {places.map((place, at) => (
              <Item
                key={place}
                id={`item ${place}`}
                at={at}
                last={at === places.length - 1}
                name={label((value as readonly Json[])[at] as Json)}
                disabled={disabled}
                move={(to) => move(at, to)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
    </>
  );
}

interface ItemProps {
  readonly id: string;
  readonly at: number;
  readonly last: boolean;
  readonly name: string;
  readonly disabled: boolean;
  readonly move: (to: number) => void;
}

function Item({ id, at, last, name, disabled, move }: ItemProps) {
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), ...(transition ? { transition } : {}) }}
      className={`flex items-center gap-2 rounded-xl border border-line bg-raised p-1 ${isDragging ? 'z-10 shadow-lg' : ''}`}
    >
      <button
        type="button"
        className="button button-quiet flex-1 touch-none justify-start"
        {...attributes}
        {...listeners}
        disabled={disabled}
      >
        <GripVertical aria-hidden size={18} className="text-soft" />
        <span className="w-5 text-right text-sm text-soft tabular-nums">{at + 1}</span>
        <span>{name}</span>
      </button>
      <button
        type="button"
        className="button button-icon"
        aria-label={words.ask.earlier(name)}
        disabled={disabled || at === 0}
        onClick={() => move(at - 1)}
      >
        <ArrowUp aria-hidden size={18} />
      </button>
      <button
        type="button"
        className="button button-icon"
        aria-label={words.ask.later(name)}
        disabled={disabled || last}
        onClick={() => move(at + 1)}
      >
        <ArrowDown aria-hidden size={18} />
      </button>
    </li>
  );
}
