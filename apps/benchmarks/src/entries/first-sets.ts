import { holdNamed } from '../contests/hold-named.js';
import { contestsWithFirstSets } from '../contests/larger-contests.js';

holdNamed(contestsWithFirstSets);
