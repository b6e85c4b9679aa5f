import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { findProjectRoot } from '../../../server-mock/kernel/program/project-root.ts';
import { closeChromium, openPage, type PageProblems, signIn } from '../../support/browser.ts';
import type { TestEngine } from '../../support/databases.ts';
import { copyOfSchemas, demoPassword, startServer, type TestServer } from '../../support/server.ts';

/** The client as it was built last; CLIENT_DIR names another build. */
const clientDir = process.env['CLIENT_DIR'] ?? join(findProjectRoot(), 'dist', 'client');

type Schema = Record<string, unknown>;

/** A real server with the real client, and a copy of the screens that a test may edit. */
export interface HostPlatform {
  server(): TestServer;
  /** A page that has gone nowhere yet, signed in when an account is given. */
  page(options?: OpenOptions): Promise<{ page: Page; problems: PageProblems }>;
  /** Opens a path, signed in when an account is given, and waits until the page is live. */
  open(path: string, options?: OpenOptions): Promise<{ page: Page; problems: PageProblems }>;
  read(file: string): Schema;
  /** Writes a file below `schemas/`, as a person with a text editor does. */
  write(file: string, content: Schema | string): void;
}

interface OpenOptions extends BrowserContextOptions {
  as?: string;
}

/** Starts a platform for the tests of a file. Pages are closed after every test, which fails when one complained. */
export function usePlatform(
  engine: TestEngine,
  environment: Record<string, string> = {},
  { isProduction = false } = {},
): HostPlatform {
  let server: TestServer;
  let projectRoot: string;
  const open: (() => Promise<void>)[] = [];
  const originals = new Map<string, string>();
  const pathOf = (file: string) => join(projectRoot, 'schemas', file);

  beforeAll(async () => {
    projectRoot = copyOfSchemas();
    server = await startServer({ storage: await engine.storage(), projectRoot, clientDir, environment, isProduction });
  });
  afterEach(async () => {
    try {
      for (const close of open.splice(0)) {
        await close();
      }
    } finally {
      for (const [file, text] of originals) {
        writeFileSync(pathOf(file), text);
      }
      originals.clear();
    }
  });
  afterAll(async () => {
    await closeChromium();
    await server.stop();
    rmSync(projectRoot, { recursive: true });
  });

  async function blankPage({ as, ...options }: OpenOptions = {}) {
    const { page, problems, close } = await openPage(options);
    open.push(close);
    if (as) {
      await signIn(page, new URL(server.base).origin, as, demoPassword);
    }
    return { page, problems };
  }

  return {
    server: () => server,
    page: blankPage,
    async open(path, options) {
      const { page, problems } = await blankPage(options);
      await page.goto(server.base + path);
      await live(page);
      return { page, problems };
    },
    read: (file) => JSON.parse(readFileSync(pathOf(file), 'utf8')),
    write(file, content) {
      if (!originals.has(file)) {
        originals.set(file, readFileSync(pathOf(file), 'utf8'));
      }
      writeFileSync(pathOf(file), typeof content === 'string' ? content : JSON.stringify(content, null, 2));
    },
  };
}

/** Resolves when the page itself is there, and the server's first picture of it is gone. */
export async function live(page: Page): Promise<void> {
  await page.locator('#root main').first().waitFor();
  await page.locator('#shell > *').first().waitFor({ state: 'detached' });
}

/** Resolves when the page hears of changes. */
export async function listening(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/live')),
  );
}
