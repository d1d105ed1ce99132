import type { Json } from '@howzat/core';
import { useId, useState } from 'react';
import { spaced } from '../../engine/said.js';
import { words } from '../../words.js';
import { Die } from '../pieces/die.js';
import { Forbidden } from '../pieces/forbidden.js';
import type { ControlProps } from './control-props.js';
import { Order } from './order.js';
import { Places } from './places.js';
import type { Wanted } from './wanted.js';

/** The control that goes with a domain. */
export function Control(props: ControlProps) {
  const { wanted } = props;
  switch (wanted.kind) {
    case 'oneOf':
      return <Buttons {...props} wanted={wanted} />;
    case 'number':
      return <Range {...props} wanted={wanted} />;
    case 'subsetOf':
    case 'drawn':
      return <Several {...props} wanted={wanted} />;
    case 'permutationOf':
      return <Order {...props} wanted={wanted} />;
    case 'placement':
      return <Places {...props} wanted={wanted} />;
    case 'die':
      return <Faces sides={wanted.sides} at={1} {...props} />;
    case 'dice':
      return <Dice {...props} wanted={wanted} />;
    case 'record':
      return <Fields {...props} wanted={wanted} />;
  }
}

type Of<K extends Wanted['kind']> = ControlProps<Extract<Wanted, { kind: K }>>;

/** Above this many items there is a field to find one in. */
const findable = 24;

function useFound(items: readonly Json[], label: (item: Json) => string) {
  const [typed, setTyped] = useState('');
  const id = useId();
  const word = typed.trim().toLowerCase();
  const found = word === '' ? items : items.filter((item) => label(item).toLowerCase().includes(word));
  const field = items.length > findable && (
    <div className="mb-3">
      <label htmlFor={id} className="mb-1 block text-sm text-soft">
        {words.ask.find}
      </label>
      <input id={id} className="field" value={typed} onChange={(event) => setTyped(event.target.value)} />
    </div>
  );
  return { found, field };
}

function Buttons({ wanted, value, change, label, disabled }: Of<'oneOf'>) {
  const { found, field } = useFound(wanted.items, label);
  const forbidden = wanted.forbidden ?? [];
  return (
    <>
      {field}
      <ul className="flex max-h-96 flex-wrap gap-2 overflow-y-auto p-1">
        {found.map((item) => {
          const chosen = JSON.stringify(item) === JSON.stringify(value);
          return (
            <li key={JSON.stringify(item)}>
              <button
                type="button"
                className={`button min-w-12 ${chosen ? 'button-main' : ''}`}
                aria-pressed={chosen}
                disabled={disabled}
                onClick={() => change(item)}
              >
                {label(item)}
              </button>
            </li>
          );
        })}
      </ul>
      {forbidden.length > 0 && <Forbidden items={forbidden} called={label} />}
    </>
  );
}

function Range({ wanted, value, change, disabled }: Of<'number'>) {
  const { min, max, step } = wanted;
  const now = typeof value === 'number' ? value : min;
  const within = (n: number): number => Math.min(max, Math.max(min, n));
  return (
    <div className="flex items-center gap-2">
      <button
        type="button"
        className="button button-icon"
        aria-label={words.ask.lower}
        disabled={disabled || now <= min}
        onClick={() => change(within(now - step))}
      >
        −
      </button>
      <input
        type="range"
        className="h-10 min-w-0 flex-1 accent-turf"
        aria-label={words.ask.choose}
        {...{ min, max, step, disabled }}
        value={now}
        onChange={(event) => change(Number(event.target.value))}
      />
      <button
        type="button"
        className="button button-icon"
        aria-label={words.ask.higher}
        disabled={disabled || now >= max}
        onClick={() => change(within(now + step))}
      >
        +
      </button>
      <input
        type="number"
        className="field w-20 text-center tabular-nums"
        aria-label={words.ask.choose}
        {...{ min, max, step, disabled }}
        value={now}
        onChange={(event) => change(within(Math.round(Number(event.target.value))))}
      />
    </div>
  );
}

function Several({ wanted, value, change, label, disabled }: Of<'subsetOf' | 'drawn'>) {
  const { items, size, kind } = wanted;
  const chosen = value as readonly Json[];
  const { found, field } = useFound(items, label);
  const at = (item: Json): number => chosen.findIndex((one) => JSON.stringify(one) === JSON.stringify(item));
  return (
    <>
      {field}
      <p className="mb-2 text-sm text-soft" aria-live="polite">
        {words.ask.pick(chosen.length, size)}
        {kind === 'drawn' && size > 1 ? `. ${words.ask.drawn}` : ''}
      </p>
      <ul className="flex max-h-96 flex-wrap gap-2 overflow-y-auto p-1">
        {found.map((item) => {
          const place = at(item);
          const full = place < 0 && chosen.length >= size;
          return (
            <li key={JSON.stringify(item)}>
              <button
                type="button"
                className={`button min-w-12 ${place >= 0 ? 'button-main' : ''}`}
                aria-pressed={place >= 0}
                disabled={disabled || full}
                onClick={() => change(place >= 0 ? chosen.filter((_, i) => i !== place) : [...chosen, item])}
              >
                {label(item)}
                {kind === 'drawn' && size > 1 && place >= 0 && <span className="text-xs">{place + 1}</span>}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Dice({ wanted, value, change, disabled }: Of<'dice'>) {
  const faces = value as readonly (number | null)[];
  return (
    <div className="space-y-3">
      {faces.map((face, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place on the table
        <fieldset key={at}>
          <legend className="mb-1 text-sm text-soft">{words.ask.die(at + 1)}</legend>
          <Faces
            sides={wanted.sides}
            at={at + 1}
            value={face}
            change={(side) => change(faces.map((one, i) => (i === at ? side : one)))}
            disabled={disabled}
          />
        </fieldset>
      ))}
    </div>
  );
}

interface FacesProps extends Pick<ControlProps, 'value' | 'change' | 'disabled'> {
  readonly sides: number;
  /** Which of the dice it is, from 1. */
  readonly at: number;
}

/** The faces of a die: the one that it showed is tapped. */
function Faces({ sides, at, value, change, disabled }: FacesProps) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {Array.from({ length: sides }, (_, i) => i + 1).map((face) => (
        <li key={face}>
          <button
            type="button"
            className={`grid size-12 place-items-center rounded-xl border-2 ${value === face ? 'border-gold bg-raised' : 'border-transparent'}`}
            aria-pressed={value === face}
            aria-label={words.ask.face(at, face)}
            disabled={disabled}
            onClick={() => change(face)}
          >
            <Die sides={sides} face={face} name={words.ask.die(at)} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Fields({ wanted, value, change, label, disabled }: Of<'record'>) {
  const chosen = value as Readonly<Record<string, unknown>>;
  return (
    <div className="space-y-4">
      {Object.entries(wanted.fields).map(([name, field]) => (
        <fieldset key={name}>
          <legend className="mb-1 text-sm font-semibold text-soft first-letter:uppercase">{spaced(name)}</legend>
          <Control
            wanted={field}
            value={chosen[name]}
            label={(item) => label(item, name)}
            disabled={disabled}
            change={(next) => change({ ...chosen, [name]: next })}
          />
        </fieldset>
      ))}
    </div>
  );
}
