import type { Call } from '../../kernel/contracts/index.ts';
import { appFileRule, requireWithin } from '../../kernel/limits/index.ts';
import { keptName } from '../../kernel/values/kept-name.ts';
import { tidyName } from '../../kernel/values/person-name.ts';
import { actorOf } from '../screens/index.ts';
import { bringApp } from './bring-app.ts';

/** `POST /api/company/{companyKey}/app-file`. Throws what `bringApp` throws. */
export async function importApp(context: Call<'importApp'>) {
  const { services, scope, body, text, me } = context;
  await requireWithin(services.limits, `app-file:${me.id}`, appFileRule);
  return bringApp({ services, scope, text, actor: actorOf(context) }, body, {
    name: body.name?.trim() ? keptName(body.name) : tidyName(body.app.name),
    key: body.key,
    description: body.app.description.trim(),
    logo: '',
    action: 'app.imported',
    note: text('api.app-file.imported'),
  });
}
