import { holdNamed } from '../contests/contest.js';
import { cubesContests } from '../contests/cubes-contests.js';

holdNamed(cubesContests);
