import type { ProviderConfiguration } from '../../../kernel/configuration/index.ts';
import { PLATFORM } from '../../../kernel/database/index.ts';
import { type ExternalUser, externalUser } from '../../identities/index.ts';
import type { ExternalMethod } from '../../methods/index.ts';
import { addressAt, textAt, valueAt } from '../fields.ts';
import { trouble } from '../trouble.ts';

/** The name with the operator's suffix: an address nobody else decides about. */
const suffixed = (name: string, suffix: string): string =>
  name === '' || suffix === '' ? '' : `${name}@${suffix.replace(/^@/, '')}`;

/**
 * Whether the provider proved the address. OpenID Connect says so in a claim, which must be there; plain OAuth has no
 * such claim, so what the operator's own provider answers counts unless it says otherwise.
 */
function isProven(answer: object, { issuer }: ProviderConfiguration): boolean {
  const claim = valueAt(answer, 'email_verified');
  return claim === true || claim === 'true' || (claim === undefined && issuer === '');
}

/** Reads who somebody is from a provider's answer, by the configured fields. Throws `provider-refused` without an id. */
export function personOf(provider: ExternalMethod, settings: ProviderConfiguration, answer: object): ExternalUser {
  const name = textAt(answer, settings.nameField);
  const email = addressAt(answer, settings.emailField);
  const person = externalUser(
    { provider, companyId: PLATFORM, subject: textAt(answer, settings.idField) },
    {
      name: textAt(answer, settings.displayField) || name,
      email: email || suffixed(name, settings.emailSuffix),
      vouched: email === '' || isProven(answer, settings),
    },
  );
  if (!person) throw trouble('provider-refused', `no ${settings.idField} in the answer`);
  return person;
}
