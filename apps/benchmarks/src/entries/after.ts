import { afterContests } from '../contests/after-contests.js';
import { holdNamed } from '../contests/hold-named.js';

holdNamed(afterContests);
