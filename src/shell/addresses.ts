/** Blanks, control characters and the backslash: browsers drop or reinterpret them inside addresses. */
const CONTROL = /[\s\\]|\p{Cc}/u;

/** Whether a path stays on this origin: one leading slash, nothing that a browser could read as a host. */
export const isOwnPath = (path: string): boolean =>
  path.startsWith('/') && !path.startsWith('//') && !CONTROL.test(path);

/** The address when a link may carry it: a path of ours, https, http or mailto; otherwise nothing. */
export function safeLink(address: string): string | undefined {
  if (CONTROL.test(address)) return undefined;
  return isOwnPath(address) || /^(https?:\/\/|mailto:|[?#])/i.test(address) ? address : undefined;
}

/** The address when a picture may be loaded from it: a path of ours, https, http or an embedded picture. */
export function safePicture(address: string): string | undefined {
  if (CONTROL.test(address)) return undefined;
  return isOwnPath(address) || /^(https?:\/\/|data:image\/(png|jpeg|gif|webp);base64,)/i.test(address)
    ? address
    : undefined;
}

/** The path that a native form may post to, from an `api` such as `post:/login`; otherwise nothing. */
export function postPath(api: unknown, contextPath: string): string | undefined {
  const path = typeof api === 'string' ? api.match(/^post:(.*)$/i)?.[1] : undefined;
  return path && isOwnPath(path) ? contextPath + path : undefined;
}
