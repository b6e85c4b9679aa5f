import { expect, it } from 'vitest';
import palette from '../../schemas/editor/palette.json' with { type: 'json' };
import en from '../../schemas/locales/en-US.json' with { type: 'json' };
import zh from '../../schemas/locales/zh-CN.json' with { type: 'json' };
import { lookRenderers } from '../host/renderers/look-renderers.ts';
import { registry } from '../host/renderers/registry.ts';
import { loadPlugins } from './load-plugins.ts';

it('offers each renderer of the platform in a group of the palette, with a name in each language', async () => {
  const plugins = await loadPlugins(Object.values({ ...registry, ...lookRenderers }), () => undefined);
  const types = (plugins as unknown as { id: string }[]).map(({ id }) => id.replace('pagewright-', ''));
  const placed = palette.groups.flatMap(({ entries }) => entries);
  expect(types.filter((type) => !placed.includes(type))).toEqual([]);
  expect(types.filter((type) => !(`editor.renderer.${type}` in en && `editor.renderer.${type}` in zh))).toEqual([]);
});
