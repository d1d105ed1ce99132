import { basicContests, fullContests } from '../contests/ccsl-contests.js';
import { holdNamed } from '../contests/contest.js';

holdNamed([...basicContests, ...fullContests]);
