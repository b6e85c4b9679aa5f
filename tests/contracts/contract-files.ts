import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract } from '../../server-mock/kernel/contracts/contract.ts';

const folder = join(import.meta.dirname, '../../schemas/contracts');

/** Every contract of the API by the name of its file. */
export const contracts: readonly { name: string; contract: Contract }[] = readdirSync(folder)
  .filter((file) => file.endsWith('.json') && !file.endsWith('.schema.json'))
  .sort()
  .map((file) => ({ name: file, contract: JSON.parse(readFileSync(join(folder, file), 'utf8')) }));

/** The JSON Schema that contracts follow. */
export const contractSchema: Record<string, unknown> = JSON.parse(
  readFileSync(join(folder, 'contract.schema.json'), 'utf8'),
);
