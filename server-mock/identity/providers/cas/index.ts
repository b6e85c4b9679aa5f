import { PLATFORM } from '../../../kernel/database/index.ts';
import { externalUser } from '../../identities/index.ts';
import type { MethodsWith } from '../../methods/index.ts';
import { boundedFetch, withQuery } from '../ask.ts';
import { addressAt, firstAddress, textsAt } from '../fields.ts';
import type { Provider, Trip } from '../provider.ts';
import { trouble } from '../trouble.ts';
import { readCasAnswer } from './response.ts';

const under = (base: string, path: string): string => `${base.replace(/\/$/, '')}${path}`;

/** The service a ticket is made for: our address of this very sign-in, so that no other ticket counts here. */
const serviceOf = ({ callback, state }: Trip): string => withQuery(callback, { state }).href;

/** CAS 2.0 (apereo.github.io/cas, "CAS Protocol"); null while its address is missing. */
export function casProvider(provider: MethodsWith<{ ownOrigin: true }>, url: string): Provider | null {
  if (!url) return null;
  return {
    authorize: (trip) => withQuery(under(url, '/login'), { service: serviceOf(trip) }),
    async redeem(trip, { searchParams }) {
      const ticket = searchParams.get('ticket') ?? '';
      if (ticket === '') throw trouble('provider-denied', 'no ticket');
      const service = serviceOf(trip);
      const response = await boundedFetch(withQuery(under(url, '/serviceValidate'), { service, ticket }));
      const answer = response.ok ? readCasAnswer(await response.text()) : null;
      if (!answer) throw trouble('provider-unavailable', `serviceValidate: status ${response.status}, unreadable`);
      if ('failure' in answer) throw trouble('provider-refused', answer.failure.slice(0, 64));
      const { user, attributes } = answer;
      const email = addressAt(attributes, 'mail', 'email') || firstAddress([user]);
      const name = ['displayName', 'cn', 'name'].map((field) => textsAt(attributes, field)[0]).find(Boolean);
      const person = externalUser(
        { provider, companyId: PLATFORM, subject: user },
        { name: name ?? user, email, vouched: true },
      );
      if (!person) throw trouble('provider-refused', 'no usable user');
      return person;
    },
  };
}
