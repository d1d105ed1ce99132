import { cheatsAtSeats, cheatsInRunners } from './cheats.js';

// a sample; `npm run test:deep` plays 500 matches of most games in either way, and others each night
cheatsInRunners(4);
cheatsAtSeats((game) => (game === 'ctg' || game === 'pocket' ? 2 : 6));
