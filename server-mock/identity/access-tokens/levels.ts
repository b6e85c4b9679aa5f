import type { Context } from '../../kernel/contracts/index.ts';
import { PLATFORM } from '../../kernel/database/index.ts';

/** A level whose screens a person may change. */
export interface TokenLevel {
  /** `platform`, or `company/` and the company's key. */
  value: string;
  label: string;
  companyId: number;
}

/** The levels whose screens the person may change now, the platform's first. */
export async function ownLevels({ services, me, text }: Context): Promise<TokenLevel[]> {
  const companies = await services.companies.ofAccount(me.id);
  const administered = companies.filter(({ role }) => role === 'owner' || role === 'admin');
  return [
    ...(me.isSuperAdmin ? [{ value: 'platform', label: text('api.access-token.platform'), companyId: PLATFORM }] : []),
    ...administered.map(({ id, key, name }) => ({ value: `company/${key}`, label: name, companyId: id })),
  ];
}
