import { expect, test } from 'vitest';

test('the package can be imported', async () => {
  await expect(import('@howzat/ccsl')).resolves.toBeTypeOf('object');
});
