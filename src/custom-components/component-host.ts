/** Names of this machine. */
const LOOPBACK = /^(?:localhost|[\w-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i;

/**
 * The hosts that packages have, each its own: `*` stands for a package's hash. Frames of one host share a process, so that a component
 * without end would stop the page around it and other components. Where nothing is configured this machine has such names by
 * itself (`*.localhost`); elsewhere all stay at the page's own host.
 * @param host the page's, with its port
 * @param configured the key `componentHost`
 */
export function componentHosts(host: string, configured: string): string {
  if (configured) return `*.${configured}`;
  const [found, port = ''] = LOOPBACK.exec(host) ?? [];
  return found ? `*.localhost${port}` : host;
}

/** Where the frame of a package is, for a page of a host. */
export function frameAddress(
  hash: string,
  { protocol, host, contextPath, configured }: Record<'protocol' | 'host' | 'contextPath' | 'configured', string>,
): string {
  return `${protocol}//${componentHosts(host, configured).replace('*', hash)}${contextPath}/component/${hash}/frame.html`;
}
