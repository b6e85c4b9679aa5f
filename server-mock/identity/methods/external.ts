import { methodsWith } from './methods-with.ts';

/** Methods that other systems answer for. */
export const externalMethods = [
  ...methodsWith({ kind: 'directory' }),
  ...methodsWith({ kind: 'provider' }),
  ...methodsWith({ kind: 'messenger' }),
];

export type ExternalMethod = (typeof externalMethods)[number];
