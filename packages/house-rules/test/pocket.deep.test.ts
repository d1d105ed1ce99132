import { testInPlay } from './in-play.js';

testInPlay('pocket', 'all');
