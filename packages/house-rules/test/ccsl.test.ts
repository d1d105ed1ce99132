/** @module-tag ccsl */
import { testInPlay } from './in-play.js';

testInPlay('ccsl', 'a sample');
