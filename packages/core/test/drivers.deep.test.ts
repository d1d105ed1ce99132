// `npm test` plays a fraction of these matches.
import './decisions-changed.test.js';
import './machine.test.js';
import './machine-equality.test.js';
import './scorebook-properties.test.js';
import './taking-back.test.js';
