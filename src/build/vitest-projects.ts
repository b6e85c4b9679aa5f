import { configDefaults, type TestProjectConfiguration } from 'vitest/config';

/** amis rejects a promise with this text on purpose while a form waits for its required fields. */
const EXPECTED_BY_AMIS = '依赖的部分字段没有通过验证';

/** Settings that every project shares. */
export const sharedTestOptions = {
  css: false,
  /** What comes is waited for as long as a busy machine may take. */
  expect: { poll: { timeout: 20_000 } },
  onUnhandledError: (error: { message?: string }): boolean | undefined =>
    error.message?.includes(EXPECTED_BY_AMIS) ? false : undefined,
};

/** A test's embedded database lives for seconds: optimising its code would take longer than running it. */
const quickWebAssembly = ['--liftoff-only'];

/** Tests of no component that replace modules (`vi.mock`), or need a window. */
const alone = '{src,renderers}/**/*.alone.test.ts';

/** Count the steps of all code in their process, so that nothing else may run there. */
const counted = 'tests/*-steps.test.ts';
const deepCounted = 'tests/*-steps.deep.test.ts';

/** Tests of the deep tier (`npm run test:deep`), beside those of the gate. */
const deep = '**/*.deep.test.{ts,tsx}';

const SERVER_FOLDERS = 'tests/{crash,reach-table,sign-in-table,support,tenancy-table}';

/** Real sockets and databases. */
const server = {
  environment: 'node' as const,
  globalSetup: ['tests/support/database-servers.ts'],
  execArgv: quickWebAssembly,
  isolate: false,
  // Patience with a busy machine: no test measures time.
  testTimeout: 90_000,
  hookTimeout: 60_000,
};

/** A real Chromium. A machine that is busy with other work is a reason for a second try, and the run names each. */
const browser = { ...server, testTimeout: 120_000, hookTimeout: 180_000, retry: 1 };

/**
 * The gate has four kinds of tests: `unit` runs in Node, `unit-dom` (files ending in .tsx or .alone.test.ts) in jsdom, `server`
 * opens real sockets and databases, `browser` makes journeys in a real Chromium. The deep tier has the files named `*.deep.test.ts`,
 * and all features once more on the embedded database.
 *
 * The tests of a worker share its modules, to load them once, and its Chromium. They must leave both as they were, and cannot
 * use `vi.mock`. `unit-dom` alone gives each file modules and a window of its own, because amis and the guards around it change
 * what all of a page share. It does so in a new context of the same process: a new process for each file would spend five times
 * as much on loading jsdom. `unit-counted` and `deep-counted` give each file a process of its own.
 */
export const testProjects: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'unit',
      environment: 'node',
      include: [
        'src/**/*.test.ts',
        'renderers/**/*.test.ts',
        'tests/contracts/**/*.test.ts',
        'tests/bench/**/*.test.ts',
        'tests/*.test.ts',
      ],
      exclude: [...configDefaults.exclude, alone, counted, deep],
      isolate: false,
      server: { deps: { inline: [/amis/] } },
    },
  },
  {
    extends: true,
    test: { name: 'unit-counted', environment: 'node', include: [counted], server: { deps: { inline: [/amis/] } } },
  },
  {
    extends: true,
    resolve: { alias: [{ find: /^monaco-editor$/, replacement: '/tests/support/monaco-stub.ts' }] },
    test: {
      name: 'unit-dom',
      environment: 'jsdom',
      include: ['{src,renderers}/**/*.test.tsx', alone],
      exclude: [...configDefaults.exclude, deep],
      pool: 'vmForks',
      setupFiles: ['tests/support/dom-setup.ts'],
      server: { deps: { inline: [/amis/] } },
    },
  },
  {
    extends: true,
    test: {
      ...server,
      name: 'server',
      include: ['server-mock/**/*.test.ts', `${SERVER_FOLDERS}/**/*.test.ts`],
      exclude: [...configDefaults.exclude, deep],
    },
  },
  {
    extends: true,
    test: {
      ...browser,
      name: 'browser',
      include: ['tests/browser/**/*.test.ts'],
      exclude: [...configDefaults.exclude, deep],
    },
  },
  {
    extends: true,
    test: {
      name: 'deep-unit',
      environment: 'node',
      include: ['{src,renderers,tests/contracts,tests/bench}/**/*.deep.test.ts', 'tests/*.deep.test.ts'],
      exclude: [...configDefaults.exclude, deepCounted],
      isolate: false,
      server: { deps: { inline: [/amis/] } },
    },
  },
  {
    extends: true,
    test: {
      name: 'deep-counted',
      environment: 'node',
      include: [deepCounted],
      server: { deps: { inline: [/amis/] } },
    },
  },
  {
    extends: true,
    test: {
      ...server,
      name: 'deep-server',
      include: ['server-mock/**/*.deep.test.ts', `${SERVER_FOLDERS}/**/*.deep.test.ts`],
    },
  },
  {
    extends: true,
    test: {
      ...server,
      name: 'deep-embedded',
      include: ['server-mock/**/*.test.ts', 'tests/tenancy-table/*.test.ts'],
      exclude: [...configDefaults.exclude, deep],
      env: { TEST_ENGINE: 'pglite' },
    },
  },
  {
    extends: true,
    test: { ...browser, name: 'deep-browser', include: ['tests/browser/**/*.deep.test.ts'] },
  },
];
