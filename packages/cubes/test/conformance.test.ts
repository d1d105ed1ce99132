import { keepsTheContract } from './contract.js';

keepsTheContract('in turn');
