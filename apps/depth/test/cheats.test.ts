import { cheatsWinNoMore } from './cheats.js';

// a sample; `npm run test:deep` plays 2,000 matches of each game in either way
cheatsWinNoMore({ runner: 12, seats: (game) => (game === 'ctg' || game === 'pocket' ? 2 : 6) });
