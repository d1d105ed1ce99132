import { testInPlay } from './in-play.js';

testInPlay('wicked', 'all');
