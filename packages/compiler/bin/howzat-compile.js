#!/usr/bin/env node
import { run } from '../dist/build.js';

process.exitCode = await run(process.argv.slice(2));
