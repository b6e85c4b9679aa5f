import { randomUUID } from 'node:crypto';
import { fail } from '../../../kernel/errors/fail.ts';
import { askJson } from '../ask.ts';
import { textAt } from '../fields.ts';
import { publicFetch } from '../public-fetch.ts';
import { filled } from '../third/settings.ts';
import type { CompanyThirdSettings } from './third-settings.ts';

const outside = publicFetch();

/**
 * Asks the address of profiles for somebody with a code that nobody gave out: whoever answers at all is there, and whoever
 * answers with a person would let everybody in. Throws `provider-not-public`, `provider-unavailable`, `provider-takes-anything`.
 */
export async function tryProfileAddress({ profileUrl }: CompanyThirdSettings, { insideToo }: { insideToo: boolean }) {
  const address = filled(profileUrl, 'code', `test-${randomUUID()}`);
  const { status, body } = await askJson(address, {}, insideToo ? fetch : outside);
  const somebody = ['username', 'user', 'email'].some((field) => textAt(body, field) !== '');
  if (status < 400 && somebody) throw fail('provider-takes-anything', { field: 'profileUrl' });
}
