import { registry } from '../host/renderers/registry.ts';
import type { Texts } from '../i18n/translate.ts';
import { loadPlugins } from './load-plugins.ts';
import type { EditorPlugin } from './plugin.ts';

/** The plugins for the platform's own renderers, with words of a language. */
export const ownPlugins = (texts: Texts): Promise<EditorPlugin[]> =>
  loadPlugins(Object.values(registry), (key) => texts[key]);
