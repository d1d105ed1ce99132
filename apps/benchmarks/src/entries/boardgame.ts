import { boardgameContest } from '../contests/boardgame-contest.js';
import { holdNamed } from '../contests/contest.js';

holdNamed([boardgameContest]);
