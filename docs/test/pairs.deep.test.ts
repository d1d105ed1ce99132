import { testPairs } from './pairs-replayed.js';

testPairs(60);
