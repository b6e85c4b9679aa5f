import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServiceBase } from '../../kernel/services/service-base.ts';

let written = 0;

type OutboxBase = Pick<ServiceBase, 'dataDir' | 'now' | 'log' | 'isProduction'>;

/**
 * Puts a message into the outbox, where mail and text messages go while no gateway is configured, and tells the
 * console in one line unless the log is silent. In production the line leaves the text out: consoles are kept, and
 * codes are secrets. Names sort by time: the newest message is the last file. A reader never sees half a file.
 */
export async function putIntoOutbox(
  { dataDir, now, log, isProduction }: OutboxBase,
  message: { kind: 'mail' | 'sms'; to: string; text: string } & Record<string, unknown>,
): Promise<void> {
  const at = now();
  const folder = join(dataDir, 'outbox');
  written = (written + 1) % 1_000_000;
  const name = `${at.toISOString().replaceAll(':', '-')}-${String(written).padStart(6, '0')}-${message.kind}.json`;
  const path = join(folder, name);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(`${path}.part`, `${JSON.stringify({ ...message, at }, null, 2)}\n`, { mode: 0o600 });
  await rename(`${path}.part`, path);
  if (log.level === 'silent') return;
  const text = isProduction ? '' : `: ${message.text.replace(/\s+/g, ' ').trim()}`;
  console.log(`[outbox] ${message.kind} → ${message.to}${text} (${path})`);
}
