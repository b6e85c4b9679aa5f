import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EventReader } from '../../support/event-reader.ts';
import { copyOfSchemas, startServer } from '../../support/server.ts';
import type { TestStorage } from '../../support/storage.ts';
import { median, percentile } from '../percentiles.ts';
import type { Figure } from '../result.ts';

const edits = 50;

/** Time from a save of a screen's file to the event in a listening client, over saves in place and by renaming. */
export async function measureEdits(storage: TestStorage): Promise<Figure> {
  const projectRoot = copyOfSchemas();
  const server = await startServer({ storage, projectRoot });
  const reader = await EventReader.open(`${server.base}/api/screen-events`);
  const file = join(projectRoot, 'schemas', 'screens', 'account', 'login.json');
  const page = JSON.parse(readFileSync(file, 'utf8'));
  const times: number[] = [];
  for (let edit = 0; edit < edits; edit += 1) {
    const heard = reader.received.length;
    const content = JSON.stringify({ ...page, title: `edit ${edit}` });
    const start = performance.now();
    if (edit % 2 === 0) writeFileSync(file, content);
    else {
      writeFileSync(`${file}.tmp`, content);
      renameSync(`${file}.tmp`, file);
    }
    await reader.until((event) => reader.received.indexOf(event) >= heard);
    times.push(performance.now() - start);
  }
  reader.close();
  await server.stop();
  rmSync(projectRoot, { recursive: true });
  const what = 'edit of a file on disk to its event in a client';
  return { what, value: median(times), p95: percentile(times, 95), unit: 'ms', samples: edits, target: 200 };
}
