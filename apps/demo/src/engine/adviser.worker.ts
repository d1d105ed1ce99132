import { expose } from 'comlink';
import { Adviser } from './adviser.js';
import { mayMakeCode } from './code-from-text.js';

expose(new Adviser(mayMakeCode));
