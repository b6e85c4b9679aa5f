/** The part of the Trusted Types API that is used here; browsers without it have no `trustedTypes`. */
interface Policy {
  createHTML(text: string): string;
  createScriptURL(text: string): string;
}
interface Factory {
  createPolicy(name: string, rules: Record<string, (text: string) => string>): Policy;
}

let policy: Policy | undefined;

/** The policy by which this folder hands checked markup to the browser; undefined where Trusted Types are unknown. */
export function ownPolicy(): Policy | undefined {
  const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;
  policy ??= factory?.createPolicy('pagewright', { createHTML: (text) => text, createScriptURL: (text) => text });
  return policy;
}

/** Marks markup as checked, in the form that the browser's sinks take. */
export function asTrusted(checked: string): string {
  return ownPolicy()?.createHTML(checked) ?? checked;
}

/**
 * The rules for every sink that nobody thought of: markup goes through `check`, programs and their addresses are refused.
 * Takes effect in documents sent with `require-trusted-types-for 'script'`.
 */
export function setDefaultPolicy(check: (html: string) => string): void {
  const refuse = (text: string): never => {
    throw new TypeError(`text cannot be loaded as a program: ${text.slice(0, 80)}`);
  };
  const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;
  factory?.createPolicy('default', { createHTML: check, createScript: refuse, createScriptURL: refuse });
}
