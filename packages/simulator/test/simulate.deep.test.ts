// `npm test` plays a fifth of these matches.
import './simulate.test.js';
