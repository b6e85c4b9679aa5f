import type { Configuration } from '../../configuration/index.ts';

/** What the third protocol needs: addresses with `{{callback}}` and `{{code}}`, and the name of the query parameter. */
export type ThirdSettings = Configuration['third'];

/** Whether enough is set to sign in with. */
export const isComplete = ({ authorizeUrl, profileUrl }: ThirdSettings): boolean =>
  authorizeUrl.includes('{{callback}}') && profileUrl.includes('{{code}}');

/** The query parameter that carries the code. */
export const codeFieldOf = ({ codeField }: ThirdSettings): string => codeField || 'code';

/** An address with a placeholder filled in, as one value of its query or path. */
export const filled = (address: string, placeholder: string, value: string): URL =>
  new URL(address.replaceAll(`{{${placeholder}}}`, () => encodeURIComponent(value)));
