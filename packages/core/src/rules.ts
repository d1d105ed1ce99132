/** For those who show rules: the words of the Laws, which all games share. Apart from the rest, so that who only plays loads none. */

export { lawsRegistry } from './laws/index.js';
