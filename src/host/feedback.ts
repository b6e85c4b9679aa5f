import type { RendererEnv } from 'amis-core';
import { loadFullStyles } from '../documents/full-styles.ts';
import type { Locale } from '../types/start.ts';

/** Messages and questions to a person. */
export type Feedback = Required<Pick<RendererEnv, 'notify' | 'alert' | 'confirm'>>;

/** What amis calls a failure that nobody should hear of. */
const SILENT = '';

/**
 * Messages, alerts and questions by amis's own components. They are loaded and mounted with the first message, because most
 * visits show none.
 */
export function createFeedback(container: () => HTMLElement, locale: () => Locale): Feedback {
  const load = async () => {
    const [{ mountOverlay }] = await Promise.all([import('./overlay.tsx'), loadFullStyles()]);
    return mountOverlay(container(), locale());
  };
  return {
    notify(type, message, options) {
      if (message !== SILENT) {
        void load().then(({ toast }) => toast[type](message, options));
      }
    },
    alert: (message, title) => void load().then(({ alert }) => alert(message, title)),
    confirm: async (message, title) => Boolean(await (await load()).confirm(message, title)),
  };
}
