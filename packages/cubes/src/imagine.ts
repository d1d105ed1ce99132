import {
  copyJson,
  type Frozen,
  type Game,
  leftIn,
  pool,
  type Rng,
  type Role,
  shuffled,
  takeOut,
} from '@howzat/core/author';
import { fillBag, newBag } from './components/bag.js';
import { colours, numbered } from './components/cubes.js';
import { faceOf, facesInPlay, type Numbers } from './components/sets.js';
import type { CubesState } from './kit.js';

/**
 * The whole state as it may be, for a player that looks ahead: the other side holds cubes that its owner does not see,
 * laid out in any order, and as many cubes are out of the bag as are known to be.
 */
export function imagine(
  open: Frozen<Partial<CubesState>>,
  role: Role,
  g: Frozen<Game>,
  p: Numbers & { readonly wildcubes: string },
  rng: Rng,
): CubesState {
  const unseen =
    role === 'batting'
      ? { bowlerHand: [], bowlerOrder: [], bowlerNumbers: sixBlanks(), bowlerMarks: [], bowlerFacesSeen: [] }
      : { batterHand: [], batterOrder: [], batterNumbers: sixBlanks(), batterMarks: [], batterFacesSeen: [] };
  const s = { bag: pool(0), bowlerFacesSeen: [], batterFacesSeen: [], ...unseen, ...copyJson(open) } as CubesState;
  const own = role === 'batting' ? s.batterHand : s.bowlerHand;
  const { inBag } = s;
  if (own.length === 0) return s;

  s.bag = newBag(p.wildcubes === 'when-dealt');
  fillBag(s.bag, s.discarded, s.bowlerHand, s.batterHand);
  // cubes of the other side, then those that were played, are as good as any that are not one's own
  const others = shuffled(
    rng,
    leftIn(s.bag).filter((cube) => cube <= numbered),
  );
  const hand = others.slice(0, own.length);
  for (const cube of others.slice(0, Math.max(hand.length, s.bag.left - inBag))) takeOut(s.bag, cube);
  s.inBag = s.bag.left;
  const colour = (seat: number): number => colours.indexOf((seat === 0 ? s.homeColour : s.awayColour) ?? 'A');
  const faces = facesInPlay(p);
  const number =
    (seat: number) =>
    (cube: number): number =>
      faceOf(faces, cube, colour(seat));
  if (role === 'batting') {
    s.bowlerHand = hand;
    s.bowlerOrder = hand.slice(0, 6);
    s.bowlerNumbers = s.bowlerOrder.map(number(1 - g.batting));
  } else {
    s.batterHand = hand;
    s.batterOrder = hand.slice(0, 6);
    s.batterNumbers = s.batterOrder.map(number(g.batting));
  }
  return s;
}

function sixBlanks(): number[] {
  return [0, 0, 0, 0, 0, 0];
}
