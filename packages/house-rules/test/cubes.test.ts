/** @module-tag cubes */
import { testInPlay } from './in-play.js';

testInPlay('cubes', 'a sample');
