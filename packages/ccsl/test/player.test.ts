import { testStrength } from './strength.js';

testStrength({ random: 1000, itself: 500 });
