import type { Configuration } from '../../kernel/configuration/index.ts';
import type { ExternalUser } from '../identities/index.ts';

/** What a messenger's server is asked with. */
export type Integration = Configuration['integration'];

/** Exchanges the code that a messenger's host gave out for who somebody is. Throws `provider-refused` and `provider-unavailable`. */
export type Messenger = (integration: Integration, code: string) => Promise<ExternalUser>;

/** An address below the configured endpoint, else below the messenger's own. */
export const at = ({ endpoint }: Integration, own: string, path: string): string =>
  `${(endpoint || own).replace(/\/$/, '')}${path}`;
