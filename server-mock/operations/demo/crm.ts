import type { Transaction } from 'kysely';
import { terminalLocale } from '../../../src/machine/texts.mjs';
import type { Companies } from '../../identity/companies/service.ts';
import { resolveScope } from '../../kernel/contracts/scope.ts';
import type { Scope } from '../../kernel/contracts/tenancy.ts';
import type { Tables } from '../../kernel/database/index.ts';
import type { ServiceBase } from '../../kernel/services/service-base.ts';
import { moveAddress } from '../../platform/app-files/index.ts';
import { type ShippedTemplate, storeSamples } from '../../platform/app-templates/index.ts';
import { type AppPage, storePage } from '../../platform/apps/index.ts';
import { type CollectionRecord, storeCollection } from '../../platform/collections/index.ts';
import type { Screens } from '../../platform/screens/service.ts';
import { demoAccounts, demoApp, demoCompanies, demoId } from './data.ts';

/** The services that make the demo. */
type Needs = Pick<ServiceBase, 'database' | 'now' | 'texts'> & {
  companies: Companies;
  screens: Screens;
  appTemplates: { shipped: readonly ShippedTemplate[] };
};

/** What the demo of one company is made with. */
interface Making {
  services: Needs;
  scope: Scope;
  content: ReturnType<ShippedTemplate['content']>;
  /** The company's owner, who makes it. */
  me: { id: number; name: string };
  text(key: string): string;
}

/** Stores the collections with their documents, all of them or none. */
async function storeData(trx: Transaction<Tables>, { services, scope, content, me, text }: Making): Promise<void> {
  const at = services.now();
  const made: CollectionRecord[] = [];
  for (const wish of content.collections) {
    const collection = await storeCollection(trx, scope, wish as Parameters<typeof storeCollection>[2], { at, text });
    if (!collection) return;
    made.push(collection);
  }
  // The owner of the one company works in no other.
  const person = (word: string) => (word === 'owner' ? me.id : demoId(`${word}@example.com`));
  await storeSamples(trx, made, content.documents[terminalLocale()] ?? {}, { me, at, text, person });
}

/** Publishes the pages of the app, those that it has left alone. */
async function storePages({ services, scope, content, me, text }: Making): Promise<void> {
  const place = `/company/${scope.company!.key}/app/${scope.app!.key}`;
  const schemas = new Map(moveAddress(content.screens, content.address, place).map(({ id, schema }) => [id, schema]));
  const actor = { user: me, address: '', locale: terminalLocale(), requireRight: async () => undefined };
  for (const { parent, ...page } of content.pages) {
    const row = { ...page, schema: schemas.get(`page/${page.key}`)! } as AppPage;
    await storePage(services, scope, row, { note: text('api.page.created'), actor });
  }
}

/** The setting that says that the app was made once. Who removes its pages later has removed them. */
const settingOf = (company: string): string => `demo.crm.${company}`;

/**
 * Gives the demo app of each company what the template of its name has: collections, documents and pages, once. Everybody reads them in
 * their own language. A start that is interrupted goes on with the next one.
 */
export async function createDemoCrm(services: Needs): Promise<void> {
  const { database, texts, companies, appTemplates } = services;
  const text = (key: string) => texts.text(terminalLocale(), key);
  const content = appTemplates.shipped.find(({ id }) => id === demoApp.key)!.content();
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
    const making: Making = { services, scope, content, me: { id: demoId(owner.email), name: owner.name }, text };
    await database.tenant(scope.companyId, (trx) => storeData(trx, making));
    await storePages(making);
    await database.tenant(scope.companyId, (trx) =>
      trx
        .updateTable('app')
        .set({ home_page: content.app.homePage })
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
