import { registerAction } from 'amis-core';
import type { Navigator } from '../../routes/navigator.ts';
import { isTenants, speakerOf } from '../frame-data/speaker.ts';
import type { MistakesParts } from '../mistakes/mistakes.tsx';

/**
 * Registers the two actions of the user menu for people who may change pages. Only pages of the platform and its operator have them. They
 * are there with the first screen, and what they do is loaded with the first click.
 */
export function registerPageActions(host: MistakesParts & { navigator: Navigator }): void {
  for (const type of ['openEditor', 'explainPage'] as const) {
    registerAction(type, {
      async run(_action, _renderer, event) {
        const frame = speakerOf(event.context['env'])?.frame;
        if (frame && !isTenants(frame)) (await import('./page-keys.ts'))[type](host, host.navigator);
      },
    });
  }
}
