import type { RendererEnv } from 'amis-core';
import type { Locale } from '../../types/start.ts';
import { loadFullStyles } from '../late/full-styles.ts';

/** Messages and questions to a person. */
export interface Feedback extends Required<Pick<RendererEnv, 'alert' | 'confirm'>> {
  /** Resolves when the message is shown, or cannot be. */
  notify(...message: Parameters<RendererEnv['notify']>): Promise<void>;
  /** Loads what messages need ahead of the first. Rejects when it cannot be had. */
  prepare(): Promise<unknown>;
}

/** A message that cannot be shown has nobody to go to; the bar about the connection is there already. */
const giveUp = () => undefined;

/** What amis calls a failure that nobody should hear of. */
const SILENT = '';

/**
 * Messages, alerts and questions by amis's own components. They are loaded and mounted with the first message at the latest.
 */
export function createFeedback(container: () => HTMLElement, locale: () => Locale): Feedback {
  const load = async () => {
    const [{ mountOverlay }] = await Promise.all([import('./overlay.tsx'), loadFullStyles()]);
    return mountOverlay(container(), locale());
  };
  return {
    prepare: load,
    async notify(type, message, options) {
      if (message !== SILENT) await load().then(({ toast }) => void toast[type](message, options), giveUp);
    },
    alert: (message, title) => void load().then(({ alert }) => alert(message, title), giveUp),
    confirm: async (message, title, options?: object) =>
      Boolean(await (await load()).confirm(message, title, { ...options, closeOnEsc: true })),
  };
}
