/** What somebody whose password has expired can still call: what the page for a new one needs, and the way out. */
const calls = new Set(['updatePassword', 'userInfo', 'logout', 'proofMethods', 'prove', 'sendProofCode']);

/** The page where an expired password is changed. */
export const passwordPage = '/i/password';

/** Whether a call is open to a session that has to change its password first; others are refused. */
export function isOpenBeforeChange(operation: { id: string; access: string }): boolean {
  return operation.access === 'anonymous' || calls.has(operation.id);
}

/** The address of that page; from there the way leads on to `wanted`, a checked path of ours with the context path. */
export function passwordPageFor(contextPath: string, wanted: string): string {
  return `${contextPath}${passwordPage}?expired=1&redirect=${encodeURIComponent(wanted)}`;
}
