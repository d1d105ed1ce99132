import { closestCenter, DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { horizontalListSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import type { Colour } from '@howzat/cubes';
import { ArrowDownWideNarrow, ArrowUpNarrowWide, Shuffle } from 'lucide-react';
import { useId, useState } from 'react';
import { asks } from '../pieces/asks.js';
import { useMoves } from '../pieces/last-ball.js';
import { useTake } from '../pieces/use-take.js';
import type { OpenStep, TableProps } from '../table.js';
import { CubeBox } from './cube.js';
import { TrayCube } from './tray-cube.js';
import { useOrder } from './use-order.js';
import { words } from './words.js';

/** How many cubes an over takes. */
const balls = 6;

/** A cube of this side. */
interface OwnCube {
  readonly id: number;
  readonly number: number;
}

interface TrayProps {
  readonly cubes: readonly OwnCube[];
  readonly colour: Colour;
  readonly draw: (cube: number) => Omit<Parameters<typeof CubeBox>[0], 'rolls'>;
  /** The decision about the order; null where there is none now. */
  readonly decision: OpenStep | null;
  readonly question: string;
  /** The cubes have just been dealt. */
  readonly dealt: boolean;
  readonly play: TableProps['play'];
}

/** Six cubes to be laid from left to right, dragged, swapped by touch, or moved by the arrow keys. */
export function Tray({ cubes, colour, draw, decision, question, dealt, play }: TrayProps) {
  const ordering = useOrder(cubes.map(({ id }) => id));
  const { order, picked } = ordering;
  const [marks, setMarks] = useState<readonly number[]>([]);
  const [said, setSaid] = useState('');
  const { busy, take } = useTake(play);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 5 } }));
  const heading = useId();
  const comes = useMoves(cubes.map(({ id }) => id).join(), dealt);
  const idle = decision === null || busy;
  const numberOf = (id: number): number => cubes.find((cube) => cube.id === id)?.number ?? 0;
  const nameOf = (id: number): string => words.cube(numberOf(id), colour);
  const most = mostMarks(decision);

  const move = (cube: number, to: number): void => {
    ordering.move(cube, to);
    if (to >= 0 && to < order.length) setSaid(words.moved(nameOf(cube), to));
  };
  const dropped = ({ active, over }: DragEndEvent): void => {
    if (over && active.id !== over.id) move(Number(active.id), order.indexOf(Number(over.id)));
  };
  const lock = async (): Promise<void> => {
    if (!decision) return;
    const laid = order.slice(0, balls);
    const taken = await take(decision.step, decision.domain.kind === 'record' ? { order: laid, roll: marks } : laid);
    if (taken) setMarks([]);
  };
  const mark = (place: number): void =>
    setMarks(
      marks.includes(place)
        ? marks.filter((each) => each !== place)
        : [...marks, place].slice(-most).sort((a, b) => a - b),
    );

  return (
    <section aria-labelledby={heading} className="panel p-2.5 sm:p-3" data-ask={asks(decision)}>
      <h2 id={heading} className="font-semibold sm:text-lg">
        {decision ? question : words.tray}
      </h2>
      <p className="mb-2 text-sm text-soft max-sm:sr-only">{decision?.made ? words.locked : words.traySay}</p>
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={dropped}>
        <SortableContext items={[...order]} strategy={horizontalListSortingStrategy} disabled={idle}>
          <ol
            className="grid max-w-2xl gap-1 [--size:2.25rem] sm:gap-3 sm:[--size:3.5rem] lg:[--size:2.5rem]"
            style={{ gridTemplateColumns: `repeat(${Math.max(balls, order.length)}, minmax(0, 1fr))` }}
          >
            {order.map((id, at) => (
              <TrayCube
                key={id}
                id={id}
                at={at}
                name={nameOf(id)}
                number={numberOf(id)}
                used={at < balls}
                picked={picked === id}
                idle={idle}
                comes={comes ? at : null}
                touch={() => {
                  ordering.touch(id);
                  setSaid(picked === null ? words.picked(nameOf(id)) : '');
                }}
                step={(by) => move(id, at + by)}
                mark={most > 0 && at < balls ? { on: marks.includes(at + 1), toggle: () => mark(at + 1) } : null}
              >
                <CubeBox {...draw(id)} rolls={undefined} />
              </TrayCube>
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <p aria-live="assertive" className="sr-only">
        {said}
      </p>
      {/* with nothing to decide it leaves room for who is thinking */}
      <div className={`mt-2 flex flex-wrap gap-1.5 ${decision ? '' : 'invisible'}`}>
        <button
          type="button"
          className="button button-main flex-1 sm:flex-none sm:min-w-44"
          data-answer
          disabled={idle}
          onClick={() => void lock()}
        >
          {words.done}
        </button>
        <Sort
          idle={idle}
          word={words.sorts.high}
          icon={ArrowDownWideNarrow}
          sort={() => ordering.set([...order].sort((a, b) => numberOf(b) - numberOf(a)))}
        />
        <Sort
          idle={idle}
          word={words.sorts.low}
          icon={ArrowUpNarrowWide}
          sort={() => ordering.set([...order].sort((a, b) => numberOf(a) - numberOf(b)))}
        />
        <Sort idle={idle} word={words.sorts.mix} icon={Shuffle} sort={() => ordering.set(mixed(order))} />
      </div>
    </section>
  );
}

interface SortProps {
  readonly idle: boolean;
  readonly word: string;
  readonly icon: typeof Shuffle;
  readonly sort: () => void;
}

function Sort({ idle, word, icon: Icon, sort }: SortProps) {
  return (
    <button type="button" className="button px-3" disabled={idle} onClick={sort}>
      <Icon aria-hidden size={18} />
      <span className="max-sm:sr-only">{word}</span>
    </button>
  );
}

/** How many cubes may be marked to be rolled with the order. */
function mostMarks(decision: OpenStep | null): number {
  const roll = decision?.domain.kind === 'record' ? decision.domain.fields.roll : undefined;
  if (roll?.kind !== 'oneOf') return 0;
  return Math.max(0, ...roll.items.map((item) => (Array.isArray(item) ? item.length : 0)));
}

/** The same cubes in an order of no meaning. */
function mixed(order: readonly number[]): readonly number[] {
  const next = [...order];
  for (let at = next.length - 1; at > 0; at--) {
    const other = Math.floor(Math.random() * (at + 1));
    [next[at], next[other]] = [next[other] as number, next[at] as number];
  }
  return next;
}
