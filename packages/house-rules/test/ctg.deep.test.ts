import { testInPlay } from './in-play.js';

testInPlay('ctg', 'all');
