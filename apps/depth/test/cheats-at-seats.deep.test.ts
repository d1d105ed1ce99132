import { cheatsAtSeats } from './cheats.js';

cheatsAtSeats(() => 2000);
