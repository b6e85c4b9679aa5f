const YEAR = 365 * 24 * 60 * 60;

/** Remembers a choice for a year, where the server can read it with the next document. */
export function rememberInCookie(name: string, value: string, contextPath: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not available in every supported browser
  document.cookie = `${name}=${value}; Path=${contextPath || '/'}; Max-Age=${YEAR}; SameSite=Lax`;
}
