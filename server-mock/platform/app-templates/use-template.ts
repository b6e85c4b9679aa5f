import type { Call } from '../../kernel/contracts/index.ts';
import { fail } from '../../kernel/errors/fail.ts';
import { keptName } from '../../kernel/values/kept-name.ts';
import { actorOf } from '../screens/index.ts';
import { ownLogo } from '../uploads/index.ts';
import { makeApp } from './make-app.ts';
import { contentOfTemplate, countUse } from './template-rows.ts';

/**
 * `POST /api/company/{companyKey}/app` with a template. All of the app is stored and counted, or nothing; nothing either when whoever asked is
 * gone before the end. Throws `not-found` for an unknown template, and what `bringApp` throws.
 */
export async function useTemplate(context: Call<'createApp'>): Promise<{ key: string; redirect: string }> {
  const { services, scope, body, text, request } = context;
  const { templateId = '', name, key, description } = body;
  const template = await contentOfTemplate(services, templateId);
  if (!template) throw fail('not-found', { field: 'templateId' });
  const logo = (await ownLogo(body.logo ?? '', context)) || template.logo;
  const isThere = () => !request.raw.socket.destroyed;
  const made = await makeApp({ services, scope, text, actor: actorOf(context), isThere }, template.content, {
    ...{ name: keptName(name), key, logo, description: (description ?? '').trim() },
    action: 'app.created',
    detail: { template: templateId },
    note: text('api.template.used'),
    store: (trx) => countUse(trx, templateId),
  });
  return { key: made.key, redirect: `/company/${scope.company!.key}/app` };
}
