import { cheatsAtSeats } from './cheats.js';

// a match of these two takes longest
const fewer: Readonly<Record<string, number>> = { ctg: 500, pocket: 1000 };

cheatsAtSeats((game) => fewer[game] ?? 2000);
