import type { TestEngine, TestStorage } from './databases.ts';
import { type ServerOptions, startServer, type TestServer } from './server.ts';

export { demoPassword } from './server.ts';

/** A server with demo data whose clock the test sets forward. */
export interface DemoPlatform extends TestServer {
  storage: TestStorage;
  dataDir: string;
  /** Moves the server's clock. */
  later(seconds: number): void;
}

/** Starts a platform on a fresh place for data unless one is given; it is stopped by the end of the tests. */
export async function startDemoPlatform(
  engine: TestEngine,
  options: Partial<ServerOptions> = {},
): Promise<DemoPlatform> {
  let ahead = 0;
  const storage = options.storage ?? (await engine.storage());
  const server = await startServer({ ...options, storage, now: () => new Date(Date.now() + ahead) });
  engine.atEnd(() => server.stop());
  return {
    ...server,
    storage,
    dataDir: storage.dataDir,
    later: (seconds) => {
      ahead += seconds * 1000;
    },
  };
}
