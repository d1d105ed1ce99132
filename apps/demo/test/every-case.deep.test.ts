// `npm test` goes through some of the games, some of the screens, and some of the ways in which storage breaks; here they are all
// gone through.
import './axe.test.js';
import './first-over.test.js';
import './going-back-in-time.test.js';
import './hindi.test.js';
import './hot-seat.test.js';
import './keeping.test.js';
import './killed.test.js';
import './lab.test.js';
import './looking-ahead.test.js';
import './matches.test.js';
import './offline.test.js';
import './online.test.js';
import './policy.test.js';
import './refusals.test.js';
import './storage.test.js';
import './thinking.test.js';
import './ways-to-play.test.js';
