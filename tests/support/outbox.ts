import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A message of the outbox. */
export interface OutboxMessage {
  kind: 'mail' | 'sms';
  to: string;
  subject?: string;
  text: string;
  code?: string;
  at: string;
}

/** The messages in a data folder's outbox, oldest first. */
export async function readOutbox(dataDir: string): Promise<OutboxMessage[]> {
  const folder = join(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  return Promise.all(names.sort().map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'))));
}

/** The code in the newest message to somebody. Throws when there is none. */
export async function newestCode(dataDir: string, to: string): Promise<string> {
  const message = (await readOutbox(dataDir)).findLast((candidate) => candidate.to === to);
  const code = message && /\b\d{6}\b/.exec(message.text)?.[0];
  if (!code) throw new Error(`No code was sent to ${to}`);
  return code;
}
