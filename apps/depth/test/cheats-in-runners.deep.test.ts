import { cheatsInRunners } from './cheats.js';

cheatsInRunners(2000);
