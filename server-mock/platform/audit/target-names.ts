import type { Transaction } from 'kysely';
import { PLATFORM, type Row, type Tables } from '../../kernel/database/index.ts';
import type { Owner } from './filter.ts';
import { memberIds, withoutAddress } from './seen-by-company.ts';

/** What a line says it is about: an action and the id or name of its target, in a company. */
type Line = Pick<Row<'audit'>, 'company_id' | 'action' | 'target'>;

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

/** What tells a target from others of its kind: its id, for an upload within its company. Files of pages lie among the platform's own. */
const placesOf = ({ action, company_id, target }: Line): string[] =>
  kindOf(action) === 'upload' ? [`${company_id}/${target}`, `${PLATFORM}/${target}`] : [target];

const idsIn = (lines: readonly Line[]) => [...new Set(lines.map(({ target }) => Number(target)))];

/** Tells those of some accounts that are members of a company from the others. */
async function ownMembers(
  trx: Transaction<Tables>,
  { id }: Owner,
  accounts: number[],
): Promise<(account: number) => boolean> {
  const rows = await memberIds(trx, id).where('account_id', 'in', accounts).execute();
  const members = new Set(rows.map(({ account_id }) => account_id));
  return (account) => members.has(account);
}

type Finder = (
  trx: Transaction<Tables>,
  lines: readonly Line[],
  owner: Owner | null,
) => Promise<{ place: string; name: string }[]>;

const finders: Record<Kind, Finder> = {
  async account(trx, lines, owner) {
    const columns = ['id', 'name', 'email', 'username', 'phone'] as const;
    const rows = await trx.selectFrom('account').select(columns).where('id', 'in', idsIn(lines)).execute();
    const showsAll = owner?.readsItself ? await ownMembers(trx, owner, idsIn(lines)) : () => true;
    return rows.map(({ id, name, email, username, phone }) => ({
      place: String(id),
      name: showsAll(id) ? joined(name, email ?? username ?? phone) : withoutAddress(name),
    }));
  },
  async company(trx, lines) {
    const rows = await trx
      .selectFrom('company')
      .select(['id', 'name', 'key'])
      .where('id', 'in', idsIn(lines))
      .execute();
    return rows.map(({ id, name, key }) => ({ place: String(id), name: joined(name, key) }));
  },
  async upload(trx, lines) {
    const rows = await trx
      .selectFrom('upload')
      .select(['company_id', 'id', 'name'])
      .where(({ eb, refTuple, tuple }) => {
        const places = lines.flatMap(({ company_id, target }) =>
          [company_id, PLATFORM].map((owner) => tuple(owner, Number(target))),
        );
        return eb(refTuple('company_id', 'id'), 'in', places);
      })
      .execute();
    return rows.map(({ company_id, id, name }) => ({ place: `${company_id}/${id}`, name }));
  },
};

/**
 * What the targets of lines are called today: the name and address of an account, the name of a company or file. A
 * target that is a name itself, or that is gone, keeps what was written down. Asks once for each kind of target.
 */
export async function targetNames(
  trx: Transaction<Tables>,
  lines: readonly Line[],
  owner: Owner | null,
): Promise<(line: Line) => string> {
  const names: Record<Kind, Map<string, string>> = { account: new Map(), company: new Map(), upload: new Map() };
  for (const kind of ['account', 'company', 'upload'] as const) {
    const about = lines.filter(({ action, target }) => isId(target) && kindOf(action) === kind);
    if (about.length === 0) continue;
    for (const { place, name } of await finders[kind](trx, about, owner)) names[kind].set(place, name);
  }
  return (line) => {
    const known = names[kindOf(line.action)];
    return known.get(placesOf(line).find((place) => known.has(place)) ?? '') ?? line.target;
  };
}
