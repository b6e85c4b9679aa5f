import type { Configuration } from '../../../kernel/configuration/index.ts';
import { trouble } from '../trouble.ts';

/** What the third protocol needs: addresses with `{{callback}}` and `{{code}}`, and the name of the query parameter. */
export type ThirdSettings = Configuration['third'];

/** Whether enough is set to sign in with. */
export const isComplete = ({ authorizeUrl, profileUrl }: ThirdSettings): boolean =>
  authorizeUrl.includes('{{callback}}') && profileUrl.includes('{{code}}');

/** The query parameter that carries the code. */
export const codeFieldOf = ({ codeField }: ThirdSettings): string => codeField || 'code';

/** An address with a placeholder filled in, as one value of its query or path. Throws `provider-unavailable` when it is none. */
export function filled(address: string, placeholder: string, value: string): URL {
  const whole = address.replaceAll(`{{${placeholder}}}`, () => encodeURIComponent(value));
  if (!URL.canParse(whole)) throw trouble('provider-unavailable', `the address for {{${placeholder}}} cannot be read`);
  return new URL(whole);
}
