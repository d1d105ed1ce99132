import { holdTheirRulebooks } from './compiled-runners.js';

holdTheirRulebooks(4);
