import { cheatsAtSeats, cheatsInRunners } from './cheats.js';

// a sample; `npm run test:deep` plays 2,000 matches of each game in either way
cheatsInRunners(4);
cheatsAtSeats((game) => (game === 'ctg' || game === 'pocket' ? 2 : 6));
