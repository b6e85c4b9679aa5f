import { expect, it, vi } from 'vitest';
import { gatherParts } from './parts-in-force.ts';
import type { LayerScreen } from './resolve.ts';

const include = (screen: string) => ({ type: 'include', screen });
const names = (area: string, count: number) => Array.from({ length: count }, (_, at) => include(`${area}/p${at}`));

it('looks for no more parts than a page may have, whatever the page and its parts name', async () => {
  const schema = { type: 'container', body: names('b', 5000) } as unknown as LayerScreen['schema'];
  const choose = vi.fn(async (): Promise<LayerScreen> => ({ layer: 'company', version: 1, schema }));
  const whole = { id: 'a/page', layer: 'company', schema: { type: 'page', body: names('a', 200) } } as const;
  const { pieces } = await gatherParts(whole, { choose, isOffered: () => false });
  expect(choose).toHaveBeenCalledTimes(100);
  expect(pieces.size).toBe(100);
});

it('reads few whole pages that somebody includes, follows none, and looks for nothing in people’s own data', async () => {
  const schema = { type: 'page', body: names('b', 50) } as unknown as LayerScreen['schema'];
  const choose = vi.fn(async (): Promise<LayerScreen> => ({ layer: 'company', version: 1, schema }));
  const gather = (page: object) =>
    gatherParts(
      { id: 'a/page', layer: 'company', schema: { type: 'page', ...page } },
      { choose, isOffered: () => false },
    );
  await gather({ data: { x: names('a', 100) }, body: 'x' });
  expect(choose).not.toHaveBeenCalled();
  await gather({ body: names('a', 100) });
  expect(choose).toHaveBeenCalledTimes(10);
});
