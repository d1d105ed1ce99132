import { simulate } from '@howzat/simulator';

// One simulation in a process of its own, so that its memory is its own: matches and workers from the command line.
const [matches, workers] = process.argv.slice(2).map(Number) as [number, number];
const begun = performance.now();
await simulate({ variant: { module: '@howzat/ccsl', export: 'ccsl' }, matches, workers, seed: 1, verify: 0 });
const seconds = (performance.now() - begun) / 1000;
process.stdout.write(
  `${JSON.stringify({ matches, workers, seconds, megabytes: process.resourceUsage().maxRSS / 1024 })}\n`,
);
