import type { Transaction } from 'kysely';
import type { Tables } from '../database/index.ts';

/** What a line says it is about: an action and the id or name of its target. */
type Line = Pick<{ action: string; target: string }, 'action' | 'target'>;

type Kind = 'account' | 'company' | 'upload';

/** Targets that are names themselves, such as screens, are no ids. */
const isId = (target: string) => /^\d{1,15}$/.test(target);

/** Most events are about an account. */
function kindOf(action: string): Kind {
  if (action.startsWith('company.provider-')) return 'company';
  return action.startsWith('upload.') ? 'upload' : 'account';
}

function joined(...words: (string | null)[]): string {
  return [...new Set(words.filter(Boolean))].join(' · ');
}

type Finder = (trx: Transaction<Tables>, companyId: number, ids: number[]) => Promise<{ id: number; name: string }[]>;

const finders: Record<Kind, Finder> = {
  async account(trx, _, ids) {
    const columns = ['id', 'name', 'email', 'username', 'phone'] as const;
    const rows = await trx.selectFrom('account').select(columns).where('id', 'in', ids).execute();
    return rows.map(({ id, name, email, username, phone }) => ({ id, name: joined(name, email ?? username ?? phone) }));
  },
  async company(trx, _, ids) {
    const rows = await trx.selectFrom('company').select(['id', 'name', 'key']).where('id', 'in', ids).execute();
    return rows.map(({ id, name, key }) => ({ id, name: joined(name, key) }));
  },
  upload: (trx, companyId, ids) =>
    trx
      .selectFrom('upload')
      .select(['id', 'name'])
      .where('company_id', '=', companyId)
      .where('id', 'in', ids)
      .execute(),
};

/**
 * What the targets of a company's lines are called today: the name and address of an account, the name of a company or
 * file. A target that is a name itself, or that is gone, keeps what was written down.
 */
export async function targetNames(
  trx: Transaction<Tables>,
  companyId: number,
  lines: readonly Line[],
): Promise<(line: Line) => string> {
  const names: Record<Kind, Map<string, string>> = { account: new Map(), company: new Map(), upload: new Map() };
  for (const kind of ['account', 'company', 'upload'] as const) {
    const about = lines.filter(({ action, target }) => isId(target) && kindOf(action) === kind);
    const ids = [...new Set(about.map(({ target }) => Number(target)))];
    if (ids.length === 0) continue;
    for (const { id, name } of await finders[kind](trx, companyId, ids)) names[kind].set(String(id), name);
  }
  return ({ action, target }) => names[kindOf(action)].get(target) ?? target;
}
