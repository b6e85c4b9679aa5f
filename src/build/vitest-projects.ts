import type { TestProjectConfiguration } from 'vitest/config';

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

/**
 * The four kinds of tests: `unit` runs in Node, `unit-dom` (files ending in .tsx, or asking for jsdom in their first
 * comment) in jsdom, `server` opens real sockets and databases, `browser` drives a real Chromium. The server and
 * browser tests of a worker share its modules, to load them once, and its Chromium: they must leave both as they were,
 * and cannot use `vi.mock`.
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
      server: { deps: { inline: [/amis/] } },
    },
  },
  {
    extends: true,
    resolve: { alias: [{ find: /^monaco-editor$/, replacement: '/tests/support/monaco-stub.ts' }] },
    test: {
      name: 'unit-dom',
      environment: 'jsdom',
      include: ['src/**/*.test.tsx', 'renderers/**/*.test.tsx'],
      setupFiles: ['tests/support/dom-setup.ts'],
      server: { deps: { inline: [/amis/] } },
    },
  },
  {
    extends: true,
    test: {
      name: 'server',
      environment: 'node',
      globalSetup: ['tests/support/database-servers.ts'],
      include: ['server-mock/**/*.test.ts', 'tests/{crash,reach-table,sign-in-table,support,tenancy}/**/*.test.ts'],
      execArgv: quickWebAssembly,
      isolate: false,
      testTimeout: 30_000,
      hookTimeout: 60_000,
    },
  },
  {
    extends: true,
    test: {
      name: 'browser',
      environment: 'node',
      include: ['tests/browser/**/*.test.ts'],
      execArgv: quickWebAssembly,
      isolate: false,
      testTimeout: 60_000,
      hookTimeout: 180_000,
    },
  },
];
