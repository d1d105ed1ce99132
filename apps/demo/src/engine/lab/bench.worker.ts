import { expose } from 'comlink';
import { mayMakeCode } from '../code-from-text.js';
import { Bench } from './bench.js';

expose(new Bench(mayMakeCode));
