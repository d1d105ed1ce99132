// TypeScript 7, which checks types several times as fast as version 5. That one stays for the tools that need its API.
import '../node_modules/typescript-7/lib/tsc.js';
