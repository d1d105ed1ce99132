// `npm test` plays a tenth of these matches.
import './equality.test.js';
