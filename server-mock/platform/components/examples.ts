import { join } from 'node:path';
import type { ServiceBase } from '../../kernel/services/service-base.ts';
import { packFolder } from './pack.ts';
import { readPackage } from './read-package.ts';
import { storePackage } from './store.ts';

const EXAMPLES = ['chart', 'kanban'] as const;
const HERE = 'server-mock/platform/components/examples';

/** Stores the shipped examples at a company and answers their hashes by name. */
export async function storeExamples(
  { database, projectRoot, now }: Pick<ServiceBase, 'database' | 'projectRoot' | 'now'>,
  companyId: number,
): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const name of EXAMPLES) {
    const found = await readPackage(await packFolder(join(projectRoot, HERE, name)));
    const { hash } = await storePackage(database, companyId, found, { at: now(), told: async () => undefined });
    hashes[name] = hash;
  }
  return hashes;
}
