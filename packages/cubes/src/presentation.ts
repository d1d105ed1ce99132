import type { Presentation } from '@howzat/core';
import type { Colour } from './components/cubes.js';
import { type Numbers, numberOn } from './components/sets.js';

interface Hands {
  readonly homeColour?: Colour | null;
  readonly awayColour?: Colour | null;
  readonly bowlerHand?: readonly number[];
  readonly batterHand?: readonly number[];
}

/** A cube in hand goes by the number that it shows its owner. */
export const presentation: Presentation = {
  presents: 'cubes',
  label: (item, { field, view, params }) => {
    if (view === null || typeof item !== 'number' || (field !== null && field !== 'order')) return undefined;
    const { homeColour, awayColour, bowlerHand = [], batterHand = [] } = view.state as Hands;
    const colour = view.side === 'home' ? homeColour : awayColour;
    if (!colour || ![...bowlerHand, ...batterHand].includes(item)) return undefined;
    return `${numberOn(item, colour, params as unknown as Numbers)} (cube ${item})`;
  },
};
