import { expect, test } from 'vitest';

test('the package can be imported', async () => {
  await expect(import('@howzat/cubes')).resolves.toBeTypeOf('object');
});
