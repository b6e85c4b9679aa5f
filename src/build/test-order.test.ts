import { expect, it } from 'vitest';
import type { TestSpecification, Vitest } from 'vitest/node';
import { KindAfterKind } from './test-order.ts';

const context = {
  config: { root: '/' },
  cache: { getFileTestResults: () => undefined, getFileStats: () => undefined },
} as unknown as Vitest;

it('keeps the files of a kind together, the browser tests first', async () => {
  const files = ['unit', 'browser', 'unit-dom', 'server', 'browser', 'unit'].map(
    (name, index) =>
      ({
        project: { name, config: { root: '/', sequence: { groupOrder: 0 } } },
        moduleId: `/${index}`,
      }) as TestSpecification,
  );
  const sorted = await new KindAfterKind(context).sort(files);
  expect(sorted.map(({ project }) => project.name)).toEqual([
    'browser',
    'browser',
    'server',
    'unit',
    'unit',
    'unit-dom',
  ]);
});
