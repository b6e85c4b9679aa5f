import { expect, it } from 'vitest';
import { setupLine } from './console.ts';
import type { InstallationState, SetupSecret } from './index.ts';

const said = (state: InstallationState) => {
  const installation = { refresh: async () => state, secret: () => ({ kind: 'setup-code' }) as SetupSecret };
  return setupLine(installation, 'http://localhost:4100', () => 'ABCD-EFGH');
};

it('leads to the next step with the one-time code, and says nothing once the platform is in use', async () => {
  expect(await said('empty')).toMatch(/http:\/\/localhost:4100\/install .*ABCD-EFGH/);
  expect(await said('organisation')).toMatch(/\/install-org .*ABCD-EFGH/);
  expect(await said('ready')).toBe('');
});
