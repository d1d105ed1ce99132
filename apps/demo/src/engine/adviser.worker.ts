import { expose } from 'comlink';
import { Adviser } from './adviser.js';

expose(new Adviser());
