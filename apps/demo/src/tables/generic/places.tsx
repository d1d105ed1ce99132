import type { DomainDescription, Json } from '@howzat/core';
import { words } from '../../words.js';
import type { ControlProps } from './control-props.js';

type Placements = ControlProps<Extract<DomainDescription, { kind: 'placement' }>>;

/** A place for every piece; places that are taken are not offered twice. */
export function Places({ wanted, value, change, label, disabled }: Placements) {
  const { pieces, places, shared } = wanted;
  const chosen = value as readonly (Json | null)[];
  const nameOf = (piece: Json): string => label(piece, 'piece');
  const placeOf = (json: string): Json => places.find((place) => JSON.stringify(place) === json) ?? null;
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {pieces.map((piece, at) => {
        const here = chosen[at] === null ? '' : JSON.stringify(chosen[at]);
        return (
          <li key={JSON.stringify(piece)}>
            <label className="flex items-center gap-2 text-sm">
              <span className="min-w-20">{nameOf(piece)}</span>
              <select
                className="field"
                value={here}
                disabled={disabled}
                onChange={(event) => change(chosen.map((one, i) => (i === at ? placeOf(event.target.value) : one)))}
              >
                <option value="">{words.ask.nowhere}</option>
                {places.map((place) => {
                  const json = JSON.stringify(place);
                  const taken = !shared && json !== here && chosen.some((one) => JSON.stringify(one) === json);
                  return (
                    <option key={json} value={json} disabled={taken}>
                      {label(place, 'place')}
                    </option>
                  );
                })}
              </select>
            </label>
          </li>
        );
      })}
    </ul>
  );
}
