import { loadAsyncRenderersByType } from 'amis-core/lib/factory';
import { expect, it, vi } from 'vitest';
import { defineRenderer, registerDefinition } from './define-renderer.ts';

const Component = () => <p>drawn</p>;
const schema = async () => ({ default: { properties: { type: { const: 'late' } } } });

it('loads once for screens that ask at the same time', async () => {
  const load = vi.fn(async () => ({ default: Component }));
  registerDefinition(defineRenderer({ type: 'late', field: false, schema, load }));
  await Promise.all([loadAsyncRenderersByType('late'), loadAsyncRenderersByType('late')]);
  expect(load).toHaveBeenCalledTimes(1);
});

it('tries again after it could not be loaded', async () => {
  const load = vi.fn(async () => ({ default: Component }));
  load.mockRejectedValueOnce(new Error('no connection'));
  registerDefinition(defineRenderer({ type: 'later', field: false, schema, load }));
  await expect(loadAsyncRenderersByType('later')).rejects.toThrow('no connection');
  await loadAsyncRenderersByType('later');
  expect(load).toHaveBeenCalledTimes(2);
});
