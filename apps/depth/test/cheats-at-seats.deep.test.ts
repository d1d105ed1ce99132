import { cheatsAtSeats } from './cheats.js';

// a match of these two takes longest
const fewer: Readonly<Record<string, number>> = { ctg: 125, pocket: 250 };
const most = 500;

// each night plays others
cheatsAtSeats((game) => fewer[game] ?? most, Number(process.env.HOWZAT_SEED ?? 1) * most);
