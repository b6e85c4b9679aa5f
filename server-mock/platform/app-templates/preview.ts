import { createHash } from 'node:crypto';
import { PREVIEWS } from '../../../src/routes/previews.ts';
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

/** The key of a preview's app. It says which content the app shows, so that a changed template gets a new one. */
const appKeyOf = (id: string, { content, logo }: { content: TemplateContent; logo: string }): string =>
  `${id.slice(0, 30)}-${createHash('sha256')
    .update(JSON.stringify([id, content, logo]))
    .digest('hex')
    .slice(0, 8)}`;

type Viewing = Pick<Context, 'services' | 'locale' | 'text'>;

async function make(viewing: Viewing, id: string, key: string, from: { content: TemplateContent; logo: string }) {
  const { services, locale, text } = viewing;
  const { name, description } = await templateFor(viewing, id);
  const scope = await resolveScope(services.companies, { companyKey: PREVIEWS }, null);
  const user = { id: PREVIEW_COMPANY, name: '' };
  const actor: Actor = { user, address: '', locale, requireRight: async () => undefined };
  const content = { ...from.content, app: { ...from.content.app, openTo: 'members' as const } };
  await makeApp({ services, scope, text, actor }, content, {
    ...{ name, key, description, logo: from.logo },
    action: 'app.created',
    note: '',
    store: (trx, _level, collections) =>
      storeSamples(trx, collections, from.content.documents, { me: user, at: services.now(), text }),
  });
}

/** The address of the running copy of a template, which is made when somebody looks for it first; null for an unknown template. */
export async function previewOf(viewing: Viewing, id: string): Promise<string | null> {
  const { services } = viewing;
  const found = await contentOfTemplate(services, id);
  if (!found) return null;
  const key = appKeyOf(id, found);
  if (!(await services.companies.findApp(PREVIEW_COMPANY, key))) {
    await make(viewing, id, key, found).catch((error: unknown) => {
      // Somebody else has looked for it at the same moment.
      if (!(error instanceof Failure && error.code === 'key-taken')) throw error;
    });
  }
  const { homePage } = found.content.app;
  return `/company/${PREVIEWS}/app/${key}${homePage ? `/${homePage}` : ''}`;
}
