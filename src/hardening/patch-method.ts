/**
 * Replaces a method of a library's prototype. Throws when the library no longer has it, so that an upgrade cannot undo
 * the change in silence.
 */
export function patchMethod<Host extends object>(
  host: Host,
  name: string,
  replace: (original: (this: Host, ...args: never[]) => unknown) => (this: Host, ...args: never[]) => unknown,
): void {
  const original = (host as Record<string, unknown>)[name];
  if (typeof original !== 'function') {
    throw new Error(`no ${name}() to replace`);
  }
  Object.defineProperty(host, name, {
    value: replace(original as (this: Host, ...args: never[]) => unknown),
    configurable: true,
    writable: true,
  });
}
