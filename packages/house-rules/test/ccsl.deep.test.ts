import { testInPlay } from './in-play.js';

testInPlay('ccsl', 'all');
