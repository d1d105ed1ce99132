import { holdNamed } from '../contests/hold-named.js';
import { largerContests } from '../contests/larger-contests.js';

holdNamed(largerContests);
