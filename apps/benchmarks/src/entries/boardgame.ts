import { boardgameContest } from '../contests/boardgame-contest.js';
import { holdNamed } from '../contests/hold-named.js';

holdNamed([boardgameContest]);
