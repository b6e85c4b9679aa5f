import type { Company, User } from '../types/start.ts';

interface PageData {
  user?: User | null;
  companies?: Company[];
  scope?: { company?: string };
}

/** Whether the person can mend screens here: a super-admin, or an owner or admin of the company in whose scope the page is. */
export function isAdministrator(data: unknown): boolean {
  const { user, companies, scope } = (data ?? {}) as PageData;
  if (user?.isSuperAdmin) {
    return true;
  }
  const here = companies?.find?.(({ key }) => key === scope?.company);
  return here !== undefined && here.role !== 'member';
}
