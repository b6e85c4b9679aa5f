import { registry } from '../host/renderers/registry.ts';
import type { Texts } from '../i18n/translate.ts';
import { loadPlugins } from './load-plugins.ts';
import { snippetPlugin } from './palette/snippets.ts';
import type { EditorPlugin } from './plugin.ts';

/** The plugins for the platform's own renderers and for the snippets of the house, with words of a language. */
export const ownPlugins = async (texts: Texts): Promise<EditorPlugin[]> => [
  snippetPlugin(texts),
  ...(await loadPlugins(Object.values(registry), (key) => texts[key])),
];
