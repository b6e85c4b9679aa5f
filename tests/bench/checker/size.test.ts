import { expect, it } from 'vitest';
import { sizeFigures } from './figures-process.ts';

it('is small enough for a browser', async () => {
  const [size] = await sizeFigures();
  expect(size!.value).toBeLessThanOrEqual(size!.target!);
});
