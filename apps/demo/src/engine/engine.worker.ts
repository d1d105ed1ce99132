import { expose } from 'comlink';
import { keeperOf } from '../storage/keeper.js';
import { Engine } from './engine.js';

expose(new Engine(keeperOf));
