import type { Site } from '../compose/index.js';
import type { Fn } from './program.js';

const nothing: object = Object.freeze({});

/**
 * The effect of a rule, or the verdict of an ending, with everything that amendments put around it. It mixes the drawers of several
 * amendments, which are found in the state that runs: it is called with all of them.
 */
export function aroundAll(effect: Fn<unknown>, at: Site): Fn<unknown> {
  let inner = inDrawer(effect, at.drawer);
  for (const { around, drawer } of at.wraps) {
    const before = inner;
    inner = (s, g, p, all) => around(() => before(s, g, p, all), s, g, p, drawerIn(all, drawer));
  }
  return inner;
}

/** The condition of a rule that may be wrapped: it is then called with all drawers, and sees its own. */
export function withItsDrawer(when: Fn<boolean>, at: Site): Fn<boolean> {
  return at.wraps.length === 0 ? when : inDrawer(when, at.drawer);
}

function inDrawer<T>(fn: Fn<T>, drawer: string | null): Fn<T> {
  return (s, g, p, all) => fn(s, g, p, drawerIn(all, drawer));
}

function drawerIn(all: object, drawer: string | null): object {
  return drawer === null ? nothing : ((all as Record<string, object>)[drawer] as object);
}
