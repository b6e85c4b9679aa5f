import { expect, it } from 'vitest';
import preview from '../../schemas/screens/theme/editor-preview.json' with { type: 'json' };

it('asks the server in any case, for a form of amis keeps its choices only beside data that it has loaded', () => {
  const { initApi, data } = preview.body;
  expect(Object.keys(data)).toContain('page');
  expect(initApi).toMatchObject({ url: '${prefix}/theme/presets' });
  expect(initApi).not.toHaveProperty('sendOn');
});
