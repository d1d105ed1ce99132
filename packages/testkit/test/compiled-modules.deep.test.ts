// `npm test` plays an eighth of these matches.
import './compiled-modules.test.js';
