import type { Call, Reply, Site } from './site.ts';

/** Somebody who is known at every provider of the tests. */
export interface Somebody {
  id: string;
  username: string;
  name: string;
  email: string;
  /** Further fields of what OAuth providers answer. */
  more?: Record<string, unknown>;
  /** The digits of the id, where OAuth providers answer a number. */
  digits?: string;
}

/** What a code, ticket or token stands for; each counts once. */
export interface Grant {
  person: Somebody;
  /** The address it was made for. */
  redirect: string;
  /** PKCE's challenge. */
  challenge?: string;
}

/** All providers that are not real servers of their own, on one port. */
export interface World extends Site {
  person: Somebody;
  /** The one the providers have been told; a test that changes it makes ours wrong. */
  secret: string;
  /** Codes that providers gave out and nobody has used. */
  grants: Map<string, Grant>;
  /** What happens while the third protocol's profile is being asked for. */
  beforeProfile?: () => Promise<void>;
  /** Answered with by the third protocol: its codes have grown old. */
  codesExpired: boolean;
  /** Replaces the XML that the CAS server answers with. */
  casAnswer: string | null;
  grant(redirect: string, challenge?: string): string;
  /** Uses a code up. */
  spend(code: string | null): Grant | undefined;
}

export const clientId = 'pagewright';
export const clientSecret = 'a secret of ours';

/**
 * The page where somebody agrees to sign in. With `approve` they have; with `refuse` they have not. Everything asked
 * for goes along in hidden fields.
 */
export function consentPage(call: Call, decided: (refused: boolean) => Reply): Reply {
  if (call.query.has('approve')) return decided(false);
  if (call.query.has('refuse')) return decided(true);
  const hidden = [...call.query].map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${value.replaceAll('"', '&quot;')}">`,
  );
  const html =
    '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Provider</title><link rel="icon" href="data:,">' +
    `<main><h1>Provider</h1><form method="get">${hidden.join('')}` +
    '<button name="approve" value="1">Sign in</button><button name="refuse" value="1">Cancel</button></form></main>';
  return { html };
}

/** An address with parameters added. */
export function addressWith(address: string, parameters: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}
