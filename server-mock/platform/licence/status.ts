import type { AnswerTo } from '../../kernel/contracts/index.ts';
import type { ErrorCode } from '../../kernel/errors/fail.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';
import { licenceKey } from './keys.ts';
import { type Licence, readLicence } from './licence-text.ts';

type Base = Pick<ServiceBase, 'database' | 'config' | 'dataDir' | 'now'>;

/** The setting that the registered text is kept in. */
export const licenceSetting = 'licence';

/** What is wrong with a licence, as an error's code; null when it counts. */
export type LicenceFault = Extract<ErrorCode, `license-${string}`> | null;

/** The organisation that runs this platform: as configured, else as it was installed, else the site's name. */
export async function ownOrganisation({ database, config }: Base): Promise<string> {
  if (config.orgName) return config.orgName;
  const mark = await database.query
    .selectFrom('setting')
    .select('value')
    .where('key', '=', 'installation')
    .executeTakeFirst();
  const { companyId } = (mark?.value ?? {}) as { companyId?: number };
  if (companyId === undefined) return config.siteName;
  const companies = database.query.selectFrom('company').select('name').where('id', '=', companyId);
  const row = await companies.executeTakeFirst();
  return row?.name ?? config.siteName;
}

const folded = (name: string) => name.normalize('NFKC').trim().toLowerCase();

/** Judges a licence text against the public key, the organisation and the day. */
export async function judgeLicence(text: string, base: Base): Promise<{ licence?: Licence; fault: LicenceFault }> {
  const found = readLicence(text);
  if (typeof found === 'string') return { fault: found };
  const { licence } = found;
  const key = licenceKey(base.config.license.publicKey, base.dataDir);
  if (!key) return { licence, fault: 'license-no-key' };
  if (!found.isGenuine(key)) return { licence, fault: 'license-forged' };
  if (folded(licence.organisation) !== folded(await ownOrganisation(base)))
    return { licence, fault: 'license-foreign' };
  const today = base.now().toISOString().slice(0, 10);
  return { licence, fault: licence.expires < today ? 'license-expired' : null };
}

async function storedText({ database }: Base): Promise<string> {
  const row = await database.query
    .selectFrom('setting')
    .select('value')
    .where('key', '=', licenceSetting)
    .executeTakeFirst();
  return String((row?.value as { text?: string } | undefined)?.text ?? '');
}

async function peopleCount({ database }: Base): Promise<number> {
  const { count } = await database.query
    .selectFrom('account')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('disabled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The registered licence as it counts today. A day passes and a key may change, so it is judged anew each time. */
export async function licenceStatus(base: Base): Promise<AnswerTo<'licenceStatus'>> {
  const text = await storedText(base);
  const people = await peopleCount(base);
  const nothing = { organisation: '', expires: '', seats: 0, people };
  if (text === '') return { state: 'none', ...nothing };
  const { licence, fault } = await judgeLicence(text, base);
  if (!licence || fault === 'license-forged' || fault === 'license-no-key') return { state: 'unreadable', ...nothing };
  const { organisation, expires, seats } = licence;
  const state = fault === 'license-foreign' ? 'foreign' : fault === 'license-expired' ? 'expired' : 'valid';
  return { state, organisation, expires, seats, people };
}
