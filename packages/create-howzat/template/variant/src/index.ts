export { handCricket } from './hand-cricket.js';
export { sensible } from './player.js';
