import { afterContests } from '../contests/after-contests.js';
import { holdNamed } from '../contests/contest.js';

holdNamed(afterContests);
