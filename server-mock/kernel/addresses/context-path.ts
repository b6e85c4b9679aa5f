/**
 * Makes the server answer under a context path whether or not the proxy in front strips it: `/pw/login` and `/login`
 * are the same. Without a context path addresses stay as they are.
 */
export function withoutContext(contextPath: string, url: string): string {
  if (contextPath === '' || !url.startsWith(contextPath)) return url;
  const rest = url.slice(contextPath.length);
  if (rest === '' || rest.startsWith('?')) return `/${rest}`;
  return rest.startsWith('/') ? rest : url;
}
