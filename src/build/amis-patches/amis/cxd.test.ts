import { expect, it } from 'vitest';
import { readModule } from '../tools/amis-sources.ts';
import { cxd } from './cxd.ts';
import { withoutUnusedStyles } from './unused-styles.ts';

it('takes the narrow layout of forms out of amis and nothing else', () => {
  const amis = withoutUnusedStyles(readModule(cxd.module));
  const cured = cxd.change(readModule(cxd.module));
  expect(amis.length - cured.length).toBeGreaterThan(5_000);
  expect(amis.length - cured.length).toBeLessThan(20_000);
  expect(() => cxd.change(cured)).toThrow('narrow form layout');
  expect(cured.split('{').length).toBe(cured.split('}').length);
});
