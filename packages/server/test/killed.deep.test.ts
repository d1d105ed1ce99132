import './killed.test.js';
