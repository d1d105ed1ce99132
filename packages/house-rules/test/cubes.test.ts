import { testInPlay } from './in-play.js';

testInPlay('cubes', 'a sample');
