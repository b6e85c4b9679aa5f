import type { MethodName } from './table.ts';

/** What a session names as the way somebody came in. A code counts as what it was sent to, an address or a phone. */
export type Method = Exclude<MethodName, 'captcha'>;
