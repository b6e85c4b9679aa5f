/**
 * The address that people are told. The loopback address has a name that they can remember, and browsers keep the
 * cookies of one name apart from those of the other: everything we print names `localhost`.
 * @param listening the address as the socket has it.
 */
export function shownAddress(listening: string, host: string, contextPath: string): string {
  const address = host === '127.0.0.1' ? listening.replace('//127.0.0.1:', '//localhost:') : listening;
  return address + contextPath;
}

/** The line that says where the server answers. */
export function readyLine(listening: string, host: string, contextPath: string): string {
  return `Pagewright ready at ${shownAddress(listening, host, contextPath)}\n`;
}
