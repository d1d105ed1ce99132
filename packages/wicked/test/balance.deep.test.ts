import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('the numbers of the set are those that balancing it comes to', () => {
  const says = execFileSync(process.execPath, ['scripts/balance.mjs'], { encoding: 'utf8' });
  expect(says).toContain('The set has these numbers.');
});
