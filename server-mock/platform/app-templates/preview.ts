import { createHash } from 'node:crypto';
import { PREVIEWS } from '../../../src/routes/previews.ts';
import type { Locale } from '../../../src/types/start.ts';
import type { Context } from '../../kernel/contracts/index.ts';
import { resolveScope } from '../../kernel/contracts/scope.ts';
import { PREVIEW_COMPANY } from '../../kernel/contracts/tenancy.ts';
import { Failure } from '../../kernel/errors/fail.ts';
import type { Actor } from '../screens/index.ts';
import type { TemplateContent } from './content.ts';
import { makeApp } from './make-app.ts';
import { storeSamples } from './shipped/index.ts';
import { contentOfTemplate, templateFor } from './template-rows.ts';

/** The address of a preview: `/template/KEY-dev`. */
const ADDRESS = /^\/template\/([a-z][a-z0-9-]*)-dev$/;

/** The key of the template whose preview an address names; null for every other address. */
export const previewedKey = (pathname: string): string | null => ADDRESS.exec(pathname)?.[1] ?? null;

/** A template whose preview is shown, and the language of its samples and its name. */
interface Shown {
  id: string;
  content: TemplateContent;
  logo: string;
  locale: Locale;
}

/** The key of a preview's app. It says what the app shows, so that a changed template gets a new one. */
function appKeyOf(shown: Shown): string {
  const sum = createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 8);
  return `${shown.id}-${sum}`;
}

type Viewing = Pick<Context, 'services' | 'locale' | 'text'>;

async function make(viewing: Viewing, key: string, { id, content, logo, locale }: Shown) {
  const { services, text } = viewing;
  const { name, description } = await templateFor(viewing, id);
  const scope = await resolveScope(services.companies, { companyKey: PREVIEWS }, null);
  const user = { id: PREVIEW_COMPANY, name: '' };
  const actor: Actor = { user, address: '', locale, requireRight: async () => undefined };
  const open = { ...content, app: { ...content.app, openTo: 'members' as const } };
  await makeApp({ services, scope, text, actor }, open, {
    ...{ name, key, description, logo },
    action: 'app.created',
    note: '',
    store: (trx, _level, collections) =>
      storeSamples(trx, collections, content.documents[locale] ?? {}, { me: user, at: services.now(), text }),
  });
}

/** The address of the running copy of a template, which is made when somebody looks for it first; null for an unknown template. */
export async function previewOf(viewing: Viewing, id: string): Promise<string | null> {
  const { services, locale } = viewing;
  const found = await contentOfTemplate(services, id);
  if (!found) return null;
  const shown = { id, locale, ...found };
  const key = appKeyOf(shown);
  if (!(await services.companies.findApp(PREVIEW_COMPANY, key))) {
    await make(viewing, key, shown).catch((error: unknown) => {
      // Somebody else has looked for it at the same moment.
      if (!(error instanceof Failure && error.code === 'key-taken')) throw error;
    });
  }
  const { homePage } = found.content.app;
  return `/company/${PREVIEWS}/app/${key}${homePage ? `/${homePage}` : ''}`;
}
