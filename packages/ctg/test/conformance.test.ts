import { keepsTheContract } from './contract.js';

keepsTheContract(1);
