/** @module-tag wicked */
import { testInPlay } from './in-play.js';

testInPlay('wicked', 'a sample');
