import { expect, test } from 'vitest';

test('the package can be imported', async () => {
  await expect(import('@howzat/players')).resolves.toBeTypeOf('object');
});
