// `npm test` plays fewer of these matches, and solves shorter innings.
import './greedy.test.js';
import './search.test.js';
import './solve.test.js';
