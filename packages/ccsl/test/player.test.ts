import { testStrength } from './strength.js';

testStrength({ random: 4000, itself: 2000 });
