import { type MatchState, type Program, type Seat, type View, viewOf } from '@howzat/core/engine';
import { viewSource } from '../emit/views.js';
import { mayGenerate } from './may-generate.js';

/** Makes the view of a seat. It shares nested values with the state, as that of `viewOf` does. */
export type Viewer = (state: MatchState, seat: Seat) => View;

const viewers = new WeakMap<Program, Viewer>();

/**
 * The same views as `viewOf` makes, for those who want very many of one rulebook: by code that is made for it once, where code
 * may be made. An object that is filled field by field is a slow one where the fields are many.
 *
 * @example
 * import { compose } from '@howzat/core';
 * import { programOf } from '@howzat/core/engine';
 * import { viewerOf } from '@howzat/compiler/run';
 * import { ccsl } from '@howzat/ccsl';
 *
 * console.log(typeof viewerOf(programOf(compose(ccsl, {})))); // function
 */
export function viewerOf(program: Program): Viewer {
  let viewer = viewers.get(program);
  if (!viewer) {
    const generates = mayGenerate();
    let made: Viewer | null = null;
    viewer = (state, seat) => {
      if (!generates || program.openings.length > 0) return viewOf(program, state, seat);
      made ??= new Function('st', 'seat', viewSource(program, state)) as Viewer;
      return made(state, seat);
    };
    viewers.set(program, viewer);
  }
  return viewer;
}
