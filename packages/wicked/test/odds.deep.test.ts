import { testOversInPlay } from './overs-in-play.js';

testOversInPlay(1_000_000);
