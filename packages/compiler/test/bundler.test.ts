import { expect, test } from 'vitest';
import { BundlerMissing, loadBundler } from '../src/build/bundler.js';

const failing = (error: Error) => () => Promise.reject(error);

test('esbuild is an optional peer; where it is not installed, the error says how to install it', async () => {
  const missing = Object.assign(new Error("Cannot find package 'esbuild'"), { code: 'ERR_MODULE_NOT_FOUND' });
  const error = await loadBundler(failing(missing)).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(BundlerMissing);
  expect(error).toMatchObject({ code: 'bundler-missing', cause: missing });
  expect((error as Error).message).toBe(
    'Compiling needs esbuild, which is not installed: npm install --save-dev esbuild',
  );
});

test('another error of esbuild stays as it is', async () => {
  const broken = new Error('The package "@esbuild/linux-x64" could not be found');
  await expect(loadBundler(failing(broken))).rejects.toBe(broken);
});
