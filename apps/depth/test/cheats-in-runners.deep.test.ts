import { cheatsInRunners } from './cheats.js';

const matches = 500;

// each night plays others
cheatsInRunners(matches, Number(process.env.HOWZAT_SEED ?? 1) * matches);
