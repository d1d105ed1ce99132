import { cheatsWinNoMore } from './cheats.js';

cheatsWinNoMore({ runner: 2000, seats: () => 2000 });
