import type { Configuration } from '../../kernel/configuration/index.ts';
import { fail } from '../../kernel/errors/fail.ts';

/** Whether the configuration offers one of these sign-in methods. */
export function isMethodOffered({ authTypes }: Pick<Configuration, 'authTypes'>, ...methods: string[]): boolean {
  return methods.some((method) => authTypes.includes(method));
}

/** Throws `method-disabled` unless the configuration offers one of these sign-in methods. */
export function requireMethod(config: Pick<Configuration, 'authTypes'>, ...methods: string[]): void {
  if (!isMethodOffered(config, ...methods)) throw fail('method-disabled');
}
