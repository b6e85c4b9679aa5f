import { expect, test } from 'vitest';
import { readModule } from '../tools/amis-sources.ts';
import { makeRendererTable } from './minimal.ts';

test('the renderer table names every type of amis and loads each by itself', () => {
  const table = makeRendererTable();
  const types = [...readModule('amis/esm/minimal.js').matchAll(/type: '([^']+)'/g)].map((match) => match[1]!);
  for (const type of types) expect(table).toContain(`type: '${type}'`);
  expect(table).toContain('amis/lib/renderers/Form/Static');
  expect(table).not.toMatch(/^import .*(compat|preset)/m);
});
