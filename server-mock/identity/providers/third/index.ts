import { externalUser } from '../../identities/index.ts';
import type { MethodsWith } from '../../methods/index.ts';
import { askJson, withQuery } from '../ask.ts';
import { addressAt, textAt } from '../fields.ts';
import { type Provider, SignInAgain } from '../provider.ts';
import { toldBy, trouble } from '../trouble.ts';
import { codeFieldOf, filled, isComplete, type ThirdSettings } from './settings.ts';

export { codeFieldOf, type ThirdSettings } from './settings.ts';

/**
 * The platform's own third protocol: the browser is led to a login page and back with a code, and the profile is asked
 * for by that code. The platform's, or a company's own. `vouchesFor` says whether the provider's word is enough for an
 * address; otherwise a newcomer proves it by a code. `get` asks for the profile. Null while its settings are missing.
 */
export function thirdProvider(
  whose: { provider: MethodsWith<{ returnsToStart: true }>; companyId: number },
  settings: ThirdSettings,
  vouchesFor: (email: string) => boolean,
  get = fetch,
): Provider | null {
  if (!isComplete(settings)) return null;

  async function profile(code: string): Promise<Record<string, unknown>> {
    const { status, body } = await askJson(filled(settings.profileUrl, 'code', code), {}, get);
    if (status === 401 && JSON.stringify(body).includes('code_expired')) throw new SignInAgain();
    if (status >= 400) throw trouble('provider-refused', `profile: status ${status} ${toldBy(body)}`);
    return body;
  }

  return {
    authorize: ({ callback, state }) => filled(settings.authorizeUrl, 'callback', withQuery(callback, { state }).href),
    async redeem(_, { searchParams }) {
      const code = searchParams.get(codeFieldOf(settings)) ?? '';
      if (code === '') throw trouble('provider-refused', `no ${codeFieldOf(settings)}`);
      const answer = await profile(code);
      const username = textAt(answer, 'username') || textAt(answer, 'user');
      const email = addressAt(answer, 'email');
      const person = externalUser(
        { ...whose, subject: username || (email || textAt(answer, 'email')).toLowerCase() },
        { name: textAt(answer, 'displayName') || username, email, vouched: vouchesFor(email) },
      );
      if (!person) throw trouble('provider-refused', `profile without a username: ${toldBy(answer)}`);
      return person;
    },
  };
}
