import { type AnswerTo, type Call, type Context, listPage } from '../../../kernel/contracts/index.ts';
import { PLATFORM } from '../../../kernel/database/index.ts';
import { isMethodOffered } from '../../methods/index.ts';
import { findProvider } from '../find-provider.ts';
import { ldapSettings } from '../ldap/settings.ts';
import { isBrowserMethod } from '../registry.ts';

type Way = AnswerTo<'waysToLink'>['items'][number];

/** The companies of the person that have a provider of their own. */
async function ofCompanies({ services, me }: Context): Promise<Way[]> {
  const provider = 'third-company';
  if (!isMethodOffered(services.config, provider)) return [];
  const ways = (await services.companies.ofAccount(me.id)).map(async ({ id, key, name }) =>
    (await findProvider(services, provider, id)) ? [{ provider, company: key, companyName: name }] : [],
  );
  return (await Promise.all(ways)).flat();
}

/** Whether one of the platform's own ways is set up. Messengers sign in only inside themselves, so nothing can be begun here. */
async function isSetUp({ services }: Context, method: string): Promise<boolean> {
  if (method === 'ldap') return ldapSettings(services.config) !== null;
  return isBrowserMethod(method) && (await findProvider(services, method, PLATFORM)) !== null;
}

/** `GET /api/user/identities/ways`: where the caller may have an account to link. */
export async function waysToLink(context: Call<'waysToLink'>) {
  const ways = context.services.config.authTypes.map(async (provider) =>
    (await isSetUp(context, provider)) ? [{ provider, company: '', companyName: '' }] : [],
  );
  return listPage(context, [...(await Promise.all(ways)).flat(), ...(await ofCompanies(context))]);
}
