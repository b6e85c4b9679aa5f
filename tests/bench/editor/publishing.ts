import { join } from 'node:path';
import type { Browser } from 'playwright';
import { findProjectRoot } from '../../../server-mock/kernel/program/project-root.ts';
import { startPostgres } from '../../support/postgres-cluster.ts';
import { startServer } from '../../support/server.ts';
import { StorageMaker } from '../../support/storage.ts';
import { watchFor } from '../live/watch-for.ts';

const PUBLISHES = 40;
const CALL = '/api/screen/account/sign-in-title/publish';
const clientDir = join(findProjectRoot(), 'dist', 'client');

/** The heading of the sign-in page, with other words. */
const heading = (tpl: string) => ({
  type: 'tpl',
  id: 'sign-in-title',
  wrapperComponent: 'h1',
  className: 'pw-title',
  tpl,
});

/** Publishes again and again on the first node; the browser is on the last one. Milliseconds from each call until it has painted. */
async function measure(browser: Browser, maker: StorageMaker, nodes: 1 | 2): Promise<number[]> {
  const storage = await maker.make();
  const servers = [await startServer({ storage, clientDir })];
  if (nodes === 2) servers.push(await startServer({ storage, clientDir }));
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
  try {
    const person = await servers[0]!.person('admin@example.com');
    const page = await context.newPage();
    const listening = page.waitForResponse((answer) => answer.url().includes('/api/screen-events'));
    await page.goto(`${servers.at(-1)!.base}/login`);
    await page.locator('#shell > *').first().waitFor({ state: 'detached' });
    await listening;
    const samples: number[] = [];
    for (let number = 0; number <= PUBLISHES; number += 1) {
      const painted = await watchFor(page, `Published ${number}`);
      const begun = Date.now();
      const answer = await person.post(CALL, { schema: heading(`Published ${number}`) });
      if (answer.status !== 200) throw new Error(`publishing was refused: ${answer.text}`);
      samples.push((await painted()) - begun);
    }
    return samples.slice(1);
  } finally {
    await context.close();
    for (const server of servers) await server.stop();
  }
}

/** Publish → another browser has painted it: the embedded database, and two nodes where the machine has PostgreSQL. */
export async function measurePublishing(browser: Browser): Promise<{ what: string; samples: number[] }[]> {
  const embedded = new StorageMaker('pglite');
  const postgres = await startPostgres();
  const shared = postgres && new StorageMaker('postgres', postgres.url);
  try {
    const one = { what: 'one node', samples: await measure(browser, embedded, 1) };
    if (!shared) return [one];
    return [one, { what: 'two nodes on PostgreSQL', samples: await measure(browser, shared, 2) }];
  } finally {
    await embedded.end();
    await shared?.end();
    await postgres?.stop();
  }
}
