import { holdNamed } from '../contests/contest.js';
import { largerContests } from '../contests/larger-contests.js';

holdNamed(largerContests);
