const names = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?|::ffff:127(\.\d{1,3}){3})$/i;

/** Whether a host name or an address means this machine. */
export const isLoopback = (host: string): boolean => names.test(host);
