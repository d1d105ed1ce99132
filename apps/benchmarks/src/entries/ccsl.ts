import { basicContests, fullContests } from '../contests/ccsl-contests.js';
import { holdNamed } from '../contests/hold-named.js';

holdNamed([...basicContests, ...fullContests]);
