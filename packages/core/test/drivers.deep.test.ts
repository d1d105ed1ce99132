// `npm test` plays a quarter of these matches.
import './machine-equality.test.js';
