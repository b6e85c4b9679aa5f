import type { ExternalUser } from '../identities/index.ts';

/** One sign-in on its way to a provider and back. */
export interface Trip {
  /** Comes back with the browser; known to nobody else. */
  state: string;
  /** What an ID token must repeat. */
  nonce: string;
  /** PKCE's secret, which only this server knows (RFC 7636). */
  verifier: string;
  /** Our address that the provider sends the browser back to, without a query. */
  callback: string;
}

/** Another system that says who somebody is. */
export interface Provider {
  /** Where the browser goes to sign in. */
  authorize(trip: Trip): Promise<URL> | URL;
  /**
   * Who came back.
   * @param address the whole address the provider sent the browser to.
   * @throws provider-denied, provider-refused or provider-unavailable; SignInAgain when what came back is too old.
   */
  redeem(trip: Trip, address: URL): Promise<ExternalUser>;
}

/** What came back is too old: the person signs in at the provider once more. */
export class SignInAgain extends Error {}
