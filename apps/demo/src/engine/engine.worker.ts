import { expose, wrap } from 'comlink';
import { keeperOf } from '../storage/keeper.js';
import type { Adviser } from './adviser.js';
import { forbidCode } from './code-from-text.js';
import { Engine } from './engine.js';

/** The engine in its worker. The adviser has another, and the two talk by a port of their own. */
class EngineDesk extends Engine {
  connect(port: MessagePort): void {
    this.meet(wrap<Adviser>(port));
  }
}

export type { EngineDesk };

// it reads what comes from outside: records, names, cards
forbidCode();
const desk = new EngineDesk(keeperOf);
addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
  desk.mishap(event.reason);
});
expose(desk);
