import { readFileSync } from 'node:fs';
import { terminalLocale } from '../../../src/machine/texts.mjs';
import type { Locale } from '../../../src/types/start.ts';
import { resolveScope } from '../../kernel/contracts/scope.ts';
import type { Scope } from '../../kernel/contracts/tenancy.ts';
import { readWords } from '../../platform/app-templates/index.ts';
import {
  bringTemplates,
  type Importing,
  namedBy,
  type ReadTemplate,
  readFile,
  starterFile,
} from '../../platform/widget-templates/index.ts';
import { demoAccounts, demoApp, demoCompanies, demoId } from './data.ts';

type Services = Importing['services'];

/** A template of a company or app in `schemas/demo/widget-templates.json`: a starter template under another name. */
interface OwnTemplate {
  /** The name of the starter template. */
  of: string;
  name: string;
  description: string;
  group: { name: string; description: string };
}

/** The setting that says that templates were brought once. Who deletes some later has deleted them. */
const BROUGHT = 'demo.widget-templates';

/** Brings templates to a level, as if a person had imported them there. */
async function bring(services: Services, scope: Scope, email: string, templates: readonly ReadTemplate[]) {
  const { name } = demoAccounts.find((account) => account.email === email)!;
  const locale = terminalLocale();
  const me = { id: demoId(email), name };
  const actor = { user: me, address: '', locale, requireRight: async () => undefined };
  const text = (key: string, values?: Record<string, string | number>) => services.texts.text(locale, key, values);
  await bringTemplates({ services, scope, me, text, actor, audited: async () => undefined }, templates);
}

/** Gives the platform the starter templates, and each demo company and its app a template of their own, once. */
export async function createDemoWidgets(services: Services): Promise<void> {
  const { database, texts, companies, projectRoot } = services;
  const isDone = await database.query.selectFrom('setting').select('key').where('key', '=', BROUGHT).executeTakeFirst();
  if (isDone) return;
  const locale = terminalLocale();
  const textIn = (language: Locale) => (key: string, values?: Record<string, string | number>) =>
    texts.text(language, key, values);
  const text = textIn(locale);
  const templates = await readFile(readFileSync(starterFile(projectRoot)), { text, locale });
  await bring(services, await resolveScope(companies, {}, null), 'admin@example.com', templates);
  type Own = Record<'company' | 'app', OwnTemplate>;
  const ownIn = (language: Locale) =>
    readWords<Own>(projectRoot, 'demo/widget-templates', { locale: language, text: textIn(language), place: '' });
  for (const { key } of demoCompanies) {
    const owner = demoAccounts.find(({ roles }) => roles[key] === 'owner')!.email;
    // Who removed the app wants no demo in it.
    const hasApp = await companies.findApp(demoId(`company:${key}`), demoApp.key);
    for (const level of hasApp ? (['company', 'app'] as const) : (['company'] as const)) {
      const keys = { companyKey: key, ...(level === 'app' ? { appKey: demoApp.key } : {}) };
      const { of } = ownIn(locale)[level];
      const named = namedBy((language) => ownIn(language)[level], locale);
      const template = { ...templates.find(({ name }) => name === of)!, ...named };
      await bring(services, await resolveScope(companies, keys, demoId(owner)), owner, [template]);
    }
  }
  await database.query.insertInto('setting').values({ key: BROUGHT, value: 'true' }).execute();
}
