/** @module-tag pocket */
import { testInPlay } from './in-play.js';

testInPlay('pocket', 'a sample');
