// `npm test` plays a quarter of these matches.
import './players.test.js';
