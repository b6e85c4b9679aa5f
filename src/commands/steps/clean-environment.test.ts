import { delimiter } from 'node:path';
import { expect, it } from 'vitest';
import { cleanEnvironment } from './clean-environment.mjs';

const path = (...folders: string[]) => folders.join(delimiter);

it('keeps PATH, HOME, CI and LANG, and nothing else', () => {
  const set = { PATH: path('/usr/bin', '/bin'), HOME: '/home/ann', CI: 'true', LANG: 'C.UTF-8' };
  const helpful = {
    CHROMIUM_PATH: '/opt/c',
    TEST_DATABASE_URL: 'postgres://x',
    NODE_OPTIONS: '--foo',
    PAGEWRIGHT_MODE: 'saas',
  };
  expect(cleanEnvironment({ ...set, ...helpful, npm_config_registry: 'https://mirror.example' })).toEqual(set);
});

it('leaves out what is not set', () => {
  expect(cleanEnvironment({ PATH: '/bin', HOME: '/root' })).toEqual({ PATH: '/bin', HOME: '/root' });
});

it('takes programs of the calling folder off the PATH', () => {
  const PATH = path('/here/node_modules/.bin', '/npm/node-gyp-bin', '/usr/bin');
  expect(cleanEnvironment({ PATH })).toEqual({ PATH: '/usr/bin' });
});
