import type { Call } from '../../kernel/contracts/index.ts';
import { actionChoices } from './choices.ts';
import { logFile } from './export.ts';
import type { Owner } from './filter.ts';
import { logPage } from './log.ts';

/** The company that the address of a call names, read by its own administrators. */
const ownerOf = ({ scope, params }: Call<'companyAuditChoices'>): Owner => ({
  id: scope.companyId,
  key: params.companyKey,
  readsItself: true,
});

/** `GET /api/company/{companyKey}/audit`. */
export async function companyAuditLog(context: Call<'companyAuditLog'>) {
  const { items, total } = await logPage(context, ownerOf(context), context.query);
  return { items: items.map(({ company, ...line }) => line), total };
}

/** `GET /api/company/{companyKey}/audit/export`. */
export const companyAuditExport = (context: Call<'companyAuditExport'>) =>
  logFile(context, ownerOf(context), context.query);

/** `GET /api/company/{companyKey}/audit/choices`. */
export const companyAuditChoices = async (context: Call<'companyAuditChoices'>) => ({
  actions: await actionChoices(context, ownerOf(context)),
});
