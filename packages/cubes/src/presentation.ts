import type { Presentation } from '@howzat/core/author';
import { type Colour, colourNames, colours } from './components/cubes.js';
import { type Numbers, numberOn } from './components/sets.js';

interface Hands {
  readonly homeColour?: Colour | null;
  readonly awayColour?: Colour | null;
  readonly bowlerHand?: readonly number[];
  readonly batterHand?: readonly number[];
}

/** Steps whose items are letters of colours. */
const colourSteps = /^(colour\.|toss\.(call|cube)|tie\.cube)/;

/** A cube in hand goes by the number that it shows its owner, a colour by its name with the letter. */
export const presentation: Presentation = {
  presents: 'cubes',
  label: (item, { step, field, view, params }) => {
    const letter = colourSteps.test(step) ? colours.find((each) => each === item) : undefined;
    if (letter) return view === null ? colourNames[letter] : `${colourNames[letter]} (${letter})`;
    if (view === null || typeof item !== 'number' || (field !== null && field !== 'order')) return undefined;
    const { homeColour, awayColour, bowlerHand = [], batterHand = [] } = view.state as Hands;
    const colour = view.side === 'home' ? homeColour : awayColour;
    if (!colour || ![...bowlerHand, ...batterHand].includes(item)) return undefined;
    return `${numberOn(item, colour, params as unknown as Numbers)} (cube ${item})`;
  },
};
