// `npm test` plays a fifth of these matches.
import './odds.test.js';
