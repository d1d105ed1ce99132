import { full, testCalibration } from './bands.js';

testCalibration(full, 0);
