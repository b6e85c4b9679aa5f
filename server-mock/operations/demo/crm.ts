import type { Transaction } from 'kysely';
import { terminalLocale } from '../../../src/machine/texts.mjs';
import type { Locale } from '../../../src/types/start.ts';
import type { Companies } from '../../identity/companies/service.ts';
import { resolveScope } from '../../kernel/contracts/scope.ts';
import type { Scope } from '../../kernel/contracts/tenancy.ts';
import type { Tables } from '../../kernel/database/index.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';
import { inWords } from '../../kernel/values/words.ts';
import { type AppPage, storePage, textPage, withTexts } from '../../platform/apps/index.ts';
import {
  type CollectionRecord,
  inLanguageOf,
  storeCollection,
  storeDocument,
} from '../../platform/collections/index.ts';
import { collectionPage, inEachLanguage, readTemplate } from '../../platform/data-pages/index.ts';
import type { Screens } from '../../platform/screens/service.ts';
import { type CrmFile, readCrm, readDemoFile } from './crm-file.ts';
import { demoAccounts, demoApp, demoCompanies, demoId } from './data.ts';

const DAY = 24 * 3600 * 1000;

/** Hours of a day at which things happened, in turn. */
const HOURS = [9, 10, 11, 14, 15, 16];

/** The services that make the demo. */
type Needs = Pick<ServiceBase, 'database' | 'now' | 'projectRoot' | 'texts'> & {
  companies: Companies;
  screens: Screens;
};

/** What the demo of one company is made with. */
interface Making {
  services: Needs;
  scope: Scope;
  file: CrmFile;
  /** The company's owner, who makes it. */
  me: { id: number; name: string };
  text(key: string): string;
  /** A file of `schemas/demo` in the words of one language. */
  read<File>(name: string, locale: Locale): File;
}

/** The value of a field as documents hold it. */
function givenFor(
  { services, me }: Making,
  field: CollectionRecord['fields'][number],
  given: unknown,
  { at, made }: { at: number; made: Map<string, number[]> },
): unknown {
  if (field.type === 'reference') return made.get(field.target ?? '')?.[Number(given)];
  // The owner of the one company works in no other.
  if (field.type === 'person') return given === 'owner' ? me.id : demoId(`${given}@example.com`);
  if (field.type !== 'date' && field.type !== 'dateTime') return given;
  const day = new Date(services.now().getTime() + Number(given) * DAY).toISOString().slice(0, 10);
  return field.type === 'date' ? day : `${day}T${String(HOURS[at % HOURS.length]).padStart(2, '0')}:30:00Z`;
}

/** Stores the collections with their documents, all of them or none. */
async function storeData(trx: Transaction<Tables>, making: Making): Promise<void> {
  const { services, scope, file, me, text } = making;
  const made = new Map<string, number[]>();
  for (const wish of file.collections) {
    const collection = await storeCollection(trx, scope, wish, { at: services.now(), text });
    if (!collection) return;
    const ids: number[] = [];
    for (const [at, row] of (file.documents[wish.key] ?? []).entries()) {
      const known = collection.fields.filter(({ key }) => key in row);
      const body = Object.fromEntries(
        known.map((field) => [field.key, givenFor(making, field, row[field.key], { at, made })]),
      );
      ids.push(
        (
          await storeDocument(trx, collection, body, {
            me,
            at: services.now(),
            text,
            mayRead: () => true,
            most: Number.POSITIVE_INFINITY,
          })
        ).id,
      );
    }
    made.set(wish.key, ids);
  }
}

/** What a page shows in one language. */
function schemaIn(making: Making, page: CrmFile['pages'][number], locale: Locale): Record<string, unknown> {
  const { services, scope, file } = making;
  if (page.file) return making.read(page.file, locale);
  const shown = file.collections.find(({ key }) => key === page.collection)!;
  const title = inWords(page.name, page.names, locale);
  const at = { company: scope.company!.key, app: scope.app!.key, title };
  const template = readTemplate(services.projectRoot, (key) => services.texts.text(locale, key));
  return collectionPage(inLanguageOf(shown, locale), at, template);
}

/** A page of Markdown, with a text for each language. */
function markdownPage({ read }: Making, { name, names }: CrmFile['pages'][number], file: string) {
  const page = inEachLanguage((locale) => textPage(2, inWords(name, names, locale)));
  const textIn = (locale: Locale) => read<{ text: string }>(file, locale).text;
  return withTexts(page, { 'en-US': textIn('en-US'), 'zh-CN': textIn('zh-CN') });
}

/** Publishes a page of the app, unless the app has it. */
async function storeDemoPage(making: Making, page: CrmFile['pages'][number]): Promise<void> {
  const { services, scope, me, text } = making;
  const { key, name, names, icon, markdown } = page;
  const schema = markdown
    ? markdownPage(making, page, markdown)
    : inEachLanguage((locale) => schemaIn(making, page, locale));
  const row: AppPage = { key, name, names, icon, isHidden: false, type: markdown ? 2 : undefined, schema };
  await storePage(services, scope, row, {
    note: text('api.page.created'),
    actor: { user: me, address: '', locale: terminalLocale(), requireRight: async () => undefined },
  });
}

/** The setting that says that the app was made once. Who removes its pages later has removed them. */
const settingOf = (company: string): string => `demo.crm.${company}`;

/**
 * Gives the demo app of each company collections, documents and pages, once. Everybody reads them in their own language.
 * A start that is interrupted goes on with the next one.
 */
export async function createDemoCrm(services: Needs): Promise<void> {
  const { database, texts, companies } = services;
  const text = (key: string) => texts.text(terminalLocale(), key);
  for (const { key } of demoCompanies) {
    const done = await database.query
      .selectFrom('setting')
      .select('key')
      .where('key', '=', settingOf(key))
      .executeTakeFirst();
    // Who removed the app wants no demo in it.
    const present = await companies.findApp(demoId(`company:${key}`), demoApp.key);
    if (done || !present) continue;
    const owner = demoAccounts.find(({ roles }) => roles[key] === 'owner')!;
    const scope = await resolveScope(companies, { companyKey: key, appKey: demoApp.key }, demoId(owner.email));
    const place = `/api/company/${key}/app/${demoApp.key}`;
    const read = <File>(name: string, locale: Locale): File =>
      readDemoFile(services.projectRoot, name, { locale, text: (key) => texts.text(locale, key), place });
    const file = readCrm((locale) => read('crm', locale));
    const making: Making = { services, scope, file, me: { id: demoId(owner.email), name: owner.name }, text, read };
    await database.tenant(scope.companyId, (trx) => storeData(trx, making));
    for (const page of file.pages) await storeDemoPage(making, page);
    await database.tenant(scope.companyId, (trx) =>
      trx
        .updateTable('app')
        .set({ home_page: file.homePage })
        .where('company_id', '=', scope.companyId)
        .where('id', '=', scope.appId)
        .execute(),
    );
    await database.query
      .insertInto('setting')
      .values({ key: settingOf(key), value: 'true' })
      .execute();
  }
}
