#!/usr/bin/env node
import { run } from '../dist/index.js';

await run(process.argv);
