import { testHabits } from './habits.js';
import { testStrength } from './strength.js';

testStrength({ random: 20_000, itself: 4000 });
testHabits(4000);
