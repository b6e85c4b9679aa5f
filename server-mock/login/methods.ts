import type { Configuration } from '../configuration/index.ts';
import { fail } from '../errors/fail.ts';

/** Throws `method-disabled` unless the configuration offers one of these sign-in methods. */
export function requireMethod(config: Pick<Configuration, 'authTypes'>, ...methods: string[]): void {
  if (!methods.some((method) => config.authTypes.includes(method))) throw fail('method-disabled');
}
