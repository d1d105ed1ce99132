import { cubesContests } from '../contests/cubes-contests.js';
import { holdNamed } from '../contests/hold-named.js';

holdNamed(cubesContests);
