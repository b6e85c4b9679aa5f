/** What the library compares, by the name that it gives it. Neither of the two texts is anybody's secret. */
const names = new Set(['issuer', 'iss']);

interface Compared {
  expected?: unknown;
  attribute?: string;
  claim?: string;
  body?: { issuer?: unknown };
  claims?: { iss?: unknown };
}

/** What the provider itself said of its name; undefined when something else was compared. What a browser brings may be anybody's word. */
function saidIn({ attribute, claim, body, claims }: Compared): unknown {
  return names.has(attribute ?? claim ?? '') ? (body?.issuer ?? claims?.iss) : undefined;
}

/**
 * The two names of a provider that differ, where that is what an error of the library says: the configured one and the provider's own. They count
 * letter by letter (OpenID Connect Discovery 1.0, 4.3), so a last slash that is missing is a difference. Null for other errors.
 * @param causes the error and its causes
 */
export function differentIssuers(causes: readonly unknown[], configured: string): string | null {
  for (const cause of causes) {
    const said = saidIn((cause ?? {}) as Compared);
    if (typeof said === 'string')
      return `the issuer is configured as ${configured}, the provider calls itself ${said.slice(0, 200)}; set issuer to that`;
  }
  return null;
}
