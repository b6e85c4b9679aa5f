import type { Context } from '../../../kernel/contracts/index.ts';
import { fail } from '../../../kernel/errors/fail.ts';
import type { CompanyThirdSettings } from './third-settings.ts';

const addresses = ['authorizeUrl', 'profileUrl', 'logoutUrl'] as const;

/**
 * Refuses what is written as an address and is none, such as one with a port above 65535; the contract's patterns cannot tell.
 * Throws `invalid-fields`.
 */
export function requireReadable(settings: CompanyThirdSettings, text: Context['text']): void {
  const unreadable = addresses.filter((name) => settings[name] !== '' && !URL.canParse(settings[name]));
  if (unreadable.length === 0) return;
  throw fail('invalid-fields', {
    errors: Object.fromEntries(unreadable.map((name) => [name, text('api.field.format')])),
  });
}
