import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases.ts';
import { EventReader } from '../../../tests/support/event-reader.ts';
import { copyOfSchemas, startServer, type TestServer } from '../../../tests/support/server.ts';
import { createLog } from '../../kernel/http/log.ts';

/** Shipped files that are wrong when the server starts, when there is no last good one. */
onOneEngine((engine) => {
  const projectRoot = copyOfSchemas();
  const file = (id: string) => join(projectRoot, 'schemas', 'screens', `${id}.json`);
  const log: { msg: string }[] = [];
  let server: TestServer;

  beforeAll(async () => {
    writeFileSync(file('account/login'), '{ "type": "page", "body": [} ');
    writeFileSync(file('docs/empty'), '{ "type": "page", "body": [{ "type": "input-txt" }] }');
    const sink = { write: (line: string) => void log.push(JSON.parse(line)) };
    server = await startServer({ storage: await engine.storage(), projectRoot, log: createLog('warn', sink) });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(projectRoot, { recursive: true });
  });

  it('are named in the log, with line and column', () => {
    expect(log.map(({ msg }) => msg)).toEqual([
      expect.stringMatching(
        /^schemas\/screens\/account\/login\.json:1:28 error json\.close-bracket-expected A closing bracket \] is missing here/,
      ),
      expect.stringMatching(
        /^schemas\/screens\/docs\/empty\.json:1:38 error type\.unknown There is no type "input-txt"/,
      ),
    ]);
  });

  it('are shown as they are or, when they cannot be read, by the error screen, until they are mended', async () => {
    const visitor = server.visitor();
    expect((await visitor.get('/api/screen/docs/empty')).text).toContain('input-txt');
    expect((await visitor.get('/api/screen/account/login')).status).toBe(404);
    const page = await visitor.get('/login');
    expect([page.status, page.text.includes('"id":"errors/server-error"')]).toEqual([500, true]);
    expect(JSON.stringify(log)).not.toContain('"stack"');
    const reader = await EventReader.open(`${server.base}/api/screen-events`);
    writeFileSync(file('account/login'), '{ "type": "page", "body": "mended" }');
    await reader.until(({ data }) => data['id'] === 'account/login');
    reader.close();
    expect((await visitor.get('/login')).text).toContain('mended');
  });
});
