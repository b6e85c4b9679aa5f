import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../server-mock/app.ts';
import { pathsOf } from '../../server-mock/kernel/contracts/contract.ts';
import type { Services } from '../../server-mock/kernel/services/service-base.ts';
import { contracts } from './contract-files.ts';

/** Services that nobody calls: this test only looks at what gets registered. */
const services = {
  config: { contextPath: '', trustProxy: false },
  log: {
    child: () => services.log,
    level: 'silent',
    info() {},
    warn() {},
    error() {},
    fatal() {},
    debug() {},
    trace() {},
  },
  installation: { whenMigrated: async () => undefined },
  projectRoot: process.cwd(),
  clientDir: process.cwd(),
};

let app: Awaited<ReturnType<typeof buildApp>>;

beforeAll(async () => {
  app = await buildApp(services as unknown as Services);
  await app.ready();
});
afterAll(() => app.close());

it('registers every contract and no other', () => {
  const registered = app.contracts.map(({ title }) => title).sort();
  expect(registered).toEqual(contracts.map(({ contract }) => contract.title).sort());
});

it('answers every operation at each of its addresses', () => {
  const operations = contracts.flatMap(({ contract }) => contract.operations);
  const missing = operations.flatMap((operation) =>
    pathsOf(operation)
      .filter((url) => !app.hasRoute({ method: operation.method as 'GET', url }))
      .map((url) => `${operation.method} ${url}`),
  );
  expect(missing).toEqual([]);
});
