import { expose } from 'comlink';
import { Bench } from './bench.js';

expose(new Bench());
