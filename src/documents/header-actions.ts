import { registerAction } from 'amis-core';
import type { HeaderParts } from '../host/start/page-keys.ts';

/**
 * Registers the actions of the header: the search, which is the switcher too, and two for people who may change pages. They are there with the first
 * screen; what they do, and who may have it done, is loaded with the first click.
 */
export function registerHeaderActions(host: HeaderParts): void {
  for (const type of ['openEditor', 'openSearch', 'explainPage'] as const) {
    registerAction(type, {
      run: async ({ args }, _renderer, { context }) =>
        (await import('../host/start/page-keys.ts')).runFor(context['env'], type, { ...host, args }),
    });
  }
}
