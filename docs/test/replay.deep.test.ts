import { testReplays } from './replayed.js';

testReplays(1);
