import type { Notice } from '../../../src/types/start.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';
import { licenceStatus } from './status.ts';

/** Whether an operator has installed this platform; one with demo data shows itself and needs no licence. */
async function isInstalled({ database }: Pick<ServiceBase, 'database'>): Promise<boolean> {
  const mark = database.query.selectFrom('setting').select('key').where('key', '=', 'installation');
  return (await mark.executeTakeFirst()) !== undefined;
}

/** What a platform administrator should know about the licence: that there is none in force, or too few seats. */
export async function licenceNotice(
  services: Pick<ServiceBase, 'database' | 'config' | 'dataDir' | 'now'>,
): Promise<Notice | null> {
  if (!(await isInstalled(services))) return null;
  const { state, seats, people } = await licenceStatus(services);
  if (state === 'valid' && people <= seats) return null;
  const message = words[state];
  return { kind: 'licence', screen: '', layer: 'builtin', message };
}

const words = { none: 'missing', expired: 'expired', foreign: 'useless', unreadable: 'useless', valid: 'seats' };
