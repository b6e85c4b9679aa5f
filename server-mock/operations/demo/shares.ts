import { terminalLocale } from '../../../src/machine/texts.mjs';
import type { PageType } from '../../../src/types/generated/contracts/apps.ts';
import type { Locale } from '../../../src/types/start.ts';
import { addApp } from '../../identity/companies/index.ts';
import type { Companies } from '../../identity/companies/service.ts';
import { resolveScope } from '../../kernel/contracts/scope.ts';
import type { Scope } from '../../kernel/contracts/tenancy.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';
import { wordsOfEach } from '../../kernel/values/words.ts';
import { readWords } from '../../platform/app-templates/index.ts';
import { storePage, textPage, withTexts } from '../../platform/apps/index.ts';
import { storeExamples } from '../../platform/components/index.ts';
import { inEachLanguage } from '../../platform/data-pages/index.ts';
import type { Screens } from '../../platform/screens/service.ts';
import { demoAccounts, demoId } from './data.ts';

type Services = Pick<ServiceBase, 'database' | 'now' | 'texts' | 'projectRoot'> & {
  companies: Companies;
  screens: Screens;
};

/** `schemas/demo/shared-pages.json`: an app with a page of each type. */
interface Source {
  app: { key: string; name: string; description: string };
  pages: Record<string, { key: string; name: string; schema?: Record<string, unknown>; text?: string }>;
}

const COMPANY = 'acme';
/** The setting that says that the app was made once. Who removes it later has removed it. */
const MADE = 'demo.shares';

const ownerOf = (company: string) => demoAccounts.find(({ roles }) => roles[company] === 'owner')!;

/** Nodes with custom components name the packages as they are stored. */
const withHashes = (schema: object, hashes: Record<string, string>): Record<string, unknown> =>
  JSON.parse(JSON.stringify(schema), (_, value) =>
    value?.type === 'custom-component' ? { ...value, hash: hashes[value.package] } : value,
  );

/** The page of a type as everybody reads it in their own language. */
function pageOf(
  type: PageType,
  sourceIn: (locale: Locale) => Source['pages'][string],
  hashes: Record<string, string>,
): Record<string, unknown> {
  if (type !== 2 && type !== 3) return inEachLanguage((locale) => withHashes(sourceIn(locale).schema ?? {}, hashes));
  const texts = { 'zh-CN': sourceIn('zh-CN').text ?? '', 'en-US': sourceIn('en-US').text ?? '' };
  return withTexts(textPage(type, sourceIn(terminalLocale()).name), texts);
}

/** Shares a page under the key that the manual names. */
async function share({ database }: Services, { companyId, appId }: Scope, target: string, key: string): Promise<void> {
  const place = { key, company_id: companyId, app_id: appId, kind: 'page' as const, target };
  const account_id = demoId(ownerOf(COMPANY).email);
  await database.tenant(companyId, async (trx) => {
    const row = { ...place, account_id, password_hash: null, ends_at: null };
    await trx
      .insertInto('share')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx
      .insertInto('share_key')
      .values(place)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** Makes an app with a page of each type and shares them as `demo-1`, `demo-2`, `demo-3`, `demo-5`, `demo-9` and `demo-50`, once. */
export async function createDemoShares(services: Services): Promise<void> {
  const { database, texts, companies, projectRoot, now } = services;
  const isDone = await database.query.selectFrom('setting').select('key').where('key', '=', MADE).executeTakeFirst();
  if (isDone) return;
  const sourceIn = (locale: Locale) =>
    readWords<Source>(projectRoot, 'demo/shared-pages', { locale, text: (key) => texts.text(locale, key), place: '' });
  const { app, pages } = sourceIn(terminalLocale());
  const companyId = demoId(`company:${COMPANY}`);
  const id = demoId(`app:${COMPANY}:${app.key}`);
  await addApp(database, { company_id: companyId, id, ...app, home_page: pages['1']!.key, created_at: now() });
  const owner = ownerOf(COMPANY);
  const me = { id: demoId(owner.email), name: owner.name };
  const scope = await resolveScope(companies, { companyKey: COMPANY, appKey: app.key }, me.id);
  const actor = { user: me, address: '', locale: terminalLocale(), requireRight: async () => undefined };
  const note = texts.text(terminalLocale(), 'api.page.created');
  const hashes = await storeExamples(services, companyId);
  for (const [number, { key, name }] of Object.entries(pages)) {
    const type = Number(number) as PageType;
    const schema = pageOf(type, (locale) => sourceIn(locale).pages[number]!, hashes);
    const names = wordsOfEach((locale) => sourceIn(locale).pages[number]!.name);
    await storePage(services, scope, { key, name, names, isHidden: false, type, schema }, { note, actor });
    await share(services, scope, key, `demo-${type}`);
  }
  await database.query.insertInto('setting').values({ key: MADE, value: 'true' }).execute();
}
