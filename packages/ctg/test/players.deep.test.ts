// `npm test` plays a fifth of these matches.
import './players.test.js';
