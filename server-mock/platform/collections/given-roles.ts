import type { Collection } from '../../../src/types/generated/contracts/collections.ts';
import { rolesByMember } from '../../identity/companies/index.ts';
import { DESIGNER } from '../../kernel/contracts/access.ts';
import type { AppLevel } from '../../kernel/contracts/tenancy.ts';
import type { Database } from '../../kernel/database/index.ts';

/** The names of roles that rights of a collection can be given to: what people are in the app, and what has rights already. Designers have all rights. */
export async function rolesToGive(
  database: Database,
  level: AppLevel,
  rights: Collection['rights'],
): Promise<string[]> {
  const members = await rolesByMember(database, level);
  const inRights = Object.values(rights).flatMap((right) => (typeof right === 'string' ? [] : right));
  const names = new Set([...[...members.values()].flat(), ...inRights]);
  names.delete(DESIGNER);
  return [...names].sort(new Intl.Collator('zh-CN').compare);
}
